import { type Action, type Actor, CHANCE, OVER } from '../../src/core/game.ts';
import { rankSides } from '../../src/core/rank.ts';
import { FACES, LOSING_FACE } from './components.ts';
import { PHASE_CHOOSE, PHASE_OVER, PHASE_ROLL, PHASE_START, pointsOf, type State } from './state.ts';

export const ROLL: Action = 0;
export const HOLD: Action = 1;
/** What `legal` writes at most. */
export const MAX_LEGAL = 2;

export function actor(s: State): Actor {
  return s.phase === PHASE_CHOOSE ? s.seat : s.phase === PHASE_OVER ? OVER : CHANCE;
}

export function outcomes(s: State): number {
  return s.phase === PHASE_START ? s.players : FACES;
}

/** P12, P21 */
export function legal(s: State, out: Int32Array): number {
  let n = 0;
  if (!hasGoal(s)) out[n++] = ROLL;
  out[n++] = HOLD;
  return n;
}

/** P20: with the points of the turn. */
export const hasGoal = (s: State): boolean => pointsOf(s, s.seat) + s.turn >= s.goal;

export function apply(s: State, a: Action): void {
  if (s.phase === PHASE_ROLL) rollDie(s, a + 1);
  else if (s.phase === PHASE_START) chooseStart(s, a);
  else if (a === ROLL) s.phase = PHASE_ROLL;
  else hold(s);
}

/** P3 */
function chooseStart(s: State, seat: number): void {
  s.seat = seat;
  s.phase = PHASE_ROLL;
}

/** P10, P11 */
function rollDie(s: State, value: number): void {
  if (value === LOSING_FACE) endTurn(s);
  else {
    s.turn += value;
    s.phase = PHASE_CHOOSE;
  }
}

/** P13, P20 */
function hold(s: State): void {
  s.points[s.seat] = pointsOf(s, s.seat) + s.turn;
  if (pointsOf(s, s.seat) < s.goal) endTurn(s);
  else {
    s.turn = 0;
    s.phase = PHASE_OVER;
  }
}

function endTurn(s: State): void {
  s.turn = 0;
  s.seat = s.seat + 1 === s.players ? 0 : s.seat + 1;
  s.phase = PHASE_ROLL;
}

/** P20: points that were not held count for nothing. */
export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let seat = 0; seat < s.players; seat++) totals[seat] = pointsOf(s, seat);
  rankSides(totals, s.players, ranks);
  return s.players;
}
