import { summariseLoss } from '../bots/analysis.ts';
import { bestOf, findStandard, lossOf, openJudge } from '../bots/loss.ts';
import { answersOf, openPuzzle, type Puzzle, type PuzzleSet } from '../bots/puzzle.ts';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { unwrap } from '../core/result.ts';
import { SECOND } from './puzzleDecision.ts';

/** Judges puzzles of a set once more, spread evenly over it, as closely as the second time and with other dice, and tells of each whether it holds. */
export function* confirmSome(game: AnyGame, { plan, puzzles }: PuzzleSet, count: number, seed: string) {
  for (let i = 0; i < count; i++) {
    const place = Math.floor((i * puzzles.length) / count);
    yield isConfirmed(game, at(puzzles, place), SECOND * plan.iterations, `${seed}/${place}`);
  }
}

/** Its best move is good again, and what is best now is among its answers. */
function isConfirmed(game: AnyGame, puzzle: Puzzle, iterations: number, seed: string): boolean {
  const { state } = unwrap(openPuzzle(game, puzzle));
  const judge = openJudge(game, state);
  const standard = findStandard(judge, state, puzzle.seat, iterations, seed);
  const best = unwrap(game.encode(state, at(puzzle.moves, 0).move));
  const found = game.decode(state, bestOf(judge, standard));
  return (
    summariseLoss(lossOf(judge, standard, best)).verdict === 'good' &&
    answersOf(puzzle).some(({ move }) => sameJson(move, found))
  );
}
