import type { OptionsOf } from '../../src/core/options.ts';
import { GOAL, LEAST_GOAL, MOST_GOAL } from './components.ts';

export const optionSpecs = {
  goal: { kind: 'integer', min: LEAST_GOAL, max: MOST_GOAL, default: GOAL },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next. */
export const PHASE_START = 0;
export const PHASE_ROLL = 1;
export const PHASE_CHOOSE = 2;
export const PHASE_OVER = 3;

export interface State {
  readonly players: number;
  readonly goal: number;
  phase: number;
  /** Whose turn it is; at the end, who won. */
  seat: number;
  /** Points of the turn, not yet held. */
  turn: number;
  /** Points held, by seat. */
  readonly points: Int32Array;
}

export function create(players: number, options: Options): State {
  return { players, goal: options.goal, phase: PHASE_START, seat: 0, turn: 0, points: new Int32Array(players) };
}

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.seat = from.seat;
  into.turn = from.turn;
  for (let seat = 0; seat < from.players; seat++) into.points[seat] = from.points[seat] as number;
}

export const optionsOf = (s: State): Options => ({ goal: s.goal });

export const pointsOf = (s: State, seat: number): number => s.points[seat] as number;
