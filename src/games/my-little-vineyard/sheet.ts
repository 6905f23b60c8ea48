import { assert, at } from '../../core/assert.ts';
import { barrels, fertilizers, grapes, type Item, items } from './components.ts';
import { MOST_ANY, type SheetDocument } from './document.ts';

/**
 * A sheet made ready for play. Items are numbered as in the notation: grapes 0 … 5, barrels 6 … 8, fertilizers 9 … 13.
 * An offer is one way to pay for one item: its dice, as how many of each value.
 */
export interface Sheet {
  /** Points of a grape, and of each fertilizer on it: grape × 5 + fertilizer (V2). */
  readonly base: Int32Array;
  readonly bonus: Int32Array;
  /** Fertilizers a grape takes, and barrels that fit it, as bits (V22). */
  readonly takes: Int32Array;
  readonly fits: Int32Array;
  /** Items that spoil, as bits (V6). */
  readonly spoils: number;
  /** V7: items a purchase gives, and boxes of the row, or NO_LIMIT. */
  readonly count: Int32Array;
  readonly boxes: Int32Array;
  /** Offers in the order of the items: what each gives and what it needs. */
  readonly offerItem: Int32Array;
  readonly offerNeed: Int32Array;
}

export const GRAPES = grapes.length;
export const BARRELS = barrels.length;
export const FERTILIZERS = fertilizers.length;
export const ITEMS = items.length;
export const FIRST_BARREL = items.indexOf('kentucky');
export const FIRST_FERTILIZER = items.indexOf('compost');
export const NO_LIMIT = 0x7fffffff;

export const itemName = (item: number): Item => items[item] as Item;

/**
 * Dice as how many of each value, five bits a value: four count up to 15, the fifth is the guard. With the guards
 * up, one subtraction compares all six: a guard that was borrowed from tells that a value falls short.
 */
export const GUARDS = 0b10000_10000_10000_10000_10000_10000;
export const needOf = (need: number, value: number): number => (need >> (5 * value - 5)) & 15;
const oneOf = (value: number): number => 1 << (5 * value - 5);

/** The dice of a need as they are written, ascending. */
export const diceOf = (need: number): number[] =>
  [1, 2, 3, 4, 5, 6].flatMap((value) => Array.from({ length: needOf(need, value) }, () => value));

/** The offer of an item for exactly these dice, as they are written; −1 for none. */
export function offerFor(sheet: Sheet, item: number, dice: readonly number[]): number {
  const isCountable = [1, 2, 3, 4, 5, 6].every((value) => dice.filter((die) => die === value).length <= 15);
  const need = isCountable ? dice.reduce((sum, die) => sum + oneOf(die), 0) : 0;
  const isWritten = diceOf(need).every((die, i) => die === dice[i]);
  return isWritten ? sheet.offerItem.findIndex((of, i) => of === item && sheet.offerNeed[i] === need) : -1;
}

/** Multisets of `dice` dice with values from `low` up, packed, in ascending order of their written lists. */
function anyDice(dice: number, low = 1): number[] {
  if (dice === 0) return [0];
  const values = [1, 2, 3, 4, 5, 6].filter((value) => value >= low);
  return values.flatMap((value) => anyDice(dice - 1, value).map((rest) => rest + oneOf(value)));
}

/** All multisets of up to MOST_ANY dice, by how many they are. */
const ANY_DICE = Array.from({ length: MOST_ANY + 1 }, (_, dice) => anyDice(dice));

function sumDice(sums: readonly number[]): number[] {
  const sum = (need: number): number => diceOf(need).reduce((total, value) => total + value, 0);
  return at(ANY_DICE, 2).filter((need) => sums.includes(sum(need)));
}

function straightDice(length: number): number[] {
  const starts = Array.from({ length: 7 - length }, (_, i) => i + 1);
  return starts.map((start) => Array.from({ length }, (_, i) => oneOf(start + i)).reduce((a, b) => a + b, 0));
}

const kindDice = (dice: number): number[] => [1, 2, 3, 4, 5, 6].map((value) => dice * oneOf(value));

/** V20: all ways to pay for an item. */
function offersOf(document: SheetDocument, item: number): number[] {
  if (item < FIRST_BARREL) return sumDice(grapeOf(document, item).sums);
  if (item < FIRST_FERTILIZER) return straightDice(barrelOf(document, item).straight);
  const { any, kind } = fertilizerOf(document, item).price;
  return any === undefined ? kindDice(kind ?? 0) : at(ANY_DICE, any);
}

const grapeOf = (document: SheetDocument, item: number) => document.grapes[grapes[item] ?? 'chardonnay'];
const barrelOf = (document: SheetDocument, item: number) =>
  document.barrels[barrels[item - FIRST_BARREL] ?? 'kentucky'];
const fertilizerOf = (document: SheetDocument, item: number) =>
  document.fertilizers[fertilizers[item - FIRST_FERTILIZER] ?? 'compost'];

function rowOf(
  document: SheetDocument,
  item: number,
): { count?: number | undefined; boxes?: number | null | undefined } {
  if (item < FIRST_BARREL) return grapeOf(document, item);
  return item < FIRST_FERTILIZER ? barrelOf(document, item) : fertilizerOf(document, item);
}

/** What can be paid for at most with any sheet: pairs for grapes, single dice for barrels, any dice for fertilizers. */
export const MOST_OFFERS = GRAPES * at(ANY_DICE, 2).length + BARRELS * 6 + FERTILIZERS * at(ANY_DICE, MOST_ANY).length;

const bits = (flags: readonly boolean[]): number => flags.reduce((sum, flag, i) => sum | (flag ? 1 << i : 0), 0);

function compile(document: SheetDocument): Sheet {
  const all = items.flatMap((_, item) => offersOf(document, item).map((need) => ({ item, need })));
  assert(all.length <= MOST_OFFERS, 'no sheet has more offers than MOST_OFFERS');
  const rows = items.map((_, item) => rowOf(document, item));
  const ofGrapes = grapes.map((grape) => document.grapes[grape]);
  return {
    base: Int32Array.from(ofGrapes, (grape) => grape.base),
    bonus: Int32Array.from(ofGrapes.flatMap((grape) => fertilizers.map((name) => grape.bonuses[name] ?? 0))),
    takes: Int32Array.from(ofGrapes, (grape) => bits(fertilizers.map((name) => grape.bonuses[name] !== undefined))),
    fits: Int32Array.from(ofGrapes, (grape) => bits(barrels.map((name) => grape.barrels.includes(name)))),
    spoils:
      bits(ofGrapes.map((grape) => grape.spoils)) |
      (bits(fertilizers.map((name) => document.fertilizers[name].spoils)) << FIRST_FERTILIZER),
    count: Int32Array.from(rows, (row) => row.count ?? 1),
    boxes: Int32Array.from(rows, (row) => row.boxes ?? NO_LIMIT),
    offerItem: Int32Array.from(all, (offer) => offer.item),
    offerNeed: Int32Array.from(all, (offer) => offer.need),
  };
}

const compiled = new WeakMap<SheetDocument, Sheet>();

/** The sheet of a document, made once for each. */
export function sheetOf(document: SheetDocument): Sheet {
  const known = compiled.get(document);
  if (known !== undefined) return known;
  const sheet = compile(document);
  compiled.set(document, sheet);
  return sheet;
}
