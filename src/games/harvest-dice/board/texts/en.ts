import type { Vegetable } from '../../components.ts';

/** What the board says beside its drawings; other languages have the same keys. */
export const en = {
  /** Between what something is and what is told of it. */
  colon: ':',
  dice: 'Dice',
  garden: 'Garden',
  pig: 'Pig',
  market: 'Market',
  veg: { lettuce: 'lettuce', tomato: 'tomato', carrot: 'carrot' } satisfies Record<Vegetable, string>,
  die: (veg: string, value: number) => `${veg} ${value}`,
  row: (n: number) => `Row ${n}`,
  column: (n: number) => `Column ${n}`,
  empty: 'open',
  place: (veg: string, row: number, column: number) => `Plant ${veg} in row ${row}, column ${column}`,
  /** Where powers let one die be planted as more than one vegetable. */
  plantAs: (row: number, column: number) => `Row ${row}, column ${column}: plant it as …`,
  powers: (n: number) => (n === 1 ? 'uses 1 power' : `uses ${n} powers`),
  feed: (value: number) => `Feed the pig ${value}`,
  /** A feed that the rules do not allow: whoever asks is told why. */
  whyNotFeed: (value: number) => `Why can the pig not have the ${value}?`,
  feedAs: (value: number, veg: string) => `Feed the pig ${value}, as ${veg}`,
  ribbon: (isWon: boolean): string => (isWon ? 'ribbon won, 5 points' : 'no ribbon yet'),
  pigTold: (crossed: number, points: number, powers: number) =>
    `${crossed} of 42 circles crossed, worth ${points}, powers left: ${powers}`,
  marketTold: (veg: string, crossed: number) => `${veg}: worth ${crossed} each`,
  sheetOf: (name: string) => `Sheet: ${name}`,
  close: 'Close',
  points: (n: number): string => (n === 1 ? 'point' : 'points'),
  total: 'Total',
  powersLeft: (n: number) => (n === 1 ? '1 power' : `${n} powers`),
  noDice: 'The dice are on their way.',
  ruling: 'The pig values are our own: no public source tells the printed ones.',
  pigValues: 'Pig values, from the top row',
  pigRow: (n: number) => `Pig row ${n}`,
  wrongValue: (least: number, most: number) => `a whole number from ${least} to ${most}, please.`,
};

export type BoardTexts = typeof en;
