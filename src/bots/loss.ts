import { at } from '../core/assert.ts';
import type { Action, AnyGame, Entry, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { type Estimates, type Estimator, estimate, newEstimator, REPEATS } from './analysisEstimate.ts';
import type { Bot } from './bot.ts';
import { figureOf } from './figure.ts';
import { createBot } from './levels.ts';

/** What judges decisions of a game; made once, for one thread. */
export interface Judge {
  readonly estimator: Estimator;
  readonly bot: Bot;
}

export const openJudge = (game: AnyGame, like: unknown): Judge => ({
  estimator: newEstimator(game, like),
  bot: createBot('gardener'),
});

/** What a decision lost against the best move found, as each repeat has it. Plain data. */
export interface RepeatedLoss {
  /** There was only one move. */
  readonly isForced: boolean;
  /** The best move found; null where the one that was made is as good, as far as the estimates tell. */
  readonly better: Entry | null;
  readonly win: readonly number[];
  readonly margin: readonly number[];
  readonly worth: readonly number[];
}

/** The best move of a decision, found once and kept: every move can be held against it. */
export interface Standard {
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly iterations: number;
  readonly isForced: boolean;
  readonly best: Action;
  /** All moves that the search looked at, the most promising first. */
  readonly order: readonly Action[];
  /** Made when a move is first held against it. */
  ofBest: Estimates | null;
}

/** Iterations of the search for the best move, for each sample of an estimate. */
const SEARCH_FACTOR = 8;

/** Searches from what the seat knows: what is hidden in `state` is not looked at. */
export function findStandard(
  { estimator: { game, moves }, bot }: Judge,
  state: unknown,
  seat: Seat,
  iterations: number,
  seed: string,
): Standard {
  const isForced = game.legal(state, moves) === 1;
  const budget = { iterations: isForced ? 1 : iterations * SEARCH_FACTOR };
  const { action, estimates } = bot.choose(game, state, seat, budget, new FastRandom(`${seed}/search`));
  const order = estimates.map((each) => each.action);
  return { state, seat, seed, iterations, isForced, best: action, order, ofBest: null };
}

const NONE: readonly number[] = new Array<number>(REPEATS).fill(0);

/** A move against the best that the search found; both meet the same dice. */
export function lossOf({ estimator }: Judge, standard: Standard, made: Action): RepeatedLoss {
  const { state, seat, seed, iterations, isForced, best } = standard;
  if (isForced || best === made) return { isForced, better: null, win: NONE, margin: NONE, worth: NONE };
  const look = (move: Action): Estimates => estimate(estimator, state, seat, move, iterations, `${seed}/moves`);
  standard.ofBest ??= look(best);
  const { ofBest } = standard;
  const ofMade = look(made);
  const difference = (kind: keyof Estimates): number[] =>
    NONE.map((_, i) => at(ofBest[kind], seat * REPEATS + i) - at(ofMade[kind], seat * REPEATS + i));
  const worth = difference('worth');
  const isBetter = judgeByOthers(worth);
  const lost = (repeats: number[]): number[] => repeats.map((each, i) => (at(isBetter, i) ? each : 0));
  const { value, error } = figureOf(lost(worth));
  const better = value > error ? estimator.game.decode(state, best) : null;
  return { isForced, better, win: lost(difference('win')), margin: lost(difference('margin')), worth: lost(worth) };
}

/**
 * What the search preferred may turn out no better than what was made: then nothing was lost. Each half of the repeats is asked
 * about the other, for who chooses by the same numbers that are counted afterwards finds losses in mere noise.
 */
function judgeByOthers(worth: readonly number[]): boolean[] {
  const half = REPEATS / 2;
  const sum = (repeats: readonly number[]): number => repeats.reduce((total, each) => total + each, 0);
  const [first, second] = [sum(worth.slice(0, half)), sum(worth.slice(half))];
  return worth.map((_, i) => (i < half ? second : first) > 0);
}
