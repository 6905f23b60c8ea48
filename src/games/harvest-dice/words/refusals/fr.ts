import type { Vegetable } from '../../components.ts';
import type { Refusals } from './en.ts';

const names: Record<Vegetable, string> = { lettuce: 'salade', tomato: 'tomate', carrot: 'carotte' };
const powers = (n: number): string => (n < 2 ? `${n} pouvoir` : `${n} pouvoirs`);

export const fr: Refusals = {
  sameColour: ({ veg }) => `Ce dé est déjà une ${names[veg]} : laisse « as » de côté.`,
  noDie: ({ veg, value }) => `Il n’y a pas de ${names[veg]} ${value} parmi les dés.`,
  colourIsAdvanced: 'Un pouvoir ne change la couleur qu’en partie avancée.',
  feedsItsValue: ({ value }) => `Un ${value} donne ${value} au cochon : seul un pouvoir y change quelque chose.`,
  plantsInItsColumn: ({ value }) =>
    `Un ${value} se plante en colonne ${value} : seul un pouvoir y change quelque chose.`,
  tooFewPowers: ({ needed, left }) =>
    `Il faut ${powers(needed)}, et il ne t’en reste ${left === 0 ? 'aucun' : left === 1 ? 'qu’un' : `que ${left}`}.`,
  mustPlant: ({ veg, value }) =>
    `La ${names[veg]} ${value} peut se planter en colonne ${value} : elle ne va donc pas au cochon.`,
  noPowerNeeded: ({ veg, value }) =>
    `La ${names[veg]} ${value} ne peut pas se planter telle quelle : pas besoin de pouvoir pour la donner au cochon.`,
  firstColour: ({ veg }) =>
    `N’importe quelle couleur impossible à planter convient : on nomme la première, ${names[veg]}.`,
  lowerValue: 'Une valeur plus basse, pour autant de pouvoirs, remplit le cochon tout aussi bien.',
  taken: 'Cette case est prise.',
  notBeside: ({ veg }) => `La ${names[veg]} doit se planter à côté d’une autre ${names[veg]}.`,
};
