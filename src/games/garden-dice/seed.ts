import type { Action } from '../../core/game.ts';
import { BUY, DIE_SHIFT, dieOf, PLACE, secondOf, spaceOf, TILE_SHIFT, tileOf } from './action.ts';
import { aimAt, endOfAims, firstAim, stepsOf } from './aim.ts';
import { facesFrom, largestDie, lowestFace, poolSize, withoutDie } from './pool.ts';
import {
  CRITTER,
  DIAL,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isEmpty,
  lowestType,
  lying,
  oneOf,
  ROCK,
  type State,
  switchPlant,
  typesIn,
  typesTwice,
} from './state.ts';

/** The tiles of a move: 0 … 4 the types in the order of their values, then these. */
export const TILE_CRITTER = 5;
export const TILE_DIAL = 6;
const TILE_ROCK = 7;

/** G20: the types that may be bought, if a die is large enough. */
function typesOnSale(s: State, own: Gardener): number {
  return own.discs === 0 ? 0 : typesIn(s.supply) & ~typesTwice(s);
}

/** G20 */
export function addBuys(s: State, own: Gardener, out: Int32Array, from: number): number {
  let n = from;
  for (let types = typesOnSale(s, own); types !== 0; types &= types - 1) {
    const value = lowestType(types);
    const base = BUY | ((value - 1) << TILE_SHIFT);
    for (let faces = facesFrom(s.pool, value); faces !== 0; faces &= faces - 1)
      out[n++] = base | (lowestFace(faces) << DIE_SHIFT);
  }
  return n;
}

/** G20 */
export function canBuy(s: State, own: Gardener): boolean {
  const types = typesOnSale(s, own);
  return types !== 0 && lowestType(types) <= largestDie(s.pool);
}

/** G20 */
export function buySeed(s: State, a: Action): void {
  const own = gardenerOf(s, s.seat);
  const one = oneOf(tileOf(a) + 1);
  s.pool = withoutDie(s.pool, dieOf(a));
  s.supply -= one;
  s.bought += one;
  own.seeds += one;
  own.discs--;
}

const handTiles = new Int32Array(8);

/** G21: writes the kinds of tiles that may be placed, as bits of an action, and says how many. */
function openHand(own: Gardener): number {
  let n = 0;
  for (let types = typesIn(own.seeds); types !== 0; types &= types - 1)
    handTiles[n++] = PLACE | ((lowestType(types) - 1) << TILE_SHIFT);
  if (own.discs !== 0) {
    if (own.critter === IN_HAND) handTiles[n++] = PLACE | (TILE_CRITTER << TILE_SHIFT);
    if (own.dial === IN_HAND) handTiles[n++] = PLACE | (TILE_DIAL << TILE_SHIFT);
  }
  if (own.rocks !== 0) handTiles[n++] = PLACE | (TILE_ROCK << TILE_SHIFT);
  return n;
}

/** G21 */
const canOpenHand = (own: Gardener): boolean =>
  own.seeds !== 0 || own.rocks !== 0 || (own.discs !== 0 && (own.critter === IN_HAND || own.dial === IN_HAND));

/** G21 with the dice as they lie. */
export function addPlaces(s: State, own: Gardener, out: Int32Array, from: number): number {
  return addAimed(s, own, firstAim(s.pool), endOfAims(s.pool, 0), out, from);
}

/** G21 with dice changed by the sundial (G40). */
export function addSundialPlaces(s: State, own: Gardener, left: number, out: Int32Array, from: number): number {
  return addAimed(s, own, endOfAims(s.pool, 0), endOfAims(s.pool, left), out, from);
}

function addAimed(s: State, own: Gardener, first: number, end: number, out: Int32Array, from: number): number {
  if (first === end) return from;
  const kinds = openHand(own);
  if (kinds === 0) return from;
  let n = from;
  for (let i = first; i < end; i++) {
    const aim = aimAt(i);
    if (isEmpty(s, spaceOf(aim))) for (let kind = 0; kind < kinds; kind++) out[n++] = aim | (handTiles[kind] as number);
  }
  return n;
}

/** G21: a space is free for a tile of the hand, with at most `left` steps of the sundial. */
export function canPlace(s: State, own: Gardener, left: number): boolean {
  if (poolSize(s.pool) < 2 || !canOpenHand(own)) return false;
  const end = endOfAims(s.pool, left);
  for (let i = firstAim(s.pool); i < end; i++) if (isEmpty(s, spaceOf(aimAt(i)))) return true;
  return false;
}

/** G21, G40 */
export function placeTile(s: State, a: Action): void {
  const own = gardenerOf(s, s.seat);
  const space = spaceOf(a);
  const tile = tileOf(a);
  spendAim(s, a);
  if (tile < TILE_CRITTER) {
    own.seeds -= oneOf(tile + 1);
    s.garden[space] = lying(tile + 1, s.seat);
    switchPlant(own, space);
  } else if (tile === TILE_CRITTER) {
    own.discs--;
    own.critterDiscs = 1;
    own.critter = space;
    s.garden[space] = lying(CRITTER, s.seat);
  } else if (tile === TILE_DIAL) {
    own.discs--;
    own.dial = space;
    s.garden[space] = lying(DIAL, s.seat);
  } else {
    own.rocks--;
    s.garden[space] = ROCK;
  }
}

/** Spends the two dice of an aim and what the sundial did to them. */
export function spendAim(s: State, a: Action): void {
  s.pool = withoutDie(withoutDie(s.pool, dieOf(a)), secondOf(a));
  s.sundialSteps += stepsOf(a);
}
