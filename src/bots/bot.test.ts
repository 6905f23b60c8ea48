import { expect, it } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { copyOf, secretKey } from './bot.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

it('a search tells secrets apart exactly in the games that have few of them', () => {
  const apart: string[] = [];
  for (const game of games.values()) {
    const s = randomDecision(game, game.profile.players.max, 4, `${BASE_SEED}/key`);
    if (s === null) throw new Error(`${game.profile.name} lasts longer`);
    const random = new FastRandom(`${BASE_SEED}/key/${game.profile.id}`);
    const keys = Array.from({ length: 60 }, () => {
      const world = copyOf(game, s);
      game.determinize(world, SPECTATOR, random);
      return secretKey(game, world, game.actor(s));
    });
    if (new Set(keys).size > 1) apart.push(game.profile.id);
  }
  expect(apart).toEqual([...games].flatMap(([id, game]) => (game.knowledge?.hasFewSecrets ? [id] : [])));
  expect(apart).not.toHaveLength(0);
});
