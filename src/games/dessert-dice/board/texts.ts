import type { Language } from '../../../core/words.ts';
import type { Colour, Dessert } from '../components.ts';
import type { Direction } from '../state.ts';

/** What the board says beside its drawings, most of it for those who listen to it. */
const en = {
  supply: 'Supply',
  tray: 'Tray of five by five',
  dessert: {
    jelloTart: 'jello tart',
    sweetRoll: 'sweet roll',
    popsicle: 'popsicle',
    iceCream: 'ice cream',
  } satisfies Record<Dessert, string>,
  colour: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    purple: 'purple',
    black: 'black',
  } satisfies Record<Colour | 'black', string>,
  direction: { north: 'north', east: 'east', south: 'south', west: 'west' } satisfies Record<Direction, string>,
  at: (row: number, column: number) => `row ${row}, column ${column}`,
  die: (colour: string, top: string, northSouth: string, eastWest: string) =>
    `${colour} die, ${top} on top, ${northSouth} to north and south, ${eastWest} to east and west`,
  blackDie: 'black die, blank',
  kind: (colour: string, top: string, count: number) => `${colour} ${top}, ${count} in the supply`,
  blackKind: (count: number) => `black die, blank, ${count} in the supply`,
  empty: 'empty',
  place: (what: string) => `Place the ${what} here`,
  tip: (direction: string) => `Tip it ${direction}`,
  comesUp: (dessert: string) => `${dessert} comes up`,
  noTip: (direction: string) => `Tip it ${direction}?`,
  choose: 'Take a die from the supply, or touch one on the tray to tip it.',
  chooseSupply: 'Take a die from the supply.',
  tipIt: 'The arrows show what comes up.',
  inHand: (what: string) => `${what}: touch a glowing square.`,
  turn: 'Turn it',
  turned: (dessert: string) => `Turn it: ${dessert} looks north and south now`,
  yourCard: (dessert: string, count: number) => `Your secret card: ${dessert}. Largest cluster ${count}. Cover it`,
  cluster: 'largest cluster',
  covered: 'Covered',
  look: 'Tap to look',
  uncover: 'Your secret card is covered. Look at it',
  secret: (name: string) => `${name}: secret card`,
  shown: (name: string, dessert: string, count: number) => `${name}: ${dessert}, largest cluster ${count}`,
  tips: (tips: number, limit: number) => `Tips in a row: ${tips}${limit === 0 ? '' : ` of ${limit}`}`,
  left: (n: number) => (n === 1 ? '1 square left' : `${n} squares left`),
};

const de: typeof en = {
  supply: 'Vorrat',
  tray: 'Tablett, fünf mal fünf',
  dessert: { jelloTart: 'Geleetörtchen', sweetRoll: 'Zuckerschnecke', popsicle: 'Stieleis', iceCream: 'Eiscreme' },
  colour: { red: 'rot', yellow: 'gelb', green: 'grün', purple: 'lila', black: 'schwarz' },
  direction: { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' },
  at: (row, column) => `Reihe ${row}, Spalte ${column}`,
  die: (colour, top, northSouth, eastWest) =>
    `Würfel, ${colour}, oben ${top}, nach Norden und Süden ${northSouth}, nach Osten und Westen ${eastWest}`,
  blackDie: 'schwarzer Würfel, leer',
  kind: (colour, top, count) => `${top} (${colour}), ${count} im Vorrat`,
  blackKind: (count) => `schwarzer Würfel, leer, ${count} im Vorrat`,
  empty: 'leer',
  place: (what) => `Hierher legen: ${what}`,
  tip: (direction) => `Nach ${direction} kippen`,
  comesUp: (dessert) => `oben liegt dann ${dessert}`,
  noTip: (direction) => `Nach ${direction} kippen?`,
  choose: 'Nimm einen Würfel aus dem Vorrat, oder tippe einen auf dem Tablett an, um ihn zu kippen.',
  chooseSupply: 'Nimm einen Würfel aus dem Vorrat.',
  tipIt: 'Die Pfeile zeigen, was nach oben kommt.',
  inHand: (what) => `${what}: tippe auf ein leuchtendes Feld.`,
  turn: 'Drehen',
  turned: (dessert) => `Drehen: jetzt schaut ${dessert} nach Norden und Süden`,
  yourCard: (dessert, count) => `Deine geheime Karte: ${dessert}. Größte Gruppe ${count}. Zudecken`,
  cluster: 'größte Gruppe',
  covered: 'Zugedeckt',
  look: 'Antippen zum Ansehen',
  uncover: 'Deine geheime Karte ist zugedeckt. Ansehen',
  secret: (name) => `${name}: geheime Karte`,
  shown: (name, dessert, count) => `${name}: ${dessert}, größte Gruppe ${count}`,
  tips: (tips, limit) => `Kippen in Folge: ${tips}${limit === 0 ? '' : ` von ${limit}`}`,
  left: (n) => (n === 1 ? '1 Feld frei' : `${n} Felder frei`),
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
