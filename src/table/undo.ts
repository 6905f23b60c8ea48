import { at } from '../core/assert.ts';
import { type Refusal, refuse } from '../core/errors.ts';
import { CHANCE, OVER, type Seat } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { copyState, type Match, playMove, rewind } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import { hasTimeFrom } from './clock.ts';
import type { RoomEvent } from './event.ts';
import { actorOf, matchOf, needEntries, nextPick, type Room } from './room.ts';
import { isTwin } from './series.ts';

type Judged = Result<RoomEvent[], Refusal>;

/** At a daily table, and in both games of a deal, all meet the same dice: they are seen once. */
const areDiceFixed = ({ settings: { daily, series } }: Room): boolean => daily !== undefined || isTwin(series);

/** The number of entries before the last move of a seat; −1 where it has not moved. */
function lastMoveOf(room: Room, seat: Seat): number {
  const { entries, missing } = room;
  const last = entries.findLastIndex((entry, i) => i < missing || entry.by === seat);
  if (last >= 0) needEntries(room, last);
  return last;
}

/**
 * The people who have a say when the entries from `to` on are to be taken back: everybody who has not left the match for good, bots standing in
 * for them or not, and everybody who made one of these moves, even then.
 */
function votersOn({ seats, entries }: Room, to: number): Seat[] {
  const movers = new Set(entries.slice(to).flatMap(({ by, isBot }) => (isBot ? [] : [by])));
  return seats.flatMap((seat, i) => (seat.kind === 'person' && (!seat.hasResigned || movers.has(i)) ? [i] : []));
}

/**
 * How many entries a seat may take back without asking: its own last move, where no dice, no secret and no other player came after it; for the
 * only person among bots everything since then, where dice may come anew.
 */
export function freeUndo(room: Room, seat: Seat): number {
  if (seat < 0) return 0;
  const last = lastMoveOf(room, seat);
  if (last < 0 || actorOf(room) === OVER) return 0;
  const count = room.entries.length - last;
  if (count === 1 && (room.game.isOpen || !hasRevealed(room, seat))) return 1;
  const isAlone = !areDiceFixed(room) && votersOn(room, last).every((voter) => voter === seat);
  return isAlone ? count : 0;
}

const SAMPLE_WORLDS = 8;

/** Whether the last move, made by this seat, showed it something it could not know: in another possible world it would have seen something else. */
function hasRevealed(room: Room, seat: Seat): boolean {
  const match = matchOf(room);
  const { game, state, log } = match;
  const seen = game.view(state, seat);
  const random = new FastRandom(log.length);
  if (room.before === null) needEntries(room);
  const before = room.before === null ? rewind(match, log.length - 1) : { ...match, state: room.before, log: [] };
  const move = at(log, log.length - 1);
  for (let i = 0; i < SAMPLE_WORLDS; i++) {
    const world: Match = { ...before, state: copyState(before), log: [] };
    game.determinize(world.state, seat, random);
    if (!playMove(world, move).ok || !sameJson(game.view(world.state, seat), seen)) return true;
  }
  return false;
}

const undone = (room: Room, seat: Seat, to: number): RoomEvent => ({ kind: 'undone', seat, to, pick: nextPick(room) });

export function judgeUndo(room: Room, seat: Seat, nowMillis: number): Judged {
  if (lastMoveOf(room, seat) < 0) return refuse('nothing_to_undo', 'You have not moved yet.');
  const count = freeUndo(room, seat);
  if (count === 0)
    return refuse('undo_refused', 'Something has happened since your last move: the others would have to agree.');
  const to = room.entries.length - count;
  // As if it had never been made: the time for it would be over.
  if (!hasTimeFrom(room, seat, to, nowMillis))
    return refuse('out_of_time', 'Your time for that move is over: it cannot be taken back any more.');
  return ok([undone(room, seat, to)]);
}

export function judgeUndoAsk(room: Room, seat: Seat): Judged {
  const to = lastMoveOf(room, seat);
  if (to < 0) return refuse('nothing_to_undo', 'You have not moved yet.');
  if (areDiceFixed(room) && room.entries.slice(to).some(({ by }) => by === CHANCE))
    return refuse('undo_refused', 'Dice came after your last move, and both games of this deal have the same ones.');
  return ok([
    votersOn(room, to).every((voter) => voter === seat) ? undone(room, seat, to) : { kind: 'undoAsked', seat, to },
  ]);
}

export function judgeUndoAnswer(room: Room, seat: Seat, agree: boolean): Judged {
  const ask = room.undoAsk;
  if (ask === null) return refuse('nothing_asked', 'Nobody has asked to take back a move.');
  if (ask.agreed.includes(seat)) return ok([]);
  const answered: RoomEvent = { kind: 'undoAnswered', seat, agree };
  const isAgreed = agree && votersOn(room, ask.to).every((voter) => voter === seat || ask.agreed.includes(voter));
  return ok(isAgreed ? [answered, undone(room, ask.seat, ask.to)] : [answered]);
}
