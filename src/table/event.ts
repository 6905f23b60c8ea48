import type { BotName } from '../bots/levels.ts';
import type { Entry, Seat } from '../core/game.ts';
import type { Fork } from '../core/record.ts';
import type { ClockSettings } from './clock.ts';
import type { Series } from './seriesSchema.ts';

/** Who may use the chat of a table, from the narrowest to the widest. */
export const talkRules = ['nobody', 'players', 'everybody'] as const;
export type TalkRule = (typeof talkRules)[number];

export interface RoomSettings {
  readonly game: string;
  /** The version of the rules it is played by; left out in tables of the first. */
  readonly rules?: number;
  /** In full, defaults included. */
  readonly options: unknown;
  readonly players: number;
  readonly isPublic: boolean;
  /** How long a person may think about a move before a bot stands in; null for as long as they like. */
  readonly moveMillis: number | null;
  /** A bank of time besides, and what happens when all of it is used up; left out where a bot goes on after the time for a move. */
  readonly clock?: ClockSettings;
  /** How long the others wait for a person before they may hand the seat to a bot, where there is no time limit; as usual where it is left out. */
  readonly patienceMillis?: number;
  /** Who may talk when the table is opened; everybody where it is left out. */
  readonly talk?: TalkRule;
  /** The day (UTC, 2026-11-16) of a daily table: one person against the day's bots, with the day's dice. */
  readonly daily?: string;
  /** The series that its match belongs to. */
  readonly series?: Series;
  /** A table on one device. Its host asks for each roll, so that people see it happen or tell what their own dice show. */
  readonly device?: DeviceSettings;
}

export interface DeviceSettings {
  /** Whether the app rolls, people tell what the dice on their real table show, or a lesson has prepared them. */
  readonly dice: 'app' | 'real' | 'prepared';
  /** The seat that starts, where the people chose it instead of leaving it to chance. */
  readonly start: Seat | null;
  /** Where it plays on from another match. */
  readonly fork?: Fork;
  /** Where it begins, if not at the beginning of a game: a lesson does. */
  readonly position?: unknown;
}

/** Why a bot plays for a person. `lost`: their time was over, at a table where that loses the game. */
export type StandInReason = 'late' | 'lost' | 'away' | 'resigned' | 'forgotten';

export const FORGOTTEN_NAME = '…';

/** What happened at a table. The whole table is these, in order: whatever a server remembers besides can be made again from them. */
export type RoomEvent =
  | {
      readonly kind: 'opened';
      readonly settings: RoomSettings;
      readonly owner: string;
      readonly reserved?: readonly (string | null)[];
    }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      /** What the person added to the dice, where it was told at once; empty since nonces are committed first. */
      readonly nonce: string;
      /** SHA-256 of the nonce that the person will reveal. */
      readonly nonceHash?: string;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'botSat'; readonly seat: Seat; readonly level: BotName; readonly name: string }
  | { readonly kind: 'ownerChanged'; readonly owner: string }
  | { readonly kind: 'closed' }
  /** All seats are taken and stay so: the people show their nonces now. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly nonce: string }
  | { readonly kind: 'started' }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly entry: Entry;
      readonly isBot?: true;
      /** How long the way to the person and back was, as the server measured it; only where a bank of time runs. */
      readonly lagMillis?: number;
    }
  | { readonly kind: 'rolled'; readonly entry: Entry }
  /** `pick`: where the dice go on, after every pick made so far. Left out in steps of the first edition, whose dice came again. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number; readonly pick?: number }
  | { readonly kind: 'undoAsked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly level: BotName; readonly reason: StandInReason }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** Somebody would like a pause or agrees to one; or does not, or ends it. */
  | { readonly kind: 'pauseVoted'; readonly seat: Seat; readonly agree: boolean }
  /** The others have asked the one to act to go on. */
  | { readonly kind: 'nudged'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: 'talkSet'; readonly talk: TalkRule }
  /** The owner has removed somebody, who neither sits nor talks here any more. */
  | { readonly kind: 'barred'; readonly person: string }
  | { readonly kind: 'rematched'; readonly table: string; readonly owner: string }
  /** Its dice do not come again: the other game of the deal is over, or will not be played. */
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'forgot'; readonly person: string };

/** Every setting there is. A table with another one was opened by a newer version. */
export const settingNames: Readonly<Record<keyof RoomSettings, true>> = {
  game: true,
  rules: true,
  options: true,
  players: true,
  isPublic: true,
  moveMillis: true,
  clock: true,
  patienceMillis: true,
  talk: true,
  daily: true,
  series: true,
  device: true,
};

/** Every kind there is. A step with another one was stored by a newer version. */
export const eventKinds: Readonly<Record<RoomEvent['kind'], true>> = {
  opened: true,
  sat: true,
  left: true,
  botSat: true,
  ownerChanged: true,
  closed: true,
  locked: true,
  revealed: true,
  started: true,
  moved: true,
  rolled: true,
  undone: true,
  undoAsked: true,
  undoAnswered: true,
  stoodIn: true,
  returned: true,
  pauseVoted: true,
  nudged: true,
  said: true,
  talkSet: true,
  barred: true,
  rematched: true,
  unsealed: true,
  forgot: true,
};

/** What one command brought about: stored and told as a whole, or not at all. */
export interface Step {
  /** 1, 2, 3 … at each table. */
  readonly sequence: number;
  readonly atMillis: number;
  /** The sender's key for the command: the same key again is the same step. */
  readonly key: string | null;
  readonly events: readonly RoomEvent[];
}
