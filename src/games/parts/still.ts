import type { BoardProps } from '../../core/board.ts';
import type { GameView, Side } from '../../core/game.ts';

/** In its own units; a picture of a page has so many pixels for it. */
export const STILL = { width: 1152, height: 502 };

/**
 * What a game's `board/Still.svelte` gets: the table for a picture that is made without a browser. It is one SVG of the size of `STILL` made of the
 * drawings of the board, of SVG alone.
 */
export type StillProps<V = GameView> = Pick<BoardProps<V>, 'view' | 'name' | 'mark' | 'language'>;

/** Who is to move, and at the end who has won. */
export const isLit = ({ actor, standings }: GameView, side: Side): boolean =>
  actor === 'over' ? standings.some(({ seat, rank }) => seat === side && rank === 1) : actor === side;
