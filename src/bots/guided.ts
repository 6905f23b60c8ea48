import { type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import {
  type Bot,
  type Budget,
  blankLike,
  budgetFor,
  type Choice,
  iterationsLeft,
  type Meter,
  mayIterate,
  secretKey,
  startMeter,
} from './bot.ts';
import { type Evaluator, evaluateSeat, evaluatorOf } from './evaluator.ts';
import { newOneStep, type OneStep, playAhead, shuffleSome } from './greedy.ts';
import { findKnown, keepUnknown, type Marks, newMarks } from './marks.ts';
import { MAX_SIDES } from './outcome.ts';
import { type Chooser, chooseSome, newChooser } from './policy.ts';
import { choiceAtRoot, leadAtRoot } from './root.ts';
import { sampleLikely } from './sample.ts';
import { looksSmall, solveChoice } from './solve.ts';
import { addChild, addGroup, clearTree, findGroup, hasRoom, NONE, newTree, ROOT, reserve, type Tree } from './tree.ts';

const MAX_DEPTH = 512;

export interface GuidedSettings {
  readonly capacity: number;
  /** How strongly moves that were seldom tried are tried again; the game may know better (`Knowledge`). */
  readonly exploration: number;
  /** How sharply the evaluator's first impression leads the search: small trusts it more. The game may know better (`Knowledge`). */
  readonly temperature: number;
  /** Moves looked at in a node below the root, at most; in a little search the game may want fewer. */
  readonly breadth: number;
  /** Where nothing is hidden and the rest of the game has at most so many positions, it is solved instead; 0 for never. */
  readonly solvable: number;
  /** As it searched before, to measure against: what players do with different secrets is mixed, and the game is not asked for a temperature. */
  readonly isClassic: boolean;
  /** Whether the tree goes on behind dice and cards, or judges there. */
  readonly isThroughChance: boolean;
  /** Whether it stops where the game says that a little search ends, or uses all its time. */
  readonly isLittle: boolean;
}

/** Everything one search works with; nothing is allocated while it runs. */
interface Search {
  readonly game: AnyGame;
  readonly settings: GuidedSettings;
  readonly evaluator: Evaluator;
  /** What it tries first, where the game has learned that. */
  readonly chooser: Chooser | null;
  readonly breadth: number;
  readonly temperature: number;
  readonly exploration: number;
  /** Decisions after which a sample is evaluated at the next roll; 0: at once. */
  readonly ahead: number;
  readonly oneStep: OneStep;
  readonly tree: Tree;
  readonly root: unknown;
  readonly seat: Seat;
  readonly players: number;
  readonly scratch: unknown;
  readonly after: unknown;
  readonly random: Random;
  readonly moves: Int32Array;
  readonly marks: Marks;
  readonly children: Int32Array;
  readonly path: Int32Array;
  /** The evaluation of the leaf for each seat. */
  readonly worth: Float64Array;
  win: number;
  margin: number;
  /** The best action of the node opened last, by first impressions. */
  best: number;
}

/**
 * Search led by the game's trained evaluator instead of playouts: where a node is opened, every move is evaluated by its immediate
 * result; that first impression steers later visits, and the best of them is what the node is worth so far. Open loop and
 * information sets as in plain UCT. A game without an evaluator is left to `otherwise`.
 */
export function guidedBot(settings: GuidedSettings, otherwise: Bot): Bot {
  let tree: Tree | null = null;
  return {
    choose(game: AnyGame, state: unknown, seat: Seat, budget: Budget, random: Random): Choice {
      const evaluator = evaluatorOf(game, game.players(state));
      if (evaluator === null) return otherwise.choose(game, state, seat, budget, random);
      tree ??= newTree(settings.capacity);
      clearTree(tree);
      const moves = new Int32Array(game.maxLegal);
      // A count that was asked for is kept; time is an upper bound.
      const isBounded = settings.isLittle && !('iterations' in budget);
      const most = isBounded ? evaluator.knowledge.littleSearch?.(game.players(state)) : undefined;
      const meter = startMeter(budgetFor(game, state, moves, budget), most);
      const exact = solveEnd(game, state, settings, budget, random);
      if (exact !== null) return exact;
      // A little search does without: the gap between the levels is meant.
      const chooser = settings.isLittle || settings.isClassic ? null : newChooser(game, game.players(state));
      const search: Search = {
        game,
        settings,
        evaluator,
        chooser,
        breadth: (settings.isLittle ? evaluator.knowledge.littleBreadth : chooser?.policy.breadth) ?? settings.breadth,
        temperature: (settings.isClassic ? undefined : evaluator.knowledge.temperature) ?? settings.temperature,
        exploration:
          (settings.isClassic ? undefined : evaluator.knowledge.exploration?.(game.players(state))) ??
          settings.exploration,
        ahead:
          settings.isLittle || settings.isClassic ? 0 : (evaluator.knowledge.playAhead?.(game.players(state)) ?? 0),
        oneStep: newOneStep(evaluator, state),
        tree,
        root: state,
        seat,
        players: game.players(state),
        scratch: blankLike(game, state),
        after: blankLike(game, state),
        random,
        moves,
        marks: newMarks(game.maxLegal),
        children: new Int32Array(game.maxLegal),
        path: new Int32Array(MAX_DEPTH),
        worth: new Float64Array(MAX_SIDES),
        win: 0,
        margin: 0,
        best: 0,
      };
      while (!isDecided(tree, meter) && mayIterate(meter)) iterate(search);
      return choiceAtRoot(game, state, tree, random, meter.done);
    },
  };
}

/** What may be spent on a solution that is not found after all; meant to be a small part of the time. */
const POSITIONS_PER_MILLI = 100;
const POSITIONS_PER_ITERATION = 20;

function solveEnd(
  game: AnyGame,
  state: unknown,
  { solvable }: GuidedSettings,
  budget: Budget,
  random: Random,
): Choice | null {
  if (solvable === 0 || !game.isOpen) return null;
  const affordable =
    'iterations' in budget ? budget.iterations * POSITIONS_PER_ITERATION : budget.millis * POSITIONS_PER_MILLI;
  const most = Math.min(solvable, affordable);
  return looksSmall(game, state, most, random) ? solveChoice(game, state, most) : null;
}

/** Looked at so often, for it takes as long as an iteration where there are hundreds of moves. */
const DECIDED_EVERY = 64;

/** Whether the move searched most keeps its lead even if all that the time still allows goes to the one behind it. */
const isDecided = (tree: Tree, meter: Meter): boolean =>
  meter.done % DECIDED_EVERY === 0 && leadAtRoot(tree) > iterationsLeft(meter);

function iterate(search: Search): void {
  const { game, root, scratch, seat, random } = search;
  if (search.settings.isClassic) {
    game.copy(root, scratch);
    game.determinize(scratch, seat, random);
  } else sampleLikely(game, root, scratch, seat, random);
  backUp(search, descend(search));
}

/** Walks down until a node was opened, or the game ends, and judges there; returns the length of the path. */
function descend(search: Search): number {
  const { game, scratch, random, tree, moves, children, path } = search;
  const { isThroughChance } = search.settings;
  let node = ROOT;
  let depth = 0;
  for (;;) {
    const actor = game.actor(scratch);
    if (actor === CHANCE && (isThroughChance || depth === 0)) {
      game.apply(scratch, random.below(game.outcomes(scratch)));
      continue;
    }
    if (actor === OVER || actor === CHANCE || depth === MAX_DEPTH) break;
    const count = game.legal(scratch, moves);
    if (count === 1 && node !== ROOT) {
      game.apply(scratch, moves[0] as number);
      continue;
    }
    const secret = search.settings.isClassic ? 0 : secretKey(game, scratch, actor);
    const group = findGroup(tree, node, actor, secret);
    const known = findKnown(search.marks, tree, group, moves, count, children);
    const wanted = node === ROOT ? count : Math.min(count, search.breadth);
    // Dice may show what the node has not met before: too few known moves would leave no choice.
    if (2 * known < wanted) {
      const unknown = known === 0 ? count : keepUnknown(search.marks, moves, count);
      const fresh =
        search.chooser === null
          ? shuffleSome(moves, unknown, wanted - known, random)
          : chooseSome(search.chooser, scratch, moves, unknown, wanted - known, random);
      const isStored = group === NONE ? hasRoom(tree, fresh) : reserve(tree, group, fresh);
      const into = isStored && group === NONE ? addGroup(tree, node, actor, secret, fresh) : group;
      open(search, isStored ? into : NONE, actor, fresh, known);
      if (known === 0) {
        game.apply(scratch, search.best);
        break;
      }
      node = selectChild(search, isStored ? known + fresh : known);
    } else node = selectChild(search, known);
    path[depth++] = node;
    game.apply(scratch, tree.action[node] as number);
  }
  if (search.ahead > 0) playAhead(search.oneStep, scratch, search.ahead, search.breadth, random);
  evaluateAll(search);
  return depth;
}

/** Evaluates the first `fresh` moves and makes them children after the `known` ones; without a group there is no room, and only the best is kept. */
function open(search: Search, group: number, actor: number, fresh: number, known: number): void {
  const { game, scratch, after, tree, moves, children, evaluator, chooser, temperature } = search;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < fresh; i++) {
    const move = moves[i] as number;
    game.copy(scratch, after);
    game.apply(after, move);
    const worth = evaluateSeat(evaluator, after, actor);
    // Only ratios count: half way between nothing and all is as good a base as any, and keeps the numbers moderate.
    const appeal = Math.exp(chooser === null ? (worth - 0.5) / temperature : (chooser.scores[i] as number));
    if (group !== NONE) children[known + i] = addChild(tree, group, move, worth, appeal);
    if (worth <= most) continue;
    most = worth;
    search.best = move;
  }
}

