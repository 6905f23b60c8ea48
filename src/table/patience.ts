import { type Refusal, refuse } from '../core/errors.ts';
import type { Seat } from '../core/game.ts';
import { ok, type Result } from '../core/result.ts';
import type { RoomSettings } from './event.ts';
import { actorOf, botOf, type Room } from './room.ts';

/** How long a person is waited for at a table without a time limit, unless it says otherwise. */
export const PATIENCE_MILLIS = 10 * 60_000;

type Patience = Pick<RoomSettings, 'moveMillis' | 'clock' | 'patienceMillis'>;

/** After how long the others may hand the seat to act to a bot; null where a time limit does it for them. */
export const handOverAfter = ({ moveMillis, clock, patienceMillis = PATIENCE_MILLIS }: Patience): number | null =>
  moveMillis === null && clock === undefined ? patienceMillis : null;

/** After how long they may nudge, once in a turn. */
export const nudgeAfter = ({ moveMillis, patienceMillis = PATIENCE_MILLIS }: Patience): number =>
  Math.min(moveMillis ?? patienceMillis, patienceMillis) / 5;

/** The seat that a person lets the others wait for, after so long. */
function judgeWait(room: Room, own: Seat, afterMillis: number, nowMillis: number): Result<Seat, Refusal> {
  const seat = actorOf(room);
  if (seat < 0 || seat === own || botOf(room, seat) !== null)
    return refuse('not_absent', 'The table waits for no other person now.');
  if (nowMillis < room.turnSinceMillis + afterMillis)
    return refuse('not_absent', `That is possible ${Math.round(afterMillis / 1000)} seconds after the turn began.`);
  return ok(seat);
}

/** The seat that may be handed to a bot because its person does not move. */
export function judgeHandOver(room: Room, own: Seat, nowMillis: number): Result<Seat, Refusal> {
  const after = handOverAfter(room.settings);
  if (after === null) return refuse('not_absent', 'At this table a bot steps in by itself when the time is over.');
  return judgeWait(room, own, after, nowMillis);
}

/** The seat whose person may be nudged. */
export function judgeNudge(room: Room, own: Seat, nowMillis: number): Result<Seat, Refusal> {
  if (room.nudgedTurn === room.turn) return refuse('not_absent', 'They have been nudged in this turn already.');
  return judgeWait(room, own, nudgeAfter(room.settings), nowMillis);
}
