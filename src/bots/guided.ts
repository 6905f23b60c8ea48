import { type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { type Bot, type Budget, blankLike, budgetFor, type Choice, mayIterate, startMeter } from './bot.ts';
import { type Evaluator, evaluateSeat, evaluatorOf } from './evaluator.ts';
import { shuffleSome } from './greedy.ts';
import { MAX_SIDES } from './outcome.ts';
import { choiceAtRoot } from './root.ts';
import { addChild, clearTree, findChild, isFull, NONE, newTree, ROOT, type Tree } from './tree.ts';

const MAX_DEPTH = 512;

export interface GuidedSettings {
  readonly capacity: number;
  readonly exploration: number;
  /** How sharply the evaluator's first impression leads the search: small trusts it more. */
  readonly temperature: number;
  /** Moves looked at in a node below the root, at most; in a little search the game may want fewer. */
  readonly breadth: number;
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
  readonly breadth: number;
  readonly tree: Tree;
  readonly root: unknown;
  readonly seat: Seat;
  readonly players: number;
  readonly scratch: unknown;
  readonly after: unknown;
  readonly random: Random;
  readonly moves: Int32Array;
  readonly children: Int32Array;
  readonly path: Int32Array;
  /** The evaluation of the leaf for each seat. */
  readonly worth: Float64Array;
  win: number;
  margin: number;
}

/**
 * Search led by the game's trained evaluator instead of playouts: where a node is opened, every move is evaluated by its immediate
 * result; that first impression steers later visits, and the best of them is what the node is worth so far. Open loop and
 * information sets as in plain UCT. A game without a evaluator is left to `otherwise`.
 */
export function guidedBot(settings: GuidedSettings, otherwise: Bot): Bot {
  let tree: Tree | null = null;
  return {
    choose(game: AnyGame, state: unknown, seat: Seat, budget: Budget, random: Random): Choice {
      const evaluator = evaluatorOf(game);
      if (evaluator === null) return otherwise.choose(game, state, seat, budget, random);
      tree ??= newTree(settings.capacity);
      clearTree(tree);
      const moves = new Int32Array(game.maxLegal);
      // A count that was asked for is kept; time is an upper bound.
      const isBounded = settings.isLittle && !('iterations' in budget);
      const most = isBounded ? evaluator.knowledge.littleSearch?.(game.players(state)) : undefined;
      const meter = startMeter(budgetFor(game, state, moves, budget), most);
      const search: Search = {
        game,
        settings,
        evaluator,
        breadth: (settings.isLittle ? evaluator.knowledge.littleBreadth : undefined) ?? settings.breadth,
        tree,
        root: state,
        seat,
        players: game.players(state),
        scratch: blankLike(game, state),
        after: blankLike(game, state),
        random,
        moves,
        children: new Int32Array(game.maxLegal),
        path: new Int32Array(MAX_DEPTH),
        worth: new Float64Array(MAX_SIDES),
        win: 0,
        margin: 0,
      };
      while (mayIterate(meter)) iterate(search);
      return choiceAtRoot(game, state, seat, tree, random, meter.done);
    },
  };
}

function iterate(search: Search): void {
  const { game, scratch } = search;
  game.copy(search.root, scratch);
  game.determinize(scratch, search.seat, search.random);
  backUp(search, descend(search));
}

/** Walks down until a node was opened, or the game ends, and judges there; returns the length of the path. */
function descend(search: Search): number {
  const { game, scratch, random, tree, moves, path } = search;
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
    const known = gather(search, node, actor, count);
    const wanted = node === ROOT ? count : Math.min(count, search.breadth);
    // Dice may show what the node has not met before: too few known moves would leave no choice.
    if (2 * known < wanted) {
      const added = open(search, node, actor, count - known, wanted - known, known);
      if (known === 0) {
        game.apply(scratch, bestOf(search, added));
        break;
      }
      node = selectChild(search, known + added);
    } else node = selectChild(search, known);
    path[depth++] = node;
    game.apply(scratch, tree.action[node] as number);
  }
  evaluateAll(search);
  return depth;
}

/** Known children to `children`; unknown moves are left at the front of `moves`. Returns how many are known. */
function gather(search: Search, node: number, actor: number, count: number): number {
  const { tree, moves, children } = search;
  let known = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i] as number;
    const child = findChild(tree, node, move, actor);
    if (child === NONE) moves[i - known] = move;
    else children[known++] = child;
  }
  return known;
}

/** Evaluates up to `wanted` of the unknown moves and makes them children, after the `known` ones. Returns how many. */
function open(search: Search, node: number, actor: number, unknown: number, wanted: number, known: number): number {
  const { game, scratch, after, tree, moves, children, evaluator } = search;
  const count = shuffleSome(moves, unknown, wanted, search.random);
  let added = 0;
  for (let i = 0; i < count && !isFull(tree); i++) {
    const move = moves[i] as number;
    game.copy(scratch, after);
    game.apply(after, move);
    const child = addChild(tree, node, move, actor, evaluateSeat(evaluator, after, actor));
    children[known + added++] = child;
  }
  return added;
}

/** The action of the child that the evaluator likes best; any move where the tree had no room. */
function bestOf(search: Search, added: number): number {
  const { tree, children, moves } = search;
  let best = NONE;
  for (let i = 0; i < added; i++) {
    const child = children[i] as number;
    if (best === NONE || (tree.prior[child] as number) > (tree.prior[best] as number)) best = child;
  }
  return best === NONE ? (moves[0] as number) : (tree.action[best] as number);
}

/** PUCT: the first impression counts as one visit, and through its softmax as the prior. */
function selectChild(search: Search, count: number): number {
  const { tree, children } = search;
  const { temperature, exploration } = search.settings;
  let most = Number.NEGATIVE_INFINITY;
  let visits = 1;
  for (let i = 0; i < count; i++) {
    const child = children[i] as number;
    visits += tree.visits[child] as number;
    if ((tree.prior[child] as number) > most) most = tree.prior[child] as number;
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(((tree.prior[children[i] as number] as number) - most) / temperature);
  const scale = (exploration * Math.sqrt(visits)) / sum;
  let best = NONE;
  let bound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const child = children[i] as number;
    const prior = tree.prior[child] as number;
    const tries = 1 + (tree.visits[child] as number);
    const value = ((tree.total[child] as number) + prior + scale * Math.exp((prior - most) / temperature)) / tries;
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
