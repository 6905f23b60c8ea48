import type { BotName } from '../bots/levels.ts';
import { at } from '../core/assert.ts';
import { type Refusal, refuse } from '../core/errors.ts';
import type { Seat } from '../core/game.ts';
import { ok, type Result } from '../core/result.ts';
import { nextBotName } from './botNames.ts';
import { hasTime, hasTimeLimit, isBotsMove, isPaused } from './clock.ts';
import type { Command } from './command.ts';
import type { RoomEvent, StandInReason } from './event.ts';
import { distinctName } from './lookalike.ts';
import { judgeHandOver, judgeNudge } from './patience.ts';
import { actorOf, botOf, diceNameOf, nonceHashesOf, type Room, seatKeptFor, seatNames, seatOf } from './room.ts';
import { nonceHash } from './seal.ts';
import { judgeBar, judgeLine, judgeTalk } from './talk.ts';
import { judgeUndo, judgeUndoAnswer, judgeUndoAsk } from './undo.ts';

/** Plays for people who are late, away or gone. */
const STAND_IN: BotName = 'sprout';

export interface Who {
  readonly person: string;
  readonly name: string;
  /** The people who have blocked them. */
  readonly blockedBy?: ReadonlySet<string>;
}

export interface Circumstances {
  readonly nowMillis: number;
  /** An id for a table that may have to be opened. */
  readonly newTable: () => string;
  /** How long the way to the sender and back is, where that is known. */
  readonly lagMillis?: number;
}

type Judged = Result<RoomEvent[], Refusal>;
export type PlainCommand = Exclude<Command, { kind: 'move' }>;
type SetUpCommand = Extract<Command, { kind: 'sit' | 'leave' | 'addBot' | 'clearSeat' | 'start' }>;
type PlayCommand = Exclude<Command, SetUpCommand | { kind: 'reveal' | 'chat' | 'setTalk' | 'bar' | 'rematch' }>;

/** Besides moves. Everybody meets the same there: no bot stands in, and no dice are seen before a move is made again. */
const atDailyTables: ReadonlySet<Command['kind']> = new Set(['start', 'undo', 'chat', 'setTalk', 'bar']);

/** What would happen because somebody asks for it, or why not. Nothing is changed. Moves are judged by the rules: see `perform`. */
export function judge(room: Room, who: Who, command: PlainCommand, { nowMillis, newTable }: Circumstances): Judged {
  if (room.settings.daily !== undefined && !atDailyTables.has(command.kind))
    return refuse('wrong_stage', 'At a daily table you play alone, once, and to the end; it waits for you all day.');
  switch (command.kind) {
    case 'sit':
    case 'leave':
    case 'addBot':
    case 'clearSeat':
    case 'start':
      if (room.stage !== 'open') return refuse('wrong_stage', 'The game has started already, or the table is closed.');
      return judgeSetUp(room, who, command);
    case 'reveal':
      return judgeReveal(room, who, command.nonce);
    case 'chat':
      return judgeLine(room, who, command.text);
    case 'setTalk':
      return judgeTalk(room, who, command.talk);
    case 'bar':
      return judgeBar(room, who, command);
    case 'rematch':
      return judgeRematch(room, who, newTable);
    default:
      return judgePlay(room, who, command, nowMillis);
  }
}

