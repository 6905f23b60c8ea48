import type { GameView } from '../../core/game.ts';
import type { MatchRecord } from '../../core/record.ts';

/** What is on the picture of a page. */
export interface Card {
  readonly title: string;
  readonly subtitle: string;
  /** Where no table is drawn: a few lines instead. */
  readonly lines: readonly string[];
  /** And the pictures of games, each with a word below it. */
  readonly games: readonly { readonly id: string; readonly note: string }[];
  readonly scene: Scene | null;
}

/** A table as a spectator sees it: now, after some entries of a finished game, or as the puzzle of a day. */
export type Scene =
  | { readonly kind: 'view'; readonly game: string; readonly view: GameView; readonly names: readonly string[] }
  | { readonly kind: 'record'; readonly record: MatchRecord; readonly step: number }
  | { readonly kind: 'puzzle'; readonly game: string; readonly day: number };

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
