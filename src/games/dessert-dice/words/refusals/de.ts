import type { Colour } from '../../components.ts';
import { desserts } from '../names/de.ts';
import type { Refusals } from './en.ts';

const colours: Record<Colour, string> = { red: 'Rot', yellow: 'Gelb', green: 'Grün', purple: 'Lila' };

export const de: Refusals = {
  notOnColour: ({ colour, dessert }) => `Auf Würfeln in ${colours[colour]} gibt es „${desserts[dessert]}“ nicht.`,
  topAndSide: ({ dessert }) => `„${desserts[dessert]}“ kann nicht zugleich oben und an den Seiten sein.`,
  blackIsPlaced: 'Der schwarze Würfel liegt schon auf dem Brett.',
  notInSupply: ({ colour, dessert }) => `Kein Würfel in ${colours[colour]} im Vorrat zeigt „${desserts[dessert]}“.`,
  taken: 'Auf diesem Feld liegt schon ein Würfel.',
  noDie: 'Auf diesem Feld liegt kein Würfel.',
  offTheBoard: 'Ein Würfel darf nicht vom Brett kippen.',
  tipsIntoTaken: 'Das Feld, auf das er kippen würde, ist besetzt.',
  mustPlace: ({ tips }) =>
    `Nach ${tips === 1 ? 'einem Kippzug' : `${tips} Kippzügen in Folge`} muss ein Würfel gelegt werden.`,
  straightBack: 'Der Würfel wurde gerade erst von dort gekippt: Sofort zurück darf er nicht.',
};