function judgeSetUp(room: Room, who: Who, command: SetUpCommand): Judged {
  const own = seatOf(room, who.person);
  if (command.kind === 'sit') {
    if (own >= 0) return refuse('already_seated', `You sit at seat ${own + 1} already.`);
    if (room.barred.has(who.person) || who.blockedBy?.has(room.owner))
      return refuse('not_welcome', 'The host of this table does not want to play with you.');
    const seat = findSeat(room, command.seat, who.person);
    if (!seat.ok) return seat;
    const name = distinctName(who.name, seatNames(room));
    // The dice of the second game of a deal are those of the first: nobody adds to them.
    const nonceHash = room.settings.series?.dice === undefined ? command.nonceHash : undefined;
    return ok([
      {
        kind: 'sat',
        seat: seat.value,
        person: who.person,
        name,
        nonce: '',
        ...(nonceHash === undefined ? {} : { nonceHash }),
      },
    ]);
  }
  if (command.kind === 'leave') {
    if (own < 0 && room.owner !== who.person) return refuse('not_seated', 'You hold no seat at this table.');
    return ok(leave(room, own, who.person));
  }
  if (room.owner !== who.person) return refuse('not_owner', 'Only the one who opened the table may do this.');
  switch (command.kind) {
    case 'addBot': {
      const seat = findSeat(room, command.seat, null);
      if (!seat.ok) return seat;
      return ok([
        {
          kind: 'botSat',
          seat: seat.value,
          level: command.level,
          name: nextBotName(diceNameOf(room), seatNames(room)),
        },
      ]);
    }
    case 'clearSeat': {
      const holder = room.seats[command.seat];
      if (holder === undefined) return refuse('unknown_seat', `There is no seat ${command.seat}.`);
      return ok([{ kind: 'left', seat: command.seat }]);
    }
    case 'start':
      return judgeStart(room);
  }
}

function judgeStart(room: Room): Judged {
  if (room.seats.some((seat) => seat.kind === 'open'))
    return refuse('seats_open', 'Some seats are still open: wait for people or add bots.');
  // Thinking time is for people.
  if (room.seats.every((seat) => seat.kind === 'bot'))
    return refuse('only_bots', 'Only bots sit here: take a seat yourself, or let them play each other offline.');
  return ok([unrevealed(room).length > 0 ? { kind: 'locked' } : { kind: 'started' }]);
}

/** The seats of people who committed themselves to a nonce and have not revealed it. */
const unrevealed = ({ seats }: Room): Seat[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.nonceHash !== null && seat.nonce === '' ? [i] : []));

/** The last nonce revealed starts the game. */
function judgeReveal(room: Room, who: Who, nonce: string): Judged {
  const seat = seatOf(room, who.person);
  if (seat < 0) return refuse('not_seated', 'You hold no seat at this table.');
  if (room.stage !== 'sealing')
    return refuse('wrong_stage', 'Nonces are shown when all seats are taken, and only then.');
  const left = unrevealed(room);
  if (!left.includes(seat)) return ok([]);
  if (nonce === '' || nonceHash(nonce) !== nonceHashesOf(room)[seat])
    return refuse('wrong_nonce', 'The nonce does not fit the hash that you gave when you sat down.');
  const revealed: RoomEvent = { kind: 'revealed', seat, nonce };
  return ok(left.length === 1 ? [revealed, { kind: 'started' }] : [revealed]);
}

/** A seat somebody may take: the one they name, else the one kept for them, else the first that is open. */
function findSeat(room: Room, wanted: Seat | undefined, person: string | null): Result<Seat, Refusal> {
  const isFree = (seat: Seat): boolean => {
    const holder = room.seats[seat];
    // The owner may give a kept seat to a bot: the person it was kept for may never come.
    return holder?.kind === 'open' && (holder.reservedFor === null || person === null || holder.reservedFor === person);
  };
  if (wanted !== undefined) {
    if (wanted >= room.seats.length) return refuse('unknown_seat', `There is no seat ${wanted}.`);
    return isFree(wanted) ? ok(wanted) : refuse('seat_taken', 'That seat is taken or kept for somebody.');
  }
  const kept = person === null ? -1 : seatKeptFor(room, person);
  const open = kept >= 0 ? kept : room.seats.findIndex((_, seat) => isFree(seat));
  return open >= 0 ? ok(open) : refuse('seat_taken', 'No seat is free.');
}

/** The table passes on to the next person; without one it is closed. */
export function leave(room: Room, seat: Seat, person: string): RoomEvent[] {
  const left: RoomEvent[] = seat >= 0 ? [{ kind: 'left', seat }] : [];
  if (room.owner !== person) return left;
  const heir = room.seats.find((holder) => holder.kind === 'person' && holder.person !== person);
  return [...left, heir?.kind === 'person' ? { kind: 'ownerChanged', owner: heir.person } : { kind: 'closed' }];
}

