import type { Knowledge } from '../../core/knowledge.ts';
import { DICE, faces, GOAL, MAX_PADDIES } from './components.ts';
import { FLOW_LEFT } from './deck.ts';
import {
  cardAt,
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
import { weights } from './weights.ts';
import { canHarvest, canPlant } from './worker.ts';

const ROW_FEATURES = 21 + FLOW_LEFT;
const TABLE_FEATURES = 32;

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
      left -= hexesAt(s, paddy);
    }
  return rice;
}

function plantNow(s: State, side: number, workers: number): number {
  let left = workers;
  let rice = 0;
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++)
    if (canPlant(s, paddy, left)) {
      rice += yieldAt(s, paddy);
      left -= hexesAt(s, paddy);
    }
  return rice;
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
  return observeTurn(s, seat, out, n);
}

/** What is left of the turn, for whoever has it. */
function observeTurn(s: State, seat: number, out: Float32Array, from: number): number {
  let n = from;
  const sign = s.turn === seat ? 1 : -1;
  const isDeciding = s.phase === PHASE_DECIDE;
  for (let face = 0; face < faces.length; face++) out[n++] = isDeciding ? (sign * showing(s.dice, face)) / DICE : 0;
  out[n++] = isDeciding ? sign * s.rerolls : 0;
  out[n++] = isDeciding ? (sign * s.weedsDue) / 2 : 0;
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
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * ROW_FEATURES + TABLE_FEATURES,
  clearMargin: 25,
  littleSearch: () => 50,
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    const n = observeRow(s, seat, out, 0);
    const m = observeRow(s, rival, out, n);
    observeTable(s, seat, rival, out, m);
  },
  weights,
};
