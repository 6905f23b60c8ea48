import { at } from '../../../core/assert.ts';
import { type Item, items } from '../components.ts';
import { holds, isInReach, type Pool, type Way } from './pool.ts';

/** What rolling 0, 1, 2 … dice into the pool makes possible (V12, V20). All lists go by the number of dice rolled. */
export interface ThrowOdds {
  /** The chance that the pool affords the good. */
  readonly goods: Readonly<Record<Item, readonly number[]>>;
  /** How many goods it affords on average. */
  readonly yields: readonly number[];
  /** The chance that it affords no good that it does not afford now; null where it affords all. */
  readonly nothingNew: readonly number[] | null;
}

export function throwOdds(pool: Pool, ways: ReadonlyMap<Item, readonly Way[]>, most: number): ThrowOdds {
  const goods = Object.fromEntries(
    items.map((item) => [item, chancesOf(pool, needsOf(ways.get(item) ?? []), most)]),
  ) as Record<Item, number[]>;
  const missing = [...ways.values()].filter((each) => !isInReach(pool, each)).flat();
  const counts = Array.from({ length: most + 1 }, (_, dice) => dice);
  return {
    goods,
    yields: counts.map((dice) => items.reduce((sum, item) => sum + at(goods[item], dice), 0)),
    nothingNew: missing.length === 0 ? null : chancesOf(pool, needsOf(missing), most).map((chance) => 1 - chance),
  };
}

const needsOf = (ways: readonly Way[]): Pool[] => ways.map(({ need }) => need);

/** The chance that a pool holds at least one of the needs after 0 … `most` more dice. */
export function chancesOf(pool: Pool, needs: readonly Pool[], most: number): number[] {
  return throwsWithout(pool, needs, most).map((failing, dice) => 1 - failing / 6 ** dice);
}

/**
 * Counts the throws of 0 … `most` dice after which the pool holds none of the needs. Whole numbers throughout: 6 ** 18 is
 * well below 2 ** 53, so nothing is rounded before the end. Value by value, dice are told apart only by the
 * amounts that some need asks for; a branch that holds a need is left at once.
 */
function throwsWithout(pool: Pool, needs: readonly Pool[], most: number): number[] {
  const total = new Array<number>(most + 1).fill(0);
  const steps = pool.map((_, i) => stepsOf(needs.map((need) => need[i] ?? 0)));

  function count(value: number, held: Pool, throws: readonly number[]): void {
    if (needs.some((need) => holds(held, need))) return;
    const ranges = steps[value];
    if (ranges === undefined) {
      for (let dice = 0; dice <= most; dice++) total[dice] = at(total, dice) + at(throws, dice);
      return;
    }
    for (const [from, to] of ranges) {
      const there = at(pool, value);
      if (to < there) continue;
      const more = total.map((_, dice) => (there + dice >= from && there + dice <= to ? 1 : 0));
      count(value + 1, [...held, from], shuffle(throws, more));
    }
  }

  const none = total.map((_, dice) => (dice === 0 ? 1 : 0));
  count(0, [], none);
  return total;
}

/** Amounts of one value between which no need makes a difference: 0–1, 2–3, 4 and more. */
function stepsOf(amounts: readonly number[]): (readonly [from: number, to: number])[] {
  const cuts = [...new Set([0, ...amounts])].sort((a, b) => a - b);
  return cuts.map((from, i) => [from, (cuts[i + 1] ?? Number.POSITIVE_INFINITY) - 1]);
}

/** In how many orders dice of two kinds can fall: n of both together, by how many of each. */
function shuffle(a: readonly number[], b: readonly number[]): number[] {
  return a.map((_, dice) => {
    let sum = 0;
    for (let i = 0; i <= dice; i++) sum += choose(dice, i) * at(a, i) * at(b, dice - i);
    return sum;
  });
}

const triangle: number[][] = [[1]];
/** n over k, by Pascal's triangle. */
function choose(n: number, k: number): number {
  for (let row = triangle.length; row <= n; row++) {
    const above = at(triangle, row - 1);
    triangle.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
  }
  return at(at(triangle, n), k);
}

/** Never 0 or 100 for what is only nearly so. */
export function roundedPercent(chance: number): string {
  if (chance === 0 || chance === 1) return String(chance * 100);
  const percent = Math.round(chance * 100);
  return percent === 0 ? '<1' : percent === 100 ? '>99' : String(percent);
}
