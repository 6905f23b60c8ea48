import type { Knowledge } from '../../core/knowledge.ts';
import { DICE, faces, GOAL, LAST_SPELL, MAX_PADDIES } from './components.ts';
import { weights as crowdWeights } from './crowdWeights.ts';
import { FLOW_LEFT } from './deck.ts';
import { countCards, HANDS, nthCard } from './pile.ts';
import {
  cardAt,
  dryLimit,
  endPaddy,
  firstPaddy,
  hasPower,
  hexesAt,
  isDry,
  isFlooded,
  isPlanted,
  nextSide,
  PHASE_DECIDE,
  PHASE_DRAW,
  PHASE_KEEP,
  PHASE_RELEASE,
  PHASE_ROLL,
  PHASE_TAKE,
  PHASE_WORKER,
  reservoir,
  roomAt,
  type State,
  showing,
  waterAt,
  weedsAt,
  yieldAt,
} from './state.ts';
import { ACTION_WATER, ACTION_WORKER, cardsToDraw, symbolsFor } from './turn.ts';
import { weights } from './weights.ts';
import { canHarvest, canPlant, harvestersFor, plantersFor } from './worker.ts';

const PADDY_FEATURES = 7;
const ROW_FEATURES = 21 + FLOW_LEFT + MAX_PADDIES * PADDY_FEATURES;
const OTHER_FEATURES = 5;
/** Rivals besides the strongest. */
const MOST_OTHERS = 3;
const TABLE_FEATURES = 45;

/** What a row of paddies is worth, filled by `surveyRow`. */
const survey = {
  hexes: 0,
  clean: 0,
  ripe: 0,
  growing: 0,
  ready: 0,
  readyHexes: 0,
  idle: 0,
  smallestRoom: 0,
  weeds: 0,
  water: 0,
  best: 0,
  planted: 0,
};

function surveyRow(s: State, side: number): void {
  survey.hexes = 0;
  survey.clean = 0;
  survey.ripe = 0;
  survey.growing = 0;
  survey.ready = 0;
  survey.readyHexes = 0;
  survey.idle = 0;
  survey.smallestRoom = 6;
  survey.weeds = 0;
  survey.water = 0;
  survey.best = 0;
  survey.planted = 0;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++) surveyPaddy(s, paddy);
}

/** R30: planted and dry is ripe, planted under water is growing, flooded is ready to plant, the rest is idle. */
function surveyPaddy(s: State, paddy: number): void {
  const rice = yieldAt(s, paddy);
  const clean = s.deck.rice[3 * cardAt(s, paddy)] as number;
  survey.hexes += hexesAt(s, paddy);
  survey.clean += clean;
  survey.weeds += weedsAt(s, paddy);
  survey.water += waterAt(s, paddy);
  if (clean > survey.best) survey.best = clean;
  if (isPlanted(s, paddy)) {
    survey.planted++;
    if (isDry(s, paddy)) {
      survey.ripe += rice;
      survey.readyHexes += hexesAt(s, paddy);
    } else survey.growing += rice;
  } else if (isFlooded(s, paddy)) survey.ready += rice;
  else {
    survey.idle += rice;
    if (roomAt(s, paddy) < survey.smallestRoom) survey.smallestRoom = roomAt(s, paddy);
  }
}

/** What a side has; the same for oneself and for the strongest rival. */
function observeRow(s: State, side: number, out: Float32Array, from: number): number {
  surveyRow(s, side);
  let n = from;
  const rice = s.rice[side] as number;
  const missing = GOAL - rice;
  out[n++] = rice / GOAL;
  out[n++] = missing <= survey.ripe ? 1 : 0;
  out[n++] = missing <= survey.ripe + survey.growing ? 1 : 0;
  out[n++] = missing <= survey.best ? 1 : 0;
  out[n++] = Math.min(survey.ripe, missing) / 40;
  out[n++] = Math.min(survey.growing, missing) / 40;
  out[n++] = Math.min(survey.ready, missing) / 40;
  out[n++] = Math.min(survey.idle, missing) / 40;
  out[n++] = survey.clean / 60;
  out[n++] = survey.hexes / 12;
  out[n++] = survey.readyHexes / 8;
  out[n++] = survey.smallestRoom / 6;
  out[n++] = survey.weeds / 4;
  out[n++] = survey.water / 8;
  out[n++] = survey.planted / MAX_PADDIES;
  out[n++] = survey.best / 40;
  out[n++] = survey.hexes === 0 ? 0 : survey.clean / survey.hexes / 10;
  out[n++] = (s.rowLength[side] as number) / MAX_PADDIES;
  // R10: what was chosen counts before it lies open.
  const chosen = s.rowLength[side] === 0 ? (s.chosen[side] as number) : -1;
  out[n++] = chosen < 0 ? 0 : (s.deck.rice[3 * chosen] as number) / 40;
  out[n++] = chosen < 0 ? 0 : (s.deck.hexes[chosen] as number) / 5;
  out[n++] = chosen < 0 ? 0 : (s.deck.rice[3 * chosen] as number) / (s.deck.hexes[chosen] as number) / 10;
  for (let kind = 1; kind <= FLOW_LEFT; kind++)
    out[n++] = hasPower(s, side, kind) || (chosen >= 0 && s.deck.kind[chosen] === kind) ? 1 : 0;
  return observePaddies(s, side, out, n);
}

