import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { BASE_SEED } from '../../core/contractPlay.suite.ts';
import { CHANCE, type Entry, OVER } from '../../core/game.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { anyMove, playAlong } from '../../core/slow.suite.ts';
import { usual } from './built.suite.ts';
import { magicDeck, quickDeck } from './decks.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';
import type { Options, State } from './state.ts';

const moves = new Int32Array(game.maxLegal);

/** Random moves, but jobs and fills are rather done than left, so that games get on. */
function choose(list: readonly Entry[], random: Random): Entry {
  const first = anyMove(list, random);
  return first.type === 'done' ? anyMove(list, random) : first;
}

/** Plays on by both rules. Says whether the game is over. */
function compare(players: number, options: Options, name: string, entries: number): boolean {
  const { state } = playAlong(game, slow, { players, options, name, entries, choose });
  return game.actor(state as State) === OVER;
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

describe('R20–R72 played twice, fast and slow', () => {
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
