import { assert, at } from '../core/assert.ts';
import { type Actor, CHANCE, type Entry, type Seat } from '../core/game.ts';
import { beginning, type Match, playEntry } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import { type Estimates, estimate, REPEATS } from './analysisEstimate.ts';
import { type Figure, figureOf } from './figure.ts';
import { figureIn, findStandard, type Judge, lossOf, openJudge, type RepeatedLoss } from './loss.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The same settings give the same numbers, on every machine and however the work is divided. */
export interface AnalysisSettings {
  /** Samples for each estimate: four times as many halve the errors. */
  readonly iterations: number;
  readonly seed: string;
}

export const usualIterations = 64;

/** Points (ahead of the best rival at the end) and the share of the victory, 0 … 1: as a state of things, or as a change of it. */
export interface Expectation {
  readonly margin: Figure;
  readonly win: Figure;
}

/** What a decision cost against the best move that was found, by what the player could know. */
export interface Loss extends Expectation {
  /** The measure by which the moves were compared: half the chance to win, half the squashed margin. */
  readonly worth: Figure;
  /** The best move found, in notation; null where the one that was made is as good, as far as the estimates tell. */
  readonly better: Entry | null;
  /** There was only one move: no real decision. */
  readonly isForced: boolean;
  readonly verdict: Verdict;
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
  /** What dice and cards changed, those of all seats. */
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
  /** How many entries have been played. */
  readonly index: number;
  readonly actor: Actor;
  readonly estimates: Estimates;
  readonly loss: RepeatedLoss | null;
}

/** One of several equal workers: it looks at every `of`-th place. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

const WHOLE: Part = { index: 0, of: 1 };

/** Walks through the match, one finding at a time, so that the caller can tell the progress or stop. */
export function* findOut(match: Match, settings: AnalysisSettings, part: Part = WHOLE): Generator<Finding> {
  const again = beginning(match);
  const judge = openJudge(match.game, again.state);
  for (let index = 0; index <= match.log.length; index++) {
    if (index % part.of === part.index) yield look(judge, again, match.log[index], index, settings);
    if (index < match.log.length) unwrap(playEntry(again, at(match.log, index)));
  }
}

/** What a place of the log is judged with: the tutor at the table takes the same, so that both say the same. */
export const seedAt = (seed: string, index: number): string => `${seed}/${index}`;

function look(
  judge: Judge,
  { game, state }: Match,
  entry: Entry | undefined,
  index: number,
  { iterations, seed }: AnalysisSettings,
): Finding {
  const actor = game.actor(state);
  const estimates = estimate(judge.estimator, state, null, null, iterations, seedAt(seed, index));
  if (entry === undefined || actor < 0) return { index, actor, estimates, loss: null };
  const standard = findStandard(judge, state, actor, iterations, seedAt(seed, index));
  return { index, actor, estimates, loss: lossOf(judge, standard, unwrap(game.encode(state, entry))) };
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

const expectationOf = ({ margin, win }: Repeated): Expectation => ({ margin: figureOf(margin), win: figureOf(win) });

/** What a decision lost, with its class. */
export function summariseLoss(loss: RepeatedLoss): Loss {
  const { better, isForced } = loss;
  const win = figureIn(loss, 'win');
  const verdict = better === null ? 'good' : verdictOf(win);
  return { win, margin: figureIn(loss, 'margin'), worth: figureIn(loss, 'worth'), better, isForced, verdict };
}

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
      loss: loss === null ? null : summariseLoss(loss),
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
