import { DIE_SHIFT, dieOf, SECOND_SHIFT, SPACE_SHIFT, secondOf, spaceOf } from './action.ts';
import { SUNDIAL_STEPS } from './components.ts';
import { diceIn, POOLS } from './pool.ts';
import { columnOf, gardenSpaces, rowOf } from './space.ts';

/** G21, G40, G41: an aim is a space and two dice that name it, row die first, packed as in an action without its kind. */
const aimOf = (space: number, row: number, column: number): number =>
  (space << SPACE_SHIFT) | (row << DIE_SHIFT) | (column << SECOND_SHIFT);

/** G40: by how much the sundial must change the dice of an aim. */
export function stepsOf(aim: number): number {
  const space = spaceOf(aim);
  return Math.abs(rowOf(space) - dieOf(aim)) + Math.abs(columnOf(space) - secondOf(aim));
}

/** G41: of both ways round the one with the smaller change, then the one with the smaller row die. */
function bestAim(space: number, smaller: number, larger: number): number {
  const aim = aimOf(space, smaller, larger);
  const turned = aimOf(space, larger, smaller);
  return stepsOf(turned) < stepsOf(aim) ? turned : aim;
}

/** The pairs of dice in a pool, each once, the smaller die first. */
function pairsIn(pool: number): [number, number][] {
  const dice = diceIn(pool);
  const pairs = dice.flatMap((die, i) => dice.slice(i + 1).map((other): [number, number] => [die, other]));
  return pairs.filter(([a, b], i) => pairs.findIndex(([c, d]) => a === c && b === d) === i);
}

/** The aims of all pools, and for each pool where they begin and where those of 0, 1 and 2 steps end. */
const aims: number[] = [];
const BOUNDS = new Int32Array(POOLS * 4);
for (let pool = 0; pool < POOLS; pool++) {
  const found = pairsIn(pool).flatMap(([a, b]) => Array.from(gardenSpaces, (space) => bestAim(space, a, b)));
  BOUNDS[4 * pool] = aims.length;
  for (let change = 0; change <= SUNDIAL_STEPS; change++) {
    aims.push(...found.filter((aim) => stepsOf(aim) === change));
    BOUNDS[4 * pool + change + 1] = aims.length;
  }
}
const AIMS = Int32Array.from(aims);

/** The aims of a pool are `aimAt(firstAim(pool))` up to, but not including, `endOfAims(pool, steps)`: no change first. */
export const aimAt = (index: number): number => AIMS[index] as number;
export const firstAim = (pool: number): number => BOUNDS[4 * pool] as number;
export const endOfAims = (pool: number, change: number): number => BOUNDS[4 * pool + 1 + change] as number;
