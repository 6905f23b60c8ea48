import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import type { Entry } from '../core/game.ts';
import { type Action, type Actor, type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import { unwrap } from '../core/result.ts';
import { FORGOTTEN_NAME, type RoomEvent, type RoomSettings, type Step } from './event.ts';
import { act, actorOf, openTable, playJudged, rollAs, type Table, undoTo } from './table.ts';

export type RoomSeat =
  | { readonly kind: 'open'; readonly reservedFor: string | null }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly nonce: string;
      /** The bot that plays for an absent person. */
      readonly standIn: BotName | null;
      readonly hasResigned: boolean;
    }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string };

export type Stage = 'open' | 'playing' | 'over' | 'closed';

/** An event with what each viewer was shown of its entry (index viewer + 1). */
export interface Happening {
  readonly sequence: number;
  readonly atMillis: number;
  event: RoomEvent;
  readonly shown: readonly Entry[] | null;
}

/** An online table: what is known of it after so many steps. Made again from its steps at any time. */
export interface Room {
  readonly id: string;
  readonly code: string;
  /** Never shown before the end. */
  readonly seed: string;
  readonly game: AnyGame;
  settings: RoomSettings;
  owner: string;
  stage: Stage;
  seats: RoomSeat[];
  table: Table | null;
  sequence: number;
  /** Counts every change of the match, undos included: it never goes back. */
  turn: number;
  /** When the one to act came to act. */
  turnSinceMillis: number;
  /** Picks made before each entry of the log, and in all. */
  readonly picks: number[];
  undoAsk: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  rematch: string | null;
  /** The last step that changed anything but the match. */
  roomSequence: number;
  readonly history: Happening[];
  readonly keys: Map<string, number>;
}

/** What the store knows of a table besides its steps. */
export interface RoomHeader {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
}

/** A room as its first step makes it. */
export function openRoom(header: RoomHeader, first: Step, gameById: (id: string) => AnyGame | undefined): Room {
  const opened = at(first.events, 0);
  assert(opened.kind === 'opened', 'a table begins with being opened');
  const { settings, owner, reserved } = opened;
  const game = gameById(settings.game);
  assert(game !== undefined, `a table plays a game that is there: ${settings.game}`);
  const room: Room = {
    ...header,
    game,
    settings,
    owner,
    stage: 'open',
    seats: Array.from({ length: settings.players }, (_, i) => ({ kind: 'open', reservedFor: reserved?.[i] ?? null })),
    table: null,
    sequence: 0,
    turn: 0,
    turnSinceMillis: 0,
    picks: [0],
    undoAsk: null,
    rematch: null,
    roomSequence: 0,
    history: [],
    keys: new Map(),
  };
  takeStep(room, first);
  return room;
}

export function takeStep(room: Room, step: Step): void {
  assert(step.sequence === room.sequence + 1, 'steps come in order');
  for (const event of step.events) evolve(room, event, step.atMillis);
  endStep(room, step);
}

export function endStep(room: Room, step: Step): void {
  room.sequence = step.sequence;
  if (step.key !== null) room.keys.set(step.key, step.sequence);
}

/** What the dice are made with besides seed and nonces: the table itself, or the day that many tables share. */
export const diceNameOf = ({ id, settings: { daily, game } }: Room): string =>
  daily === undefined ? id : `daily ${game} ${daily}`;

export const actorOfRoom = (room: Room): Actor => (room.table === null ? OVER : actorOf(room.table));

/** The bot that decides for a seat now; null where a person does. */
export function botOf(room: Room, seat: Seat): BotName | null {
  const holder = at(room.seats, seat);
  return holder.kind === 'bot' ? holder.level : holder.kind === 'person' ? holder.standIn : null;
}

export const seatOf = (room: Room, person: string | null): Seat =>
  person === null ? -1 : room.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);

/** When the one to act must have moved, or null. */
export function deadlineOf(room: Room): number | null {
  const { moveMillis } = room.settings;
  const actor = actorOfRoom(room);
  if (moveMillis === null || actor < 0 || botOf(room, actor) !== null) return null;
  return room.turnSinceMillis + moveMillis;
}

/**
 * What an event changes. The event has been judged before: it comes from the store or from `perform`. Whoever judged an entry just now
 * knows its action or its picks, and saves finding them again.
 */
export function evolve(room: Room, event: RoomEvent, atMillis: number, packed?: readonly Action[]): void {
  const turnBefore = room.turn;
  const stageBefore = room.stage;
  const askBefore = room.undoAsk;
  const shown = change(room, event, packed);
  const isMatchOnly = event.kind === 'said' || (shown !== null && room.stage === stageBefore && askBefore === null);
  if (!isMatchOnly) room.roomSequence = room.sequence + 1;
  room.history.push({ sequence: room.sequence + 1, atMillis, event, shown });
  if (room.turn !== turnBefore || event.kind === 'returned') room.turnSinceMillis = atMillis;
}

