import { FACES } from './components.ts';
import { PHASE_CHOOSE, PHASE_OVER, PHASE_ROLL, PHASE_START, pointsOf, type State } from './state.ts';

/** The first invariant that a state breaks. */
export function flaw(s: State): string | null {
  if (s.seat >= s.players) return `there is no seat ${s.seat}`;
  return pointsFlaw(s) ?? turnFlaw(s);
}

function pointsFlaw(s: State): string | null {
  // Every hold brings 2 or more: a roll of 1 is never held.
  if (s.points.some((points) => points === 1)) return 'nobody holds a single point (P11)';
  const most = s.goal - 1 + FACES;
  for (let seat = 0; seat < s.players; seat++) {
    const hasWon = s.phase === PHASE_OVER && seat === s.seat;
    if (pointsOf(s, seat) >= s.goal !== hasWon) return 'the game is over once the goal is reached, and only then (P20)';
    if (pointsOf(s, seat) > most) return `nobody reaches more than ${most} (P21)`;
  }
  return null;
}

function turnFlaw(s: State): string | null {
  if (s.turn === 1) return 'a roll of 1 brings no points (P11)';
  const isStart = s.phase === PHASE_START;
  if (isStart && (s.seat !== 0 || s.points.some((points) => points > 0)))
    return 'nothing has happened before the start player is known (P3)';
  if ((isStart || s.phase === PHASE_OVER) && s.turn !== 0) return 'points of a turn are there only in a turn (P10)';
  if (s.phase === PHASE_CHOOSE && s.turn === 0) return 'a turn begins with a roll (P10)';
  const sum = pointsOf(s, s.seat) + s.turn;
  if (s.phase === PHASE_ROLL && sum >= s.goal) return 'nobody rolls once the goal is reached (P21)';
  return s.phase === PHASE_CHOOSE && sum > s.goal - 1 + FACES ? 'nobody rolled after the goal was reached (P21)' : null;
}
