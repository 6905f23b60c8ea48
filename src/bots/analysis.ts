import { assert, at } from '../core/assert.ts';
import { type Action, type Actor, type AnyGame, CHANCE, type Entry, type Seat } from '../core/game.ts';
import { beginning, type Match, playEntry } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { type Estimates, type Estimator, estimate, newEstimator, REPEATS } from './analysisEstimate.ts';
import type { Bot } from './bot.ts';
import { createBot } from './levels.ts';

/** The same settings give the same numbers, on every machine and however the work is divided. */
export interface AnalysisSettings {
  /** Samples for each estimate: four times as many halve the errors. */
  readonly iterations: number;
  readonly seed: string;
}

export const usualIterations = 64;

/** A number with its standard error: about two times in three the truth of the estimator is that near. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** Points (ahead of the best rival at the end) and the share of the victory, 0 … 1: as a state of things, or as a change of it. */
export interface Expectation {
  readonly margin: Figure;
  readonly win: Figure;
}

/** What a decision cost against the best move that was found, by what the player could know. */
export interface Loss extends Expectation {
  /** The measure by which the moves were compared: half the chance to win, half the squashed margin. */
  readonly worth: Figure;
  /** The best move found, in notation; null where it is the move that was made. */
  readonly better: Entry | null;
}

export interface AnalysedEntry {
  readonly by: Seat | 'chance';
  readonly entry: Entry;
  /** What it changed for each seat. */
  readonly change: readonly Expectation[];
  /** Null for dice and cards. */
  readonly loss: Loss | null;
}

/** Where the result of a seat came from: `start` + `luck` − `lost` + `others` + `rest` = `end`. */
export interface SeatTotals {
  readonly start: Expectation;
  readonly end: Expectation;
  /** What dice and cards changed, whoever rolled them. */
  readonly luck: Expectation;
  /** What the own decisions lost against the best found. */
  readonly lost: Expectation;
  /** What the decisions of others changed. */
  readonly others: Expectation;
  /** What the own decisions changed besides: guesses at what was hidden that came out well or badly, and mistakes of the estimator. */
  readonly rest: Expectation;
}

export interface Analysis {
  readonly game: string;
  readonly players: number;
  readonly iterations: number;
  readonly seed: string;
  /** Before the first entry, and after each. */
  readonly expected: readonly (readonly Expectation[])[];
  readonly entries: readonly AnalysedEntry[];
  readonly totals: readonly SeatTotals[];
  /** The decisions that lost most, at most three, the worst first: their places in `entries`. */
  readonly turningPoints: readonly number[];
}

/** What is found out about one place of the log, apart from all others: workers may share them. Plain data. */
export interface Finding {
  /** So many entries have been played. */
  readonly index: number;
  readonly actor: Actor;
  readonly estimates: Estimates;
  readonly loss: {
    readonly better: Entry | null;
    readonly win: number[];
    readonly margin: number[];
    readonly worth: number[];
  } | null;
}

/** One of several equal workers: it looks at every `of`-th place. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

const WHOLE: Part = { index: 0, of: 1 };
/** The search for the best move gets so many iterations for each sample of an estimate. */
const SEARCH_FACTOR = 8;

/** Walks through the match, one finding at a time, so that whoever asks can tell the progress or stop. */
export function* findOut(match: Match, settings: AnalysisSettings, part: Part = WHOLE): Generator<Finding> {
  const again = beginning(match);
  const estimator = newEstimator(match.game, again.state);
  const bot = createBot('gardener');
  for (let index = 0; index <= match.log.length; index++) {
    if (index % part.of === part.index) yield look(estimator, bot, again, match.log[index], index, settings);
    if (index < match.log.length) unwrap(playEntry(again, at(match.log, index)));
  }
}

function look(
  estimator: Estimator,
  bot: Bot,
  { game, state }: Match,
  entry: Entry | undefined,
  index: number,
  settings: AnalysisSettings,
): Finding {
  const actor = game.actor(state);
  const seed = `${settings.seed}/${index}`;
  const estimates = estimate(estimator, state, null, null, settings.iterations, seed);
  if (entry === undefined || actor < 0) return { index, actor, estimates, loss: null };
  return { index, actor, estimates, loss: findLoss(estimator, bot, state, actor, entry, seed, settings.iterations) };
}

