import type { Viewer } from './game.ts';
import type { Language, NameOf } from './words.ts';

/** What a move does to the scores at once, side by side; null where that is secret. */
export type Effect = readonly (number | null)[];

/** A legal move as the authority offers it: a board needs no rules to show it. */
export interface OfferedMove<M> {
  readonly move: M;
  readonly effect: Effect;
}

/**
 * What a game's `board/Board.svelte` gets: it draws the view and the moves, and calls `play` with one of them. It knows no rules:
 * what can be clicked is what the list says.
 */
export interface BoardProps<V, M> {
  readonly view: V;
  /** The seat whose side is drawn large. */
  readonly viewer: Viewer;
  /** Empty unless the viewer is to decide. */
  readonly moves: readonly OfferedMove<M>[];
  readonly name: NameOf;
  readonly language: Language;
  readonly play: (move: M) => void;
  /** Shows what a move would do, or null for nothing; the page says it in words and points. */
  readonly preview: (move: OfferedMove<M> | null) => void;
}
