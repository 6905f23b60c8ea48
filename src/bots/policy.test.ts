import { expect, it } from 'vitest';
import { assert } from '../core/assert.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { createBot } from './levels.ts';
import { chooseSome, newChooser } from './policy.ts';
import { withPolicy } from './policyTraining.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

const found = [...games.values()].find(({ knowledge }) => knowledge?.policy !== undefined);
assert(found?.knowledge?.policy !== undefined, 'a game has a policy');
const game = found;
const { policy } = found.knowledge;
const state = randomDecision(game, policy.players, 9, 'policy');

it('is for the number of players that it was taught with', () => {
  expect(newChooser(game, policy.players)).not.toBeNull();
  expect(newChooser(game, policy.players + 1)).toBeNull();
  expect(newChooser(withPolicy(game, policy, null), policy.players)).toBeNull();
});

it('refuses weights that do not fit its terms', () => {
  expect(() => newChooser(withPolicy(game, policy, '1 2 3'), policy.players)).toThrow('train again');
});

it('puts moves with good scores first, with some chance, and loses none', () => {
  const chooser = newChooser(game, policy.players);
  assert(chooser !== null, 'it has learned');
  const legal = new Int32Array(game.maxLegal);
  const count = game.legal(state, legal);
  const moves = legal.slice(0, count);
  expect(chooseSome(chooser, state, moves, count, count, new FastRandom('a'))).toBe(count);
  expect(moves).toEqual(legal.slice(0, count));
  const mean = chooser.scores.slice(0, count).reduce((a, b) => a + b, 0) / count;
  const firsts = ['a', 'b', 'c'].map((seed) => {
    const some = legal.slice(0, count);
    expect(chooseSome(chooser, state, some, count, 8, new FastRandom(seed))).toBe(8);
    expect(some.toSorted()).toEqual(legal.slice(0, count).toSorted());
    expect(chooser.scores.slice(0, 8).reduce((a, b) => a + b, 0) / 8).toBeGreaterThan(mean + 0.5);
    return some.slice(0, 8).join(' ');
  });
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

it('leads Master, and not Gardener', () => {
  const seat = game.actor(state);
  const shares = (level: 'master' | 'gardener', known = game) =>
    createBot(level).choose(known, state, seat, { iterations: 60 }, new FastRandom('led')).estimates;
  const without = withPolicy(game, policy, null);
  expect(shares('master')).toEqual(shares('master'));
  expect(shares('master')).not.toEqual(shares('master', without));
  expect(shares('gardener')).toEqual(shares('gardener', without));
});

it(`describes every move of random games by terms that it has (seed ${BASE_SEED})`, () => {
  const moves = new Int32Array(game.maxLegal);
  for (let i = 0; i < 60; i++) {
    const s = randomDecision(game, 2 + (i % 3), i, `${BASE_SEED}/${i}`);
    if (s === null) continue;
    const count = game.legal(s, moves);
    const out = new Int32Array(2 * count).fill(-1);
    policy.describe(s, moves, count, out);
    expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...out)).toBeLessThan(policy.terms);
  }
});