/** The move that was made against the best that a search finds from what the player knew; both meet the same dice. */
function findLoss(
  estimator: Estimator,
  bot: Bot,
  state: unknown,
  seat: Seat,
  entry: Entry,
  seed: string,
  iterations: number,
): Finding['loss'] {
  const { game } = estimator;
  const made = unwrap(game.encode(state, entry));
  const best = searchBest(game, bot, state, seat, iterations * SEARCH_FACTOR, `${seed}/search`);
  const none = new Array<number>(REPEATS).fill(0);
  if (best === made) return { better: null, win: none, margin: none, worth: none };
  const ofBest = estimate(estimator, state, seat, best, iterations, `${seed}/moves`);
  const ofMade = estimate(estimator, state, seat, made, iterations, `${seed}/moves`);
  const difference = (kind: keyof Estimates): number[] =>
    none.map((_, i) => at(ofBest[kind], seat * REPEATS + i) - at(ofMade[kind], seat * REPEATS + i));
  const worth = difference('worth');
  const isBetter = judgeByOthers(worth);
  const lost = (repeats: number[]): number[] => repeats.map((each, i) => (at(isBetter, i) ? each : 0));
  const { value, error } = figureOf(lost(worth));
  const better = value > error ? game.decode(state, best) : null;
  return { better, win: lost(difference('win')), margin: lost(difference('margin')), worth: lost(worth) };
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

function searchBest(game: AnyGame, bot: Bot, state: unknown, seat: Seat, iterations: number, seed: string): Action {
  return bot.choose(game, state, seat, { iterations }, new FastRandom(seed)).action;
}

/** Looks at the whole match; null where `isCancelled` said so on the way. */
export function analyseMatch(
  match: Match,
  settings: AnalysisSettings,
  watch: { onProgress?: (done: number, total: number) => void; isCancelled?: () => boolean } = {},
): Analysis | null {
  const findings: Finding[] = [];
  for (const finding of findOut(match, settings)) {
    findings.push(finding);
    watch.onProgress?.(findings.length, match.log.length + 1);
    if (watch.isCancelled?.()) return null;
  }
  return summarise(match, settings, findings);
}

type Repeats = readonly number[];
interface Repeated {
  readonly margin: Repeats;
  readonly win: Repeats;
}

const ZERO: Repeats = new Array<number>(REPEATS).fill(0);
const NOTHING: Repeated = { margin: ZERO, win: ZERO };

function figureOf(repeats: Repeats): Figure {
  const value = repeats.reduce((sum, each) => sum + each, 0) / repeats.length;
  const spread = repeats.reduce((sum, each) => sum + (each - value) ** 2, 0) / (repeats.length - 1);
  return { value, error: Math.sqrt(spread / repeats.length) };
}

const expectationOf = ({ margin, win }: Repeated): Expectation => ({ margin: figureOf(margin), win: figureOf(win) });

const combine = (a: Repeated, b: Repeated, factor: number): Repeated => ({
  margin: a.margin.map((each, i) => each + factor * at(b.margin, i)),
  win: a.win.map((each, i) => each + factor * at(b.win, i)),
});
const plus = (a: Repeated, b: Repeated): Repeated => combine(a, b, 1);
const minus = (a: Repeated, b: Repeated): Repeated => combine(a, b, -1);

function ofSeat({ margin, win }: Estimates, seat: Seat): Repeated {
  const [from, to] = [seat * REPEATS, (seat + 1) * REPEATS];
  return { margin: Array.from(margin.slice(from, to)), win: Array.from(win.slice(from, to)) };
}

/** Puts the findings about every place of the log together, in whatever order they came. */
export function summarise(match: Match, settings: AnalysisSettings, findings: readonly Finding[]): Analysis {
  const { game, players, log } = match;
  const sorted = findings.toSorted((a, b) => a.index - b.index);
  assert(sorted.length === log.length + 1, 'every place of the log was looked at');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const found = sorted.map(({ estimates }) => seats.map((seat) => ofSeat(estimates, seat)));
  const changes = log.map((_, i) => seats.map((seat) => minus(at(at(found, i + 1), seat), at(at(found, i), seat))));
  const entries = log.map((entry, i): AnalysedEntry => {
    const { actor, loss } = at(sorted, i);
    return {
      by: actor === CHANCE ? 'chance' : actor,
      entry,
      change: at(changes, i).map(expectationOf),
      loss: loss === null ? null : { ...expectationOf(loss), worth: figureOf(loss.worth), better: loss.better },
    };
  });
  return {
    game: game.profile.id,
    players,
    iterations: settings.iterations,
    seed: settings.seed,
    expected: found.map((row) => row.map(expectationOf)),
    entries,
    totals: seats.map((seat) => totalsOf(seat, sorted, found, changes)),
    turningPoints: findTurningPoints(entries),
  };
}

function totalsOf(
  seat: Seat,
  findings: readonly Finding[],
  found: readonly (readonly Repeated[])[],
  changes: readonly (readonly Repeated[])[],
): SeatTotals {
  let [luck, lost, others, own] = [NOTHING, NOTHING, NOTHING, NOTHING];
  changes.forEach((change, i) => {
    const { actor, loss } = at(findings, i);
    const mine = at(change, seat);
    if (actor === CHANCE) luck = plus(luck, mine);
    else if (actor !== seat) others = plus(others, mine);
    else {
      own = plus(own, mine);
      if (loss !== null) lost = plus(lost, loss);
    }
  });
  return {
    start: expectationOf(at(at(found, 0), seat)),
    end: expectationOf(at(at(found, found.length - 1), seat)),
    luck: expectationOf(luck),
    lost: expectationOf(lost),
    others: expectationOf(others),
    rest: expectationOf(plus(own, lost)),
  };
}

const TURNING_POINTS = 3;

/** Losses that are no more than the estimator's own error turn nothing. */
function findTurningPoints(entries: readonly AnalysedEntry[]): number[] {
  return entries
    .flatMap(({ loss }, i) =>
      loss !== null && loss.worth.value > 2 * loss.worth.error ? [{ i, worth: loss.worth.value }] : [],
    )
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TURNING_POINTS)
    .map(({ i }) => i);
}
