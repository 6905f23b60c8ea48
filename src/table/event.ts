import type { BotName } from '../bots/levels.ts';
import type { Entry, Seat } from '../core/game.ts';
import type { Fork } from '../core/record.ts';

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
  /** Who may talk when the table is opened; everybody where it is left out. */
  readonly talk?: TalkRule;
  /** The day (UTC, 2026-11-16) of a daily table: one person against the day's bots, with the day's dice. */
  readonly daily?: string;
  /** A table on one device. Its host asks for each roll, so that people see it happen or tell what their own dice show. */
  readonly device?: DeviceSettings;
}

export interface DeviceSettings {
  /** Whether the app rolls, or people tell what the dice on their real table show. */
  readonly dice: 'app' | 'real';
  /** The seat that starts, where the people chose it instead of leaving it to chance. */
  readonly start: Seat | null;
  /** Where it plays on from another match. */
  readonly fork?: Fork;
}

/** Why a bot plays for a person. */
export type StandInReason = 'late' | 'away' | 'resigned' | 'forgotten';

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
  | { readonly kind: 'moved'; readonly seat: Seat; readonly entry: Entry; readonly isBot?: true }
  | { readonly kind: 'rolled'; readonly entry: Entry }
  /** `pick`: where the dice go on, after every pick made so far. Left out in steps of the first edition, whose dice came again. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number; readonly pick?: number }
  | { readonly kind: 'undoAsked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly level: BotName; readonly reason: StandInReason }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: 'talkSet'; readonly talk: TalkRule }
  /** The owner has removed somebody, who neither sits nor talks here any more. */
  | { readonly kind: 'barred'; readonly person: string }
  | { readonly kind: 'rematched'; readonly table: string; readonly owner: string }
  | { readonly kind: 'forgot'; readonly person: string };

/** What one command brought about: stored and told as a whole, or not at all. */
export interface Step {
  /** 1, 2, 3 … at each table. */
  readonly sequence: number;
  readonly atMillis: number;
  /** The sender's key for the command: the same key again is the same step. */
  readonly key: string | null;
  readonly events: readonly RoomEvent[];
}
