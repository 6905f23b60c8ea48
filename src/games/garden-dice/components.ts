/** What is in the box. Provenance as in RULES.md: [book], [sheet] or [ruling]. */

/** G3 [book]. The value of a tile is its place in this list, from 1. */
export const veggies = ['squash', 'carrot', 'tomato', 'artichoke', 'eggplant'] as const;
export type Veggie = (typeof veggies)[number];

/** G4 [book] */
export const specials = ['critter', 'dial', 'rock'] as const;
export type Special = (typeof specials)[number];

/** Everything that can be placed, in the order of the packed moves. */
export const tiles = [...veggies, ...specials] as const;
export type Tile = (typeof tiles)[number];

/** G1 [book] */
export const GARDEN_SIZE = 6;

/** G2 [sheet]: six stars in the corner of the highest numbers. [ruling]: these very cells, as row and column. */
export const STAR_SPACES = [
  [4, 6],
  [5, 5],
  [5, 6],
  [6, 4],
  [6, 5],
  [6, 6],
] as const;

/** G3 [book]: tiles of each type, by number of players. */
export const tilesPerType = (players: number): number => (players === 2 ? 5 : players === 3 ? 7 : 10);

/** G4 [book]: the ninth disc marks the score. */
export const DISCS = 8;
export const rocksPerPlayer = (players: number): number => (players === 2 ? 1 : 0);

/** G10 [book] */
export const POOL_DICE = 4;
/** G20 [book] */
export const BUY_LIMIT = 2;
/** G30, G37 [book]: the die that flips and removes. */
export const SIX = 6;
/** G40 [book]: by how much the sundial changes dice in a turn. */
export const SUNDIAL_STEPS = 2;

/** G27–G29 [book] */
export const CHAIN_REWARD = 1;
export const SCARECROW_BONUS = 3;
export const STAR_FACTOR = 2;

/** G51–G54 [book] */
export const SEED_PENALTY = 5;
export const SET_POINTS = 15;
/** By how many of one type were harvested; more than five count as five. */
export const COLLECTION_POINTS = [0, 0, 0, 10, 15, 20] as const;
export const SUN_POINTS = 5;

/** G56 [ruling] */
export const STALL_LIMIT = 12;
