import { describe, expect, it } from 'vitest';
import { answersOf, openPuzzle, parsePuzzleSet, verdictIn } from '../bots/puzzle.ts';
import { imagine } from '../bots/suggest.ts';
import type { AnyGame } from '../core/game.ts';
import { newMatch, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { confirmSome } from './confirmation.ts';
import { openWorkshop, tryDecision } from './puzzleDecision.ts';
import { harvestGame } from './puzzleMaker.ts';
import { emptySet, growSet } from './puzzles.ts';

const game = games.get('rice-dice') as AnyGame;
const plan = { game: 'rice-dice', players: 2, iterations: 16, seed: 'test' };

describe('the maker of puzzles', () => {
  const harvest = harvestGame(game, plan, 1);

  it('makes puzzles that can be answered, the same from the same number', () => {
    expect(harvest.puzzles.length).toBeGreaterThan(0);
    expect(harvest.judged).toBeGreaterThanOrEqual(harvest.puzzles.length);
    for (const puzzle of harvest.puzzles) {
      unwrap(openPuzzle(game, puzzle));
      expect(answersOf(puzzle).length).toBeGreaterThan(0);
      // What tempts a beginner costs something.
      expect(puzzle.isObvious || puzzle.moves.some((judged) => verdictIn(judged) !== 'good')).toBe(true);
    }
    expect(harvestGame(game, plan, 1)).toEqual(harvest);
  });

  it('judges by what the seat knows: another world that looks the same gives the same answers', () => {
    // Cards that lie face down, and those of the rival, are hidden.
    const match = unwrap(newMatch(game, 2));
    while (game.actor(match.state) < 0) unwrap(rollChance(match, new FastRandom('deal')));
    const seat = game.actor(match.state);
    const other = imagine(game, match.state, seat, new FastRandom('other'));
    expect(game.position(other)).not.toEqual(game.position(match.state));
    const shop = openWorkshop(game, match.state, 16, true);
    const judged = [match.state, other].map((state) => tryDecision(shop, state, seat, 'same') === null);
    expect(judged[0]).toBe(judged[1]);
  });

  it('are confirmed by a third judgement, and others are not', () => {
    const set = { ...emptySet(plan, game.rulesVersion), puzzles: harvest.puzzles.slice(0, 1) };
    expect([...confirmSome(game, set, 1, 'third')]).toEqual([true]);
    // The worst move in the place of the best.
    const [puzzle] = set.puzzles;
    if (puzzle === undefined) throw new Error('there is a puzzle');
    const wrong = { ...puzzle, moves: puzzle.moves.toReversed() };
    expect([...confirmSome(game, { ...set, puzzles: [wrong] }, 1, 'third')]).toEqual([false]);
  });

  it('goes on with a set where it ended, whatever the threads', async () => {
    const begun = emptySet(plan, game.rulesVersion);
    const set = await growSet(begun, 1, 2, () => {});
    expect(set.puzzles.length).toBeGreaterThan(0);
    expect(set.games).toBeGreaterThan(0);
    expect(unwrap(parsePuzzleSet(JSON.parse(JSON.stringify(set))))).toEqual(set);
    const longer = await growSet(set, set.puzzles.length + 1, 1, () => {});
    expect(longer.puzzles.slice(0, set.puzzles.length)).toEqual(set.puzzles);
    expect(longer.games).toBeGreaterThan(set.games);
  }, 240_000);
});
