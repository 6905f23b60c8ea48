import { type Grape, grapes, type Item, items } from '../components.ts';
import type { Cellar, Position } from '../position.ts';

type Counts = Partial<Record<Item, number>>;

/** Every item, those that are not named with none. */
const some = (counts: Counts): Record<Item, number> =>
  Object.fromEntries(items.map((item) => [item, counts[item] ?? 0])) as Record<Item, number>;

const nothing = Object.fromEntries(grapes.map((grape) => [grape, [] as number[]])) as Record<Grape, number[]>;

/** A cellar in the last Fall, with the points of the two summers and falls before. */
const cellar = (warehouse: Counts, crossed: Counts, [first, second]: readonly [number, number]): Cellar => ({
  personal: 6,
  warehouse: some(warehouse),
  crossed: some(crossed),
  research: nothing,
  points: {
    year1Spring: 0,
    year1Summer: 0,
    year1Fall: first,
    year2Spring: 0,
    year2Summer: 0,
    year2Fall: second,
    year3Spring: 0,
    year3Summer: 0,
    year3Fall: 0,
  },
});

/** The last Fall: two dice are left in the centre, and most are dead. */
export const late: Position = {
  players: 2,
  options: { years: 3, seasons: 'all', loose: false, merlotSpoils: false, sheet: null },
  phase: 'roll',
  year: 3,
  season: 'fall',
  firstSeat: 0,
  seat: 0,
  passes: 0,
  lastPull: 1,
  rolling: 0,
  centre: [0, 1, 0, 0, 1, 0],
  dead: 22,
  cellars: [
    cellar(
      { chardonnay: 2, merlot: 1, kentucky: 1, ash: 1, vanilla: 1, truffles: 1 },
      { chardonnay: 1, merlot: 2, kentucky: 2, allier: 1, compost: 2, ash: 1 },
      [4, 9],
    ),
    cellar(
      { pinotNoir: 1, kentucky: 1, oakChips: 1 },
      { chardonnay: 1, pinotNoir: 2, kentucky: 1, allier: 2, compost: 1, vanilla: 2 },
      [7, 12],
    ),
  ],
};
