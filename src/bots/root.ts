import type { AnyGame, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Choice, Estimate } from './bot.ts';
import { findChild, NONE, ROOT, type Tree } from './tree.ts';

/** The choice after a search: the move searched most; a random legal one where there was no time for any. */
export function choiceAtRoot(
  game: AnyGame,
  s: unknown,
  seat: Seat,
  tree: Tree,
  random: Random,
  iterations: number,
): Choice {
  const moves = new Int32Array(game.maxLegal);
  const count = game.legal(s, moves);
  const found: { estimate: Estimate; value: number }[] = [];
  let visits = 0;
  for (const action of moves.subarray(0, count)) {
    const node = findChild(tree, ROOT, action, seat);
    if (node !== NONE) visits += tree.visits[node] as number;
  }
  for (const action of moves.subarray(0, count)) {
    const node = findChild(tree, ROOT, action, seat);
    if (node === NONE || tree.visits[node] === 0) continue;
    const own = tree.visits[node] as number;
    found.push({
      estimate: {
        action,
        win: (tree.win[node] as number) / own,
        margin: (tree.margin[node] as number) / own,
        weight: own / visits,
      },
      value: (tree.total[node] as number) / own,
    });
  }
  found.sort((a, b) => b.estimate.weight - a.estimate.weight || b.value - a.value);
  const estimates = found.map(({ estimate }) => estimate);
  return { action: estimates[0]?.action ?? (moves[random.below(count)] as number), estimates, iterations };
}
