import * as z from 'zod';
import { type PositionError, schemaMessage } from '../../src/core/errors.ts';
import { acceptPosition, badPosition } from '../../src/core/position.ts';
import type { Result } from '../../src/core/result.ts';
import { LEAST_GOAL, MOST_GOAL } from './components.ts';
import { flaw } from './flaw.ts';
import { create, optionsOf, type State } from './state.ts';

const phases = ['start', 'roll', 'choose', 'over'] as const;

const positionSchema = z.strictObject({
  players: z.int().min(2).max(6),
  options: z.strictObject({ goal: z.int().min(LEAST_GOAL).max(MOST_GOAL) }),
  phase: z.enum(phases),
  seat: z.int().min(0).max(5),
  turn: z.int().min(0),
  points: z.array(z.int().min(0)),
});
/** Everything in this game is open: the view is the position with what a board needs besides. */
export type Position = z.infer<typeof positionSchema>;

export const position = (s: State): Position => ({
  players: s.players,
  options: optionsOf(s),
  phase: phases[s.phase] as (typeof phases)[number],
  seat: s.seat,
  turn: s.turn,
  points: [...s.points],
});

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const { players, options, phase, seat, turn, points } = parsed.data;
  if (points.length !== players) return badPosition(`points: ${players} players have ${players} numbers of points`);
  const s = create(players, options);
  s.phase = phases.indexOf(phase);
  s.seat = seat;
  s.turn = turn;
  s.points.set(points);
  return acceptPosition(s, json, flaw, position);
}
