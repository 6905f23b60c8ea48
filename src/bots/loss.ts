import { at } from '../core/assert.ts';
import type { Action, AnyGame, Entry, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { type BySample, type Estimates, type Estimator, estimate, newEstimator } from './analysisEstimate.ts';
import type { Bot } from './bot.ts';
import { type Figure, figureOf, meanOf } from './figure.ts';
import { createBot } from './levels.ts';
import { isDoubtful } from './verdict.ts';

/** What judges decisions of a game; made once, for one thread. */
export interface Judge {
  readonly estimator: Estimator;
  readonly bot: Bot;
}

export const openJudge = (game: AnyGame, like: unknown): Judge => ({
  estimator: newEstimator(game, like),
  bot: createBot('gardener'),
});

/**
 * What a decision lost against the best move found. Plain data. Errors are from the spread between the single samples.
 */
export interface JudgedLoss extends Readonly<Record<keyof Estimates, Figure>> {
  /** There was only one move. */
  readonly isForced: boolean;
  /** The best move found; null where the one that was made is as good, as far as the estimates tell. */
  readonly better: Entry | null;
}

/** The best move of a decision, found once and kept: every move can be held against it. */
export interface Standard {
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly iterations: number;
  readonly isForced: boolean;
  /** The move that the search likes best; what others are held against, `bestOf` tells. */
  readonly liked: Action;
  best: Action | null;
  /** Moves that the search looked at half as often as at the one it likes best, or more, that one included: it has not decided against them. */
  readonly close: readonly Action[];
  /** All moves that the search looked at, the most promising first. */
  readonly order: readonly Action[];
  /** The best move as it was looked at, by the seed of the dice. Made when a move is first held against it. */
  ofBest: Map<string, BySample>;
}

/** Iterations of the search for the best move, for each sample of an estimate. */
const SEARCH_FACTOR = 8;

/** How many of the moves that the search likes are compared to find the best. */
const COMPARED = 4;

/** Searches from what the seat knows: what is hidden in `state` is not looked at. */
export function findStandard(judge: Judge, state: unknown, seat: Seat, iterations: number, seed: string): Standard {
  const { estimator, bot } = judge;
  const { game, moves } = estimator;
  const isForced = game.legal(state, moves) === 1;
  const budget = { iterations: isForced ? 1 : iterations * SEARCH_FACTOR };
  const { action, estimates } = bot.choose(game, state, seat, budget, new FastRandom(`${seed}/search`));
  const order = estimates.map((each) => each.action);
  const most = Math.max(...estimates.map(({ weight }) => weight));
  const close = estimates.filter(({ weight }) => weight >= most / 2).map((each) => each.action);
  return { state, seat, seed, iterations, isForced, liked: action, best: null, close, order, ofBest: new Map() };
}

/**
 * Among the moves that the search likes, the one that is surely best by the estimates, by which every other is held against it. One run of the
 * search may like one of them, and the next another: without this every loss would change with it.
 */
export function bestOf({ estimator }: Judge, standard: Standard): Action {
  const { liked, order, isForced, iterations, seed } = standard;
  standard.best ??= isForced ? liked : order.slice(0, COMPARED).reduce(surer, liked);
  return standard.best;

  function surer(best: Action, move: Action): Action {
    if (move === best) return best;
    const dice = `${seed}/moves`;
    const known = lookAtBest(estimator, standard, best, iterations, dice);
    const look = lookAt(estimator, standard, move, iterations, dice);
    const { value, error } = figureOf(difference(look, known, 'worth'));
    if (value <= 2 * error) return best;
    standard.ofBest = new Map([[dice, look]]);
    return move;
  }
}

const ZERO: Figure = { value: 0, error: 0 };

const noLoss = (isForced: boolean): JudgedLoss => ({ isForced, better: null, win: ZERO, margin: ZERO, worth: ZERO });

/** How many times the samples are taken where the first leave it open whether a move is as bad as it seems. */
const AGAIN = 4;

/**
 * A move against the best that the search found; both meet the same dice and the same hidden cards. Where it seems bad and may be better, for the
 * error is large, it is judged again with new dice and more of them, and that alone counts: who looks closer only at what seems bad, and counts
 * the first look, finds what is not there.
 */
export function lossOf(judge: Judge, standard: Standard, made: Action): JudgedLoss {
  const { seed, iterations, isForced, close } = standard;
  // What the search has not decided against is not held against anybody, whatever the estimates say.
  if (isForced || close.includes(made) || bestOf(judge, standard) === made) return noLoss(isForced);
  const first = compare(judge, standard, made, iterations, `${seed}/moves`);
  return isDoubtful(first.win) ? compare(judge, standard, made, AGAIN * iterations, `${seed}/again`) : first;
}

/** What the best move promises, as it was looked at. */
export function promiseOf(judge: Judge, standard: Standard, kind: keyof Estimates): number {
  const { iterations, seed } = standard;
  return meanOf(lookAtBest(judge.estimator, standard, bestOf(judge, standard), iterations, `${seed}/moves`)[kind]);
}

const lookAt = (estimator: Estimator, { state, seat }: Standard, move: Action, samples: number, seed: string) =>
  estimate(estimator, state, seat, move, samples, seed);

function lookAtBest(estimator: Estimator, standard: Standard, best: Action, samples: number, seed: string): BySample {
  const known = standard.ofBest.get(seed);
  if (known !== undefined) return known;
  const look = lookAt(estimator, standard, best, samples, seed);
  standard.ofBest.set(seed, look);
  return look;
}

function compare(judge: Judge, standard: Standard, made: Action, samples: number, seed: string): JudgedLoss {
  const { estimator } = judge;
  const best = bestOf(judge, standard);
  const ofBest = lookAtBest(estimator, standard, best, samples, seed);
  const ofMade = lookAt(estimator, standard, made, samples, seed);
  const isBetter = judgeByOthers(difference(ofBest, ofMade, 'worth'));
  const lost = (kind: keyof Estimates): Figure =>
    figureOf(difference(ofBest, ofMade, kind).map((each, i) => (at(isBetter, i) ? each : 0)));
  const worth = lost('worth');
  const better = worth.value > worth.error ? estimator.game.decode(standard.state, best) : null;
  return { isForced: false, better, win: lost('win'), margin: lost('margin'), worth };
}

const difference = (ours: BySample, theirs: BySample, kind: keyof Estimates): number[] =>
  ours[kind].map((each, i) => each - at(theirs[kind], i));

/**
 * What the search preferred may turn out no better than what was made: then nothing was lost. Each half of the samples is asked
 * about the other, for who chooses by the same numbers that are counted afterwards finds losses in mere noise.
 */
function judgeByOthers(worth: readonly number[]): boolean[] {
  const half = worth.length / 2;
  const [first, second] = [meanOf(worth.slice(0, half)), meanOf(worth.slice(half))];
  return worth.map((_, i) => (i < half ? second : first) > 0);
}
