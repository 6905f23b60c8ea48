import type { Colour } from '../../components.ts';
import { desserts } from '../names/fr.ts';
import type { Refusals } from './en.ts';

const one: Record<Colour, string> = { red: 'rouge', yellow: 'jaune', green: 'vert', purple: 'violet' };
const several: Record<Colour, string> = { red: 'rouges', yellow: 'jaunes', green: 'verts', purple: 'violets' };

export const fr: Refusals = {
  notOnColour: ({ colour, dessert }) => `Les dés ${several[colour]} n’ont pas de ${desserts[dessert]}.`,
  topAndSide: ({ dessert }) => `La ${desserts[dessert]} ne peut pas être à la fois dessus et sur les côtés.`,
  blackIsPlaced: 'Le dé noir est déjà sur le plateau.',
  notInSupply: ({ colour, dessert }) => `Aucun dé ${one[colour]} de la réserve ne montre de ${desserts[dessert]}.`,
  taken: 'Il y a déjà un dé sur cette case.',
  noDie: 'Il n’y a pas de dé sur cette case.',
  offTheBoard: 'On ne bascule pas un dé hors du plateau.',
  tipsIntoTaken: 'La case où il basculerait est prise.',
  mustPlace: ({ tips }) => `Après ${tips === 1 ? 'une bascule' : `${tips} bascules de suite`}, il faut poser un dé.`,
  straightBack: 'Ce dé vient tout juste de là : on ne le rebascule pas aussitôt.',
};
