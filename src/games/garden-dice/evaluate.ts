import { countBits } from '../../core/bits.ts';
import type { Knowledge } from '../../core/knowledge.ts';
import { DISCS, POOL_DICE, SUNDIAL_STEPS, tilesPerType, veggies } from './components.ts';
import { weights as crowdWeights } from './crowdWeights.ts';
import { facesIn, largestDie, poolSize } from './pool.ts';
import { collectionPoints, countSets, setPoints, totalPoints } from './score.ts';
import {
  contentOf,
  countOf,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isTurned,
  oneOf,
  PHASE_ACT,
  type State,
  sundialLeft,
  totalOf,
  typesIn,
  typesTwice,
} from './state.ts';
import { appetite, newSurvey, surveyCritters, surveyPlants, threatened } from './survey.ts';
import { weights } from './weights.ts';

const GARDENER_FEATURES = 67;
const POOL_FEATURES = 12;
const OTHER_FEATURES = 5;
/** Rivals besides the strongest. */
const MOST_OTHERS = 2;
const TABLE_FEATURES = 22 + POOL_FEATURES;

const survey = newSurvey();

/** The largest die that a seat has in its pool now. */
const largestOf = (s: State, seat: number): number =>
  s.phase === PHASE_ACT && s.seat === seat ? largestDie(s.pool) : 0;

/** What a gardener has and has under way; the same for oneself and for the strongest rival. */
function observeGardener(s: State, seat: number, out: Float32Array, from: number): number {
  const own = gardenerOf(s, seat);
  surveyPlants(s, seat, largestOf(s, seat), survey);
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
  // Dice that it takes to water all and to harvest all (G24, G26).
  out[n++] = (survey.seeds - survey.ownChainedSeeds) / 4;
  out[n++] = (survey.veggies - survey.ownChainedVeggies) / 4;
  out[n++] = survey.harvest / 12;
  out[n++] = survey.harvestOfOthers / 8;
  out[n++] = survey.harvestNow / 12;
  out[n++] = (threatened[seat] as number) / 8;
  out[n++] = (appetite[seat] as number) / 8;
  for (let value = 1; value <= 5; value++) {
    const harvested = countOf(own.harvested, value);
    const coming = countOf(survey.kinds, value);
    out[n++] = harvested / 4;
    out[n++] = harvested === 2 ? 1 : 0;
    out[n++] = harvested >= 3 ? 1 : 0;
    out[n++] = coming / 3;
    out[n++] = countOf(survey.veggieKinds, value) / 3;
    out[n++] = countOf(own.seeds, value) / 2;
    // G53: whether all that is under way makes a collection.
    out[n++] = harvested < 3 && harvested + coming + countOf(own.seeds, value) >= 3 ? 1 : 0;
  }
  // G52: types that the next set lacks, and those of them on their way.
  const sets = countSets(own);
  let lacking = 0;
  let onTheWay = 0;
  let soldOut = 0;
  for (let value = 1; value <= 5; value++)
    if (countOf(own.harvested, value) === sets) {
      lacking++;
      if (countOf(survey.kinds, value) + countOf(own.seeds, value) > 0) onTheWay++;
      else if (countOf(s.supply, value) === 0) soldOut++;
    }
  out[n++] = lacking / 5;
  out[n++] = onTheWay / 5;
  out[n++] = soldOut / 2;
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

/** What the dice in the pool can still do for the seat, if it is its turn: the dice, what they buy and where they reach. */
function observePool(s: State, seat: number, out: Float32Array, from: number): number {
  let n = from;
  if (s.phase !== PHASE_ACT || s.seat !== seat) {
    while (n < from + POOL_FEATURES) out[n++] = 0;
    return n;
  }
  const own = gardenerOf(s, seat);
  const largest = largestDie(s.pool);
  const faces = facesIn(s.pool);
  let buys = 0;
  for (let value = 1; value <= Math.min(5, largest); value++)
    if (countOf(s.supply, value) > 0 && (typesTwice(s) & oneOf(value)) === 0) buys++;
  out[n++] = 1;
  out[n++] = poolSize(s.pool) / POOL_DICE;
  for (let face = 0; face < 6; face++) out[n++] = (faces >> face) & 1;
  out[n++] = largest / 6;
  out[n++] = sundialLeft(s) / SUNDIAL_STEPS;
  out[n++] = own.discs === 0 ? 0 : buys / 5;
  out[n++] = poolSize(s.pool) > 1 && own.seeds !== 0 ? 1 : 0;
  return n;
}

/** The rivals besides the strongest, in the order of their turns. */
function observeOthers(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const total = totalPoints(gardenerOf(s, seat));
  for (let step = 1; step < s.players; step++) {
    const other = (seat + step) % s.players;
    if (other === rival) continue;
    const { sun, upperPlants, lowerPlants, harvested } = gardenerOf(s, other);
    const lead = total - totalPoints(gardenerOf(s, other));
    out[n++] = lead / 30;
    out[n++] = lead / (10 + Math.abs(lead));
    out[n++] = (countBits(upperPlants) + countBits(lowerPlants)) / 6;
    out[n++] = totalOf(harvested) / 10;
    out[n++] = sun;
  }
  while (n < from + MOST_OTHERS * OTHER_FEATURES) out[n++] = 0;
  return n;
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
  for (let value = 1; value <= 5; value++) {
    out[n++] = countOf(s.supply, value) / 5;
    out[n++] = countOf(s.supply, value) === 0 ? 1 : 0;
  }
  const types = typesIn(s.supply);
  out[n++] = types === 0 ? 1 : 0;
  out[n++] = s.stallLimit === 0 ? 0 : s.stall / (s.stallLimit * s.players);
  n = observePool(s, seat, out, n);
  const isActing = s.phase === PHASE_ACT && s.seat === seat;
  out[n++] = !isActing && s.phase === PHASE_ACT ? poolSize(s.pool) / POOL_DICE : 0;
  out[n++] = 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1);
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.family ? 1 : 0;
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * GARDENER_FEATURES + MOST_OTHERS * OTHER_FEATURES + TABLE_FEATURES,
  clearMargin: 25,
  lossByLevel: {
    seedling: { value: 2.7, error: 0.16 },
    sprout: { value: 0.75, error: 0.1 },
    gardener: { value: 0.13, error: 0.03 },
    master: { value: 0.12, error: 0.04 },
  },
  littleSearch: (players) => (players === 2 ? 16 : 8),
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    surveyCritters(s);
    let n = observeGardener(s, seat, out, 0);
    n = observeGardener(s, rival, out, n);
    n = observeOthers(s, seat, rival, out, n);
    observeTable(s, seat, rival, out, n);
  },
  weights,
  crowdWeights,
};
