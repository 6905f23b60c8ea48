import type { SheetDocument } from './document.ts';

/** What is printed: dice, items, the default sheet. Provenance as in RULES.md: [book] or [ruling]. The orders are those of the notation. */

/** V2 [book] */
export const grapes = ['chardonnay', 'merlot', 'pinotNoir', 'moscato', 'vernaccia', 'riesling'] as const;
export type Grape = (typeof grapes)[number];

/** V4 [book] */
export const barrels = ['kentucky', 'allier', 'limousin'] as const;
export type Barrel = (typeof barrels)[number];

/** V5 [book] */
export const fertilizers = ['compost', 'ash', 'oakChips', 'vanilla', 'truffles'] as const;
export type Fertilizer = (typeof fertilizers)[number];

export const items = [...grapes, ...barrels, ...fertilizers] as const;
export type Item = (typeof items)[number];

/** V8 [book] */
export const seasons = ['spring', 'summer', 'fall'] as const;
export type Season = (typeof seasons)[number];
export const MOST_YEARS = 3;
export const SEASONS_A_YEAR = seasons.length;

/** The boxes at the foot of the sheet, in the order they are played. */
export const scoreBoxes = [
  'year1Spring',
  'year1Summer',
  'year1Fall',
  'year2Spring',
  'year2Summer',
  'year2Fall',
  'year3Spring',
  'year3Summer',
  'year3Fall',
] as const;
export type ScoreBox = (typeof scoreBoxes)[number];

/** V1 [book]: by number of players. All are even (V12). */
const DICE_EACH = [0, 0, 18, 14, 10, 8, 8] as const;
export const diceEach = (players: number): number => DICE_EACH[players] as number;

/** V7 [ruling]: boxes in each row of the default sheet. */
export const SUPPLY_BOXES = 10;

/**
 * V2–V6 [book]: all numbers, and the barrels of Chardonnay and Merlot; [ruling] the barrels of the other four (V3), and that Merlot keeps (V6).
 * V7 [book]: one item a purchase; [ruling] ten boxes in every row.
 */
export const defaultSheet: SheetDocument = {
  grapes: {
    chardonnay: {
      sums: [7, 8],
      base: 0,
      bonuses: { compost: 2, ash: 2, oakChips: 3, truffles: 6 },
      barrels: ['kentucky'],
      spoils: true,
      boxes: SUPPLY_BOXES,
    },
    merlot: {
      sums: [7],
      base: 2,
      bonuses: { compost: 2, ash: 2, oakChips: 3, vanilla: 5 },
      barrels: ['kentucky', 'allier', 'limousin'],
      spoils: false,
      boxes: SUPPLY_BOXES,
    },
    pinotNoir: {
      sums: [8, 9],
      base: 4,
      bonuses: { compost: 1, oakChips: 3, vanilla: 8 },
      barrels: ['kentucky', 'allier'],
      spoils: true,
      boxes: SUPPLY_BOXES,
    },
    moscato: {
      sums: [8],
      base: 5,
      bonuses: { compost: 1, ash: 2, truffles: 8 },
      barrels: ['allier'],
      spoils: true,
      boxes: SUPPLY_BOXES,
    },
    vernaccia: {
      sums: [9, 10],
      base: 6,
      bonuses: { ash: 2, oakChips: 4, vanilla: 8 },
      barrels: ['allier', 'limousin'],
      spoils: true,
      boxes: SUPPLY_BOXES,
    },
    riesling: {
      sums: [10, 11, 12],
      base: 7,
      bonuses: { oakChips: 4, truffles: 10 },
      barrels: ['limousin'],
      spoils: true,
      boxes: SUPPLY_BOXES,
    },
  },
  barrels: {
    kentucky: { straight: 3, boxes: SUPPLY_BOXES },
    allier: { straight: 4, boxes: SUPPLY_BOXES },
    limousin: { straight: 5, boxes: SUPPLY_BOXES },
  },
  fertilizers: {
    compost: { price: { any: 2 }, spoils: true, boxes: SUPPLY_BOXES },
    ash: { price: { kind: 2 }, spoils: false, boxes: SUPPLY_BOXES },
    oakChips: { price: { kind: 3 }, spoils: true, boxes: SUPPLY_BOXES },
    vanilla: { price: { kind: 3 }, spoils: true, boxes: SUPPLY_BOXES },
    truffles: { price: { kind: 4 }, spoils: false, boxes: SUPPLY_BOXES },
  },
};
