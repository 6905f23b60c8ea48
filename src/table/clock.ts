import { at } from '../core/assert.ts';
import type { Seat } from '../core/game.ts';
import type { RoomEvent, RoomSettings, StandInReason } from './event.ts';
import { actorOf, botOf, needEntries, type Room } from './room.ts';

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

/** How long a seat had thought when it moved, whoever moved for it in the end, and what was in its bank before. */
export interface Thought {
  readonly millis: number;
  readonly bankMillis: number;
}

/** A bot stood in for the one to act, in this turn, after they had thought so long of the time for a move; or their time was over. */
export interface Interruption {
  readonly turn: number;
  readonly millis: number;
  readonly isLate: boolean;
}

/** How long a bot has for the move of somebody who was late, before they may come back in the same turn. */
const BOT_MILLIS = 60_000;

/** Whether the time limit of the one to act is over, and a bot makes this one move: who came back at once, each time, would never have to move. */
export const isBotsMove = ({ interruption, settings, turn, turnSinceMillis }: Room, nowMillis: number): boolean =>
  hasTimeLimit(settings) &&
  interruption?.turn === turn &&
  interruption.isLate &&
  nowMillis < turnSinceMillis + BOT_MILLIS;

/** How much of a time counts against the time for a move: where there is a bank, it pays for the rest. */
const withinMove = ({ clock, moveMillis }: RoomSettings, millis: number): number =>
  clock === undefined ? millis : Math.min(millis, moveMillis ?? 0);

/**
 * How long a seat has thought when it takes the entries from `to` on back, all of them its own: they were never made, and its time has run on, also
 * while the next one was thinking. Null where others have moved since.
 */
function thoughtSince(room: Room, seat: Seat, to: number, nowMillis: number): number | null {
  const { entries, thoughts } = room;
  if (entries.slice(to).some(({ by }) => by !== seat)) return null;
  const thinker = thinkerOf(room);
  const now = thinker < 0 ? 0 : spentBy(room, thinker, nowMillis);
  return thoughts.slice(to).reduce((sum, thought) => sum + (thought?.millis ?? 0), now);
}

/** Whether a seat that takes its moves from `to` on back still has time for another one. Where others have moved since, they agree, and it gets some. */
export function hasTimeFrom(room: Room, seat: Seat, to: number, nowMillis: number): boolean {
  const { settings, thoughts } = room;
  const thought = thoughtSince(room, seat, to, nowMillis);
  if (thought === null || !hasTimeLimit(settings)) return true;
  return thought < (settings.moveMillis ?? 0) + (thoughts[to]?.bankMillis ?? 0);
}

/** Before an event changes the table: whoever was to act pays for the time it took. The answer is what of it counts for the turn that follows. */
export function chargeClock(room: Room, event: RoomEvent, atMillis: number): number {
  const seat = thinkerOf(room);
  if (event.kind === 'moved') chargeMove(room, event, seat, atMillis);
  else if (event.kind === 'undone') return chargeUndo(room, event, seat, atMillis);
  else if (event.kind === 'returned') return thoughtBefore(room, event.seat);
  else if (event.kind === 'stoodIn' && seat >= 0 && event.seat === seat) interrupt(room, seat, event.reason, atMillis);
  return 0;
}

function chargeMove(room: Room, event: RoomEvent & { kind: 'moved' }, thinker: Seat, atMillis: number): void {
  const { banks, entries, interruption, settings, thoughts, turn } = room;
  const before = interruption?.turn === turn ? interruption.millis : 0;
  const millis = thinker < 0 ? before : spentBy(room, thinker, atMillis);
  thoughts[entries.length] = { millis, bankMillis: banks[event.seat] ?? 0 };
  if (thinker < 0) return;
  room.lags[thinker] = event.lagMillis ?? 0;
  if (settings.clock === undefined) return;
  payFor(room, thinker, millis);
  banks[thinker] = at(banks, thinker) + settings.clock.incrementMillis;
}

