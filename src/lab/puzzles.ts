import type { PuzzleSet } from '../bots/puzzle.ts';
import { runTasks } from './pool.ts';
import type { Harvest, PuzzlePlan } from './puzzleMaker.ts';

/** Games that are played before it is looked whether the puzzles are enough. Whatever the threads, the set is the same. */
const ROUND = 8;

export const emptySet = ({ game, ...plan }: PuzzlePlan, rules: number): PuzzleSet => ({
  game,
  rules,
  plan,
  games: 0,
  judged: 0,
  confirmed: 0,
  puzzles: [],
});

/** Adds puzzles to a set, from games that it has none of, until there are so many. Tells the set after each round. */
export async function growSet(
  set: PuzzleSet,
  count: number,
  threads: number,
  onRound: (set: PuzzleSet) => void,
): Promise<PuzzleSet> {
  let grown = set;
  const file = new URL('./puzzle.worker.ts', import.meta.url);
  const plan: PuzzlePlan = { game: set.game, ...set.plan };
  while (grown.puzzles.length < count) {
    const harvests: Harvest[] = [];
    const numbers = Array.from({ length: ROUND }, (_, i) => grown.games + i);
    await runTasks<Harvest>(file, plan, numbers, threads, (harvest) => harvests.push(harvest));
    grown = harvests.toSorted((a, b) => a.number - b.number).reduce(withHarvest, grown);
    onRound(grown);
  }
  return grown;
}

const withHarvest = (set: PuzzleSet, { judged, puzzles }: Harvest): PuzzleSet => ({
  ...set,
  games: set.games + 1,
  judged: set.judged + judged,
  confirmed: set.confirmed + puzzles.length,
  puzzles: [...set.puzzles, ...puzzles],
});
