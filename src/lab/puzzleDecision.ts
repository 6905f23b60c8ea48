import { type Bot, blankLike } from '../bots/bot.ts';
import { evaluateSeat, evaluatorOf } from '../bots/evaluator.ts';
import { createBot } from '../bots/levels.ts';
import { bestOf, findStandard, type Judge, lossOf, openJudge, promiseOf, type Standard } from '../bots/loss.ts';
import type { JudgedMove, Puzzle } from '../bots/puzzle.ts';
import { imagine } from '../bots/suggest.ts';
import { isAtLeast, verdictLimits, verdictOf } from '../bots/verdict.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';

/** The second judgement has so many times the iterations of the first. */
export const SECOND = 16;
/** Decisions that a person can look through. */
const FEWEST_MOVES = 3;
const MOST_MOVES = 250;
/** How often a beginner is asked, and how often an obvious answer is found. */
const ASKED = 8;
const OBVIOUS = 6;
/** Moves that may come near the best: all of them are judged twice. */
const MOST_NEAR = 6;
/** The moves that the search likes best are never left out. */
const LIKED = 4;
/** Samples of what is hidden, at a glance. */
const WORLDS = 8;

/** What decisions of a game are made into puzzles with. */
interface Workshop {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly beginner: Bot;
  readonly moves: Int32Array;
  readonly iterations: number;
  /** Whether the right answer is to be one that a beginner finds, or one that a beginner misses. */
  readonly isObvious: boolean;
}

export const openWorkshop = (game: AnyGame, like: unknown, iterations: number, isObvious: boolean): Workshop => ({
  game,
  judge: openJudge(game, like),
  beginner: createBot('seedling'),
  moves: new Int32Array(game.maxLegal),
  iterations,
  isObvious,
});

/** Null where the decision makes no puzzle; without a puzzle in it where the second judgement says something else. */
export function tryDecision(shop: Workshop, s: unknown, seat: Seat, seed: string): { puzzle: Puzzle | null } | null {
  const { game, judge, moves, iterations, isObvious } = shop;
  const count = game.legal(s, moves);
  if (count < FEWEST_MOVES || count > MOST_MOVES) return null;
  const actions = [...moves.subarray(0, count)];
  // From here on nothing is left of what the seat does not know.
  const state = imagine(game, s, seat, new FastRandom(`${seed}/hidden`));
  const most = Math.min(MOST_NEAR, count / 2);
  const promising = glance(shop, state, seat, actions, seed);
  // Most decisions end here or at the beginner's choice, before anything is judged that takes long.
  if (promising.length > most) return null;
  const lures = askBeginner(shop, state, seat, seed);
  const standard = findStandard(judge, state, seat, iterations, `${seed}/1`);
  if (!isObvious && lures.every((action) => action === bestOf(judge, standard))) return null;
  const first = judgeInto(new Map(), judge, standard, lures);
  const found = lures.filter((action) => isGood(first, action)).length;
  const lure = lures.toSorted((a, b) => lostBy(first, b) - lostBy(first, a))[0] ?? bestOf(judge, standard);
  if (isObvious ? found < OBVIOUS : found > ASKED / 2 || !isWrong(first, lure)) return null;
  judgeInto(first, judge, standard, [...promising, ...standard.order.slice(0, LIKED)]);
  const near = [...first.keys()].filter((action) => !isFar(first, action));
  if (near.length > most) return null;
  return { puzzle: confirm(shop, standard, first, near, lure, actions, seed) };
}

/** The moves that the evaluator, right after them, finds less than a mistake: quickly, to leave out most decisions. */
function glance({ game }: Workshop, state: unknown, seat: Seat, actions: readonly Action[], seed: string): Action[] {
  const evaluator = evaluatorOf(game, game.players(state));
  if (evaluator === null) return [...actions];
  const random = new FastRandom(`${seed}/glance`);
  const after = blankLike(game, state);
  const wins = actions.map(() => 0);
  const worlds = game.isOpen ? 1 : WORLDS;
  for (let world = 0; world < worlds; world++) {
    const imagined = imagine(game, state, seat, random);
    for (const [i, action] of actions.entries()) {
      game.copy(imagined, after);
      game.apply(after, action);
      evaluateSeat(evaluator, after, seat);
      wins[i] = (wins[i] ?? 0) + evaluator.win / worlds;
    }
  }
  const best = Math.max(...wins);
  return actions.filter((_, i) => best - (wins[i] ?? 0) < verdictLimits.mistake);
}

