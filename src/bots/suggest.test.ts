import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { OVER } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { copyOf } from './bot.ts';
import { suggest } from './suggest.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

for (const game of games.values())
  describe(`suggestions at ${game.profile.name}`, () => {
    it('name legal moves, best first, in English, with sane expectations', () => {
      for (const depth of [2, 15]) {
        const seed = `${BASE_SEED}/suggest/${depth}`;
        const s = randomDecision(game, 2, depth, seed);
        if (s === null) continue;
        const seat = game.actor(s);
        const thinking = { budget: { iterations: 50 }, random: new FastRandom(seed), most: 3 };
        const { move, suggestions } = suggest(game, s, seat, 'gardener', thinking);
        expect(suggestions.length, seed).toBeGreaterThan(0);
        expect(suggestions.length, seed).toBeLessThanOrEqual(3);
        expect(at(suggestions, 0).move, seed).toEqual(move);
        for (const suggestion of suggestions) {
          expect(game.encode(s, suggestion.move).ok, seed).toBe(true);
          expect(suggestion.text, seed).toContain(game.words.en.move(suggestion.move));
          expect(suggestion.win >= 0 && suggestion.win <= 1, seed).toBe(true);
        }
        const weights = suggestions.map(({ weight }) => weight);
        expect(weights, seed).toEqual([...weights].sort((a, b) => b - a));
      }
    });
  });

describe('suggestions', () => {
  it('count what a move changes on the own score at once', () => {
    let told = 0;
    for (const game of games.values())
      for (let depth = 0; depth < 60; depth += 5) {
        const seed = `${BASE_SEED}/gains/${depth}`;
        const s = randomDecision(game, 2, depth, seed);
        if (s === null) continue;
        const seat = game.actor(s);
        const thinking = { budget: { iterations: 700 }, random: new FastRandom(seed) };
        for (const { move, gains } of suggest(game, s, seat, 'sprout', thinking).suggestions) {
          const action = game.encode(s, move);
          if (!action.ok) throw new Error(`${seed}: an illegal suggestion`);
          const after = copyOf(game, s);
          game.apply(after, action.value);
          if (game.actor(after) === OVER) continue;
          const total = (state: unknown) => game.score(state, seat).find((side) => side.seat === seat)?.total ?? 0;
          const sum = Object.values(gains).reduce((a, b) => a + b, 0);
          expect(sum, seed).toBe(total(after) - total(s));
          if (sum !== 0) told++;
        }
      }
    expect(told).toBeGreaterThan(0);
  });

  it('say what a move leaves to the next to decide, exactly, and nothing where something is hidden', () => {
    let told = 0;
    for (const game of games.values())
      for (let depth = 1; depth < 40; depth += 3) {
        const seed = `${BASE_SEED}/outlook/${depth}`;
        const s = randomDecision(game, 2, depth, seed);
        if (s === null) continue;
        const seat = game.actor(s);
        const thinking = { budget: { iterations: 700 }, random: new FastRandom(seed) };
        for (const { move, outlook, text } of suggest(game, s, seat, 'sprout', thinking).suggestions) {
          if (outlook === null) continue;
          expect(game.isOpen, seed).toBe(true);
          const after = copyOf(game, s);
          game.apply(after, unwrap(game.encode(s, move)));
          const by = game.actor(after);
          expect(outlook.isOwn, seed).toBe(by === seat);
          const totalOf = (state: unknown): number =>
            game.score(state, by).find((side) => side.seat === by)?.total ?? 0;
          const moves = new Int32Array(game.maxLegal);
          const gains = Array.from(moves.subarray(0, game.legal(after, moves)), (action) => {
            const then = copyOf(game, after);
            game.apply(then, action);
            return totalOf(then) - totalOf(after);
          });
          expect(outlook.most, seed).toBe(Math.max(0, ...gains));
          expect(text).toContain(`+${outlook.most}`);
          told++;
        }
      }
    expect(told).toBeGreaterThan(0);
  });
});
