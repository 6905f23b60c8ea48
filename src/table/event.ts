import type { BotName } from '../bots/levels.ts';
import type { Entry, Seat } from '../core/game.ts';

export interface RoomSettings {
  readonly game: string;
  /** In full, defaults included. */
  readonly options: unknown;
  readonly players: number;
  readonly isPublic: boolean;
  /** How long a person may think about a move before a bot stands in; null for as long as they like. */
  readonly moveMillis: number | null;
  /** The day (UTC, 2026-11-16) of a daily table: one person against the day's bots, with the day's dice. */
  readonly daily?: string;
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
      readonly nonce: string;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'botSat'; readonly seat: Seat; readonly level: BotName; readonly name: string }
  | { readonly kind: 'ownerChanged'; readonly owner: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'started' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly entry: Entry; readonly isBot?: true }
  | { readonly kind: 'rolled'; readonly entry: Entry }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAsked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly level: BotName; readonly reason: StandInReason }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
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