function payFor(room: Room, seat: Seat, millis: number): void {
  if (room.settings.clock !== undefined)
    room.banks[seat] = bankAfter(at(room.banks, seat), millis, room.settings.moveMillis ?? 0);
}

/** A bot takes the place of the one to act. */
function interrupt(room: Room, seat: Seat, reason: StandInReason, atMillis: number): void {
  const { settings, turn } = room;
  const isLate = reason === 'late' || reason === 'lost';
  const millis = spentBy(room, seat, atMillis);
  if (!isLate) payFor(room, seat, millis);
  else if (settings.clock !== undefined) room.banks[seat] = 0;
  room.interruption = { turn, millis: withinMove(settings, millis), isLate };
}

/** Who comes back in the turn in which they left goes on where they were: otherwise nobody's time would ever be over. */
function thoughtBefore(room: Room, seat: Seat): number {
  const { interruption } = room;
  const isSame = interruption?.turn === room.turn && actorOf(room) === seat;
  return isSame && !interruption.isLate ? interruption.millis : 0;
}

function chargeUndo(room: Room, { seat, to }: RoomEvent & { kind: 'undone' }, thinker: Seat, atMillis: number): number {
  needEntries(room, to);
  const { settings, thoughts } = room;
  const thought = hasTimeFrom(room, seat, to, atMillis) ? thoughtSince(room, seat, to, atMillis) : null;
  const before = thoughts[to];
  thoughts.length = Math.min(thoughts.length, to);
  if (thought !== null && before !== undefined) {
    // What the next one thought meanwhile was for nothing: they do not pay for it.
    if (settings.clock !== undefined) room.banks[seat] = before.bankMillis;
    payFor(room, seat, thought);
    return withinMove(settings, thought);
  }
  if (thinker >= 0) payFor(room, thinker, spentBy(room, thinker, atMillis));
  if (settings.clock !== undefined) takeIncrements(room, to, settings.clock.incrementMillis);
  return 0;
}

/** Who takes moves back has not made them: what they added goes too, or one could earn time by moving to and fro. */
function takeIncrements({ entries, banks }: Room, to: number, incrementMillis: number): void {
  for (const { by, isBot } of entries.slice(to))
    if (by >= 0 && !isBot) banks[by] = Math.max(0, at(banks, by) - incrementMillis);
}

/** After an event: the time of the one to act begins anew, or with what they have thought, and a pause begins, goes on or ends. */
export function turnClock(room: Room, event: RoomEvent, atMillis: number, isNewTurn: boolean, thought: number): void {
  if (event.kind === 'pauseVoted') votePause(room, event, atMillis);
  // A bot that was to move does so in a pause, too; a person who moves has had enough of it.
  else if (event.kind === 'moved' && event.isBot !== true && isPaused(room)) room.pause = null;
  else if (isNewTurn && room.pause !== null && room.pause.spentMillis !== null)
    room.pause = { ...room.pause, spentMillis: thought };
  const isOther = (event.kind === 'returned' || event.kind === 'stoodIn') && event.seat === actorOf(room);
  if (isNewTurn || isOther || event.kind === 'locked')
    // The way to the person is left out of what they have thought.
    room.turnSinceMillis = thought === 0 ? atMillis : atMillis - thought - (room.lags[actorOf(room)] ?? 0);
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

/** Where somebody goes away who has not agreed to a pause, and all who are left have: the vote of one of them, which begins it. */
export function votesLeft(room: Room): RoomEvent[] {
  const agreed = room.pause?.agreed ?? [];
  const voters = votersOf(room);
  const [seat] = voters;
  return seat !== undefined && !isPaused(room) && voters.every((voter) => agreed.includes(voter))
    ? [{ kind: 'pauseVoted', seat, agree: true }]
    : [];
}

/** The people who play for themselves: a pause needs all of them. */
const votersOf = (room: Room): Seat[] =>
  room.seats.flatMap(({ kind }, seat) => (kind === 'person' && botOf(room, seat) === null ? [seat] : []));
