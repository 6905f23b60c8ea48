import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** How long to think: by a clock the caller brings, or by a count, which makes a bot deterministic for a given random source. */
export type Budget = { readonly millis: number; readonly now: () => number } | { readonly iterations: number };

/** What a bot expects of a move, for the seat that makes it. */
export interface Estimate {
  readonly action: Action;
  /** The share of the victory, 0 … 1. */
  readonly win: number;
  /** Points ahead of the best rival at the end. */
  readonly margin: number;
  /** How much of the thinking went into this move, 0 … 1. */
  readonly weight: number;
}

export interface Choice {
  readonly action: Action;
  /** Best first; a bot that does not compare moves lists only the chosen one, or none. */
  readonly estimates: readonly Estimate[];
  readonly iterations: number;
}

/**
 * A player for any game. `state` is read only, and only what the seat may know of it counts:
 * a bot replaces the rest by fair samples (`determinize`) before it looks.
 */
export interface Bot {
  choose(game: AnyGame, state: unknown, seat: Seat, budget: Budget, random: Random): Choice;
}

/** A state of the same game as `s`, with nothing of it yet. */
export const blankLike = (game: AnyGame, s: unknown): unknown => game.create(game.players(s), game.optionsOf(s));

export function copyOf(game: AnyGame, s: unknown): unknown {
  const copy = blankLike(game, s);
  game.copy(s, copy);
  return copy;
}

/** By what a search tells the choices of a seat apart behind the same decisions: its secret, where there are few of them. */
export const secretKey = (game: AnyGame, s: unknown, seat: Seat): number =>
  game.knowledge?.hasFewSecrets ? (game.secretOf?.(s, seat) ?? 0) : 0;

/** Counts iterations and tells when the budget is used up. */
export interface Meter {
  /** When the first iteration began. */
  began: number;
  readonly deadline: number;
  readonly now: (() => number) | null;
  readonly limit: number;
  done: number;
}

export function startMeter(budget: Budget, most = Number.MAX_SAFE_INTEGER): Meter {
  if ('iterations' in budget)
    return { began: 0, deadline: 0, now: null, limit: Math.min(budget.iterations, most), done: 0 };
  const began = budget.now();
  return { began, deadline: began + budget.millis, now: budget.now, limit: most, done: 0 };
}

/** Enough to tell what a forced move leads to; there is nothing to choose. */
const FORCED = { iterations: 32 };

/** The budget, or a small one where there is only one move. */
export function budgetFor(game: AnyGame, s: unknown, moves: Int32Array, budget: Budget): Budget {
  const isForced = game.legal(s, moves) === 1;
  return isForced && !('iterations' in budget && budget.iterations < FORCED.iterations) ? FORCED : budget;
}

/** Whether another iteration fits; counts it. */
export function mayIterate(meter: Meter): boolean {
  if (meter.done >= meter.limit) return false;
  if (meter.now !== null) {
    const at = meter.now();
    if (at >= meter.deadline) return false;
    // What came before, such as a solution that was not found, says nothing of the pace.
    if (meter.done === 0) meter.began = at;
  }
  meter.done++;
  return true;
}

/** How many iterations more the time allows, at the pace so far; a count that was asked for is kept to its end. */
export function iterationsLeft({ began, deadline, now, limit, done }: Meter): number {
  if (now === null) return Number.POSITIVE_INFINITY;
  const at = now();
  const byTime = at > began ? (done * (deadline - at)) / (at - began) : Number.POSITIVE_INFINITY;
  return Math.min(byTime, limit - done);
}
