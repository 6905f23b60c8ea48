import * as z from 'zod';
import { botNames } from '../bots/levels.ts';
import { errorList } from '../core/errors.ts';
import type { Entry, Seat } from '../core/game.ts';
import { type ClockSettings, clockEnds, type ShownClock } from '../table/clock.ts';
import { talkRules } from '../table/event.ts';
import { stages } from '../table/room.ts';
import { sealSchema } from '../table/seal.ts';
import { seriesSchema } from '../table/seriesSchema.ts';
import type { SequencedEvent, ShownMatch, ShownRoom, ShownSeat } from '../table/show.ts';
import { scopes } from './route.ts';

/** Changes when a client of before would not understand. Said in the first message of every connection. */
export const PROTOCOL = 3;
/** A server understands the protocol of the version before it as well: pages that were opened before an upgrade go on. */
export const OLDEST_PROTOCOL = 2;

const codes = Object.keys(errorList) as [keyof typeof errorList, ...(keyof typeof errorList)[]];

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()])).readonly()]);

/** Why a request was not carried out. Nothing has changed then. */
export const refusalShape = z.object({
  code: z.enum(codes),
  /** In English. */
  message: z.string(),
  rule: z.string().exactOptional(),
  /** The sentence in the words of the game, where one of its rules is the reason, and what fills it in. */
  key: z.string().exactOptional(),
  values: z.record(z.string(), value).exactOptional(),
});

const seat: z.ZodType<Seat> = z.int();
const actor = z.union([z.int(), z.literal('chance'), z.literal('over')]);
const level = z.enum(botNames);

const seatShape: z.ZodType<ShownSeat> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    isKept: z.boolean(),
    isKeptForYou: z.boolean(),
    /** The name of the person it is kept for. */
    keptFor: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('bot'), level, name: z.string() }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    isYou: z.boolean(),
    isOwner: z.boolean(),
    standIn: level.nullable(),
    hasResigned: z.boolean(),
    /** Lost on time. */
    hasLost: z.literal(true).exactOptional(),
  }),
]);

const DAY_MILLIS = 86_400_000;

/** A bank of time for each seat besides the time for each move. */
export const clockShape: z.ZodType<ClockSettings> = z.strictObject({
  bankMillis: z
    .int()
    .min(0)
    .max(60 * DAY_MILLIS),
  /** What each move adds to the bank. */
  incrementMillis: z.int().min(0).max(DAY_MILLIS),
  /** What happens when the time is over: a bot goes on, or the game is lost. */
  end: z.enum(clockEnds),
});

const shownClock: z.ZodType<ShownClock> = z.object({
  moveMillis: z.int(),
  banks: z.array(z.int()),
  /** What the one to act has left, while the table pauses. */
  pausedMillis: z.int().nullable(),
});

export const roomShape: z.ZodType<ShownRoom> = z.object({
  code: z.string(),
  game: z.string(),
  options: z.unknown(),
  players: z.int(),
  isPublic: z.boolean(),
  moveMillis: z.int().nullable(),
  clock: clockShape.exactOptional(),
  /** How long the others wait before they may hand a seat to a bot, where that is not the usual time. */
  patienceMillis: z.int().exactOptional(),
  /** The day of a daily table. */
  daily: z.string().exactOptional(),
  /** The series, with this game once it is over. */
  series: seriesSchema.exactOptional(),
  stage: z.enum(stages),
  isOwner: z.boolean(),
  viewer: seat,
  seats: z.array(seatShape),
  seal: sealSchema.nullable(),
  undoAsk: z.object({ seat, to: z.int(), agreed: z.array(seat) }).nullable(),
  /** Who would like a pause, and whether it has begun. */
  pause: z.object({ agreed: z.array(seat), isOn: z.boolean() }).exactOptional(),
  rematch: z.string().nullable(),
  /** Why the match cannot go on, where it is of older rules. */
  halt: z.string().nullable(),
  /** Who may talk, and whether the one who looks may. */
  talk: z.enum(talkRules),
  mayTalk: z.boolean(),
});

/** A seat, or the name of a side that nobody plays. */
const side = z.union([z.int(), z.string()]);

/** A move or a chance entry in the notation of its game. */
const entryShape = z.looseObject({ type: z.string() });

const standingShape = z.object({
  seat: side,
  total: z.int().nullable(),
  breakdown: z.record(z.string(), z.int()).nullable(),
  rank: z.int().nullable(),
});

export const matchShape = z.object({
  turn: z.int(),
  actor,
  view: z.looseObject({
    actor,
    standings: z.array(standingShape),
    finish: z.looseObject({ cause: z.string(), tie: z.string().nullable() }).nullable(),
  }),
  moves: z.array(z.object({ move: entryShape, effect: z.array(z.int().nullable()).exactOptional() })),
  undo: z.int().exactOptional(),
  deadlineMillis: z.int().nullable(),
  clock: shownClock.exactOptional(),
});

