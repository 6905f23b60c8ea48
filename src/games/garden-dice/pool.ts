import { at } from '../../core/assert.ts';
import { POOL_DICE } from './components.ts';

/**
 * The dice pool as one small number: an index into the 210 pools of at most four dice, where equal dice are one die.
 * Taking a die out or putting one in is then a look into a table.
 */
export const EMPTY_POOL = 0;

const lists: number[][] = [[]];
for (let i = 0; i < lists.length; i++) {
  const dice = at(lists, i);
  if (dice.length < POOL_DICE) for (let die = dice.at(-1) ?? 1; die <= 6; die++) lists.push([...dice, die]);
}
export const POOLS = lists.length;

const idOf = new Map(lists.map((dice, pool) => [dice.join(), pool]));
const sorted = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b);

/** The pool of these dice, in any order. */
export function poolOf(dice: readonly number[]): number {
  const pool = idOf.get(sorted(dice).join());
  if (pool === undefined) throw new RangeError(`no pool has the dice ${dice.join()}`);
  return pool;
}

/** The dice of a pool, the smallest first. */
export const diceIn = (pool: number): readonly number[] => at(lists, pool);

const SIZE = Uint8Array.from(lists, (dice) => dice.length);
const FACES = Uint8Array.from(lists, (dice) => dice.reduce((faces, die) => faces | (1 << (die - 1)), 0));
const LARGEST = Uint8Array.from(lists, (dice) => dice.at(-1) ?? 0);
const LESS = new Uint8Array(POOLS * 8);
const MORE = new Uint8Array(POOLS * 8);
lists.forEach((dice, pool) => {
  for (let die = 1; die <= 6; die++) {
    const place = dice.indexOf(die);
    if (place >= 0) LESS[pool * 8 + die] = poolOf(dice.toSpliced(place, 1));
    if (dice.length < POOL_DICE) MORE[pool * 8 + die] = poolOf([...dice, die]);
  }
});

export const poolSize = (pool: number): number => SIZE[pool] as number;
/** The faces that lie in the pool: bit 0 is the one, bit 5 the six. */
export const facesIn = (pool: number): number => FACES[pool] as number;
/** Those of them that show at least so much. */
export const facesFrom = (pool: number, least: number): number =>
  ((FACES[pool] as number) >> (least - 1)) << (least - 1);
export const largestDie = (pool: number): number => LARGEST[pool] as number;
export const hasSix = (pool: number): boolean => (FACES[pool] as number) > 31;
/** The die is in the pool. */
export const withoutDie = (pool: number, die: number): number => LESS[pool * 8 + die] as number;
/** There is room for the die. */
export const withDie = (pool: number, die: number): number => MORE[pool * 8 + die] as number;
/** The lowest face of a set of faces, as the number it shows. */
export const lowestFace = (faces: number): number => 32 - Math.clz32(faces & -faces);
