import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import { FIRST_RULES } from '../core/edition.ts';
import { type Actor, type AnyGame, type Entry, OVER, type Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { MatchRecord } from '../core/record.ts';
import { sideName } from '../core/words.ts';
import type { RoomEvent, RoomSettings, TalkRule } from './event.ts';
import type { Redrawn } from './seal.ts';

export type RoomSeat =
  | { readonly kind: 'open'; readonly reservedFor: string | null }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Empty until it is revealed. */
      readonly nonce: string;
      readonly nonceHash: string | null;
      /** The bot that plays for an absent person. */
      readonly standIn: BotName | null;
      readonly hasResigned: boolean;
    }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string };

/** `sealing`: all seats are taken, and the people's nonces are being revealed. */
export const stages = ['open', 'sealing', 'playing', 'over', 'closed'] as const;
export type Stage = (typeof stages)[number];

/** An event with what each viewer was shown of its entry (index viewer + 1). */
export interface Happening {
  readonly sequence: number;
  readonly atMillis: number;
  event: RoomEvent;
  readonly shown: readonly Entry[] | null;
}

/** One entry of the log: who acted, and what each viewer was shown when it happened (index viewer + 1). */
export interface LoggedEntry {
  readonly by: Actor;
  readonly isBot: boolean;
  readonly shown: readonly Entry[];
}

/** A table in memory, as its steps so far make it: the authority over one match. It does no I/O. */
export interface Room {
  readonly id: string;
  readonly code: string;
  /** Never shown before the end. */
  readonly seed: string;
  readonly result?: MatchRecord['result'];
  readonly game: AnyGame;
  settings: RoomSettings;
  owner: string;
  stage: Stage;
  seats: RoomSeat[];
  /** Null before the start. */
  match: Match | null;
  /** Why the match cannot go on: it is of older rules, and today's do not play it as it was played. Nobody has lost it. */
  halt: string | null;
  /** The log of the match, entry by entry. */
  readonly entries: LoggedEntry[];
  /** The state before the last entry, where it is at hand: a shortcut for the question whether that entry can be taken back. */
  before: unknown;
  sequence: number;
  /** Counts every change of the match, undos included: it never goes back. */
  turn: number;
  /** When the one to act came to act. */
  turnSinceMillis: number;
  /** The pick that the dice of each entry begin with, and the next one: dice that were seen once never come again. */
  readonly picks: number[];
  /** Where the dice went on after an undo. */
  redrawn: readonly Redrawn[];
  undoAsk: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  rematch: string | null;
  talk: TalkRule;
  /** People whom the owner has removed. */
  readonly barred: Set<string>;
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
  /** How the match ended, where it has: it stays, whatever becomes of the rules. */
  readonly result?: MatchRecord['result'];
}

/** A room whose table has just been opened. */
export function newRoom(header: RoomHeader, opened: RoomEvent, gameById: (id: string) => AnyGame | undefined): Room {
  assert(opened.kind === 'opened', 'a table begins with being opened');
  const { settings, owner, reserved } = opened;
  const game = gameById(settings.game);
  assert(game !== undefined, `a table plays a game that is there: ${settings.game}`);
  return {
    ...header,
    game,
    settings,
    owner,
    stage: 'open',
    seats: Array.from({ length: settings.players }, (_, i) => ({ kind: 'open', reservedFor: reserved?.[i] ?? null })),
    match: null,
    halt: null,
    entries: [],
    before: null,
    sequence: 0,
    turn: 0,
    turnSinceMillis: 0,
    picks: [0],
    redrawn: [],
    undoAsk: null,
    rematch: null,
    talk: settings.talk ?? 'everybody',
    barred: new Set(),
    roomSequence: 0,
    history: [],
    keys: new Map(),
  };
}

/** The version of the rules that a table is played by, from its first entry on. */
export const rulesOf = ({ settings }: Pick<Room, 'settings'>): number => settings.rules ?? FIRST_RULES;

/** The match of a room that has started. */
export function matchOf(room: Room): Match {
  assert(room.match !== null, 'the match has started');
  return room.match;
}

export const actorOf = ({ match }: Room): Actor => (match === null ? OVER : match.game.actor(match.state));

/** The bot that decides for a seat now; null where a person does. */
export function botOf(room: Room, seat: Seat): BotName | null {
  const holder = at(room.seats, seat);
  return holder.kind === 'bot' ? holder.level : holder.kind === 'person' ? holder.standIn : null;
}

export const seatOf = (room: Room, person: string | null): Seat =>
  person === null ? -1 : room.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);

/** The names that are taken at the table. */
export const seatNames = ({ seats }: Room): string[] =>
  seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));

/** How a side is called at this table. */
export function nameOf({ seats }: Room, side: Seat | string): string {
  if (typeof side === 'string') return sideName(side);
  const seat = at(seats, side);
  return seat.kind === 'open' ? '' : seat.name;
}

/** Who holds a seat: a person, or a bot of a level. */
export interface SeatHolder {
  readonly name: string;
  readonly kind: 'person' | (string & {});
}

/** The holders of all seats, as records name them. */
export const holdersOf = ({ seats }: Room): SeatHolder[] =>
  seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    kind: seat.kind === 'bot' ? seat.level : 'person',
  }));

/** A nonce that has not been revealed after this time counts as empty. */
const REVEAL_MILLIS = 5000;

/** When the one to act must have moved, or the nonces must be revealed; null where nothing is due. */
export function deadlineOf(room: Room): number | null {
  if (room.stage === 'sealing') return room.turnSinceMillis + REVEAL_MILLIS;
  if (room.stage === 'closed') return null;
  const { moveMillis } = room.settings;
  const actor = actorOf(room);
  if (moveMillis === null || actor < 0 || botOf(room, actor) !== null) return null;
  return room.turnSinceMillis + moveMillis;
}

/** What the dice are made with besides seed and nonces: the table itself, or the day that many tables share. */
export const diceNameOf = ({ id, settings: { daily, game } }: Room): string =>
  daily === undefined ? id : `daily ${game} ${daily}`;

export const noncesOf = (room: Room): string[] => room.seats.map((seat) => (seat.kind === 'person' ? seat.nonce : ''));

/** The hashes that people committed themselves to; null for bots and for people who added nothing. */
export const nonceHashesOf = (room: Room): (string | null)[] =>
  room.seats.map((seat) => (seat.kind === 'person' ? seat.nonceHash : null));

/** The pick that the next dice begin with. */
export const nextPick = ({ picks }: Room): number => at(picks, picks.length - 1);
