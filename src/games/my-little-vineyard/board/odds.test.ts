import { describe, expect, it } from 'vitest';
import { at } from '../../../core/assert.ts';
import { defaultSheet, type Item, items } from '../components.ts';
import type { SheetDocument } from '../document.ts';
import { movesOf, turn } from '../table.suite.ts';
import { chancesOf, throwOdds } from './odds.ts';
import { isInReach, missingFor, nearestWay, type Pool, pulledBy, waysOf, without } from './pool.ts';

const ways = waysOf(defaultSheet);
const of = (item: Item) => at([ways.get(item) ?? []], 0);
const poolOf = (dice: readonly number[]): Pool =>
  [1, 2, 3, 4, 5, 6].map((value) => dice.filter((die) => die === value).length);

/** All throws of some dice, each as likely as the next. */
function* throwsOf(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of throwsOf(dice - 1)) for (let value = 1; value <= 6; value++) yield [...rest, value];
}

/** Small numbers by a seed. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const loose: SheetDocument = {
  ...defaultSheet,
  barrels: { kentucky: { straight: 1 }, allier: { straight: 6 }, limousin: { straight: 2 } },
  fertilizers: { ...defaultSheet.fertilizers, compost: { price: { any: 4 }, spoils: true } },
};

describe('odds of a throw', () => {
  it('V12 V20 known by hand', () => {
    const odds = throwOdds(poolOf([]), ways, 6);
    expect(odds.goods.compost.slice(0, 3)).toEqual([0, 0, 1]);
    expect(odds.goods.ash[2]).toBeCloseTo(1 / 6, 12);
    expect(odds.goods.merlot[2]).toBeCloseTo(1 / 6, 12);
    expect(odds.goods.chardonnay[2]).toBeCloseTo(11 / 36, 12);
    expect(odds.goods.kentucky[3]).toBeCloseTo((4 * 6) / 216, 12);
    expect(odds.goods.truffles[4]).toBeCloseTo(6 / 1296, 12);
    expect(odds.goods.limousin[5]).toBeCloseTo(240 / 7776, 12);
    expect(odds.yields[1]).toBe(0);
    expect(odds.nothingNew?.slice(0, 3)).toEqual([1, 1, 0]);
  });

  it('V20 agree with the legal purchases after every throw of two dice', () => {
    const seed = Date.now() % 100_000;
    const random = randomFrom(seed);
    for (const sheet of [defaultSheet, loose]) {
      const pool = Array.from({ length: random(7) }, () => 1 + random(6));
      const odds = throwOdds(poolOf(pool), waysOf(sheet), 2);
      const found = Object.fromEntries(items.map((item) => [item, 0])) as Record<Item, number>;
      for (const more of throwsOf(2)) {
        const match = turn({ options: { sheet }, centre: [...pool, ...more] });
        const sold = new Set(movesOf(match, 'purchase').map(({ item }) => item));
        for (const item of items) if (sold.has(item)) found[item] += 1;
      }
      for (const item of items)
        expect(odds.goods[item][2], `${item} with ${pool}, seed ${seed}`).toBeCloseTo(found[item] / 36, 12);
    }
  });

  it('agree with counting every throw, each good and any new one', () => {
    const seed = Date.now() % 100_000;
    const random = randomFrom(seed);
    for (const sheet of [defaultSheet, loose]) {
      const all = waysOf(sheet);
      const pool = poolOf(Array.from({ length: random(6) }, () => 1 + random(6)));
      const odds = throwOdds(pool, all, 5);
      const before = items.filter((item) => isInReach(pool, all.get(item) ?? []));
      for (const dice of [1, 3, 5]) {
        const found = new Map<Item, number>();
        let stale = 0;
        for (const thrown of throwsOf(dice)) {
          const after = pool.map((count, i) => count + (poolOf(thrown)[i] ?? 0));
          const reached = items.filter((item) => isInReach(after, all.get(item) ?? []));
          for (const item of reached) found.set(item, (found.get(item) ?? 0) + 1);
          if (reached.length === before.length) stale += 1;
        }
        const told = `${dice} dice into ${pool}, seed ${seed}`;
        for (const item of items)
          expect(odds.goods[item][dice], `${item}: ${told}`).toBeCloseTo((found.get(item) ?? 0) / 6 ** dice, 12);
        if (odds.nothingNew !== null) expect(odds.nothingNew[dice], told).toBeCloseTo(stale / 6 ** dice, 12);
      }
    }
  });

  it('never fall with more dice, and reach for certain what the roll before has reached', () => {
    const odds = throwOdds(poolOf([3, 4, 4]), ways, 18);
    for (const item of items)
      odds.goods[item].forEach((chance, dice) => {
        expect(chance).toBeGreaterThanOrEqual(odds.goods[item][dice - 1] ?? 0);
        expect(chance).toBeLessThanOrEqual(1);
      });
    expect(new Set(odds.goods.merlot)).toEqual(new Set([1]));
    expect(chancesOf(poolOf([]), [], 3)).toEqual([0, 0, 0, 0]);
  });
});

describe('what the pool affords', () => {
  it('V20 tells the least that is missing', () => {
    const pool = poolOf([1, 2, 2, 4]);
    expect(missingFor(pool, of('ash'))).toEqual([]);
    expect(missingFor(pool, of('merlot'))).toEqual([[6], [5], [3]]);
    expect(missingFor(pool, of('kentucky'))).toEqual([[3]]);
    expect(missingFor(pool, of('limousin'))).toEqual([[3, 5]]);
    expect(missingFor(pool, of('oakChips'))).toEqual([[2]]);
    expect(missingFor(poolOf([]), of('truffles'))).toHaveLength(6);
    expect(nearestWay(pool, of('oakChips'))?.dice).toEqual([2, 2, 2]);
  });

  it('V13 tells what a move pulls and leaves', () => {
    expect(pulledBy({ type: 'pass' })).toEqual([]);
    expect(pulledBy({ type: 'produce', grape: 'merlot', barrel: 'allier', fertilizers: [], die: 4 })).toEqual([4]);
    expect(without(poolOf([1, 1, 4]), pulledBy({ type: 'purchase', item: 'ash', dice: [1, 1] }))).toEqual(poolOf([4]));
  });
});
