import type { Colour, Dessert } from '../../components.ts';
import type { Direction } from '../../state.ts';

/** What the board says beside its drawings, most of it for those who listen to it. */
export const en = {
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
    `${colour} die, ${top} on top, ${northSouth} facing north and south, ${eastWest} facing east and west`,
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
  turned: (dessert: string) => `Turn it: ${dessert} faces north and south now`,
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

export type BoardTexts = typeof en;
