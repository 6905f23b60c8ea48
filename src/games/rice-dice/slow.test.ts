import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { usual } from './built.suite.ts';
import { magicDeck, quickDeck } from './decks.suite.ts';
import { game } from './index.ts';
import type { OpenMove } from './moves.ts';
import type { Position } from './position.ts';
import { refereeAfter } from './slow.suite.ts';
import { refereeLegal } from './slowMoves.suite.ts';
import type { Options, State } from './state.ts';

/** A failure prints the whole seed that repeats it. */
const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';

const moves = new Int32Array(game.maxLegal);
const legalOf = (s: State): OpenMove[] =>
  Array.from(moves.slice(0, game.legal(s, moves)), (action) => game.decode(s, action) as OpenMove);
const lines = (list: readonly OpenMove[]): string[] => list.map((move) => JSON.stringify(move)).sort();

/** Random moves, but jobs and fills are rather done than left, so that games get on. */
function choose(list: readonly OpenMove[], random: FastRandom): OpenMove {
  const first = at(list, random.below(list.length));
  return first.type === 'done' ? at(list, random.below(list.length)) : first;
}

/** Asked tens of thousands of times: vitest's own expectation is made only where it fails, to tell how. */
function expectEqual(actual: unknown, wanted: unknown, label: string): void {
  if (!sameJson(actual, wanted)) expect(actual, label).toEqual(wanted);
}

/** Plays on, comparing each list of moves and each step with the slow rules. Says whether the game is over. */
function compare(players: number, options: Options, name: string, entries: number): boolean {
  const seed = `${BASE_SEED}/${name}`;
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
      expectEqual(game.position(s), refereeAfter(before, entry as never), `${label} ${JSON.stringify(entry)}`);
    } else {
      const list = legalOf(s);
      expectEqual(lines(list), lines(refereeLegal(before)), label);
      const move = choose(list, random);
      game.apply(s, unwrap(game.encode(s, move)));
      expectEqual(game.position(s), refereeAfter(before, move), `${label} ${JSON.stringify(move)}`);
    }
  }
  return game.actor(s) === OVER;
}

/** Random moves to the end by the fast rules alone; says the most turns in a row in which no rice rose, and the way of ending. */
function playOut(players: number, options: Options, seed: string): { longest: number; cause: string | undefined } {
  const random = new FastRandom(seed);
  const s = game.create(players, options);
  let longest = 0;
  let turns = 0;
  let total = 0;
  while (game.actor(s) !== OVER) {
    const next = game.actor(s);
    const { turn } = s;
    game.apply(s, next === CHANCE ? random.below(game.outcomes(s)) : at(moves, random.below(game.legal(s, moves))));
    const now = s.rice.reduce((sum, rice) => sum + rice, 0);
    if (s.turn !== turn) turns++;
    if (now > total) turns = 0;
    total = now;
    longest = Math.max(longest, turns);
  }
  return { longest, cause: game.view(s, 0).finish?.cause };
}

describe('random games are refereed the same, entry by entry', () => {
  for (const players of [2, 3, 4, 5])
    it(`R20 R21 R22 R23 R30 R35 R36 R41 R42 R43 our deck, ${players} players`, () => {
      for (const weeds of ['rerolled', 'always'] as const)
        compare(players, { ...usual, weeds }, `ours ${players} ${weeds}`, 1200);
    });
  it('R70 R71 R72 our deck, alone against the Happy Farmer', () => {
    for (let i = 0; i < 24; i++)
      compare(
        1,
        { ...usual, weeds: i % 2 === 0 ? 'rerolled' : 'always', farmerRice: (i * 20) % 80 },
        `solo ${i}`,
        1000,
      );
  });
  it('R5 R31 R61 magic hexes only', () => {
    for (const players of [1, 1, 1, 2, 4]) compare(players, { ...usual, deck: magicDeck }, `magic ${players}`, 500);
  });
  it('R10 R35 the smallest deck, where draws run out', () => {
    for (const players of [1, 3, 5]) compare(players, { ...usual, deck: quickDeck }, `quick ${players}`, 500);
  });
  it('R36 R50 R52 whole games with a dry spell after each round without rice, all kinds of options and decks', () => {
    for (let i = 0; i < 40; i++) {
      const options: Options = {
        weeds: i % 2 === 0 ? 'rerolled' : 'always',
        farmerRice: (i * 15) % 80,
        drySpell: 1 + (i % 3 === 2 ? 1 : 0),
        deck: at([null, quickDeck, magicDeck], Math.floor(i / 2) % 3),
      };
      expect(compare(1 + (i % 5), options, `dry ${i}`, 3000)).toBe(true);
    }
  });
});

describe('every game ends', () => {
  it('R52 in 3 × drySpell × sides turns rice rises or the game is over, in random games', () => {
    const causes = new Set<string | undefined>();
    for (let i = 0; i < 600; i++) {
      const players = 1 + (i % 5);
      const drySpell = at([1, 2, 5, 10], Math.floor(i / 5) % 4);
      const seed = `${BASE_SEED}/ends ${i}`;
      const weeds = i % 2 === 0 ? 'rerolled' : 'always';
      const { longest, cause } = playOut(players, { ...usual, weeds, drySpell }, seed);
      expect(longest, seed).toBeLessThanOrEqual(3 * drySpell * Math.max(2, players));
      causes.add(cause);
    }
    expect(causes).toContain('drought');
    expect(causes).toContain('harvest');
  });
});
