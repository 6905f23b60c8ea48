import { hasBit, lowestBit } from '../../core/bits.ts';
import { GARDEN_SIZE, STAR_SPACES } from './components.ts';

/** G1: a space is 8 × row + column, both from 1, so that the garden has a fence around it and a step is −8, +8, −1 or +1. */
export const spaceAt = (row: number, column: number): number => 8 * row + column;
export const rowOf = (space: number): number => space >> 3;
export const columnOf = (space: number): number => space & 7;

/** Room for the garden and its fence. */
export const SPACES = 64;
/** From here on the spaces of rows 4 to 6: a set of spaces is two numbers of 32 bits. */
export const LOWER_HALF = 32;
/** The first space of half such a set. */
export const lowestSpace = (spaces: number): number => lowestBit(spaces);

export const gardenSpaces = Uint8Array.from({ length: GARDEN_SIZE * GARDEN_SIZE }, (_, i) =>
  spaceAt(Math.floor(i / GARDEN_SIZE) + 1, (i % GARDEN_SIZE) + 1),
);

/** Up, left, right, down. */
export const steps = Int8Array.from([-8, -1, 1, 8]);

const STARS = new Uint8Array(SPACES);
for (const [row, column] of STAR_SPACES) STARS[spaceAt(row, column)] = 1;
/** G2 */
export const isStar = (space: number): boolean => STARS[space] === 1;

/** The distances between a space and the eight around it: 1, 7, 8 and 9. */
const AROUND = (1 << 1) | (1 << 7) | (1 << 8) | (1 << 9);

/** G42: the second space is one of the eight around the first. */
export function isAround(centre: number, space: number): boolean {
  const distance = Math.abs(space - centre);
  return distance < 10 && hasBit(AROUND, distance);
}
