import { describe, expect, it } from 'vitest';
import { assert, at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { toy } from '../core/toy.suite.ts';
import { games } from '../games/registry.node.ts';
import { copyOf } from './bot.ts';
import { WIN_WEIGHT } from './evaluator.ts';
import { createBot } from './levels.ts';
import { measure, newOutcome, squash } from './outcome.ts';
import { looksSmall, solve, solveChoice } from './solve.ts';
import { advance, BASE_SEED } from './testing.suite.ts';

/** The same by looking at everything, in a few plain lines. */
function bruteForce(game: AnyGame, s: unknown): number[] {
  const actor = game.actor(s);
  if (actor === OVER) {
    const outcome = newOutcome();
    measure(game, s, outcome);
    return Array.from({ length: game.players(s) }, (_, seat) => {
      const margin = squash(at(outcome.margin, seat), game.knowledge?.clearMargin ?? 10);
      return WIN_WEIGHT * at(outcome.win, seat) + (1 - WIN_WEIGHT) * margin;
    });
  }
  const all = childrenOf(game, s).map((child) => bruteForce(game, child));
  if (actor !== CHANCE) return all.reduce((best, next) => (at(next, actor) > at(best, actor) ? next : best));
  return at(all, 0).map((_, seat) => all.reduce((sum, each) => sum + at(each, seat), 0) / all.length);
}

/** All that can follow, by a move or by chance. */
function childrenOf(game: AnyGame, s: unknown): unknown[] {
  const moves = new Int32Array(game.maxLegal);
  const actor = game.actor(s);
  if (actor === OVER) return [];
  const count = actor === CHANCE ? game.outcomes(s) : game.legal(s, moves);
  return Array.from({ length: count }, (_, i) => {
    const child = copyOf(game, s);
    game.apply(child, actor === CHANCE ? i : at(moves, i));
    return child;
  });
}

/** How many positions there are to the end; more than `most` are not counted to the last. */
function countAll(game: AnyGame, s: unknown, most: number): number {
  let count = 1;
  for (const child of childrenOf(game, s)) {
    if (count > most) break;
    count += countAll(game, child, most - count);
  }
  return count;
}

/** The last decision with a choice, and the ones before it, of a random game: nearest to the end first. */
function lastDecisions(game: AnyGame, players: number, seed: string, count: number): unknown[] {
  const random = new FastRandom(seed);
  const s = game.create(players, unwrap(parseOptions(game.options, undefined)));
  const seen: unknown[] = [];
  const moves = new Int32Array(game.maxLegal);
  while (advance(game, s, 0, random)) {
    seen.unshift(copyOf(game, s));
    seen.length = Math.min(seen.length, count);
    game.apply(s, moves[random.below(game.legal(s, moves))] as number);
  }
  return seen;
}

/** Small enough for brute force too. */
const MOST = 2000;

/** A decision whose every line ends the game soon: in most games the last one is, unless another round may come. */
function smallEnd(game: AnyGame): unknown {
  for (let i = 0; i < 50; i++)
    for (const s of lastDecisions(game, 2, `${BASE_SEED}/small/${i}`, 1)) if (countAll(game, s, MOST) <= MOST) return s;
  throw new Error('a game ends in one of its last decisions');
}

describe('the solver', () => {
  for (const players of [2, 3, 4])
    it(`finds what brute force finds at the end of Harvest Dice (H30–H35) with ${players} players`, () => {
      const game = unwrapGame('harvest-dice');
      let solved = 0;
      for (let i = 0; i < 12; i++) {
        const seed = `${BASE_SEED}/solve/${players}/${i}`;
        for (const s of lastDecisions(game, players, seed, 3)) {
          if (countAll(game, s, MOST) > MOST) continue;
          const value = solve(game, s, MOST);
          assert(value !== null, 'never looks at more than there is');
          solved++;
          const expected = bruteForce(game, s);
          for (const [seat, worth] of expected.entries()) expect(at(value.worth, seat), seed).toBeCloseTo(worth, 10);
          const choice = solveChoice(game, s, 1e6);
          const after = copyOf(game, s);
          game.apply(after, choice?.action ?? 0);
          expect(at(bruteForce(game, after), game.actor(s)), seed).toBeCloseTo(at(expected, game.actor(s)), 10);
        }
      }
      expect(solved).toBeGreaterThan(12);
    });

  it('takes the mean over chance, whoever decides behind it', () => {
    const game = toy as AnyGame;
    for (const players of [2, 3])
      for (const boxes of [2, 3, 5]) {
        const s = game.create(players, { boxes, open: true });
        expect(game.actor(s)).toBe(CHANCE);
        const value = solve(game, s, 1e6);
        for (const [seat, worth] of bruteForce(game, s).entries()) expect(value?.worth[seat]).toBeCloseTo(worth, 10);
      }
  });

  it('gives up where there is more to look at than it may, and the probe says so before', () => {
    const game = unwrapGame('harvest-dice');
    const s = game.create(2, unwrap(parseOptions(game.options, undefined)));
    advance(game, s, 3, new FastRandom('early'));
    expect(solve(game, s, 5000)).toBeNull();
    expect(solveChoice(game, s, 5000)).toBeNull();
    expect(looksSmall(game, s, 5000, new FastRandom(1))).toBe(false);
    const last = smallEnd(game);
    expect(looksSmall(game, last, 5000, new FastRandom(1))).toBe(true);
  });

  it('plays the end for Master, and never where something is hidden', () => {
    const budget = { iterations: 500 };
    const harvest = unwrapGame('harvest-dice');
    const last = smallEnd(harvest);
    const exact = createBot('master').choose(harvest, last, harvest.actor(last), budget, new FastRandom(1));
    expect(exact).toEqual(solveChoice(harvest, last, 1e6));
    const rice = unwrapGame('rice-dice');
    const [hidden] = lastDecisions(rice, 2, 'late', 1);
    const searched = createBot('master').choose(rice, hidden, rice.actor(hidden), budget, new FastRandom(1));
    expect(searched.iterations).toBeGreaterThan(1);
  });
});

function unwrapGame(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`there is a game ${id}`);
  return game;
}