/** Each paddy by itself: what it yields, the workers and the water it takes, and how far it is. */
function observePaddies(s: State, side: number, out: Float32Array, from: number): number {
  let n = from;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++) {
    const isWaiting = isPlanted(s, paddy);
    out[n++] = yieldAt(s, paddy) / 40;
    out[n++] = (isWaiting ? harvestersFor(s, paddy) : plantersFor(s, paddy)) / 5;
    out[n++] = isWaiting && isDry(s, paddy) ? 1 : 0;
    out[n++] = isWaiting && !isDry(s, paddy) ? 1 : 0;
    out[n++] = !isWaiting && isFlooded(s, paddy) ? 1 : 0;
    out[n++] = roomAt(s, paddy) / 5;
    out[n++] = weedsAt(s, paddy) / 2;
  }
  while (n < from + MAX_PADDIES * PADDY_FEATURES) out[n++] = 0;
  return n;
}

function strongestRival(s: State, side: number): number {
  let best = nextSide(s, side);
  for (let other = 0; other < s.sides; other++)
    if (other !== side && (s.rice[other] as number) > (s.rice[best] as number)) best = other;
  return best;
}

/** R30: the most rice that the workers left could bring in at once, taken greedily from the left. */
function harvestNow(s: State, side: number, workers: number): number {
  let left = workers;
  let rice = 0;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++)
    if (canHarvest(s, paddy, left)) {
      rice += yieldAt(s, paddy);
      left -= harvestersFor(s, paddy);
    }
  return rice;
}

function plantNow(s: State, side: number, workers: number): number {
  let left = workers;
  let rice = 0;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++)
    if (canPlant(s, paddy, left)) {
      rice += yieldAt(s, paddy);
      left -= plantersFor(s, paddy);
    }
  return rice;
}

/** R43: the rice of the paddies that so many water symbols could flood now, taken greedily from the left. */
function fillNow(s: State, side: number, symbols: number): number {
  let left = Math.min(symbols, reservoir(s));
  let rice = 0;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++)
    if (!isPlanted(s, paddy) && !isFlooded(s, paddy) && roomAt(s, paddy) <= left) {
      rice += yieldAt(s, paddy);
      left -= roomAt(s, paddy);
    }
  return rice;
}

/** The rivals besides the strongest, in the order of their turns. */
function observeOthers(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  for (let step = 1; step < s.sides; step++) {
    const other = (seat + step) % s.sides;
    if (other === rival) continue;
    surveyRow(s, other);
    const missing = GOAL - (s.rice[other] as number);
    out[n++] = ((s.rice[seat] as number) - (s.rice[other] as number)) / 40;
    out[n++] = Math.min(survey.ripe, missing) / 40;
    out[n++] = Math.min(survey.growing, missing) / 40;
    out[n++] = missing <= survey.ripe ? 1 : 0;
    out[n++] = survey.clean / 60;
  }
  while (n < from + MOST_OTHERS * OTHER_FEATURES) out[n++] = 0;
  return n;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const lead = (s.rice[seat] as number) - (s.rice[rival] as number);
  out[n++] = lead / 40;
  out[n++] = lead / (10 + Math.abs(lead));
  out[n++] = reservoir(s) / 10;
  out[n++] = reservoir(s) === 0 ? 1 : 0;
  out[n++] = s.onPaddies / s.tokens;
  out[n++] = s.turn === seat ? 1 : 0;
  out[n++] = ((seat - s.turn + s.sides) % s.sides) / s.sides;
  out[n++] = s.players === 1 ? 1 : 0;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players / 5;
  out[n++] = s.weedsAlways ? 1 : 0;
  // R52: how near a dry spell is, and how near the end without a goal.
  const limit = dryLimit(s);
  out[n++] = limit === 0 ? 0 : s.dry / limit;
  out[n++] = s.spells / LAST_SPELL;
  out[n++] = (s.spells * lead) / (10 + Math.abs(lead));
  return observeTurn(s, seat, out, n);
}

