import { assert, at } from '../core/assert.ts';
import { type Action, type Actor, type AnyGame, CHANCE, type Entry, type Seat } from '../core/game.ts';
import { beginning, type Match, playEntry } from '../core/match.ts';
import { digestOf } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import {
  assumedMove,
  type Estimates,
  type Estimator,
  foresee,
  newEstimates,
  newEstimator,
  REPEATS,
} from './analysisEstimate.ts';
import { blankLike } from './bot.ts';
import { addUp, type Figure, figureOf } from './figure.ts';
import { findStandard, type Judge, type JudgedLoss, lossOf, openJudge, type Standard } from './loss.ts';
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

/** Where the result of a seat came from: `start` + `luck` + `own` + `others` = `end`; and beside that, what its decisions lost. */
export interface SeatTotals {
  readonly start: Expectation;
  readonly end: Expectation;
  /** What dice and cards changed, those of all seats. */
  readonly luck: Expectation;
  /** What the own decisions changed: nothing where everybody goes on as the estimates assume. */
  readonly own: Expectation;
  /** What the decisions of the others changed for this seat. */
  readonly others: Expectation;
  /** What the own decisions lost against the best found. */
  readonly lost: Expectation;
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
  /** Where the last roll before it ended: places with the same number, those between two rolls, met the same dice. */
  readonly roll: number;
  readonly expected: Estimates;
  readonly loss: FoundLoss | null;
}

interface FoundLoss {
  readonly judged: JudgedLoss;
  /** What another search finds that spares no move: the difference tells how far the loss depends on the search. */
  readonly again: JudgedLoss;
}

/** One of several equal workers: it looks at every `of`-th run of places that share what is expected. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

const WHOLE: Part = { index: 0, of: 1 };

/** Each match has dice of its own: with the same ones the errors of many games would be one, and not average out. */
const ownDice = ({ start, log }: Match, { seed }: AnalysisSettings): string =>
  `${seed}/${digestOf(JSON.stringify([start, log]))}`;

/** What is expected before the first roll is in every sum of luck, and other places drop out of it but for what decisions changed: it is worth more samples. */
const FIRST_SAMPLES = 4;
const samplesAt = (roll: number, { iterations }: AnalysisSettings): number =>
  roll === 0 ? FIRST_SAMPLES * iterations : iterations;

/** Walks through the match, one finding at a time, so that the caller can tell the progress or stop. */
export function* findOut(match: Match, settings: AnalysisSettings, part: Part = WHOLE): Generator<Finding> {
  const { game, log } = match;
  const again = beginning(match);
  const judge = openJudge(game, again.state);
  const prospect: Prospect = { from: blankLike(game, again.state), isHeld: false, found: null };
  const own = ownDice(match, settings);
  for (let index = 0, roll = 0, run = -1; index <= log.length; index++) {
    const actor = game.actor(again.state);
    if (actor < 0 || !prospect.isHeld) {
      run++;
      game.copy(again.state, prospect.from);
      prospect.found = null;
    }
    if (run % part.of === part.index) {
      prospect.found ??= foresee(judge.estimator, prospect.from, samplesAt(roll, settings), `${own}/${roll}`);
      const loss = lossAt(judge, again, log[index], `${own}/${index}`, settings);
      yield { index, actor, roll, expected: prospect.found, loss };
    }
    if (index === log.length) return;
    prospect.isHeld = game.isOpen === true && actor >= 0 && isAssumed(judge.estimator, again, at(log, index), actor);
    unwrap(playEntry(again, at(log, index)));
    if (actor === CHANCE) roll = index + 1;
  }
}

/** What is expected between two rolls: it holds for the next place, too, where everybody goes on just as it assumes. That saves a look. */
interface Prospect {
  /** The first place that it holds for. */
  readonly from: unknown;
  /** Whether what is expected from there holds for the place that comes next. */
  isHeld: boolean;
  /** Made when it is first asked for. */
  found: Estimates | null;
}

const isAssumed = (estimator: Estimator, { game, state }: Match, entry: Entry, actor: Seat): boolean =>
  unwrap(game.encode(state, entry)) === assumedMove(estimator, state, actor);

/** The luck of every seat, as in the totals of an analysis, and nothing else: for measuring over many games. */
export function luckOf(match: Match, settings: AnalysisSettings): Expectation[] {
  const again = beginning(match);
  const estimator = newEstimator(match.game, again.state);
  const own = ownDice(match, settings);
  const findings: Finding[] = [];
  const isChance = (index: number): boolean => findings[index]?.actor === CHANCE;
  for (let index = 0, roll = 0; index <= match.log.length; index++) {
    const actor = match.game.actor(again.state);
    if (isChance(index - 1)) roll = index;
    const isAsked = (actor === CHANCE) !== isChance(index - 1);
    const expected = isAsked
      ? foresee(estimator, again.state, samplesAt(roll, settings), `${own}/${roll}`)
      : newEstimates(estimator.players);
    findings.push({ index, actor, roll, expected, loss: null });
    if (index < match.log.length) unwrap(playEntry(again, at(match.log, index)));
  }
  return Array.from({ length: estimator.players }, (_, seat) => total(changeTerms(findings, seat, isChance)));
}

/** What a decision is judged with, by what its seat sees: the tutor at the table takes the same, so that both say the same. */
export const decisionSeed = (seed: string, game: AnyGame, state: unknown, seat: Seat): string =>
  `${seed}/${digestOf(JSON.stringify(game.view(state, seat)))}`;

