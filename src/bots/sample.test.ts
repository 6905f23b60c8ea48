import { expect, it } from 'vitest';
import { assert } from '../core/assert.ts';
import type { Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { copyOf } from './bot.ts';
import { sampleLikely } from './sample.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

const game = [...games.values()].find(({ knowledge }) => knowledge?.likelihood !== undefined);
assert(game !== undefined, 'a game tells how likely secrets are');
const SAMPLES = 4000;

/** The rival's secrets in many samples for the seat: how often each came up, and how likely the game says it is. */
function sampled(s: unknown, seat: Seat, rival: Seat): Map<number, { count: number; likelihood: number }> {
  assert(game !== undefined, 'found above');
  const into = copyOf(game, s);
  const random = new FastRandom(BASE_SEED);
  const found = new Map<number, { count: number; likelihood: number }>();
  for (let i = 0; i < SAMPLES; i++) {
    sampleLikely(game, s, into, seat, random);
    const secret = game.secretOf?.(into, rival) ?? 0;
    const likelihood = game.knowledge?.likelihood?.(into, seat) ?? 1;
    found.set(secret, { count: (found.get(secret)?.count ?? 0) + 1, likelihood });
  }
  return found;
}

it(`secrets are sampled as often as they are likely, whatever they are (seed ${BASE_SEED})`, () => {
  let uneven = 0;
  for (const decisions of [0, 8, 16]) {
    const s = randomDecision(game, 2, decisions, `${BASE_SEED}/${decisions}`);
    assert(s !== null, 'the game goes on');
    const seat = game.actor(s);
    const found = sampled(s, seat, 1 - seat);
    const sum = [...found.values()].reduce((total, { likelihood }) => total + likelihood, 0);
    for (const { count, likelihood } of found.values()) {
      expect(Math.abs(count / SAMPLES - likelihood / sum)).toBeLessThan(0.04);
      if (likelihood < 0.5) uneven++;
    }
    const other = copyOf(game, s);
    game.determinize(other, seat, new FastRandom('other'));
    expect(sampled(other, seat, 1 - seat)).toEqual(found);
  }
  expect(uneven).toBeGreaterThan(0);
});