const when = { sequence: z.int(), atMillis: z.int() };
const eventShape = z.discriminatedUnion('kind', [
  z.object({
    ...when,
    kind: z.literal('entry'),
    by: actor,
    entry: entryShape,
    /** Of a chance entry: whose dice or cards they are, where they are not everybody's. */
    whose: side.exactOptional(),
    /** The points that it brought or cost, as far as everybody may know them. */
    gains: z.array(z.object({ side, points: z.int() })).exactOptional(),
    /** What else came of it, by the game's own types. */
    notes: z.array(z.looseObject({ type: z.string(), isHeading: z.literal(true).exactOptional() })).exactOptional(),
    isBot: z.literal(true).exactOptional(),
  }),
  z.object({ ...when, kind: z.literal('undone'), seat, to: z.int() }),
  z.object({ ...when, kind: z.literal('said'), name: z.string(), isYou: z.boolean(), text: z.string() }),
  z.object({
    ...when,
    kind: z.literal('room'),
    what: z.string(),
    seat: seat.exactOptional(),
    unsaid: z.array(z.int()).exactOptional(),
  }),
]);

/** What happened at a table after step `from`, up to step `sequence`, and how it stands now. */
export const tableShape = z.object({
  table: z.string(),
  from: z.int(),
  sequence: z.int(),
  /** So many entries of the log came before those that are told: only to those who asked for the recent ones. */
  earlier: z.int().exactOptional(),
  events: z.array(eventShape),
  /** Left out where nothing around the match has changed since `from`. */
  room: roomShape.exactOptional(),
  match: matchShape.nullable(),
  /** The whole log, once the end has opened what was secret: it takes the place of the entries shown before. */
  log: z.array(entryShape).exactOptional(),
});

export interface TableUpdate {
  readonly table: string;
  readonly from: number;
  readonly sequence: number;
  readonly earlier?: number;
  readonly events: readonly SequencedEvent[];
  readonly room?: ShownRoom;
  readonly match: ShownMatch | null;
  readonly log?: readonly Entry[];
}

export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  /** The name to sign in with, once the guest has claimed an account. */
  handle: z.string().nullable(),
  hasPassword: z.boolean(),
  passkeys: z.int(),
  /** Those that are left. */
  recoveryCodes: z.int(),
  webhook: z.string().nullable(),
  /** Whether people you played with lately see that you are here. */
  isSeen: z.boolean(),
});
export type ShownPerson = z.infer<typeof personShape>;

/** A browser that somebody is signed in with. */
export const shownSession = z.object({
  id: z.string(),
  /** Browser and system, as it told them. */
  device: z.string(),
  createdMillis: z.int(),
  /** To the hour. */
  usedMillis: z.int(),
  isThis: z.boolean(),
});
export type ShownSession = z.infer<typeof shownSession>;

export const shownPasskey = z.object({
  id: z.string(),
  device: z.string(),
  createdMillis: z.int(),
  usedMillis: z.int().nullable(),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

export const shownToken = z.object({
  id: z.string(),
  label: z.string(),
  scope: z.enum(scopes),
  createdMillis: z.int(),
  usedMillis: z.int(),
  /** Null for one from before tokens had an end. */
  expiresMillis: z.int().nullable(),
});
export type ShownToken = z.infer<typeof shownToken>;

export const listedTable = z.object({
  table: z.string(),
  code: z.string(),
  game: z.string(),
  stage: z.enum(stages),
  players: z.int(),
  /** Who sits there; null for an open seat. */
  seats: z.array(z.string().nullable()),
  isYourTurn: z.boolean(),
  changedMillis: z.int(),
  /** The game is over, and its series waits for the next one. */
  hasNext: z.literal(true).exactOptional(),
});
export type ListedTable = z.infer<typeof listedTable>;

/** A number with its standard error. */
const figure = z.object({ value: z.number(), error: z.number() });

/** How a daily table came out. `lost` and `luck` come a little later: they are computed in the background. */
export const dailyResult = z.object({
  points: z.int(),
  /** Points ahead of the best rival. */
  margin: z.int(),
  rank: z.int(),
  /** Points that decisions lost against the best moves found, and what the dice brought. */
  lost: figure.nullable(),
  luck: figure.nullable(),
});
export type DailyResult = z.infer<typeof dailyResult>;

export const dailyEntry = dailyResult.extend({
  /** 1 is best; equal results share a place. */
  place: z.int(),
  name: z.string(),
  isYou: z.boolean(),
  /** Told once the day is over: to look at the record. */
  table: z.string().exactOptional(),
});
export type DailyEntry = z.infer<typeof dailyEntry>;

export const playedGame = z.object({
  table: z.string(),
  game: z.string(),
  options: z.unknown(),
  stage: z.enum(stages),
  seats: z.array(seatShape),
  /** The own seat, or −1. */
  seat,
  standings: z.array(standingShape).nullable(),
  winners: z.array(seat),
  daily: z.string().nullable(),
  createdMillis: z.int(),
  /** When it was opened, started or ended, whichever came last. */
  changedMillis: z.int(),
});
export type PlayedGame = z.infer<typeof playedGame>;