const askBeginner = ({ game, beginner }: Workshop, state: unknown, seat: Seat, seed: string): Action[] => {
  const random = new FastRandom(`${seed}/beginner`);
  return Array.from({ length: ASKED }, () => beginner.choose(game, state, seat, { iterations: 10_000 }, random).action);
};

type Judged = Omit<JudgedMove, 'move'>;
type Judgement = ReadonlyMap<Action, Judged>;

/** Judges those moves that are not judged yet. */
function judgeInto(
  judged: Map<Action, Judged>,
  judge: Judge,
  standard: Standard,
  actions: readonly Action[],
): Map<Action, Judged> {
  for (const action of actions) {
    if (judged.has(action)) continue;
    const loss = lossOf(judge, standard, action);
    const { value, error } = loss.win;
    const points = tenths(loss.margin.value);
    judged.set(action, { lost: thousandths(value), error: thousandths(error), points });
  }
  return judged;
}

/** A file knows no −0. */
const whole = (value: number): number => Math.round(value) || 0;
const thousandths = (share: number): number => whole(1000 * share);
const tenths = (points: number): number => whole(10 * points);

const lossIn = (judgement: Judgement, action: Action) => {
  const { lost, error } = judgement.get(action) ?? { lost: 0, error: 0 };
  return { value: lost / 1000, error: error / 1000 };
};
const lostBy = (judgement: Judgement, action: Action): number => lossIn(judgement, action).value;
const isGood = (judgement: Judgement, action: Action): boolean => verdictOf(lossIn(judgement, action)) === 'good';
const isWrong = (judgement: Judgement, action: Action): boolean =>
  isAtLeast(verdictOf(lossIn(judgement, action)), 'mistake');

/** It is worse than good whatever the error. */
function isFar(judgement: Judgement, action: Action): boolean {
  const { value, error } = lossIn(judgement, action);
  return value - 2 * error >= verdictLimits.inaccuracy;
}

/**
 * Judges again what is near the best, and what tempts, with sixteen times the iterations and another seed. It holds if the move that was best is
 * good again, what tempts is not, nothing turns out best that was far from it, and no more than half of the moves are good. Which of the others
 * are good the second judgement decides.
 */
function confirm(
  { game, judge, iterations, isObvious }: Workshop,
  standard: Standard,
  first: Map<Action, Judged>,
  near: readonly Action[],
  lure: Action,
  actions: readonly Action[],
  seed: string,
): Puzzle | null {
  const { state, seat } = standard;
  const again = findStandard(judge, state, seat, SECOND * iterations, `${seed}/2`);
  if (!near.includes(bestOf(judge, again))) return null;
  const second = judgeInto(new Map(), judge, again, [bestOf(judge, standard), ...near, ...(isObvious ? [] : [lure])]);
  if (!isGood(second, bestOf(judge, standard)) || (!isObvious && isGood(second, lure))) return null;
  judgeInto(first, judge, standard, actions);
  // What only now turns out to be good is not believed before it is judged as closely.
  const late = actions.filter((action) => !second.has(action) && isGood(first, action));
  judgeInto(second, judge, again, late);
  const good = actions.filter((action) => isGood(second.has(action) ? second : first, action));
  if (good.length > actions.length / 2) return null;
  const judged = actions.map((action): JudgedMove => {
    const { lost, error, points } = second.get(action) ?? (first.get(action) as Judged);
    return { move: game.decode(state, action), lost, error, points };
  });
  return {
    seat,
    position: game.position(state),
    win: Math.max(0, Math.min(1000, thousandths(promiseOf(judge, again, 'win')))),
    margin: tenths(promiseOf(judge, again, 'margin')),
    isObvious,
    moves: judged.toSorted((a, b) => a.lost - b.lost),
  };
}
