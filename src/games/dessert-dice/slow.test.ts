import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../../core/game.ts';
import { legalMoves, type Match, newMatch, playMove, rollChance } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import { type Json, ReferenceTable } from './slow.suite.ts';
import type { State } from './state.ts';

const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';
const optionSets = [
  { tipLimit: 20, tieBreak: 'lastPlaced' },
  { tipLimit: 3, tieBreak: 'nextCluster' },
  { tipLimit: 1, tieBreak: 'lastPlaced' },
  { tipLimit: 0, tieBreak: 'nextCluster' },
] as const;

const sorted = (moves: readonly unknown[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Random, but tipping at least as often as the percentage says, for tips are few among the moves. */
function pickMove(moves: readonly Json[], tipPercent: number, random: FastRandom): Json {
  const tips = moves.filter((move) => move.type === 'tip');
  const from = tips.length > 0 && random.below(100) < tipPercent ? tips : moves;
  return at(from, random.below(from.length));
}

function playBoth(match: Match, table: ReferenceTable, tipPercent: number, random: FastRandom): void {
  const state = match.state as State;
  while (game.actor(state) !== OVER) {
    expect(table.isOver()).toBe(false);
    if (game.actor(state) === CHANCE) {
      table.chance(unwrap(rollChance(match, random)) as Json);
      continue;
    }
    expect(game.actor(state)).toBe(table.seat);
    const moves = legalMoves(match) as Json[];
    expect(sorted(moves)).toEqual(sorted(table.legal()));
    const move = pickMove(moves, tipPercent, random);
    unwrap(playMove(match, move));
    table.play(move);
    expect(game.position(state)).toMatchObject({ board: table.board() });
  }
  expect(table.isOver()).toBe(true);
  const shown = game.score(state, 0).map(({ total, rank }) => ({ total, rank }));
  expect(shown).toEqual(table.results());
}

describe('Dessert Dice against a slow reference', () => {
  for (let players = 2; players <= 4; players++)
    for (const options of optionSets)
      it(`D3 D20 D21 D22 D23 D24 D31 D32 D33 same moves, boards and results (${players}, ${JSON.stringify(options)})`, () => {
        for (const tipPercent of [0, 30, 70, 97]) {
          const seed = `${BASE_SEED}/reference/${players}/${options.tipLimit}/${tipPercent}`;
          const random = new FastRandom(seed);
          const match = unwrap(newMatch(game as AnyGame, players, options));
          const table = new ReferenceTable(players, options.tipLimit, options.tieBreak);
          try {
            playBoth(match, table, tipPercent, random);
          } catch (error) {
            if (error instanceof Error) error.message = `[seed ${JSON.stringify(seed)}] ${error.message}`;
            throw error;
          }
        }
      });

  for (const options of optionSets)
    it(`D31 D32 D33 the same results of many games (${JSON.stringify(options)})`, () => {
      for (let i = 0; i < 75; i++) {
        const random = new FastRandom(`${BASE_SEED}/results/${i}`);
        const players = 2 + (i % 3);
        const match = unwrap(newMatch(game as AnyGame, players, options));
        const table = new ReferenceTable(players, options.tipLimit, options.tieBreak);
        const state = match.state as State;
        while (game.actor(state) !== OVER)
          if (game.actor(state) === CHANCE) table.chance(unwrap(rollChance(match, random)) as Json);
          else table.play(unwrap(playMove(match, pickMove(legalMoves(match) as Json[], 40, random))) as Json);
        const shown = game.score(state, 0).map(({ total, rank }) => ({ total, rank }));
        expect(shown, `seed ${BASE_SEED}/results/${i}`).toEqual(table.results());
      }
    });
});
