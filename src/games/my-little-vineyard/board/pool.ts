import type { Item } from '../components.ts';
import { items } from '../components.ts';
import type { SheetDocument } from '../document.ts';
import type { Move } from '../moves.ts';
import { diceOf, itemName, needOf, sheetOf } from '../sheet.ts';

/** Dice by what they show: value − 1 → how many. */
export type Pool = readonly number[];

/** One way to pay for a good (V20). */
export interface Way {
  readonly item: Item;
  readonly dice: readonly number[];
  readonly need: Pool;
}

const values = [1, 2, 3, 4, 5, 6];

/** All ways to pay on a sheet, good by good. */
export function waysOf(document: SheetDocument): ReadonlyMap<Item, readonly Way[]> {
  const { offerItem, offerNeed } = sheetOf(document);
  const ways = new Map<Item, Way[]>(items.map((item) => [item, []]));
  offerItem.forEach((number, i) => {
    const packed = offerNeed[i] ?? 0;
    const item = itemName(number);
    ways.get(item)?.push({ item, dice: diceOf(packed), need: values.map((value) => needOf(packed, value)) });
  });
  return ways;
}

export const holds = (pool: Pool, need: Pool): boolean => need.every((dice, i) => (pool[i] ?? 0) >= dice);

export const isInReach = (pool: Pool, ways: readonly Way[]): boolean => ways.some(({ need }) => holds(pool, need));

/** How many goods the pool affords. */
export const countInReach = (pool: Pool, ways: ReadonlyMap<Item, readonly Way[]>): number =>
  [...ways.values()].filter((each) => isInReach(pool, each)).length;

/** What is short of a way to pay, as dice. */
const shortOf = (pool: Pool, { need }: Way): number[] =>
  values.flatMap((value, i) => new Array<number>(Math.max(0, (need[i] ?? 0) - (pool[i] ?? 0))).fill(value));

/** The least that is missing, each possibility once; nothing where the pool affords it. */
export function missingFor(pool: Pool, ways: readonly Way[]): number[][] {
  const all = ways.map((way) => shortOf(pool, way));
  const least = Math.min(...all.map((dice) => dice.length));
  if (least === 0) return [];
  const nearest = all.filter((dice) => dice.length === least);
  return nearest.filter((dice, i) => nearest.findIndex((other) => other.join() === dice.join()) === i);
}

/** The way to pay that is nearest to what lies there: to hear why it is refused. */
export const nearestWay = (pool: Pool, ways: readonly Way[]): Way | undefined =>
  [...ways].sort((a, b) => shortOf(pool, a).length - shortOf(pool, b).length)[0];

/** The dice that a move pulls (V13). */
export function pulledBy(move: Move): readonly number[] {
  if (move.type === 'produce') return [move.die];
  return move.type === 'purchase' || move.type === 'research' ? move.dice : [];
}

export const without = (pool: Pool, dice: readonly number[]): Pool =>
  pool.map((count, i) => count - dice.filter((value) => value === i + 1).length);
