import type { Random } from '../../core/random.ts';
import { barrels, fertilizers, grapes } from './components.ts';
import type { SheetDocument } from './document.ts';

/** Sheets that the tests play on besides the default one. */

const each = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** Everything buys, takes and fits everything: the longest lists of moves. */
export const generousSheet: SheetDocument = {
  grapes: each(grapes, () => ({
    sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    base: 1,
    bonuses: each(fertilizers, () => 1),
    barrels: [...barrels],
    spoils: false,
  })),
  barrels: each(barrels, () => ({ straight: 1 })),
  fertilizers: each(fertilizers, () => ({ price: { any: 6 }, spoils: false })),
};

/** Few boxes, several items a purchase, grapes without barrels, bonuses of nothing. */
export const crampedSheet: SheetDocument = {
  grapes: each(grapes, (name) => ({
    sums: [12, 7, 2],
    base: name.length,
    bonuses: name.length % 2 === 0 ? {} : { compost: 0, vanilla: 9 },
    barrels: name === 'riesling' ? [] : ['limousin', 'kentucky'],
    spoils: name === 'merlot',
    count: 2,
    boxes: 5,
  })),
  barrels: {
    kentucky: { straight: 2, boxes: 0 },
    allier: { straight: 6, count: 3, boxes: null },
    limousin: { straight: 2, count: 2, boxes: 4 },
  },
  fertilizers: each(fertilizers, (name) => ({
    price: name === 'ash' ? { kind: 1 } : name === 'truffles' ? { kind: 12 } : { any: 3 },
    spoils: name !== 'compost',
    count: name.length,
    boxes: name === 'ash' ? null : 20,
  })),
};

/** As few cells as a sheet can have, each unlike the default. */
export const leanSheet: SheetDocument = {
  grapes: each(grapes, (name) => ({ sums: [name.length], base: 3, bonuses: {}, barrels: ['allier'], spoils: false })),
  barrels: each(barrels, () => ({ straight: 2, count: 2, boxes: 6 })),
  fertilizers: each(fertilizers, () => ({ price: { any: 1 }, spoils: true })),
};

/** Any sheet the schema takes, in sizes that come up in play. */
export function randomSheet(random: Random): SheetDocument {
  const some = <T>(list: readonly T[], least: number): T[] => {
    const chosen = list.filter(() => random.below(2) === 0);
    return chosen.length < least ? list.slice(0, least) : chosen;
  };
  const maybe = (): boolean => random.below(2) === 0;
  const row = () => ({
    ...(maybe() ? { count: 1 + random.below(3) } : {}),
    ...(maybe() ? { boxes: maybe() ? null : random.below(8) } : {}),
  });
  return {
    grapes: each(grapes, () => ({
      sums: some([12, 2, 3, 11, 7, 8, 5, 6, 9, 10, 4], 1),
      base: random.below(9),
      bonuses: Object.fromEntries(some(fertilizers, 0).map((name) => [name, random.below(9)])),
      barrels: some(barrels, 0),
      spoils: maybe(),
      ...row(),
    })),
    barrels: each(barrels, () => ({ straight: 1 + random.below(6), ...row() })),
    fertilizers: each(fertilizers, () => ({
      price: maybe() ? { any: 1 + random.below(4) } : { kind: 1 + random.below(5) },
      spoils: maybe(),
      ...row(),
    })),
  };
}
