import { type Action, type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { blankLike } from './bot.ts';
import { type Evaluator, evaluateSeat, evaluatorOf, WIN_WEIGHT } from './evaluator.ts';
import { shuffleSome } from './greedy.ts';
import { MAX_SIDES, measure, newOutcome, type Outcome, squash } from './outcome.ts';

/** How often every estimate is made, independently: the spread tells its error. */
export const REPEATS = 8;

/** What is expected of a position, for every seat, as each repeat found it: `margin[seat * REPEATS + repeat]`. */
export interface Estimates {
  /** The share of the victory, 0 … 1. */
  readonly win: Float64Array;
  /** Points ahead of the best rival at the end. */
  readonly margin: Float64Array;
  /** Both in one number, as the bots see it, 0 … 1. */
  readonly worth: Float64Array;
}

/** What one seat may expect in each sample by itself, in order: equal places of two moves met the same dice and the same hidden cards. */
export type BySample = Readonly<Record<keyof Estimates, readonly number[]>>;

/** How far a sample is played before it is evaluated: to the first roll after at least `rolls` rolls, those before the first decision not counted, and `decisions` decisions; or, wherever it is, after `most` decisions. */
interface Reach {
  readonly rolls: number;
  readonly decisions: number;
  readonly most: number;
}

/** What is expected of a position where nothing is hidden: what begins in the last 24 decisions of a game goes to its end. Where something is, it gains little. */
const FAR: Reach = { rolls: 6, decisions: 24, most: 88 };
/** Moves that are compared. */
const NEAR: Reach = { rolls: 1, decisions: 1, most: 8 };
/** Moves looked at in each decision of a sample, at most: some at random where there are more. */
const CANDIDATES = 32;
/** Without an evaluator a sample goes to the end, but not for ever. */
const MOST_DECISIONS = 2000;

/** Everything an estimator works with, made once for a match. */
export interface Estimator {
  readonly game: AnyGame;
  readonly players: number;
  readonly evaluator: Evaluator | null;
  readonly clearMargin: number;
  readonly isTwoSided: boolean;
  readonly outcome: Outcome;
  readonly wins: Float64Array;
  readonly margins: Float64Array;
  readonly scratch: unknown;
  readonly imagined: unknown;
  readonly after: unknown;
  readonly moves: Int32Array;
  readonly random: FastRandom;
  readonly spread: Spread;
}

export function newEstimator(game: AnyGame, like: unknown): Estimator {
  const outcome = newOutcome();
  measure(game, like, outcome);
  const players = game.players(like);
  return {
    game,
    players,
    evaluator: evaluatorOf(game, players),
    clearMargin: game.knowledge?.clearMargin ?? 10,
    isTwoSided: players === 2 && outcome.sides === 2,
    outcome,
    wins: new Float64Array(MAX_SIDES),
    margins: new Float64Array(MAX_SIDES),
    scratch: blankLike(game, like),
    imagined: blankLike(game, like),
    after: blankLike(game, like),
    moves: new Int32Array(game.maxLegal),
    random: new FastRandom(0),
    spread: { orders: [], used: 0 },
  };
}

/**
 * What is expected of a position as it lies if everybody goes on as well as the evaluator can tell one move ahead, each by the own knowledge:
 * the mean over samples with fresh dice. Equal seeds meet equal dice from the next roll on: what is expected before a decision and after it
 * differs by what the decision changed, and hardly by chance.
 */
export function foresee(estimator: Estimator, s: unknown, samples: number, seed: string): Estimates {
  const found = newEstimates(estimator.players);
  const reach = estimator.game.isOpen ? FAR : NEAR;
  const wanted = Math.ceil(samples / REPEATS);
  const ways = countWays(estimator, s, wanted, `${seed}/ways`);
  // Where the next roll has few outcomes, each is met equally often: then chance has no part in the mean over them.
  const each = Math.ceil(wanted / ways) * ways;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    spreadPicks(estimator, each, `${seed}/${repeat}/spread`);
    for (let i = 0; i < each; i++) {
      const sample = `${seed}/${repeat}/${i}`;
      estimator.random.reseed(sample);
      estimator.game.copy(s, estimator.scratch);
      playOn(estimator, i, each, { reach, decisions: 0, isNextJoint: ways > 1, sample });
      evaluateSample(estimator);
      addSample(estimator, found, repeat, 1 / each);
    }
  }
  return found;
}

