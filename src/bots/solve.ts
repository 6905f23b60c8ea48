import { type Action, type AnyGame, CHANCE, OVER } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { blankLike, type Choice, type Estimate } from './bot.ts';
import { WIN_WEIGHT } from './evaluator.ts';
import { MAX_SIDES, measure, newOutcome, type Outcome, squash } from './outcome.ts';

/** What a position is worth if everybody plays on perfectly; by seat. */
interface Value {
  readonly worth: Float64Array;
  readonly win: Float64Array;
  readonly margin: Float64Array;
}

/** One step of the way down: made when it is first needed, used again and again. */
interface Level {
  readonly state: unknown;
  readonly moves: Int32Array;
  readonly value: Value;
}

interface Solver {
  readonly game: AnyGame;
  readonly clearMargin: number;
  readonly players: number;
  /** What one of two wins the other loses: then much need not be looked at (alpha-beta). */
  readonly isTwoSided: boolean;
  readonly outcome: Outcome;
  readonly levels: Level[];
  /** Positions that may still be looked at. */
  left: number;
}

/** No game that is small enough goes deeper. */
const MAX_DEPTH = 64;

const newValue = (): Value => ({
  worth: new Float64Array(MAX_SIDES),
  win: new Float64Array(MAX_SIDES),
  margin: new Float64Array(MAX_SIDES),
});

function newSolver(game: AnyGame, s: unknown, most: number): Solver {
  const players = game.players(s);
  const outcome = newOutcome();
  measure(game, s, outcome);
  return {
    game,
    clearMargin: game.knowledge?.clearMargin ?? 10,
    players,
    isTwoSided: players === 2 && outcome.sides === 2,
    outcome,
    levels: [],
    left: most,
  };
}

function levelAt(solver: Solver, depth: number, like: unknown): Level {
  const known = solver.levels[depth];
  if (known !== undefined) return known;
  const { game } = solver;
  const level = { state: blankLike(game, like), moves: new Int32Array(game.maxLegal), value: newValue() };
  solver.levels[depth] = level;
  return level;
}

/**
 * The value of the state of a level, if everybody takes what is best for themselves and chance does what it does: exact, or false where more
 * positions would have to be looked at than are left. `low` and `high`: only what lies between matters, as the first seat sees it.
 */
function solveLevel(solver: Solver, depth: number, low: number, high: number): boolean {
  const { game } = solver;
  const { state } = solver.levels[depth] as Level;
  if (--solver.left < 0 || depth === MAX_DEPTH) return false;
  const actor = game.actor(state);
  if (actor === OVER) {
    evaluateEnd(solver, depth);
    return true;
  }
  return actor === CHANCE ? average(solver, depth) : takeBest(solver, depth, actor, low, high);
}

function evaluateEnd({ game, levels, outcome, clearMargin, players }: Solver, depth: number): void {
  const { state, value } = levels[depth] as Level;
  measure(game, state, outcome);
  for (let seat = 0; seat < players; seat++) {
    const win = outcome.win[seat] as number;
    const margin = outcome.margin[seat] as number;
    value.win[seat] = win;
    value.margin[seat] = margin;
    value.worth[seat] = WIN_WEIGHT * win + (1 - WIN_WEIGHT) * squash(margin, clearMargin);
  }
}

function average(solver: Solver, depth: number): boolean {
  const { game, players } = solver;
  const { state, value } = solver.levels[depth] as Level;
  const below = levelAt(solver, depth + 1, state);
  const outcomes = game.outcomes(state);
  for (let seat = 0; seat < players; seat++) addShare(value, below.value, seat, 0, 0);
  for (let pick = 0; pick < outcomes; pick++) {
    game.copy(state, below.state);
    game.apply(below.state, pick);
    if (!solveLevel(solver, depth + 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)) return false;
    for (let seat = 0; seat < players; seat++) addShare(value, below.value, seat, 1, 1 / outcomes);
  }
  return true;
}

/** `value` becomes `keep` of itself and `share` of the other. */
function addShare(value: Value, other: Value, seat: number, keep: number, share: number): void {
  value.worth[seat] = keep * (value.worth[seat] as number) + share * (other.worth[seat] as number);
  value.win[seat] = keep * (value.win[seat] as number) + share * (other.win[seat] as number);
  value.margin[seat] = keep * (value.margin[seat] as number) + share * (other.margin[seat] as number);
}

function takeBest(solver: Solver, depth: number, actor: number, from: number, to: number): boolean {
  const { game, players } = solver;
  const { state, moves, value } = solver.levels[depth] as Level;
  const below = levelAt(solver, depth + 1, state);
  const count = game.legal(state, moves);
  let [low, high] = [from, to];
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count && low < high; i++) {
    game.copy(state, below.state);
    game.apply(below.state, moves[i] as number);
    if (!solveLevel(solver, depth + 1, low, high)) return false;
    const worth = below.value.worth[actor] as number;
    if (worth <= best) continue;
    best = worth;
    for (let seat = 0; seat < players; seat++) addShare(value, below.value, seat, 0, 1);
    if (!solver.isTwoSided) continue;
    if (actor === 0) low = Math.max(low, worth);
    else high = Math.min(high, 1 - worth);
  }
  return true;
}

/** What each seat can expect of a state, by perfect play: its worth, 0 … 1. Null where more than `most` positions would have to be looked at. */
export function solve(game: AnyGame, s: unknown, most: number): Value | null {
  const solver = newSolver(game, s, most);
  const { state, value } = levelAt(solver, 0, s);
  game.copy(s, state);
  return solveLevel(solver, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) ? value : null;
}

/** The best move at a decision where nothing is hidden, with what each move leads to; null as in `solve`. */
export function solveChoice(game: AnyGame, s: unknown, most: number): Choice | null {
  const actor = game.actor(s);
  const solver = newSolver(game, s, most);
  const moves = new Int32Array(game.maxLegal);
  const count = game.legal(s, moves);
  const { state, value } = levelAt(solver, 0, s);
  const found: { estimate: Estimate; worth: number }[] = [];
  for (const action of moves.subarray(0, count)) {
    game.copy(s, state);
    game.apply(state, action);
    if (!solveLevel(solver, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)) return null;
    const [win, margin] = [value.win[actor] as number, value.margin[actor] as number];
    found.push({ estimate: { action, win, margin, weight: 1 / count }, worth: value.worth[actor] as number });
  }
  found.sort((a, b) => b.worth - a.worth);
  const estimates = found.map(({ estimate }) => estimate);
  return { action: (estimates[0] as Estimate).action, estimates, iterations: 1 };
}

const PROBES = 3;
/** Alpha-beta leaves most of a tree out, and a probe errs: what looks larger than this many times the limit is not tried. */
const HOPE = 64;

/** Whether the rest of the game may be small enough, by the branches along a few random ways to its end (Knuth's estimate). */
export function looksSmall(game: AnyGame, s: unknown, most: number, random: Random): boolean {
  const scratch = blankLike(game, s);
  const moves = new Int32Array(game.maxLegal);
  for (let probe = 0; probe < PROBES; probe++) {
    game.copy(s, scratch);
    let size = 1;
    for (let actor = game.actor(scratch); actor !== OVER; actor = game.actor(scratch)) {
      const count = actor === CHANCE ? game.outcomes(scratch) : game.legal(scratch, moves);
      size *= count;
      if (size > HOPE * most) return false;
      const pick = random.below(count);
      game.apply(scratch, actor === CHANCE ? pick : (moves[pick] as Action));
    }
  }
  return true;
}
