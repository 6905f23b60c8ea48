import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { magicDeck, quickDeck } from './decks.suite.ts';
import { game } from './index.ts';
import type { OpenMove } from './moves.ts';
import type { Position } from './position.ts';
import { refereeAfter } from './slow.suite.ts';
import { refereeLegal } from './slowMoves.suite.ts';
import type { Options, State } from './state.ts';

const ours: Options = { weeds: 'rerolled', farmerRice: 50, deck: null };

const moves = new Int32Array(game.maxLegal);
const legalOf = (s: State): OpenMove[] =>
  Array.from(moves.slice(0, game.legal(s, moves)), (action) => game.decode(s, action) as OpenMove);
const lines = (list: readonly OpenMove[]): string[] => list.map((move) => JSON.stringify(move)).sort();

/** Random moves, but jobs and fills are rather done than left, so that games get on. */
function choose(list: readonly OpenMove[], random: FastRandom): OpenMove {
  const first = at(list, random.below(list.length));
  return first.type === 'done' ? at(list, random.below(list.length)) : first;
}

/** Plays on, comparing each list of moves and each step with the slow rules; every so often only, when long. */
function compare(players: number, options: Options, seed: string, entries: number): void {
  const random = new FastRandom(seed);
  const s = game.create(players, options);
  for (let i = 0; i < entries && game.actor(s) !== OVER; i++) {
    const before = game.position(s) as Position;
    const label = `seed ${seed}, entry ${i}`;
    expect(game.flaw(s), label).toBeNull();
    if (game.actor(s) === CHANCE) {
      const scratch = unwrap(game.fromPosition(before));
      const picks = Array.from({ length: game.picksDue(s) }, () => {
        const pick = random.below(game.outcomes(scratch));
        game.apply(scratch, pick);
        return pick;
      });
      const entry = game.decodeChance(s, picks);
      for (const pick of unwrap(game.encodeChance(s, entry))) game.apply(s, pick);
      expect(game.position(s), `${label} ${JSON.stringify(entry)}`).toEqual(refereeAfter(before, entry as never));
    } else {
      const list = legalOf(s);
      expect(lines(list), label).toEqual(lines(refereeLegal(before)));
      const move = choose(list, random);
      game.apply(s, unwrap(game.encode(s, move)));
      expect(game.position(s), `${label} ${JSON.stringify(move)}`).toEqual(refereeAfter(before, move));
    }
  }
}

describe('random games are refereed the same, entry by entry', () => {
  for (const players of [2, 3, 4, 5])
    it(`R20 R21 R22 R23 R30 R35 R36 R41 R42 R43 our deck, ${players} players`, () => {
      for (const weeds of ['rerolled', 'always'] as const)
        compare(players, { ...ours, weeds }, `ours ${players} ${weeds}`, 1200);
    });
  it('R70 R71 R72 our deck, alone against the Happy Farmer', () => {
    for (let i = 0; i < 24; i++)
      compare(1, { ...ours, weeds: i % 2 === 0 ? 'rerolled' : 'always', farmerRice: (i * 20) % 80 }, `solo ${i}`, 1000);
  });
  it('R5 R31 R61 magic hexes only', () => {
    for (const players of [1, 1, 1, 2, 4]) compare(players, { ...ours, deck: magicDeck }, `magic ${players}`, 500);
  });
  it('R10 R35 the smallest deck, where draws run out', () => {
    for (const players of [1, 3, 5]) compare(players, { ...ours, deck: quickDeck }, `quick ${players}`, 500);
  });
});
