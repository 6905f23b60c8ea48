import type { OptionsOf } from '../../core/options.ts';
import { DISCS, rocksPerPlayer, STALL_LIMIT, SUNDIAL_STEPS, tilesPerType } from './components.ts';
import { EMPTY_POOL } from './pool.ts';
import { gardenSpaces, isAround, LOWER_HALF, SPACES } from './space.ts';

export const optionSpecs = {
  family: { kind: 'boolean', default: false },
  stallLimit: { kind: 'integer', min: 0, max: 100, default: STALL_LIMIT },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next. Four equal dice are rolled again or kept before anything else (G10). */
export const PHASE_START = 0;
export const PHASE_ROLL = 1;
export const PHASE_FOUR = 2;
export const PHASE_ACT = 3;
export const PHASE_OVER = 4;

/**
 * What lies in a space: kind in 3 bits (1 … 5 is a veggie's value), owner in 2, side in 1.
 * Rocks belong to nobody and are all alike; the fence around the garden is made of them.
 */
export const EMPTY = 0;
export const CRITTER = 6;
export const DIAL = 7;
export const ROCK = 64;
/** The side a tile does not start on: veggie, rabbit, scarecrow. */
export const TURNED = 32;

export const lying = (kind: number, owner: number): number => kind | (owner << 3);
export const kindIn = (content: number): number => content & 7;
export const ownerIn = (content: number): number => (content >> 3) & 3;
export const isTurned = (content: number): boolean => (content & TURNED) !== 0;
/** A seed or veggie of anybody. */
export const isPlant = (content: number): boolean => ((content & 7) - 1) >>> 0 < 5;

/** Where a critter or dial is that is not in the garden. */
export const IN_HAND = 0;
/** G5: there are no critters in the family game. */
export const NOWHERE = -1;

export interface Gardener {
  points: number;
  /** Discs in supply. */
  discs: number;
  /** 1 while the sun is held. */
  sun: number;
  /** Bought seeds in front and harvested veggies: counts by type, four bits each. */
  seeds: number;
  harvested: number;
  /** The space of each special tile, or where else it is. */
  critter: number;
  critterDiscs: number;
  dial: number;
  /** Where own seeds and veggies lie, a bit for each space: rows 1 to 3, and rows 4 to 6. */
  upperPlants: number;
  lowerPlants: number;
  /** Rocks in hand. */
  rocks: number;
}

export interface State {
  readonly players: number;
  readonly family: boolean;
  readonly stallLimit: number;
  phase: number;
  seat: number;
  pool: number;
  /** The stacks, and what was swallowed: counts by type, four bits each. */
  supply: number;
  swallowed: number;
  /** This turn: seeds bought from the stacks and kept by spitting, by type (four bits each), seats eaten from (one bit each), steps of the sundial. */
  bought: number;
  spat: number;
  eaten: number;
  sundialSteps: number;
  /** Turns in a row without a seed bought (G56). */
  stall: number;
  readonly garden: Uint8Array;
  readonly gardeners: readonly Gardener[];
}

export function create(players: number, options: Options): State {
  const garden = new Uint8Array(SPACES).fill(ROCK);
  for (const space of gardenSpaces) garden[space] = EMPTY;
  const newGardener = (): Gardener => ({
    points: 0,
    discs: DISCS,
    sun: 1,
    seeds: 0,
    harvested: 0,
    critter: options.family ? NOWHERE : IN_HAND,
    critterDiscs: 0,
    dial: IN_HAND,
    upperPlants: 0,
    lowerPlants: 0,
    rocks: rocksPerPlayer(players),
  });
  return {
    players,
    family: options.family,
    stallLimit: options.stallLimit,
    phase: PHASE_START,
    seat: 0,
    pool: EMPTY_POOL,
    supply: tilesPerType(players) * ONE_OF_EACH,
    swallowed: 0,
    bought: 0,
    spat: 0,
    eaten: 0,
    sundialSteps: 0,
    stall: 0,
    garden,
    gardeners: Array.from({ length: players }, newGardener),
  };
}

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.seat = from.seat;
  into.pool = from.pool;
  into.supply = from.supply;
  into.swallowed = from.swallowed;
  into.bought = from.bought;
  into.spat = from.spat;
  into.eaten = from.eaten;
  into.sundialSteps = from.sundialSteps;
  into.stall = from.stall;
  into.garden.set(from.garden);
  for (let seat = 0; seat < from.players; seat++) copyGardener(gardenerOf(from, seat), gardenerOf(into, seat));
}

function copyGardener(from: Gardener, into: Gardener): void {
  into.points = from.points;
  into.discs = from.discs;
  into.sun = from.sun;
  into.seeds = from.seeds;
  into.harvested = from.harvested;
  into.critter = from.critter;
  into.critterDiscs = from.critterDiscs;
  into.dial = from.dial;
  into.upperPlants = from.upperPlants;
  into.lowerPlants = from.lowerPlants;
  into.rocks = from.rocks;
}

export const gardenerOf = (s: State, seat: number): Gardener => s.gardeners[seat] as Gardener;
export const contentOf = (s: State, space: number): number => s.garden[space] as number;
export const isEmpty = (s: State, space: number): boolean => s.garden[space] === EMPTY;

/** A seed or veggie comes into the garden, or leaves it: its owner keeps book of where it lies. */
export function switchPlant(own: Gardener, space: number): void {
  if (space < LOWER_HALF) own.upperPlants ^= 1 << space;
  else own.lowerPlants ^= 1 << (space - LOWER_HALF);
}

/** Counts by type, four bits each; a veggie is known by its value, 1 … 5. */
const ONE_OF_EACH = 0x11111;
export const oneOf = (value: number): number => 1 << (4 * value - 4);
export const countOf = (counts: number, value: number): number => (counts >> (4 * value - 4)) & 15;
/** The types that are there at all, as the lowest of their four bits. */
export const typesIn = (counts: number): number =>
  (counts | (counts >> 1) | (counts >> 2) | (counts >> 3)) & ONE_OF_EACH;
/** G20, G36: the types of which this turn brought two seeds, bought or spat out: there is no third. */
export const typesTwice = (s: State): number => ((s.bought + s.spat) >> 1) & ONE_OF_EACH;
/** The value of the lowest type in such a set. */
export const lowestType = (types: number): number => (35 - Math.clz32(types & -types)) >> 2;

/** How many in all types together. */
export function totalOf(counts: number): number {
  const even = (counts & 0xf0f0f) + ((counts >> 4) & 0xf0f);
  return (even & 255) + ((even >> 8) & 255) + (even >> 16);
}

/** G42: the space lies around the scarecrow of this seat. */
export function isGuarded(s: State, seat: number, space: number): boolean {
  const dial = gardenerOf(s, seat).dial;
  return dial !== IN_HAND && isTurned(contentOf(s, dial)) && isAround(dial, space);
}

/** G40, G41: by how much the active player may still change coordinate dice. */
export function sundialLeft(s: State): number {
  const dial = gardenerOf(s, s.seat).dial;
  return dial === IN_HAND || isTurned(contentOf(s, dial)) ? 0 : SUNDIAL_STEPS - s.sundialSteps;
}
