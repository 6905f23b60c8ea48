import type { Entry, GameView, LogLine, Seat, Viewer } from './game.ts';
import type { Language, NameOf } from './words.ts';

/** What a move does to the scores at once, side by side; null where that is secret. */
export type Effect = readonly (number | null)[];

/** A legal move as the authority offers it: a board needs no rules to show it. */
export interface OfferedMove<M = Entry> {
  readonly move: M;
  readonly effect: Effect;
}

/** Seats are told apart by a mark, never by colour alone. Each mark has its colour: `var(--seat-leaf)` and so on. */
export const seatMarks = ['leaf', 'sun', 'drop', 'star', 'moon', 'stone'] as const;
export type SeatMark = (typeof seatMarks)[number];

/** What happened last, as the viewer may see it. */
export interface LastEntry extends LogLine {
  /** Its place in the log: another number is another event, even if it looks the same. */
  readonly index: number;
  readonly by: Seat | 'chance';
}

/**
 * What a game's `board/Board.svelte` gets: it draws the view and the moves, and calls `play` with one of them. It knows no rules:
 * what can be clicked is what the list says. docs/BOARDS.md tells what it can be built from.
 */
/** One thing that chance has brought or could bring, as people find it on their real table. */
export interface OutcomeProps<V = GameView> {
  readonly view: V;
  /** Which of the picks of the entry. */
  readonly pick: number;
  /** In notation. */
  readonly outcome: string | number;
}

export interface BoardProps<V = GameView, M = Entry> {
  readonly view: V;
  /** The seat whose side is drawn large. */
  readonly viewer: Viewer;
  /** Empty unless the viewer is to decide. */
  readonly moves: readonly OfferedMove<M>[];
  readonly name: NameOf;
  readonly language: Language;
  /** Plays a move. One that is not in the list may be tried too: it changes nothing and the page tells the rule that forbids it. */
  readonly play: (move: M) => void;
  /** Shows what a move would do, or null for nothing; the page says it in words and points. */
  readonly preview: (move: OfferedMove<M> | null) => void;
  /** The move being previewed, wherever that began: on the board, in the list of moves, or as a hint. */
  readonly previewed: OfferedMove<M> | null;
  /** What happened last, to be highlighted; null at the start. */
  readonly last: LastEntry | null;
  readonly mark: (seat: Seat) => SeatMark;
  /**
   * Tells the page that the viewer covers a secret, by which entries and moves would name it, or with null that it is shown again. The page
   * keeps them quiet meanwhile, and hides points that would give the secret away.
   */
  readonly cover?: (tells: ((entry: unknown) => boolean) | null) => void;
  /** Tells the page what the moves are narrowed to by what is in the hand, or null for nothing: the list of moves shows the same. */
  readonly touch?: (moves: readonly OfferedMove<M>[] | null) => void;
}
