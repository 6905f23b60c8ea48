import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import type { ErrorCode, Refusal } from '../core/errors.ts';
import { type Action, CHANCE, type Seat } from '../core/game.ts';
import { drawPicks } from '../core/match.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Command } from './command.ts';
import type { RoomEvent, StandInReason } from './event.ts';
import { actorOfRoom, botOf, deadlineOf, diceNameOf, evolve, type Room, seatOf } from './room.ts';
import { SealedRandom } from './seal.ts';
import { freeUndo, lastMoveOf, nameOf, type Table } from './table.ts';

/** Plays for people who are late, away or gone. */
const STAND_IN: BotName = 'sprout';

export interface Who {
  readonly person: string;
  readonly name: string;
}

export interface Circumstances {
  readonly nowMillis: number;
  /** An id for a table that may have to be opened. */
  readonly newTable: () => string;
}

/** Besides moves. Everybody meets the same there: no bot stands in, and no dice are seen before a move is made again. */
const atDailyTables: ReadonlySet<Command['kind']> = new Set(['start', 'undo', 'chat']);

type Performed = Result<RoomEvent[], Refusal>;
const refuse = (code: ErrorCode, message: string): Result<never, Refusal> => fail({ code, message });

/**
 * Carries out what somebody asks: what happens because of it, already done to the room. A refusal has changed nothing.
 * Where the events cannot be stored afterwards, the caller throws the room away and makes it again from the store.
 */
export function perform(room: Room, who: Who, command: Command, circumstances: Circumstances): Performed {
  if (command.kind === 'move') {
    const seat = judgeSeat(room, who, command);
    return seat.ok ? performMove(room, seat.value, command.move, circumstances.nowMillis) : seat;
  }
  if (room.settings.daily !== undefined && !atDailyTables.has(command.kind))
    return refuse('wrong_stage', 'At a daily table you play alone, once, and to the end; it waits for you all day.');
  const judged = judge(room, who, command, circumstances);
  return judged.ok ? ok(happen(room, judged.value, circumstances.nowMillis)) : judged;
}

/** A bot's move. It comes too late, and nothing happens, where the match has gone on or a person decides again. */
export function performBotMove(room: Room, turn: number, move: unknown, nowMillis: number): Performed {
  const actor = actorOfRoom(room);
  if (room.turn !== turn || actor < 0 || botOf(room, actor) === null)
    return refuse('out_of_date', 'The match has gone on without this bot.');
  return performMove(room, actor, move, nowMillis, { isBot: true });
}

function performMove(room: Room, seat: Seat, move: unknown, nowMillis: number, by?: { isBot: true }): Performed {
  const table = tableOfRoom(room);
  const { game, state } = table.match;
  const actor = actorOfRoom(room);
  if (actor !== seat) return refuse('not_your_turn', `It is ${nameOf(table, actor)}'s turn.`);
  const encoded = game.encode(state, move);
  if (!encoded.ok) return encoded;
  const moved: RoomEvent = { kind: 'moved', seat, entry: game.decode(state, encoded.value), ...by };
  return ok(happen(room, [moved], nowMillis, [encoded.value]));
}

/** What a deadline brings: a bot goes on for whoever is late; nothing where nobody is. */
export function performLateness(room: Room, nowMillis: number): RoomEvent[] {
  const deadline = deadlineOf(room);
  if (deadline === null || nowMillis < deadline) return [];
  return happen(room, [standIn(actorOfRoom(room), 'late')], nowMillis);
}

/** A person has deleted themselves. */
export function performForgetting(room: Room, person: string, nowMillis: number): RoomEvent[] {
  const seat = seatOf(room, person);
  const events: RoomEvent[] = [];
  if (room.stage === 'open' && (seat >= 0 || room.owner === person)) events.push(...leave(room, seat, person));
  if (seat >= 0 && room.stage === 'playing') events.push(standIn(seat, 'forgotten'));
  return happen(room, [...events, { kind: 'forgot', person }], nowMillis);
}

/** Lets the events happen, and the rolls that are due after them. `packed` is the action of a move. */
function happen(room: Room, events: readonly RoomEvent[], nowMillis: number, packed?: readonly Action[]): RoomEvent[] {
  for (const event of events) evolve(room, event, nowMillis, packed);
  const happened = [...events];
  while (actorOfRoom(room) === CHANCE) {
    const { rolled, picks } = rollDue(room);
    evolve(room, rolled, nowMillis, picks);
    happened.push(rolled);
  }
  return happened;
}

