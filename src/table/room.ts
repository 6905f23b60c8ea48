import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import { FIRST_RULES } from '../core/edition.ts';
import { type Actor, type AnyGame, CHANCE, type Entry, OVER, type Seat, type Side } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { MatchRecord } from '../core/record.ts';
import { unplayedName } from '../core/words.ts';
import type { Interruption, Pause, Thought } from './clock.ts';
import type { RoomEvent, RoomSettings, TalkRule } from './event.ts';
import { type Redrawn, rollPick } from './seal.ts';
import { isTwin } from './series.ts';
import type { Story } from './story.ts';

export type RoomSeat =
  /** `keptFor`: how the person is called whom the seat is reserved for, where the host of the room knows; never stored. */
  | { readonly kind: 'open'; readonly reservedFor: string | null; readonly keptFor?: string }
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
      /** Their time was over, at a table where that loses the game. */
      readonly hasLost?: true;
    }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string };

/** `sealing`: all seats are taken, and the people's nonces are being revealed. */
export const stages = ['open', 'sealing', 'playing', 'over', 'closed'] as const;
export type Stage = (typeof stages)[number];

/** An event, and where it is an entry of the match, how that is logged. */
export interface Happening {
  readonly sequence: number;
  readonly atMillis: number;
  event: RoomEvent;
  readonly logged: LoggedEntry | null;
}

/** One entry of the log: who acted, what each viewer was shown when it happened (index viewer + 1), and what came of it. */
export interface LoggedEntry {
  readonly by: Actor;
  readonly isBot: boolean;
  readonly shown: readonly Entry[];
  readonly story: Story;
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
  /** So many entries at the front were left out when the room was made: `entries`, `match.log`, `picks` and `thoughts` have holes there. */
  readonly missing: number;
  /** The state before the last entry, where it is at hand: a shortcut for the question whether that entry can be taken back. */
  before: unknown;
  sequence: number;
  /** Counts every change of the match, undos included: it never goes back. */
  turn: number;
  /** When the one to act came to act. */
  turnSinceMillis: number;
  /** What each seat has besides the time for a move; empty where there is none. */
  readonly banks: number[];
  /** How long each seat's last move was on its way there and back: that is not charged. */
  readonly lags: number[];
  pause: Pause | null;
  /** Of each entry that a person made: what it cost them. */
  readonly thoughts: (Thought | undefined)[];
  interruption: Interruption | null;
  /** The turn in which the one to act was nudged; −1 for none. */
  nudgedTurn: number;
  /** The pick that the dice of each entry begin with, and the next one: dice that were seen once never come again. */
  readonly picks: number[];
  /** Where the dice went on after an undo. */
  redrawn: readonly Redrawn[];
  undoAsk: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  rematch: string | null;
  /** Where the dice were to come again in the other game of a deal: they have. */
  isUnsealed: boolean;
  talk: TalkRule;
  /** People whom the owner has removed. */
  readonly barred: Set<string>;
  /** The last step that changed anything but the match. */
  roomSequence: number;
  history: Happening[];
  /** Up to this step the history holds only what somebody who comes later needs. */
  foldedAt: number;
  readonly keys: Map<string, number>;
  /** The keys of the steps up to this one are in the store alone. */
  keysFrom: number;
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
    missing: 0,
    before: null,
    sequence: 0,
    turn: 0,
    turnSinceMillis: 0,
    banks: settings.clock === undefined ? [] : Array(settings.players).fill(settings.clock.bankMillis),
    lags: [],
    pause: null,
    thoughts: [],
    interruption: null,
    nudgedTurn: -1,
    picks: [0],
    redrawn: [],
    undoAsk: null,
    rematch: null,
    isUnsealed: false,
    talk: settings.talk ?? 'everybody',
    barred: new Set(),
    roomSequence: 0,
    history: [],
    foldedAt: 0,
    keys: new Map(),
    keysFrom: 0,
  };
}

/** Something asks for entries that a room was made without: a room of all of them can tell. */
export class EntriesMissing extends Error {
  override name = 'EntriesMissing';
}

/** Said before entries are asked for: loops pass over holes without a word. */
export function needEntries({ missing }: Room, from = 0): void {
  if (from < missing) throw new EntriesMissing(`the first ${missing} entries are not here`);
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

/** The seat that is kept for somebody; −1 for none. */
export const seatKeptFor = ({ seats }: Room, person: string): Seat =>
  seats.findIndex((seat) => seat.kind === 'open' && seat.reservedFor === person);

/** Whether there is a seat that somebody could take. */
export const canSit = (room: Room, person: string): boolean =>
  room.stage === 'open' &&
  seatOf(room, person) < 0 &&
  !room.barred.has(person) &&
  room.seats.some((seat) => seat.kind === 'open' && (seat.reservedFor === null || seat.reservedFor === person));

/** The names that are taken at the table. */
export const seatNames = ({ seats }: Room): string[] =>
  seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));

/** How a side is called at this table. */
export function nameOf({ game, seats }: Room, side: Side): string {
  const seat = typeof side === 'number' ? seats[side] : undefined;
  if (seat === undefined) return unplayedName(game.words.en, side, seats.length);
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

/** What the dice are made with besides seed and nonces: the table itself, the first table of a deal, or the day that many tables share. */
export const diceNameOf = ({ id, settings: { daily, game, series } }: Room): string =>
  daily === undefined ? (series?.dice?.table ?? id) : `daily ${game} ${daily}`;

/** In the second game of a deal those of the first: the same dice. */
export const noncesOf = ({ seats, settings }: Room): string[] =>
  settings.series?.dice?.nonces ?? seats.map((seat) => (seat.kind === 'person' ? seat.nonce : ''));

/** The hashes that people committed themselves to; null for bots and for people who added nothing. */
export const nonceHashesOf = ({ seats, settings }: Room): (string | null)[] =>
  settings.series?.dice?.nonceHashes ?? seats.map((seat) => (seat.kind === 'person' ? seat.nonceHash : null));

/** The pick that comes after all that were made. */
export const nextPick = ({ picks }: Room): number => at(picks, picks.length - 1);

/** The pick that the dice begin with that are due. */
export function pickDue(room: Room): number {
  const { game, state } = matchOf(room);
  const { entries, settings } = room;
  if (!isTwin(settings.series)) return nextPick(room);
  needEntries(room);
  const whose = game.whoseChance?.(state) ?? null;
  return rollPick(whose, entries.filter(({ by, story }) => by === CHANCE && (story.whose ?? null) === whose).length);
}
