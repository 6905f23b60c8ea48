import type { Knowledge } from '../../core/knowledge.ts';
import {
  DISCS,
  POOL_DICE,
  SCARECROW_BONUS,
  SIX,
  STAR_FACTOR,
  SUNDIAL_STEPS,
  tilesPerType,
  veggies,
} from './components.ts';
import { largestDie, poolSize } from './pool.ts';
import { collectionPoints, countSets, setPoints, totalPoints } from './score.ts';
import { isStar, LOWER_HALF, lowestSpace } from './space.ts';
import {
  contentOf,
  countOf,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  PHASE_ACT,
  type State,
  sundialLeft,
  totalOf,
  typesIn,
} from './state.ts';
import { weights } from './weights.ts';

const GARDENER_FEATURES = 44;
const TABLE_FEATURES = 22;

/** What one's plants in the garden add up to, filled by `surveyPlants`. */
const survey = { seeds: 0, seedValue: 0, veggies: 0, veggieValue: 0, bonus: 0, chained: 0, kinds: 0 };

function surveyPlants(s: State, seat: number): void {
  const own = gardenerOf(s, seat);
  survey.seeds = 0;
  survey.seedValue = 0;
  survey.veggies = 0;
  survey.veggieValue = 0;
  survey.bonus = 0;
  survey.chained = 0;
  survey.kinds = 0;
  for (let left = own.upperPlants; left !== 0; left &= left - 1) surveyPlant(s, seat, lowestSpace(left));
  for (let left = own.lowerPlants; left !== 0; left &= left - 1) surveyPlant(s, seat, LOWER_HALF + lowestSpace(left));
}

/** G24–G29: what it will score by itself, and whether a neighbour of higher value would take it along. */
function surveyPlant(s: State, seat: number, space: number): void {
  const content = contentOf(s, space);
  const value = kindIn(content);
  if (isTurned(content)) {
    survey.veggies++;
    survey.veggieValue += value;
  } else {
    survey.seeds++;
    survey.seedValue += value;
  }
  survey.kinds += 1 << (4 * value - 4);
  survey.bonus += isGuarded(s, seat, space) ? SCARECROW_BONUS : isStar(space) ? (STAR_FACTOR - 1) * value : 0;
  if (
    isChainedFrom(s, space - 8, content) ||
    isChainedFrom(s, space + 8, content) ||
    isChainedFrom(s, space - 1, content) ||
    isChainedFrom(s, space + 1, content)
  )
    survey.chained++;
}

function isChainedFrom(s: State, space: number, content: number): boolean {
  const neighbour = contentOf(s, space);
  return isPlant(neighbour) && kindIn(neighbour) > kindIn(content) && isTurned(neighbour) === isTurned(content);
}

/** What a gardener has and has under way; the same for oneself and for the strongest rival. */
function observeGardener(s: State, seat: number, out: Float32Array, from: number): number {
  const own = gardenerOf(s, seat);
  surveyPlants(s, seat);
  let n = from;
  out[n++] = totalPoints(own) / 60;
  out[n++] = own.points / 40;
  out[n++] = setPoints(own) / 30;
  out[n++] = collectionPoints(own) / 40;
  out[n++] = own.sun;
  out[n++] = own.discs / DISCS;
  out[n++] = own.discs === 0 ? 1 : 0;
  const seeds = totalOf(own.seeds);
  out[n++] = seeds / 4;
  out[n++] = seeds > 1 ? (seeds - 1) / 3 : 0;
  out[n++] = survey.seeds / 5;
  out[n++] = survey.seedValue / 15;
  out[n++] = survey.veggies / 5;
  out[n++] = survey.veggieValue / 15;
  out[n++] = survey.bonus / 12;
  out[n++] = survey.chained / 3;
  for (let value = 1; value <= 5; value++) {
    const harvested = countOf(own.harvested, value);
    const coming = countOf(survey.kinds, value);
    out[n++] = harvested / 4;
    out[n++] = harvested === 2 ? 1 : 0;
    out[n++] = harvested >= 3 ? 1 : 0;
    out[n++] = coming / 3;
  }
  // G52: types that the next set lacks, and those of them on their way.
  const sets = countSets(own);
  let lacking = 0;
  let onTheWay = 0;
  for (let value = 1; value <= 5; value++)
    if (countOf(own.harvested, value) === sets) {
      lacking++;
      if (countOf(survey.kinds, value) + countOf(own.seeds, value) > 0) onTheWay++;
    }
  out[n++] = lacking / 5;
  out[n++] = onTheWay / 5;
  return observeSpecials(s, own, out, n);
}

function observeSpecials(s: State, own: Gardener, out: Float32Array, from: number): number {
  let n = from;
  const critterOut = own.critter > IN_HAND;
  out[n++] = critterOut ? 1 : 0;
  out[n++] = critterOut && isTurned(contentOf(s, own.critter)) ? 1 : 0;
  out[n++] = own.critterDiscs / 3;
  const dialOut = own.dial !== IN_HAND;
  out[n++] = dialOut ? 1 : 0;
  out[n++] = dialOut && isTurned(contentOf(s, own.dial)) ? 1 : 0;
  out[n++] = own.rocks;
  out[n++] = countOf(own.seeds, 5) + countOf(own.seeds, 4) > 0 ? 1 : 0;
  return n;
}

function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1e9;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    const points = totalPoints(gardenerOf(s, other));
    if (points > most) {
      most = points;
      best = other;
    }
  }
  return best;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const lead = totalPoints(gardenerOf(s, seat)) - totalPoints(gardenerOf(s, rival));
  const left = totalOf(s.supply);
  const all = veggies.length * tilesPerType(s.players);
  out[n++] = lead / 30;
  out[n++] = lead / (10 + Math.abs(lead));
  out[n++] = left / all;
  out[n++] = lead / (10 + 2 * left);
  out[n++] = left <= 4 ? (5 - left) / 5 : 0;
  for (let value = 1; value <= 5; value++) out[n++] = countOf(s.supply, value) === 0 ? 1 : 0;
  const types = typesIn(s.supply);
  out[n++] = types === 0 ? 1 : 0;
  out[n++] = s.stallLimit === 0 ? 0 : s.stall / (s.stallLimit * s.players);
  const isActing = s.phase === PHASE_ACT && s.seat === seat;
  out[n++] = isActing ? 1 : 0;
  out[n++] = isActing ? poolSize(s.pool) / POOL_DICE : 0;
  out[n++] = isActing ? largestDie(s.pool) / 6 : 0;
  out[n++] = isActing && largestDie(s.pool) === SIX ? 1 : 0;
  out[n++] = isActing ? sundialLeft(s) / SUNDIAL_STEPS : 0;
  out[n++] = !isActing && s.phase === PHASE_ACT ? poolSize(s.pool) / POOL_DICE : 0;
  out[n++] = 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1);
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.family ? 1 : 0;
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * GARDENER_FEATURES + TABLE_FEATURES,
  clearMargin: 25,
  littleSearch: () => 16,
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    const n = observeGardener(s, seat, out, 0);
    const m = observeGardener(s, rival, out, n);
    observeTable(s, seat, rival, out, m);
  },
  weights,
};
