import type { Action } from '../../core/game.ts';

/**
 * A decision as one number: kind in 4 bits, then space (6), tile or meal (3), die (3) and second die (3).
 * The die is the row's and the second the column's where two aim at a space.
 */
export const BUY = 0;
export const PLACE = 1;
export const WATER = 2;
export const HARVEST = 3;
export const FLIP = 4;
export const MOVE = 5;
export const REMOVE = 6;
export const SUN_SET = 7;
export const SUN_REROLL = 8;
export const REROLL = 9;
export const KEEP = 10;
export const END = 11;

/** What a critter does with what it finds (G35); in the bits of the tile. */
export const NO_MEAL = 0;
export const SWALLOW = 1;
export const SPIT = 2;

export const SPACE_SHIFT = 4;
export const TILE_SHIFT = 10;
export const DIE_SHIFT = 13;
export const SECOND_SHIFT = 16;

export const kindOf = (a: Action): number => a & 15;
export const spaceOf = (a: Action): number => (a >> SPACE_SHIFT) & 63;
export const tileOf = (a: Action): number => (a >> TILE_SHIFT) & 7;
export const mealOf = (a: Action): number => (a >> TILE_SHIFT) & 7;
export const dieOf = (a: Action): number => (a >> DIE_SHIFT) & 7;
export const secondOf = (a: Action): number => (a >> SECOND_SHIFT) & 7;

export const actionOf = (kind: number, space: number, tile: number, die: number, second: number): Action =>
  kind | (space << SPACE_SHIFT) | (tile << TILE_SHIFT) | (die << DIE_SHIFT) | (second << SECOND_SHIFT);
