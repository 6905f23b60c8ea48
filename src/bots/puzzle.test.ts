import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { readPuzzles } from '../games/load.node.ts';
import { games } from '../games/registry.node.ts';
import { answersOf, dayNumber, openPuzzle, parsePuzzleSet, placeOfDay, verdictIn } from './puzzle.ts';
import { imagine } from './suggest.ts';
import { BASE_SEED } from './testing.suite.ts';

/** A game may have no set yet. */
const sets = [...games.values()].flatMap((game) => {
  const json = readPuzzles(game.profile.id);
  return json === undefined ? [] : [{ game, id: game.profile.id, set: unwrap(parsePuzzleSet(json)) }];
});

it('there are sets to look at', () => expect(sets.length).toBeGreaterThanOrEqual(5));

it('now and then the right answer is the obvious one', () => {
  const all = sets.flatMap(({ set }) => set.puzzles);
  const obvious = all.filter(({ isObvious }) => isObvious).length;
  expect(obvious / all.length).toBeGreaterThan(0.03);
  expect(obvious / all.length).toBeLessThan(0.4);
});

describe.each(sets)('the puzzles of $id', ({ game, set }) => {
  it('are of this game and its rules, and no two are the same', () => {
    expect([set.game, set.rules]).toEqual([game.profile.id, game.rulesVersion]);
    expect(new Set(set.puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(set.puzzles.length);
    expect(set.confirmed).toBe(set.puzzles.length);
    expect(set.confirmed / set.judged).toBeGreaterThan(0.85);
  });

  it('list exactly the legal moves, the best first, and can be answered right and wrong', () => {
    for (const [place, puzzle] of set.puzzles.entries()) {
      unwrap(openPuzzle(game, puzzle));
      const [best] = puzzle.moves;
      expect(best && verdictIn(best), `puzzle ${place}`).toBe('good');
      const lost = puzzle.moves.map((each) => each.lost);
      expect(lost, `puzzle ${place}`).toEqual(lost.toSorted((a, b) => a - b));
      const answers = answersOf(puzzle).length;
      expect(answers, `puzzle ${place}`).toBeGreaterThanOrEqual(1);
      expect(answers, `puzzle ${place}`).toBeLessThanOrEqual(puzzle.moves.length / 2);
    }
  });

  it('show, and ask for, the same in every world that the seat cannot tell apart', () => {
    for (const [place, puzzle] of set.puzzles.entries()) {
      const { state } = unwrap(openPuzzle(game, puzzle));
      const other = imagine(game, state, puzzle.seat, new FastRandom(`${BASE_SEED}/${place}`));
      expect(game.view(other, puzzle.seat)).toEqual(game.view(state, puzzle.seat));
      // What the seat is asked for is legal in every such world, and nothing else is.
      unwrap(openPuzzle(game, { ...puzzle, position: game.position(other) }));
    }
  });
});

describe('a puzzle with something hidden', () => {
  it('differs from another world of its seat in nothing but what is hidden', () => {
    const hidden = sets.filter(({ game }) => !game.isOpen);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { game, set } of hidden) {
      const changed = set.puzzles.filter((puzzle, place) => {
        const { state } = unwrap(openPuzzle(game, puzzle));
        const other = imagine(game, state, puzzle.seat, new FastRandom(`${BASE_SEED}/other/${place}`));
        expect(game.view(other, SPECTATOR)).toEqual(game.view(state, SPECTATOR));
        return !sameJson(game.position(other), puzzle.position);
      });
      expect(changed.length, BASE_SEED).toBeGreaterThan(0);
    }
  });
});

describe('a set', () => {
  it('is refused where it is malformed, and a puzzle where it is not of these rules', () => {
    expect(parsePuzzleSet({ game: 'rice-dice' })).toMatchObject({ ok: false, error: { code: 'bad_puzzle' } });
    for (const { game, set } of sets) {
      const [puzzle] = set.puzzles;
      if (puzzle === undefined) throw new Error('a set has puzzles');
      const fewer = { ...puzzle, moves: puzzle.moves.slice(1) };
      expect(openPuzzle(game, fewer)).toMatchObject({ ok: false, error: { code: 'bad_puzzle' } });
      expect(openPuzzle(game, { ...puzzle, seat: 1 - puzzle.seat })).toMatchObject({ ok: false });
      expect(openPuzzle(game, { ...puzzle, position: {} })).toMatchObject({ ok: false });
    }
  });

  it('has one puzzle for each day, the same everywhere, and all of them before one comes again', () => {
    for (const count of [1, 2, 60, 200, 211]) {
      const first = dayNumber(Date.UTC(2026, 0, 1));
      const places = Array.from({ length: count }, (_, day) => placeOfDay(first + day, count));
      expect(new Set(places).size).toBe(count);
    }
    expect(dayNumber(Date.UTC(2026, 5, 1, 0, 0))).toBe(dayNumber(Date.UTC(2026, 5, 1, 23, 59)));
  });
});
