import { at } from '../core/assert.ts';
import type { Seat } from '../core/game.ts';
import type { RoomEvent, RoomSettings } from './event.ts';
import { actorOf, botOf, type Room } from './room.ts';

/** What happens where somebody's time is over: a bot goes on for them, or they have lost, and a bot plays to the end for the others' sake. */
export const clockEnds = ['bot', 'loss'] as const;
export type ClockEnd = (typeof clockEnds)[number];

/**
 * Time besides the time for each move. A bank with increment has no time for a move; days with holidays have both: what a move takes beyond
 * its own time comes out of the bank.
 */
export interface ClockSettings {
  readonly bankMillis: number;
  /** What each move of one's own adds to the bank. */
  readonly incrementMillis: number;
  readonly end: ClockEnd;
}

/** The consent to a pause. On from the moment on when everybody agrees who plays for themselves. */
export interface Pause {
  readonly agreed: readonly Seat[];
  /** How long the one to act had thought when it began; null before. */
  readonly spentMillis: number | null;
}

/** The clocks as everybody sees them. */
export interface ShownClock {
  /** The time for each move; 0 where there is only the bank. */
  readonly moveMillis: number;
  /** What each seat has besides, before the move that is under way. */
  readonly banks: readonly number[];
  /** What the one to act has left, while the table pauses. */
  readonly pausedMillis: number | null;
}

/** The longest way between a person and the authority that is not charged. More would be a way to buy time. */
export const MAX_LAG_MILLIS = 1000;

/** A nonce that has not been revealed after this time counts as empty. */
const REVEAL_MILLIS = 5000;

export const hasTimeLimit = ({ moveMillis, clock }: RoomSettings): boolean =>
  moveMillis !== null || clock !== undefined;

/** What a seat may take for its next move. */
const allowanceOf = ({ settings, banks }: Room, seat: Seat): number => (settings.moveMillis ?? 0) + (banks[seat] ?? 0);

/** What is left of a bank after a move that took so long. */
export const bankAfter = (bankMillis: number, spentMillis: number, moveMillis: number): number =>
  Math.max(0, bankMillis - Math.max(0, spentMillis - moveMillis));

/** How long the one to act has thought, by the time at which they could know that it is their turn and be heard. */
function spentBy(room: Room, seat: Seat, nowMillis: number): number {
  if (room.pause !== null && room.pause.spentMillis !== null) return room.pause.spentMillis;
  return Math.max(0, nowMillis - room.turnSinceMillis - (room.lags[seat] ?? 0));
}

/** The person whose time runs, or would without a pause; −1 for nobody. */
function thinkerOf(room: Room): Seat {
  const actor = actorOf(room);
  return room.stage !== 'playing' || actor < 0 || botOf(room, actor) !== null ? -1 : actor;
}

/** When the one to act must have moved, or the nonces must be revealed; null where nothing is due. */
export function deadlineOf(room: Room): number | null {
  if (room.stage === 'sealing') return room.turnSinceMillis + REVEAL_MILLIS;
  const seat = thinkerOf(room);
  if (seat < 0 || !hasTimeLimit(room.settings) || isPaused(room)) return null;
  return room.turnSinceMillis + (room.lags[seat] ?? 0) + allowanceOf(room, seat);
}

export const isPaused = ({ pause }: Room): boolean => pause !== null && pause.spentMillis !== null;

/** Whether a person who comes back would have any time. */
export const hasTime = (room: Room, seat: Seat): boolean =>
  room.settings.clock === undefined || allowanceOf(room, seat) > 0;

export function showClock(room: Room): ShownClock | null {
  if (room.settings.clock === undefined) return null;
  const { banks, pause, settings } = room;
  const seat = thinkerOf(room);
  const pausedMillis = pause === null || pause.spentMillis === null || seat < 0 ? null : pause.spentMillis;
  return {
    moveMillis: settings.moveMillis ?? 0,
    banks: [...banks],
    pausedMillis: pausedMillis === null ? null : Math.max(0, allowanceOf(room, seat) - pausedMillis),
  };
}

/** Before an event changes the table: whoever was to act pays for the time it took. */
export function chargeClock(room: Room, event: RoomEvent, atMillis: number): void {
  const { clock, moveMillis } = room.settings;
  const seat = thinkerOf(room);
  if (clock === undefined || seat < 0) return;
  const isEnd = event.kind === 'stoodIn' && event.seat === seat;
  if (event.kind !== 'moved' && event.kind !== 'undone' && !isEnd) return;
  const isOver = isEnd && (event.reason === 'late' || event.reason === 'lost');
  const spent = spentBy(room, seat, atMillis);
  room.banks[seat] = isOver ? 0 : bankAfter(at(room.banks, seat), spent, moveMillis ?? 0);
  if (event.kind === 'moved') {
    room.banks[seat] = at(room.banks, seat) + clock.incrementMillis;
    room.lags[seat] = event.lagMillis ?? 0;
  } else if (event.kind === 'undone') takeIncrements(room, event.to, clock.incrementMillis);
}

/** Who takes moves back has not made them: what they added goes too, or one could earn time by moving to and fro. */
function takeIncrements({ entries, banks }: Room, to: number, incrementMillis: number): void {
  for (const { by, isBot } of entries.slice(to))
    if (by >= 0 && !isBot) banks[by] = Math.max(0, at(banks, by) - incrementMillis);
}

/** After an event: the time of the one to act begins anew, and a pause begins, goes on or ends. */
export function turnClock(room: Room, event: RoomEvent, atMillis: number, isNewTurn: boolean): void {
  if (event.kind === 'pauseVoted') votePause(room, event, atMillis);
  // A bot that was to move does so in a pause, too; a person who moves has had enough of it.
  else if (event.kind === 'moved' && event.isBot !== true && isPaused(room)) room.pause = null;
  else if (isNewTurn && room.pause !== null && room.pause.spentMillis !== null)
    room.pause = { ...room.pause, spentMillis: 0 };
  const isOther = (event.kind === 'returned' || event.kind === 'stoodIn') && event.seat === actorOf(room);
  if (isNewTurn || isOther || event.kind === 'locked') room.turnSinceMillis = atMillis;
  if (room.stage === 'over') room.pause = null;
}

function votePause(room: Room, { seat, agree }: RoomEvent & { kind: 'pauseVoted' }, atMillis: number): void {
  const { pause } = room;
  if (!agree) {
    const spent = pause?.spentMillis ?? null;
    // It goes on where it stopped; the way to the person was left out when it was measured.
    if (spent !== null) room.turnSinceMillis = atMillis - spent - (room.lags[actorOf(room)] ?? 0);
    room.pause = null;
    return;
  }
  if (isPaused(room)) return;
  const agreed = [...new Set([...(pause?.agreed ?? []), seat])];
  const isOn = votersOf(room).every((voter) => agreed.includes(voter));
  room.pause = { agreed, spentMillis: isOn ? spentBy(room, thinkerOf(room), atMillis) : null };
}

/** The people who play for themselves: a pause needs all of them. */
const votersOf = (room: Room): Seat[] =>
  room.seats.flatMap(({ kind }, seat) => (kind === 'person' && botOf(room, seat) === null ? [seat] : []));
