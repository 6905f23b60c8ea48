import type { Snippet } from 'svelte';
import type { BoardProps } from '../../core/board.ts';
import type { GameView, Side } from '../../core/game.ts';

/**
 * What a game's `board/Big.svelte` gets: the table for everybody in the room, on a screen that nobody touches. It fills what it is given, never scrolls,
 * and shows no letter smaller than `0.78rem`, which is 28 px on a screen of 1920 × 1080.
 */
export interface BigProps<V = GameView> extends Pick<BoardProps<V>, 'view' | 'name' | 'language' | 'last' | 'mark'> {
  /** Name, points and clock of a side, as the page shows them: the board puts each beside what belongs to it. */
  readonly side: Snippet<[Side]>;
}
