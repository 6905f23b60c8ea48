import type { AnyGame } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Choice, Estimate } from './bot.ts';
import { NONE, ROOT_GROUP, type Tree } from './tree.ts';

/** The choice after a search: the move searched most; a random legal one where there was no time for any. */
export function choiceAtRoot(game: AnyGame, s: unknown, tree: Tree, random: Random, iterations: number): Choice {
  const found: { estimate: Estimate; value: number }[] = [];
  const nodes = childrenOfRoot(tree).filter((node) => (tree.visits[node] as number) > 0);
  const visits = nodes.reduce((sum, node) => sum + (tree.visits[node] as number), 0);
  for (const node of nodes) {
    const own = tree.visits[node] as number;
    found.push({
      estimate: {
        action: tree.action[node] as number,
        win: (tree.win[node] as number) / own,
        margin: (tree.margin[node] as number) / own,
        weight: own / visits,
      },
      value: (tree.total[node] as number) / own,
    });
  }
  found.sort((a, b) => b.estimate.weight - a.estimate.weight || b.value - a.value);
  const estimates = found.map(({ estimate }) => estimate);
  return { action: estimates[0]?.action ?? anyMove(game, s, random), estimates, iterations };
}

/** By how many iterations the move searched most is ahead of the one behind it. */
export function leadAtRoot({ groups, firstSpan, nextSpan, spanStart, spanSize, visits }: Tree): number {
  let first = 0;
  let second = 0;
  for (
    let span = groups === 0 ? NONE : (firstSpan[ROOT_GROUP] as number);
    span !== NONE;
    span = nextSpan[span] as number
  ) {
    const start = spanStart[span] as number;
    const end = start + (spanSize[span] as number);
    for (let node = start; node < end; node++) {
      const own = visits[node] as number;
      if (own > first) {
        second = first;
        first = own;
      } else if (own > second) second = own;
    }
  }
  return first - second;
}

function childrenOfRoot(tree: Tree): number[] {
  const nodes: number[] = [];
  if (tree.groups === 0) return nodes;
  for (let span = tree.firstSpan[ROOT_GROUP] as number; span !== NONE; span = tree.nextSpan[span] as number)
    for (let i = 0; i < (tree.spanSize[span] as number); i++) nodes.push((tree.spanStart[span] as number) + i);
  return nodes;
}

function anyMove(game: AnyGame, s: unknown, random: Random): number {
  const moves = new Int32Array(game.maxLegal);
  return moves[random.below(game.legal(s, moves))] as number;
}
