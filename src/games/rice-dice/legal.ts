import { ACT, CHOOSE, DONE, FILL, jobAction, keepAction, REROLL, releaseAction, WEED } from './actions.ts';
import { DEALT, MAX_WEEDS } from './components.ts';
import { CHOOSE_DICE } from './deck.ts';
import { hasRoom, KEEP_LEFT, KEEP_REPLACE, KEEP_RIGHT } from './draw.ts';
import { countCards, HANDS, nthCard } from './pile.ts';
import {
  endPaddy,
  firstPaddy,
  hasPower,
  PHASE_CHOOSE,
  PHASE_DECIDE,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_RELEASE,
  PHASE_TAKE,
  PHASE_WORKER,
  type State,
  showing,
  weedsAt,
} from './state.ts';
import { canPlaceWeeds } from './turn.ts';
import { canFill, canRelease, listReleases } from './water.ts';
import { canHarvest, canPlant, canWeed, JOB_HARVEST, JOB_PLANT, JOB_WEED } from './worker.ts';

export function legal(s: State, out: Int32Array): number {
  switch (s.phase) {
    case PHASE_DECIDE:
      return legalDecisions(s, out);
    case PHASE_WORKER:
      return legalJobs(s, s.left, s.left, s.left, out);
    case PHASE_MIMIC:
      return legalJobs(s, s.mimicWeed, s.mimicHarvest, s.mimicPlant, out);
    case PHASE_KEEP:
      return legalKeeps(s, out);
    case PHASE_RELEASE:
      return legalReleases(s, out);
    case PHASE_TAKE:
      return legalFills(s, out);
    case PHASE_CHOOSE:
      return legalChoices(s, out);
    default:
      return 0;
  }
}

/** R10 */
function legalChoices(s: State, out: Int32Array): number {
  for (let k = 0; k < DEALT; k++) out[k] = CHOOSE | nthCard(s.piles, HANDS + s.seat, k);
  return DEALT;
}

/** R21–R23: reroll, or place a weed that is due, or else name the action. */
function legalDecisions(s: State, out: Int32Array): number {
  let n = 0;
  if (s.rerolls > 0) n = hasPower(s, s.seat, CHOOSE_DICE) ? legalRerolls(s, out) : legalReroll(out);
  if (s.weedsDue > 0) return legalWeeds(s, out, n);
  for (let action = 0; action < 3; action++) out[n++] = ACT | action;
  return n;
}

function legalReroll(out: Int32Array): number {
  out[0] = REROLL;
  return 1;
}

/** Master of Fate: every choice of at least one die, told apart by faces only; counts up through the faces like an odometer. */
function legalRerolls(s: State, out: Int32Array): number {
  let n = 0;
  let dice = 0;
  for (;;) {
    let face = 0;
    while (face < 6 && showing(dice, face) === showing(s.dice, face)) {
      dice &= ~(7 << (3 * face));
      face++;
    }
    if (face === 6) return n;
    dice += 1 << (3 * face);
    out[n++] = REROLL | dice;
  }
}

/** R22 */
function legalWeeds(s: State, out: Int32Array, from: number): number {
  let n = from;
  for (let side = 0; side < s.sides; side++)
    if (canPlaceWeeds(s, side))
      for (let paddy = firstPaddy(side), end = endPaddy(s, side); paddy < end; paddy++)
        if (weedsAt(s, paddy) < MAX_WEEDS) out[n++] = WEED | paddy;
  return n;
}

/** R30, R61 */
function legalJobs(s: State, weeders: number, harvesters: number, planters: number, out: Int32Array): number {
  let n = 0;
  for (let paddy = firstPaddy(s.seat), end = endPaddy(s, s.seat); paddy < end; paddy++) {
    if (weeders > 0 && canWeed(s, paddy)) out[n++] = jobAction(JOB_WEED, paddy);
    if (canHarvest(s, paddy, harvesters)) out[n++] = jobAction(JOB_HARVEST, paddy);
    if (canPlant(s, paddy, planters)) out[n++] = jobAction(JOB_PLANT, paddy);
  }
  out[n++] = DONE;
  return n;
}

/** R35 */
function legalKeeps(s: State, out: Int32Array): number {
  const hand = HANDS + s.seat;
  const drawn = countCards(s.piles, hand);
  const length = s.rowLength[s.seat] as number;
  let n = 0;
  for (let k = 0; k < drawn; k++) {
    const card = nthCard(s.piles, hand, k);
    if (hasRoom(s, s.seat)) {
      out[n++] = keepAction(card, KEEP_LEFT);
      out[n++] = keepAction(card, KEEP_RIGHT);
    }
    for (let place = 0; place < length; place++) out[n++] = keepAction(card, KEEP_REPLACE + place);
  }
  out[n++] = DONE;
  return n;
}

/** R41 */
function legalReleases(s: State, out: Int32Array): number {
  let n = 0;
  for (let paddy = firstPaddy(s.seat), end = endPaddy(s, s.seat); paddy < end; paddy++)
    if (canRelease(s, paddy)) n = listReleases(s, paddy, releaseAction(paddy, 0), out, n);
  out[n++] = DONE;
  return n;
}

/** R43 */
function legalFills(s: State, out: Int32Array): number {
  let n = 0;
  for (let paddy = firstPaddy(s.seat), end = endPaddy(s, s.seat); paddy < end; paddy++)
    if (canFill(s, paddy, s.left)) out[n++] = FILL | paddy;
  out[n++] = DONE;
  return n;
}