/**
 * What is expected of a move in the same way, but not as far. `viewer` is the seat by whose knowledge secrets are sampled. Equal seeds meet equal
 * dice, so that two moves can be compared, sample by sample.
 */
export function estimate(
  estimator: Estimator,
  s: unknown,
  viewer: Seat,
  move: Action,
  samples: number,
  seed: string,
): BySample {
  const { game, scratch, random, wins, margins, clearMargin } = estimator;
  const found = { win: [] as number[], margin: [] as number[], worth: [] as number[] };
  const each = Math.ceil(samples / REPEATS);
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    spreadPicks(estimator, each, `${seed}/${repeat}/spread`);
    for (let i = 0; i < each; i++) {
      random.reseed(`${seed}/${repeat}/${i}`);
      game.copy(s, scratch);
      game.determinize(scratch, viewer, random);
      game.apply(scratch, move);
      playOn(estimator, i, each, { reach: NEAR, decisions: 1, isNextJoint: false, sample: null });
      evaluateSample(estimator);
      const win = wins[viewer] as number;
      const margin = margins[viewer] as number;
      found.win.push(win);
      found.margin.push(margin);
      found.worth.push(worthOf(win, margin, clearMargin));
    }
  }
  return found;
}

export function newEstimates(players: number): Estimates {
  const room = players * REPEATS;
  return { win: new Float64Array(room), margin: new Float64Array(room), worth: new Float64Array(room) };
}

/** Evaluates where the sample has come to, for every seat. */
function evaluateSample(estimator: Estimator): void {
  const { game, scratch, evaluator, outcome, players, wins, margins } = estimator;
  if (evaluator === null) measure(game, scratch, outcome);
  for (let seat = 0; seat < players; seat++) {
    if (evaluator !== null) evaluateSeat(evaluator, scratch, seat);
    wins[seat] = evaluator?.win ?? (outcome.win[seat] as number);
    margins[seat] = evaluator?.margin ?? (outcome.margin[seat] as number);
  }
  if (estimator.isTwoSided) balance(wins, margins);
}

function addSample(
  { clearMargin, players, wins, margins }: Estimator,
  found: Estimates,
  repeat: number,
  weight: number,
): void {
  for (let seat = 0; seat < players; seat++) {
    const win = wins[seat] as number;
    const margin = margins[seat] as number;
    const at = seat * REPEATS + repeat;
    found.win[at] = (found.win[at] as number) + weight * win;
    found.margin[at] = (found.margin[at] as number) + weight * margin;
    found.worth[at] = (found.worth[at] as number) + weight * worthOf(win, margin, clearMargin);
  }
}

const worthOf = (win: number, margin: number, clearMargin: number): number =>
  WIN_WEIGHT * win + (1 - WIN_WEIGHT) * squash(margin, clearMargin);

/** Between two what one wins the other loses: the evaluator, asked for each alone, may not quite agree with itself. */
function balance(wins: Float64Array, margins: Float64Array): void {
  const win = (1 + (wins[0] as number) - (wins[1] as number)) / 2;
  const margin = ((margins[0] as number) - (margins[1] as number)) / 2;
  wins[0] = win;
  wins[1] = 1 - win;
  margins[0] = margin;
  margins[1] = -margin;
}

/** The move with which the estimates go on from a decision where nothing is hidden. */
export function assumedMove(estimator: Estimator, s: unknown, seat: Seat): Action {
  const { game, scratch } = estimator;
  game.copy(s, scratch);
  return bestMove(estimator, seat, game.maxLegal);
}

/** How a sample goes on. */
interface Playout {
  readonly reach: Reach;
  /** Decisions that have been made. */
  decisions: number;
  /** Whether all picks of the next roll are spread as one, or each by itself. */
  isNextJoint: boolean;
  /** What its dice are made from, roll by roll; then all moves are looked at before the first. Null where they follow from what came before. */
  readonly sample: string | null;
}