/** What the decision at this place lost; null where there is none. */
function lossAt(
  judge: Judge,
  { game, state }: Match,
  entry: Entry | undefined,
  dice: string,
  { iterations, seed }: AnalysisSettings,
): FoundLoss | null {
  const actor = game.actor(state);
  if (entry === undefined || actor < 0) return null;
  const made = unwrap(game.encode(state, entry));
  const standard = findStandard(judge, state, actor, iterations, decisionSeed(seed, game, state, actor));
  const judged = lossOf(judge, standard, made);
  if (isSettled(standard, made)) return { judged, again: judged };
  // What the first search spared, for it had not decided against it, is held against the move here: whether it is spared is chance, too.
  const other = { ...findStandard(judge, state, actor, iterations, `${dice}/again`), close: [] };
  return { judged, again: lossOf(judge, other, made) };
}

/** The search looked at the move that was made more than twice as often as at any other: another search would not find a loss either. */
const isSettled = ({ isForced, close }: Standard, made: Action): boolean =>
  isForced || (close.length === 1 && close[0] === made);

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

/** What estimates that met the same dice say of a seat together, each times a factor: the error is that of the sum. */
function ofSeat(parts: readonly { readonly of: Estimates; readonly factor: number }[], seat: Seat): Expectation {
  const figureIn = (kind: 'margin' | 'win'): Figure =>
    figureOf(
      Array.from({ length: REPEATS }, (_, repeat) =>
        parts.reduce((sum, { of, factor }) => sum + factor * at(of[kind], seat * REPEATS + repeat), 0),
      ),
    );
  return { margin: figureIn('margin'), win: figureIn('win') };
}

const expectedIn = ({ expected }: Finding, seat: Seat): Expectation => ofSeat([{ of: expected, factor: 1 }], seat);

/** What a decision lost, with its class. */
export function summariseLoss({ win, margin, worth, better, isForced }: JudgedLoss): Loss {
  return { win, margin, worth, better, isForced, verdict: better === null ? 'good' : verdictOf(win) };
}

/** Estimates between different rolls and losses of different decisions have dice of their own: so each is added once, with the factor that it has in all. */
type Term = { readonly of: Expectation; readonly factor: number };

const total = (terms: readonly Term[]): Expectation => ({
  margin: addUp(terms.map(({ of, factor }) => ({ figure: of.margin, factor }))),
  win: addUp(terms.map(({ of, factor }) => ({ figure: of.win, factor }))),
});

/** Puts the findings about every place of the log together, in whatever order they came. */
export function summarise(match: Match, settings: AnalysisSettings, findings: readonly Finding[]): Analysis {
  const { game, players, log } = match;
  const sorted = findings.toSorted((a, b) => a.index - b.index);
  assert(sorted.length === log.length + 1, 'every place of the log was looked at');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const entries = log.map((entry, i): AnalysedEntry => {
    const { actor, loss } = at(sorted, i);
    return {
      by: actor === CHANCE ? 'chance' : actor,
      entry,
      change: seats.map((seat) => total(changeTerms(sorted, seat, (place) => place === i))),
      loss: loss === null ? null : summariseLoss(loss.judged),
    };
  });
  return {
    game: game.profile.id,
    players,
    iterations: settings.iterations,
    seed: settings.seed,
    expected: sorted.map((finding) => seats.map((seat) => expectedIn(finding, seat))),
    entries,
    totals: seats.map((seat) => totalsOf(seat, sorted)),
    turningPoints: findTurningPoints(entries),
  };
}

/** What the entries that are counted changed for a seat: where two of them follow each other, the place between them drops out. */
function changeTerms(findings: readonly Finding[], seat: Seat, isCounted: (index: number) => boolean): Term[] {
  const parts = findings.flatMap(({ roll, expected }, i) => {
    const isAfter = i > 0 && isCounted(i - 1);
    const isBefore = i < findings.length - 1 && isCounted(i);
    return isAfter === isBefore ? [] : [{ roll, of: expected, factor: isAfter ? 1 : -1 }];
  });
  const together = Map.groupBy(parts, ({ roll }) => roll);
  return [...together.values()].map((group) => ({ of: ofSeat(group, seat), factor: 1 }));
}

function totalsOf(seat: Seat, findings: readonly Finding[]): SeatTotals {
  const changedBy = (isTheirs: (actor: Actor) => boolean): Expectation =>
    total(changeTerms(findings, seat, (index) => isTheirs(at(findings, index).actor)));
  const losses = findings.flatMap(({ actor, loss }) => (actor === seat && loss !== null ? [withDoubt(loss)] : []));
  return {
    start: expectedIn(at(findings, 0), seat),
    end: expectedIn(at(findings, findings.length - 1), seat),
    luck: changedBy((actor) => actor === CHANCE),
    own: changedBy((actor) => actor === seat),
    others: changedBy((actor) => actor >= 0 && actor !== seat),
    lost: total(losses.map((of) => ({ of, factor: 1 }))),
  };
}

/** A loss whose error is at least what a second search finds otherwise: two searches are too few to tell their spread. */
function withDoubt({ judged, again }: FoundLoss): Expectation {
  const figure = (kind: 'margin' | 'win'): Figure => {
    const { value, error } = judged[kind];
    return { value, error: Math.max(error, Math.abs(value - again[kind].value)) };
  };
  return { margin: figure('margin'), win: figure('win') };
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
