import { rankSides } from '../../core/rank.ts';
import { COLLECTION_POINTS, SEED_PENALTY, SET_POINTS, SUN_POINTS } from './components.ts';
import { countOf, type Gardener, gardenerOf, type State, totalOf } from './state.ts';

const COLLECTIONS = Uint8Array.from({ length: 16 }, (_, tiles) => COLLECTION_POINTS[Math.min(tiles, 5)] as number);

/** G51: not above zero. */
export function penaltyPoints(own: Gardener): number {
  const seeds = totalOf(own.seeds);
  return seeds > 1 ? -SEED_PENALTY * (seeds - 1) : 0;
}

/** G52: complete groups of all five types. */
export function countSets(own: Gardener): number {
  let sets = 15;
  for (let value = 1; value <= 5; value++) {
    const tiles = countOf(own.harvested, value);
    if (tiles < sets) sets = tiles;
  }
  return sets;
}

export const setPoints = (own: Gardener): number => SET_POINTS * countSets(own);

/** G53 */
export function collectionPoints(own: Gardener): number {
  let points = 0;
  for (let value = 1; value <= 5; value++) points += COLLECTIONS[countOf(own.harvested, value)] as number;
  return points;
}

/** G54 */
export const sunPoints = (own: Gardener): number => SUN_POINTS * own.sun;

/** G55 */
export function faceValue(own: Gardener): number {
  let sum = 0;
  for (let value = 1; value <= 5; value++) sum += value * countOf(own.harvested, value);
  return sum;
}

/** G51–G54, as if the game ended now. */
export const totalPoints = (own: Gardener): number =>
  own.points + setPoints(own) + collectionPoints(own) + sunPoints(own) + penaltyPoints(own);

const strengths = new Int32Array(4);

/** G55: points, then the face value of the harvest, in one number. */
export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let seat = 0; seat < s.players; seat++) {
    const own = gardenerOf(s, seat);
    const total = totalPoints(own);
    totals[seat] = total;
    strengths[seat] = total * 256 + faceValue(own);
  }
  rankSides(strengths, s.players, ranks);
  return s.players;
}