function change(room: Room, event: RoomEvent, packed: readonly Action[] | undefined): readonly Entry[] | null {
  switch (event.kind) {
    case 'opened':
    case 'said':
      return null;
    case 'sat':
      room.seats[event.seat] = { ...event, kind: 'person', standIn: null, hasResigned: false };
      return null;
    case 'left':
      room.seats[event.seat] = { kind: 'open', reservedFor: null };
      return null;
    case 'botSat':
      room.seats[event.seat] = { kind: 'bot', level: event.level, name: event.name };
      return null;
    case 'ownerChanged':
      room.owner = event.owner;
      return null;
    case 'closed':
      room.stage = 'closed';
      return null;
    case 'started':
      start(room);
      return null;
    case 'moved':
    case 'rolled':
      return play(room, event, packed);
    case 'undone':
      takeBack(room, event.to);
      return null;
    case 'undoAsked':
      room.undoAsk = { seat: event.seat, to: event.to, agreed: [event.seat] };
      return null;
    case 'undoAnswered':
      answerUndo(room, event.seat, event.agree);
      return null;
    case 'stoodIn':
      changePerson(room, event.seat, { standIn: event.level, hasResigned: isForGood(event.reason) });
      return null;
    case 'returned':
      changePerson(room, event.seat, { standIn: null });
      return null;
    case 'rematched':
      room.rematch = event.table;
      return null;
    case 'forgot':
      forget(room, event.person);
      return null;
  }
}

const isForGood = (reason: string): boolean => reason === 'resigned' || reason === 'forgotten';

function start(room: Room): void {
  const holders = room.seats.map((seat) => {
    assert(seat.kind !== 'open', 'a game starts with all seats taken');
    return { name: seat.name, kind: seat.kind === 'person' ? 'person' : seat.level };
  });
  room.table = unwrap(openTable(room.game, holders, room.settings.options));
  room.stage = 'playing';
  room.turn++;
}

function play(
  room: Room,
  event: RoomEvent & { kind: 'moved' | 'rolled' },
  packed: readonly Action[] | undefined,
): readonly Entry[] {
  const { table } = room;
  assert(table !== null, 'entries come after the start');
  const { game, state } = table.match;
  const picks = game.actor(state) === CHANCE ? game.picksDue(state) : 0;
  if (packed === undefined) {
    const played = event.kind === 'rolled' ? rollAs(table, event.entry) : act(table, event.seat, event.entry);
    assert(played.ok, `an entry of a table plays again: ${JSON.stringify(event.entry)}`);
  } else playJudged(table, event.entry, packed);
  room.picks.push(at(room.picks, room.picks.length - 1) + picks);
  room.turn++;
  room.undoAsk = null;
  if (actorOf(table) === OVER) room.stage = 'over';
  return at(table.entries, table.entries.length - 1).shown;
}

/** The dice of the entries taken back will fall the same again: nobody undoes a move for better dice. */
function takeBack(room: Room, entries: number): void {
  assert(room.table !== null, 'an undo comes after the start');
  undoTo(room.table, entries);
  room.picks.length = entries + 1;
  room.turn++;
  room.undoAsk = null;
}

function answerUndo(room: Room, seat: Seat, agree: boolean): void {
  const ask = room.undoAsk;
  room.undoAsk = agree && ask !== null ? { ...ask, agreed: [...ask.agreed, seat] } : null;
}

function changePerson(
  room: Room,
  seat: Seat,
  changes: { standIn?: BotName | null; hasResigned?: boolean; name?: string; nonce?: string },
): void {
  const holder = at(room.seats, seat);
  assert(holder.kind === 'person', 'a person sits there');
  room.seats[seat] = { ...holder, ...changes };
}

/** Everything a person said and was called is gone, here and (by the store) for good. */
function forget(room: Room, person: string): void {
  for (const happening of room.history) happening.event = withoutPerson(happening.event, person);
  const seat = seatOf(room, person);
  if (seat >= 0) changePerson(room, seat, { name: FORGOTTEN_NAME });
}

export function withoutPerson(event: RoomEvent, person: string): RoomEvent {
  if (event.kind === 'sat' && event.person === person) return { ...event, name: FORGOTTEN_NAME };
  if (event.kind === 'said' && event.person === person) return { ...event, name: FORGOTTEN_NAME, text: FORGOTTEN_NAME };
  return event;
}