/** PUCT: the first impression counts as one visit, and through its softmax as the prior. */
function selectChild(search: Search, count: number): number {
  const { tree, children } = search;
  let sum = 0;
  let visits = 1;
  for (let i = 0; i < count; i++) {
    const child = children[i] as number;
    visits += tree.visits[child] as number;
    sum += tree.appeal[child] as number;
  }
  const scale = (search.exploration * Math.sqrt(visits)) / sum;
  let best = NONE;
  let bound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const child = children[i] as number;
    const tries = 1 + (tree.visits[child] as number);
    const known = (tree.total[child] as number) + (tree.prior[child] as number);
    const value = (known + scale * (tree.appeal[child] as number)) / tries;
    if (value > bound) {
      bound = value;
      best = child;
    }
  }
  return best;
}

function evaluateAll(search: Search): void {
  const { evaluator, scratch, worth, seat } = search;
  for (let other = 0; other < search.players; other++) {
    worth[other] = evaluateSeat(evaluator, scratch, other);
    if (other !== seat) continue;
    search.win = evaluator.win;
    search.margin = evaluator.margin;
  }
}

function backUp(search: Search, depth: number): void {
  const { tree, path, worth } = search;
  for (let i = 0; i < depth; i++) {
    const node = path[i] as number;
    tree.visits[node] = (tree.visits[node] as number) + 1;
    tree.total[node] = (tree.total[node] as number) + (worth[tree.actor[node] as number] as number);
  }
  if (depth === 0) return;
  const first = path[0] as number;
  tree.win[first] = (tree.win[first] as number) + search.win;
  tree.margin[first] = (tree.margin[first] as number) + search.margin;
}
