import { expect, it } from 'vitest';
import { isAtLeast } from '../bots/verdict.ts';
import type { AnyGame } from '../core/game.ts';
import { games } from '../games/registry.node.ts';
import { findWarnings } from './warnings.ts';

const game = games.get('harvest-dice') as AnyGame;
const plan = { count: 4, players: 2, iterations: 16, factor: 4, seed: 'warned' };

it('finds as many warnings as are asked for, each of a mistake at least, the same again for the same seed', () => {
  const found = [...findWarnings(game, plan)];
  expect(found).toHaveLength(plan.count);
  for (const { first } of found) expect(isAtLeast(first, 'mistake')).toBe(true);
  expect([...findWarnings(game, plan)]).toEqual(found);
});

it('judges with other dice the second time', () => {
  // As many iterations again: with equal dice each would be confirmed to the letter, with others not all of many are.
  const found = [...findWarnings(game, { ...plan, count: 12, iterations: 4, factor: 1 })];
  expect(found.some(({ first, second }) => first !== second)).toBe(true);
});
