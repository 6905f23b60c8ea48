import { expect, test } from 'vitest';
import type { AnyGame } from '../core/game.ts';
import { games } from '../games/registry.node.ts';
import { newSeries } from '../table/series.ts';
import { planFor } from './again.ts';

const game = games.get('harvest-dice') as AnyGame;
const series = {
  ...newSeries({ kind: 'twin', deals: 2 }, 2),
  games: [{ table: 'x', starter: 0, points: [9, 8], winners: [0] }],
};
const plan = {
  settings: { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: null, series },
  bots: [],
};

test('a table like the last one begins its series anew', () => {
  expect(planFor(plan, game, 2).settings.series).toEqual(newSeries({ kind: 'twin', deals: 2 }, 2));
});

test('and plays a single game where so many cannot play such a series', () => {
  expect(planFor(plan, game, 3).settings).not.toHaveProperty('series');
});