const dice = new WeakMap<Room, SealedRandom>();

/** The dice of a match that has started: nothing they depend on changes any more. */
function diceOf(room: Room): SealedRandom {
  const known = dice.get(room) ?? new SealedRandom(room.seed, diceNameOf(room), noncesOf(room));
  dice.set(room, known);
  return known;
}

/** The roll that is due, as the seal gives it. */
export function rollDue(room: Room): { rolled: RoomEvent; picks: readonly Action[] } {
  const { match } = tableOfRoom(room);
  const picks = drawPicks(match, diceOf(room).after(at(room.picks, room.picks.length - 1)));
  return { rolled: { kind: 'rolled', entry: match.game.decodeChance(match.state, picks) }, picks };
}

export const noncesOf = (room: Room): string[] => room.seats.map((seat) => (seat.kind === 'person' ? seat.nonce : ''));

function tableOfRoom(room: Room): Table {
  assert(room.table !== null, 'the match has started');
  return room.table;
}

function judge(
  room: Room,
  who: Who,
  command: Exclude<Command, { kind: 'move' }>,
  circumstances: Circumstances,
): Performed {
  switch (command.kind) {
    case 'sit':
    case 'leave':
    case 'addBot':
    case 'clearSeat':
    case 'start':
      if (room.stage !== 'open') return refuse('wrong_stage', 'The game has started already, or the table is closed.');
      return judgeSetUp(room, who, command);
    case 'chat':
      return ok([{ kind: 'said', ...who, text: command.text }]);
    case 'rematch':
      return judgeRematch(room, who, circumstances);
    default:
      return judgePlay(room, who, command);
  }
}

type SetUpCommand = Extract<Command, { kind: 'sit' | 'leave' | 'addBot' | 'clearSeat' | 'start' }>;

function judgeSetUp(room: Room, who: Who, command: SetUpCommand): Performed {
  const own = seatOf(room, who.person);
  if (command.kind === 'sit') {
    if (own >= 0) return refuse('already_seated', `You sit at seat ${own + 1} already.`);
    const seat = findSeat(room, command.seat, who.person);
    return seat.ok ? ok([{ kind: 'sat', seat: seat.value, ...who, nonce: command.nonce ?? '' }]) : seat;
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
      return ok([{ kind: 'botSat', seat: seat.value, level: command.level, name: botName(room, command.level) }]);
    }
    case 'clearSeat': {
      const holder = room.seats[command.seat];
      if (holder === undefined) return refuse('unknown_seat', `There is no seat ${command.seat}.`);
      return ok([{ kind: 'left', seat: command.seat }]);
    }
    case 'start':
      if (room.seats.some((seat) => seat.kind === 'open'))
        return refuse('seats_open', 'Some seats are still open: wait for people or add bots.');
      // Thinking time is for people.
      return room.seats.some((seat) => seat.kind === 'person')
        ? ok([{ kind: 'started' }])
        : refuse('only_bots', 'Only bots sit here: take a seat yourself, or let them play each other offline.');
  }
}

/** A seat somebody may take: the one they name, else the one kept for them, else the first that is open. */
function findSeat(room: Room, wanted: Seat | undefined, person: string | null): Result<Seat, Refusal> {
  const isFree = (seat: Seat): boolean => {
    const holder = room.seats[seat];
    // The owner may give a kept seat to a bot: whoever it was kept for may never come.
    return holder?.kind === 'open' && (holder.reservedFor === null || person === null || holder.reservedFor === person);
  };
  if (wanted !== undefined) {
    if (wanted >= room.seats.length) return refuse('unknown_seat', `There is no seat ${wanted}.`);
    return isFree(wanted) ? ok(wanted) : refuse('seat_taken', 'That seat is taken or kept for somebody.');
  }
  const kept = room.seats.findIndex((seat) => seat.kind === 'open' && person !== null && seat.reservedFor === person);
  const open = kept >= 0 ? kept : room.seats.findIndex((_, seat) => isFree(seat));
  return open >= 0 ? ok(open) : refuse('seat_taken', 'No seat is free.');
}

function botName(room: Room, level: BotName): string {
  const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
  const same = room.seats.filter((seat) => seat.kind === 'bot' && seat.level === level).length;
  return same === 0 ? name : `${name} ${same + 1}`;
}

