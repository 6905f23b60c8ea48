import { numberText } from '../../../../core/numberText.ts';
import type { Tile } from '../../components.ts';
import type { Content } from '../../position.ts';
import { en as words } from '../../words/en.ts';
import type { Deed } from '../choice.ts';

type Side = Extract<Content, { side: string }>['side'];

/** What the board says beside its drawings; other languages have the same keys. */
export const en = {
  /** Between what something is and what is told of it. */
  colon: ':',
  move: words.move,
  dice: 'Dice',
  garden: 'Garden',
  supply: 'Supply',
  tiles: {
    squash: 'squash',
    carrot: 'carrot',
    tomato: 'tomato',
    artichoke: 'artichoke',
    eggplant: 'eggplant',
    critter: 'critter',
    dial: 'dial',
    rock: 'rock',
  } satisfies Record<Tile, string>,
  sides: {
    seed: 'seed',
    veggie: 'ripe',
    bird: 'bird',
    rabbit: 'rabbit',
    sundial: 'sundial',
    scarecrow: 'scarecrow',
  } satisfies Record<Side, string>,
  die: (value: number) => `Die ${value}`,
  space: (row: number, column: number) => `Row ${row}, column ${column}`,
  empty: 'empty',
  star: 'star: counts double',
  of: (owner: string) => `(${owner})`,
  discs: (n: number) => (n === 1 ? '1 disc' : `${n} discs`),
  stack: (tile: string, worth: number, left: number) => `Buy ${tile}, worth ${worth}, ${left} left`,
  place: (tile: string) => `Place ${tile}`,
  inHand: 'To place',
  harvested: 'Harvested',
  nothing: 'nothing',
  points: (n: number) => (n === 1 ? '1 point' : `${numberText(n)} points`),
  sets: (n: number, points: number) => `${n === 1 ? '1 set' : `${n} sets`}: ${points} points`,
  sun: 'Sun',
  sunLeft: 'The sun is still there',
  useSun: 'Use the sun',
  rollAgain: 'Roll all four again',
  close: 'Close',
  deeds: {
    buy: 'Buy',
    place: 'Place',
    water: 'Water',
    harvest: 'Harvest',
    move: 'Go here',
    swallow: 'Eat and swallow',
    spit: 'Eat, keep the seed',
    flip: 'Turn over',
    remove: 'Chase off',
  } satisfies Record<Deed, string>,
  walk: 'Choose where it goes',
  moreDice: (n: number) => `${n} more with other dice`,
  critter: 'Critter',
  besides: 'for sets and collections',
  frontOf: (name: string) => `Play area: ${name}`,
  about: (side: Side): string =>
    ({
      seed: '',
      veggie: '',
      bird: 'Eats seeds of others',
      rabbit: 'Eats ripe veggies of others',
      sundial: 'Its owner may change dice for row and column by 2 in each turn',
      scarecrow: 'Around it, veggies of its owner bring 3 more, and no bird comes to their seeds',
    })[side],
  ways: (n: number) => `${n} ways`,
  noDice: 'The dice are on their way.',
  swallowed: (n: number) => `${n} swallowed`,
  lastTurn: 'The last seed is sold: this is the last turn.',
  hint: 'Tap a die, a tile or a glowing space: each choice narrows down the others.',
  stars: 'Which six spaces have a star is our reconstruction.',
};

export type BoardTexts = typeof en;
