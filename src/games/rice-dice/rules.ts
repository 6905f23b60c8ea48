import { type Action, type Actor, CHANCE, OVER } from '../../core/game.ts';
import { rankSides } from '../../core/rank.ts';
import { aboutOf, DONE, kindOf, REROLL, WEED } from './actions.ts';
import { drawCard, drawPile, keepCard } from './draw.ts';
import { countCards, HANDS } from './pile.ts';
import { choose, deal } from './setup.ts';
import {
  PHASE_CHOOSE,
  PHASE_DEAL,
  PHASE_DECIDE,
  PHASE_DRAW,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_OVER,
  PHASE_RELEASE,
  PHASE_ROLL,
  PHASE_START,
  PHASE_TAKE,
  PHASE_WORKER,
  type State,
} from './state.ts';
import {
  beginTurn,
  continueJobs,
  continueTake,
  endDraw,
  endIfWon,
  endKeep,
  endMimics,
  endRelease,
  endTake,
  placeWeed,
  releaseInTurn,
  reroll,
  rollDie,
  startMimics,
  takeAction,
} from './turn.ts';
import { fill, release } from './water.ts';
import { doJob, JOB_HARVEST, JOB_WEED } from './worker.ts';

export function actor(s: State): Actor {
  switch (s.phase) {
    case PHASE_OVER:
      return OVER;
    case PHASE_DEAL:
    case PHASE_START:
    case PHASE_ROLL:
    case PHASE_DRAW:
      return CHANCE;
    default:
      return s.seat;
  }
}

export function outcomes(s: State): number {
  if (s.phase === PHASE_ROLL) return 6;
  return s.phase === PHASE_START ? s.players : countCards(s.piles, drawPile(s.piles));
}

export function apply(s: State, a: Action): void {
  switch (s.phase) {
    case PHASE_ROLL:
      rollDie(s, a);
      break;
    case PHASE_DECIDE:
      decide(s, a);
      break;
    case PHASE_WORKER:
    case PHASE_MIMIC:
      applyJob(s, a);
      break;
    case PHASE_DRAW:
      drawCard(s.piles, HANDS + s.turn, a);
      if (--s.left === 0) endDraw(s);
      break;
    case PHASE_KEEP:
      if (a !== DONE) keepCard(s, s.seat, aboutOf(a) >> 3, a & 7);
      endKeep(s);
      break;
    case PHASE_RELEASE:
      applyRelease(s, a);
      break;
    case PHASE_TAKE:
      applyFill(s, a);
      break;
    case PHASE_CHOOSE:
      choose(s, aboutOf(a));
      break;
    case PHASE_DEAL:
      deal(s, a);
      break;
    case PHASE_START:
      beginTurn(s, a);
  }
}

/** R21–R23 */
function decide(s: State, a: Action): void {
  const kind = kindOf(a);
  if (kind === REROLL) reroll(s, aboutOf(a) === 0 ? s.dice : aboutOf(a));
  else if (kind === WEED) placeWeed(s, a & 31);
  else takeAction(s, aboutOf(a));
}

/** R30, R50, R61 */
function applyJob(s: State, a: Action): void {
  if (a === DONE) {
    if (s.phase === PHASE_MIMIC) endMimics(s);
    else startMimics(s);
    return;
  }
  const job = aboutOf(a) >> 5;
  const workers = doJob(s, job, a & 31);
  if (s.phase === PHASE_WORKER) s.left -= workers;
  else if (job === JOB_WEED) s.mimicWeed -= workers;
  else if (job === JOB_HARVEST) s.mimicHarvest -= workers;
  else s.mimicPlant -= workers;
  if (!endIfWon(s, s.seat)) continueJobs(s);
}

/** R41 */
function applyRelease(s: State, a: Action): void {
  if (a === DONE) endRelease(s);
  else {
    release(s, aboutOf(a) >> 9, a & 511);
    releaseInTurn(s);
  }
}

/** R43 */
function applyFill(s: State, a: Action): void {
  if (a === DONE) endTake(s);
  else {
    s.left -= fill(s, a & 31);
    continueTake(s);
  }
}

/** R50: rice decides. */
export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let side = 0; side < s.sides; side++) totals[side] = s.rice[side] as number;
  rankSides(totals, s.sides, ranks);
  return s.sides;
}
