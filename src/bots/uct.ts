import { type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { type Bot, type Budget, blankLike, budgetFor, type Choice, mayIterate, secretKey, startMeter } from './bot.ts';
import { findKnown, keepUnknown, type Marks, newMarks } from './marks.ts';
import { measure, newOutcome, type Outcome, squash } from './outcome.ts';
import { choiceAtRoot } from './root.ts';
import { addChild, addGroup, clearTree, findGroup, hasRoom, NONE, newTree, ROOT, reserve, type Tree } from './tree.ts';

const MAX_DEPTH = 512;

export interface UctSettings {
  readonly capacity: number;
  /** How strongly moves that were seldom tried are tried again. */
  readonly exploration: number;
  /** How much of the result is the victory; the rest is the squashed margin. */
  readonly winWeight: number;
}

/** Everything one search works with; nothing is allocated while it runs. */
interface Search {
  readonly game: AnyGame;
  readonly settings: UctSettings;
  readonly clearMargin: number;
  readonly tree: Tree;
  readonly root: unknown;
  readonly seat: Seat;
  readonly scratch: unknown;
  readonly random: Random;
  readonly moves: Int32Array;
  readonly marks: Marks;
  readonly children: Int32Array;
  readonly path: Int32Array;
  readonly outcome: Outcome;
}

/**
 * Plain UCT with uniformly random playouts: the yardstick for the other levels, and what plays a game that has taught the
 * bots nothing. Open loop: dice are rolled anew in every iteration, secrets are sampled anew (information-set search), and
 * each player maximises the own result.
 */
export function uctBot(settings: UctSettings): Bot {
  let tree: Tree | null = null;
  return {
    choose(game: AnyGame, state: unknown, seat: Seat, budget: Budget, random: Random): Choice {
      tree ??= newTree(settings.capacity);
      clearTree(tree);
      const moves = new Int32Array(game.maxLegal);
      const meter = startMeter(budgetFor(game, state, moves, budget));
      const search: Search = {
        game,
        settings,
        clearMargin: game.knowledge?.clearMargin ?? 10,
        tree,
        root: state,
        seat,
        scratch: blankLike(game, state),
        random,
        moves,
        marks: newMarks(game.maxLegal),
        children: new Int32Array(game.maxLegal),
        path: new Int32Array(MAX_DEPTH),
        outcome: newOutcome(),
      };
      while (mayIterate(meter)) iterate(search);
      return choiceAtRoot(game, state, tree, random, meter.done);
    },
  };
}

function iterate(search: Search): void {
  const { game, scratch, random } = search;
  game.copy(search.root, scratch);
  game.determinize(scratch, search.seat, random);
  const depth = descend(search);
  finishRandomly(game, scratch, random, search.moves);
  measure(game, scratch, search.outcome);
  backUp(search, depth);
}

/** Walks down to the first new node, or to the end of the game; returns the length of the path. */
function descend(search: Search): number {
  const { game, scratch, random, tree, moves, path } = search;
  let node = ROOT;
  let depth = 0;
  for (;;) {
    const actor = game.actor(scratch);
    if (actor === CHANCE) {
      game.apply(scratch, random.below(game.outcomes(scratch)));
      continue;
    }
    if (actor === OVER || depth === MAX_DEPTH) return depth;
    const count = game.legal(scratch, moves);
    if (count === 1 && node !== ROOT) {
      game.apply(scratch, moves[0] as number);
      continue;
    }
    node = selectChild(search, node, actor, count);
    if (node === NONE) return depth;
    path[depth++] = node;
    game.apply(scratch, tree.action[node] as number);
    if (tree.visits[node] === 0) return depth;
  }
}

/** An untried move at random while there is one, else the one with the highest upper bound. NONE: no room for a new node. */
function selectChild(search: Search, node: number, actor: number, count: number): number {
  const { game, scratch, tree, moves, marks, children, random } = search;
  const secret = secretKey(game, scratch, actor);
  const group = findGroup(tree, node, actor, secret);
  const known = findKnown(marks, tree, group, moves, count, children);
  if (known < count) {
    const into = groupWithRoom(tree, group, node, actor, secret);
    const untried = known === 0 ? count : keepUnknown(marks, moves, count);
    if (into !== NONE) return addChild(tree, into, moves[random.below(untried)] as number, 0, 0);
  }
  let visits = 0;
  for (let i = 0; i < known; i++) visits += tree.visits[children[i] as number] as number;
  return bestBound(tree, children, known, search.settings.exploration * Math.sqrt(Math.log(visits + 1)));
}

/** The group, made if there is none yet, with room for one child more; NONE where the tree is full. */
function groupWithRoom(tree: Tree, group: number, node: number, actor: number, secret: number): number {
  if (group === NONE) return hasRoom(tree, 1) ? addGroup(tree, node, actor, secret, 1) : NONE;
  // Ever larger spans: a group of many children has few.
  return reserve(tree, group, 1, tree.groupSize[group] as number) ? group : NONE;
}

function bestBound(tree: Tree, children: Int32Array, count: number, breadth: number): number {
  let best = NONE;
  let bound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const child = children[i] as number;
    const visits = tree.visits[child] as number;
    const value = (tree.total[child] as number) / visits + breadth / Math.sqrt(visits);
    if (value > bound) {
      bound = value;
      best = child;
    }
  }
  return best;
}

function finishRandomly(game: AnyGame, s: unknown, random: Random, moves: Int32Array): void {
  for (;;) {
    const actor = game.actor(s);
    if (actor >= 0) game.apply(s, moves[random.below(game.legal(s, moves))] as number);
    else if (actor === CHANCE) game.apply(s, random.below(game.outcomes(s)));
    else return;
  }
}

function backUp(search: Search, depth: number): void {
  const { tree, path, outcome, clearMargin } = search;
  const { winWeight } = search.settings;
  for (let i = 0; i < depth; i++) {
    const node = path[i] as number;
    const actor = tree.actor[node] as number;
    const margin = outcome.margin[actor] as number;
    const won = outcome.win[actor] as number;
    tree.visits[node] = (tree.visits[node] as number) + 1;
    tree.total[node] = (tree.total[node] as number) + winWeight * won + (1 - winWeight) * squash(margin, clearMargin);
  }
  if (depth === 0) return;
  const first = path[0] as number;
  tree.win[first] = (tree.win[first] as number) + (outcome.win[search.seat] as number);
  tree.margin[first] = (tree.margin[first] as number) + (outcome.margin[search.seat] as number);
}