/** What the roll can do: workers, water and cards, and the rice that the two former stand for. */
function observeRoll(s: State, sign: number, out: Float32Array, from: number): number {
  let n = from;
  if (s.phase !== PHASE_DECIDE) {
    while (n < from + 6) out[n++] = 0;
    return n;
  }
  const workers = symbolsFor(s, ACTION_WORKER);
  const water = symbolsFor(s, ACTION_WATER);
  out[n++] = (sign * workers) / 8;
  out[n++] = (sign * water) / DICE;
  out[n++] = (sign * cardsToDraw(s)) / DICE;
  out[n++] = (sign * Math.min(harvestNow(s, s.turn, workers), GOAL - (s.rice[s.turn] as number))) / 20;
  out[n++] = (sign * plantNow(s, s.turn, workers)) / 20;
  out[n++] = (sign * fillNow(s, s.turn, water)) / 20;
  return n;
}

/** What is left of the turn, for the side that has it. */
function observeTurn(s: State, seat: number, out: Float32Array, from: number): number {
  let n = from;
  const sign = s.turn === seat ? 1 : -1;
  const isDeciding = s.phase === PHASE_DECIDE;
  // Dice that were kept lie open while the others roll.
  const isRolling = s.phase === PHASE_ROLL;
  for (let face = 0; face < faces.length; face++)
    out[n++] = isDeciding || isRolling ? (sign * showing(s.dice, face)) / DICE : 0;
  out[n++] = isRolling ? (sign * s.rolling) / DICE : 0;
  out[n++] = isDeciding || isRolling ? sign * s.rerolls : 0;
  out[n++] = isDeciding ? (sign * s.weedsDue) / 2 : 0;
  n = observeRoll(s, sign, out, n);
  const isWorking = s.phase === PHASE_WORKER;
  out[n++] = isWorking ? (sign * s.left) / DICE : 0;
  out[n++] = isWorking ? (sign * Math.min(harvestNow(s, s.turn, s.left), GOAL - (s.rice[s.turn] as number))) / 20 : 0;
  out[n++] = isWorking ? (sign * plantNow(s, s.turn, s.left)) / 20 : 0;
  out[n++] = s.phase === PHASE_DRAW || s.phase === PHASE_KEEP ? sign : 0;
  out[n++] = s.phase === PHASE_DRAW ? (sign * s.left) / DICE : 0;
  const isWatering = s.phase === PHASE_RELEASE || s.phase === PHASE_TAKE;
  out[n++] = isWatering ? sign : 0;
  out[n++] = isWatering ? (sign * s.left) / DICE : 0;
  surveyRow(s, s.turn);
  out[n++] = isWatering && s.left >= survey.smallestRoom && survey.idle > 0 ? sign : 0;
  out[n++] = isWatering && s.left >= survey.smallestRoom && reservoir(s) >= survey.smallestRoom ? sign : 0;
  out[n++] = s.phase === PHASE_RELEASE ? sign : 0;
  out[n++] = (sign * (s.mimicHarvest + s.mimicPlant)) / 8;
  out[n++] = s.phase === PHASE_TAKE ? sign : 0;
  out[n++] = isWatering ? (sign * survey.growing) / 20 : 0;
  out[n++] = isWatering ? (sign * fillNow(s, s.turn, s.left)) / 20 : 0;
  n = observeHand(s, sign, out, n);
  return n;
}

/** R35: the best of the cards drawn. */
function observeHand(s: State, sign: number, out: Float32Array, from: number): number {
  let most = 0;
  let dense = 0;
  if (s.phase === PHASE_KEEP)
    for (let k = countCards(s.piles, HANDS + s.turn) - 1; k >= 0; k--) {
      const card = nthCard(s.piles, HANDS + s.turn, k);
      const rice = s.deck.rice[3 * card] as number;
      most = Math.max(most, rice);
      dense = Math.max(dense, rice / (s.deck.hexes[card] as number));
    }
  out[from] = (sign * most) / 40;
  out[from + 1] = (sign * dense) / 10;
  return from + 2;
}

export const knowledge: Knowledge<State> = {
  features: 2 * ROW_FEATURES + MOST_OTHERS * OTHER_FEATURES + TABLE_FEATURES,
  clearMargin: 25,
  lossByLevel: {
    seedling: { value: 2.34, error: 0.09 },
    sprout: { value: 0.62, error: 0.07 },
    gardener: { value: 0.05, error: 0.03 },
    master: { value: 0.01, error: 0.01 },
  },
  littleSearch: (players) => (players > 2 ? 16 : 50),
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    const n = observeRow(s, seat, out, 0);
    const m = observeRow(s, rival, out, n);
    observeTable(s, seat, rival, out, observeOthers(s, seat, rival, out, m));
  },
  weights,
  crowdWeights,
};