function judgeRematch(room: Room, who: Who, newTable: () => string): Judged {
  if (room.stage !== 'over') return refuse('wrong_stage', 'A rematch comes after the end.');
  if (seatOf(room, who.person) < 0) return refuse('not_seated', 'You hold no seat at this table.');
  return ok(room.rematch === null ? [{ kind: 'rematched', table: newTable(), owner: who.person }] : []);
}

/** What a person may do while a bot plays for them. The vote on their own moves stays theirs. */
const whileAway: ReadonlySet<Command['kind']> = new Set(['return', 'resign', 'answerUndo']);

/** The seat for which the sender may ask this now. */
export function judgeSeat(room: Room, who: Who, command: PlayCommand): Result<Seat, Refusal> {
  const seat = seatOf(room, who.person);
  if (seat < 0) return refuse('not_seated', 'You hold no seat at this table.');
  if (room.stage !== 'playing') return refuse('wrong_stage', 'The game has not started, or is over.');
  if (!whileAway.has(command.kind) && botOf(room, seat) !== null)
    return refuse('with_bot', 'A bot plays for you now: come back first.');
  if ('turn' in command && command.turn !== room.turn)
    return refuse('out_of_date', 'The match has gone on meanwhile: look again.');
  return ok(seat);
}

function judgePlay(room: Room, who: Who, command: Exclude<PlayCommand, { kind: 'move' }>, nowMillis: number): Judged {
  const judged = judgeSeat(room, who, command);
  if (!judged.ok) return judged;
  const seat = judged.value;
  switch (command.kind) {
    case 'return':
      return judgeReturn(room, seat, nowMillis);
    case 'undo':
      return judgeUndo(room, seat, nowMillis);
    case 'askUndo':
      return judgeUndoAsk(room, seat);
    case 'answerUndo':
      return judgeUndoAnswer(room, seat, command.agree);
    case 'away':
      return ok([standIn(seat, 'away')]);
    case 'resign':
      return ok([standIn(seat, 'resigned')]);
    case 'pause':
      return judgePause(room, seat, command.agree);
    case 'nudge': {
      const nudged = judgeNudge(room, seat, nowMillis);
      return nudged.ok ? ok([{ kind: 'nudged', seat: nudged.value }]) : nudged;
    }
    case 'handOver': {
      const absent = judgeHandOver(room, seat, nowMillis);
      return absent.ok ? ok([standIn(absent.value, 'late')]) : absent;
    }
  }
}

export const standIn = (seat: Seat, reason: StandInReason): RoomEvent => ({
  kind: 'stoodIn',
  seat,
  level: STAND_IN,
  reason,
});

function judgeReturn(room: Room, seat: Seat, nowMillis: number): Judged {
  const holder = at(room.seats, seat);
  if (holder.kind !== 'person' || holder.standIn === null) return ok([]);
  if (holder.hasResigned) return refuse('with_bot', 'You have resigned or lost: the bot plays to the end.');
  if (!hasTime(room, seat)) return refuse('with_bot', 'Your time is used up: the bot plays to the end.');
  return actorOf(room) === seat && isBotsMove(room, nowMillis)
    ? refuse('out_of_time', 'Your time for this move is over: the bot makes it, and then you can come back.')
    : ok([{ kind: 'returned', seat }]);
}

/** Nothing happens where it was said already. */
function judgePause(room: Room, seat: Seat, agree: boolean): Judged {
  if (!hasTimeLimit(room.settings)) return refuse('wrong_stage', 'No clock runs at this table.');
  const { pause } = room;
  const isSaid = agree ? isPaused(room) || pause?.agreed.includes(seat) === true : pause === null;
  return ok(isSaid ? [] : [{ kind: 'pauseVoted', seat, agree }]);
}
