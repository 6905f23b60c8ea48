import type { Language } from '../../../core/words.ts';
import type { Vegetable } from '../components.ts';

const en = {
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
  powers: (n: number) => (n === 1 ? 'uses 1 power' : `uses ${n} powers`),
  feed: (value: number) => `Feed the pig ${value}`,
  feedAs: (value: number, veg: string) => `Feed the pig ${value}, as ${veg}`,
  ribbon: (isWon: boolean): string => (isWon ? 'ribbon won, 5 points' : 'no ribbon yet'),
  pigTold: (crossed: number, points: number, powers: number) =>
    `${crossed} of 42 circles crossed, worth ${points}, powers left: ${powers}`,
  marketTold: (veg: string, crossed: number) => `${veg}: worth ${crossed} each`,
  sheetOf: (name: string) => `Sheet of ${name}`,
  close: 'Close',
  points: 'points',
  total: 'Total',
  powersLeft: (n: number) => (n === 1 ? '1 power' : `${n} powers`),
  noDice: 'The dice are on their way.',
  ruling: 'The pig values are our own: no public source tells the printed ones.',
  pigValues: 'Pig values, from the top row',
  pigRow: (n: number) => `Pig row ${n}`,
  wrongValue: (least: number, most: number) => `a whole number from ${least} to ${most}, please.`,
};

const de: typeof en = {
  dice: 'Würfel',
  garden: 'Garten',
  pig: 'Schwein',
  market: 'Markt',
  veg: { lettuce: 'Salat', tomato: 'Tomate', carrot: 'Karotte' },
  die: (veg, value) => `${veg} ${value}`,
  row: (n) => `Reihe ${n}`,
  column: (n) => `Spalte ${n}`,
  empty: 'frei',
  place: (veg, row, column) => `${veg} in Reihe ${row}, Spalte ${column} pflanzen`,
  powers: (n) => (n === 1 ? 'kostet 1 Kraft' : `kostet ${n} Kräfte`),
  feed: (value) => `Dem Schwein ${value} füttern`,
  feedAs: (value, veg) => `Dem Schwein ${value} füttern, als ${veg}`,
  ribbon: (isWon) => (isWon ? 'Schleife gewonnen, 5 Punkte' : 'noch keine Schleife'),
  pigTold: (crossed, points, powers) => `${crossed} von 42 Kreisen angekreuzt, ${points} wert, Kräfte übrig: ${powers}`,
  marketTold: (veg, crossed) => `${veg}: je ${crossed} wert`,
  sheetOf: (name) => `Bogen von ${name}`,
  close: 'Schließen',
  points: 'Punkte',
  total: 'Summe',
  powersLeft: (n) => (n === 1 ? '1 Kraft' : `${n} Kräfte`),
  noDice: 'Die Würfel sind unterwegs.',
  ruling: 'Die Werte des Schweins sind unsere eigenen: Die gedruckten nennt keine öffentliche Quelle.',
  pigValues: 'Werte des Schweins, von der obersten Reihe an',
  pigRow: (n) => `Schweinereihe ${n}`,
  wrongValue: (least, most) => `bitte eine ganze Zahl von ${least} bis ${most}.`,
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
