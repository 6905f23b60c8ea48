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

/** What a game teaches the bots. */
export interface Knowledge<S> {
  /** How many features `observe` writes. */
  readonly features: number;
  /** Points by which good players usually differ: what counts as a clear lead. */
  readonly clearMargin: number;
  /**
   * After so many iterations a search among so many players plays well and can be beaten: there Gardener stops, and Master goes on.
   * Left out, or without end, where a little search takes all the time that Gardener has.
   */
  littleSearch?(players: number): number;
  /** How many moves a little search looks at behind the first, at most. Fewer than usual pay where a decision has hundreds and time is short. */
  readonly littleBreadth?: number;
  /**
   * Writes what matters about a state for one seat, each feature roughly −1 … 1. On the hot path: allocates nothing.
   * Bots call it on states whose secrets were replaced by a fair sample, so it may look everywhere.
   */
  observe(s: S, seat: Seat, out: Float32Array): void;
  /** Null before the first training. */
  readonly weights: Weights | null;
}