/** Plays on to the horizon, or to the end; what is evaluated is always right after a decision, where the evaluator knows best. */
function playOn(estimator: Estimator, index: number, samples: number, playout: Playout): void {
  const { game, scratch, random, spread, evaluator } = estimator;
  const { reach, sample } = playout;
  const most = evaluator === null ? MOST_DECISIONS : reach.most;
  spread.used = 0;
  let met = 0;
  for (let rolls = 0; playout.decisions < most; ) {
    const actor = game.actor(scratch);
    if (actor === OVER) return;
    if (actor === CHANCE) {
      if (playout.decisions >= reach.decisions && evaluator !== null && rolls >= reach.rolls) return;
      if (sample !== null) random.reseed(`${sample}/${met}`);
      met++;
      roll(estimator, index, samples, playout.isNextJoint);
      playout.isNextJoint = false;
      // The rolls before the first decision do not count: so a position before a roll is the mean of those after it.
      if (playout.decisions > 0) rolls++;
    } else {
      game.apply(scratch, bestMove(estimator, actor, sample !== null && met === 0 ? game.maxLegal : CANDIDATES));
      playout.decisions++;
    }
  }
}

/** All picks of the chance entry that begins here. */
function roll({ game, scratch, random, spread }: Estimator, index: number, samples: number, isJoint: boolean): void {
  let order: Int32Array | undefined;
  let place = 0;
  for (let left = game.picksDue(scratch), isFirst = true; left > 0; left--, isFirst = false) {
    const count = game.outcomes(scratch);
    if (isFirst || !isJoint) {
      order = spread.orders[spread.used++];
      place = order === undefined ? 0 : ((order[index] as number) + random.below(65_536) / 65_536) / samples;
    }
    const pick = Math.floor(place * count);
    place = place * count - pick;
    game.apply(scratch, order === undefined ? random.below(count) : pick);
  }
}

/** How many ways the next roll can come, if not more than `most`; else 1. */
function countWays(estimator: Estimator, s: unknown, most: number, seed: string): number {
  const { game, scratch, random } = estimator;
  random.reseed(seed);
  game.copy(s, scratch);
  for (let decisions = 0; game.actor(scratch) >= 0 && decisions < FAR.decisions; decisions++)
    game.apply(scratch, bestMove(estimator, game.actor(scratch), game.maxLegal));
  if (game.actor(scratch) !== CHANCE) return 1;
  let ways = 1;
  for (let left = game.picksDue(scratch); left > 0 && ways <= most; left--) {
    ways *= game.outcomes(scratch);
    game.apply(scratch, 0);
  }
  return ways <= most ? ways : 1;
}

/** The move that looks best right after it to the seat, by what it can know. */
function bestMove(estimator: Estimator, seat: Seat, candidates: number): Action {
  const { game, scratch, imagined, after, moves, random, evaluator, outcome, clearMargin } = estimator;
  const count = shuffleSome(moves, game.legal(scratch, moves), candidates, random);
  if (count === 1) return moves[0] as number;
  game.copy(scratch, imagined);
  game.determinize(imagined, seat, random);
  let best = moves[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const move = moves[i] as number;
    game.copy(imagined, after);
    game.apply(after, move);
    let worth: number;
    if (evaluator !== null) worth = evaluateSeat(evaluator, after, seat);
    else {
      measure(game, after, outcome);
      worth = squash(outcome.margin[seat] as number, clearMargin) + (outcome.win[seat] as number);
    }
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/**
 * The first dice of the samples are spread evenly (a Latin hypercube): each face of each die comes about equally often, in
 * orders that have nothing to do with each other.
 */
interface Spread {
  orders: Int32Array[];
  used: number;
}

/** Picks that are spread; later ones hardly matter any more. */
const SPREAD_PICKS = 12;

function spreadPicks({ spread, random }: Estimator, samples: number, seed: string): void {
  random.reseed(seed);
  spread.orders = Array.from({ length: SPREAD_PICKS }, () => {
    const order = Int32Array.from({ length: samples }, (_, i) => i);
    shuffleSome(order, samples, samples - 1, random);
    return order;
  });
}
