import type { Entry, Note, Seat } from '../../src/core/game.ts';
import { PHASE_ROLL, type State } from './state.ts';

/** What came of an entry besides: the log has a heading for every turn. */
export type TurnNote = Note & { readonly type: 'turn'; readonly seat: Seat };

export function notes(before: State, { type }: Entry, after: State): TurnNote[] {
  const isNew = after.phase === PHASE_ROLL && (type === 'start' || after.seat !== before.seat);
  return isNew ? [{ type: 'turn', seat: after.seat, isHeading: true }] : [];
}
