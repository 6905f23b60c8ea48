import type { Seat } from './game.ts';

/**
 * A small trained network, as text so that it can live in a source file: one line a hidden unit (its bias, then a weight
 * for each feature), then one line an output (its bias, a weight for each hidden unit, a weight for each feature).
 */
export interface Weights {
  /** The command that makes these weights again. */
  readonly made: string;
  readonly rows: readonly string[];
}

/**
 * What a search tries first, learned from searches: a score for each move by what it does, without playing it. Looking at a few moves that are chosen
 * well is cheaper than looking at many.
 */
export interface Policy<S> {
  /** Taught by games of so many players; with others the search does without. */
  readonly players: number;
  /** How many moves are looked at in a node below the root, at most. */
  readonly breadth: number;
  /** How many terms there are, each with a weight. */
  readonly terms: number;
  /** Writes two terms for each of the moves of the player to move: the score is the sum of their weights. On the hot path: allocates nothing. */
  describe(s: S, moves: Int32Array, count: number, out: Int32Array): void;
  /** A row of weights; null before the first training. */
  readonly weights: Weights | null;
}

/** What a game teaches the bots. */
export interface Knowledge<S> {
  /** How many features `observe` writes. */
  readonly features: number;
  /** Points by which good players usually differ: what counts as a clear lead. */
  readonly clearMargin: number;
  /**
   * After this number of iterations a search plays well among `players` and can be beaten: there Gardener stops, and Master goes on.
   * Left out, or without end, where a little search takes all the time that Gardener has.
   */
  littleSearch?(players: number): number;
  /** How many moves a little search looks at behind the first, at most. Fewer than usual pay where a decision has hundreds and time is short. */
  readonly littleBreadth?: number;
  /**
   * What one seat alone may know takes so few values that each comes up often in a search: then it tells apart what a player does with different
   * secrets. With thousands of hands no two samples would share anything.
   */
  readonly hasFewSecrets?: true;
  /**
   * How well the secrets of a sample go with what everybody sees on the table, 0 … 1 for the best: so often a search keeps such a sample. Left out
   * where what is seen tells nothing. On the hot path.
   */
  likelihood?(s: S, seat: Seat): number;
  /**
   * How much better a move must look at first for the search to prefer it clearly (e times as much), on the scale of worth, 0 … 1. Smaller than usual
   * pays where a decision has hundreds of moves that look much alike.
   */
  readonly temperature?: number;
  /**
   * After how many decisions, by the moves that look best, and then at the next roll, a large search evaluates a sample instead of at once. It pays
   * where the evaluator errs more than it costs to play on. Left out, or 0, where more samples are worth more.
   */
  playAhead?(players: number): number;
  /**
   * How strongly a search among `players` tries moves again that it has seldom tried. Less than usual pays where many share the victory, and moves
   * differ by less.
   */
  exploration?(players: number): number;
  /**
   * Writes what matters about a state for one seat, each feature roughly −1 … 1. On the hot path: allocates nothing.
   * Bots call it on states whose secrets were replaced by a fair sample, so it may look everywhere.
   */
  observe(s: S, seat: Seat, out: Float32Array): void;
  /** Null before the first training. */
  readonly weights: Weights | null;
  /** For more than two players, where one network cannot serve all counts as well; left out: `weights` serve them too. */
  readonly crowdWeights?: Weights;
  readonly policy?: Policy<S>;
  /** Points that a real decision of each level loses on average, with the error, as `windfall lab levels` measured it (docs/ANALYSIS.md). */
  readonly lossByLevel?: Readonly<
    Record<'seedling' | 'sprout' | 'gardener' | 'master', { readonly value: number; readonly error: number }>
  >;
}