/** The table passes on to the next person; without one it is closed. */
function leave(room: Room, seat: Seat, person: string): RoomEvent[] {
  const left: RoomEvent[] = seat >= 0 ? [{ kind: 'left', seat }] : [];
  if (room.owner !== person) return left;
  const heir = room.seats.find((holder) => holder.kind === 'person' && holder.person !== person);
  return [...left, heir?.kind === 'person' ? { kind: 'ownerChanged', owner: heir.person } : { kind: 'closed' }];
}

function judgeRematch(room: Room, who: Who, circumstances: Circumstances): Performed {
  if (room.stage !== 'over') return refuse('wrong_stage', 'A rematch comes after the end.');
  if (seatOf(room, who.person) < 0) return refuse('not_seated', 'You hold no seat at this table.');
  return ok(room.rematch === null ? [{ kind: 'rematched', table: circumstances.newTable(), owner: who.person }] : []);
}

type PlayCommand = Exclude<Command, SetUpCommand | { kind: 'chat' | 'rematch' }>;

/** The seat for which the sender may ask this now. */
function judgeSeat(room: Room, who: Who, command: PlayCommand): Result<Seat, Refusal> {
  const seat = seatOf(room, who.person);
  if (seat < 0) return refuse('not_seated', 'You hold no seat at this table.');
  if (room.stage !== 'playing') return refuse('wrong_stage', 'The game has not started, or is over.');
  if (command.kind !== 'return' && command.kind !== 'resign' && botOf(room, seat) !== null)
    return refuse('with_bot', 'A bot plays for you now: come back first.');
  if ('turn' in command && command.turn !== room.turn)
    return refuse('out_of_date', 'The match has gone on meanwhile: look again.');
  return ok(seat);
}

function judgePlay(room: Room, who: Who, command: Exclude<PlayCommand, { kind: 'move' }>): Performed {
  const judged = judgeSeat(room, who, command);
  if (!judged.ok) return judged;
  const seat = judged.value;
  switch (command.kind) {
    case 'return':
      return judgeReturn(room, seat);
    case 'undo':
      return judgeUndo(room, seat);
    case 'askUndo':
      return judgeUndoAsk(room, seat);
    case 'answerUndo':
      return judgeUndoAnswer(room, seat, command.agree);
    case 'away':
      return ok([standIn(seat, 'away')]);
    case 'resign':
      return ok([standIn(seat, 'resigned')]);
  }
}

const standIn = (seat: Seat, reason: StandInReason): RoomEvent => ({ kind: 'stoodIn', seat, level: STAND_IN, reason });

function judgeReturn(room: Room, seat: Seat): Performed {
  const holder = at(room.seats, seat);
  if (holder.kind !== 'person' || holder.standIn === null) return ok([]);
  return holder.hasResigned
    ? refuse('with_bot', 'You have resigned: the bot plays to the end.')
    : ok([{ kind: 'returned', seat }]);
}

function judgeUndo(room: Room, seat: Seat): Performed {
  const table = tableOfRoom(room);
  if (lastMoveOf(table, seat) < 0) return refuse('nothing_to_undo', 'You have not moved yet.');
  const count = freeUndo(table, seat);
  if (count === 0)
    return refuse('undo_refused', 'Something has happened since your last move: the others would have to agree.');
  return ok([{ kind: 'undone', seat, to: table.entries.length - count }]);
}

/** The people who have a say in an undo: those who play themselves. */
const voters = (room: Room): Seat[] =>
  room.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.standIn === null ? [i] : []));

function judgeUndoAsk(room: Room, seat: Seat): Performed {
  const to = lastMoveOf(tableOfRoom(room), seat);
  if (to < 0) return refuse('nothing_to_undo', 'You have not moved yet.');
  const asked: RoomEvent = { kind: 'undoAsked', seat, to };
  return ok(voters(room).length === 1 ? [{ kind: 'undone', seat, to }] : [asked]);
}

function judgeUndoAnswer(room: Room, seat: Seat, agree: boolean): Performed {
  const ask = room.undoAsk;
  if (ask === null) return refuse('nothing_asked', 'Nobody has asked to take back a move.');
  if (ask.agreed.includes(seat)) return ok([]);
  const answered: RoomEvent = { kind: 'undoAnswered', seat, agree };
  const isAgreed = agree && voters(room).every((voter) => voter === seat || ask.agreed.includes(voter));
  return ok(isAgreed ? [answered, { kind: 'undone', seat: ask.seat, to: ask.to }] : [answered]);
}
