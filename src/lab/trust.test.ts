import { expect, it } from 'vitest';
import type { AnyGame } from '../core/game.ts';
import { games } from '../games/registry.node.ts';
import { factorOf, measureFactor, measureTrust, summariseTrust, type TrustRow } from './trust.ts';

const figure = (value: number, error: number) => ({ value, error });
const seat = (luck: number, lost: number, own: number) => ({
  luck: figure(luck, 1),
  own: figure(own, 1),
  lost: figure(lost, 0),
});

it('tells how far two analyses are apart in their own errors, and how much less results scatter without luck', () => {
  const row = (result: number, first: number, second: number): TrustRow => ({
    result: [result],
    first: [seat(first, 2, -1)],
    second: [seat(second, 2, -1)],
    entries: 10,
    seconds: 2,
  });
  const found = summariseTrust([row(10, 8, 8), row(-10, -8, -10), row(0, 0, 2)]);
  // Differences of 0, 2 and −2 points, each with an error of √2.
  expect(found.luckZ).toBeCloseTo(Math.sqrt(4 / 3), 8);
  // Losses that tell no error and do not differ say nothing about errors.
  expect(found.lostZ).toBe(0);
  // Results of ±10 and 0, without luck ±2 and 0.
  expect(found.factor).toBeCloseTo(25, 8);
  expect(found).toMatchObject({ games: 3, lost: 2, own: 1, seconds: 2 });
});

it('plays and analyses the same games again for the same seed', () => {
  const game = games.get('harvest-dice') as AnyGame;
  const plan = { games: 2, players: 2, bot: 'sharp', iterations: 4, seed: 'trust' } as const;
  const found = [...measureTrust(game, plan)];
  const [again] = [...measureTrust(game, { ...plan, games: 1 })];
  expect({ ...again, seconds: 0 }).toEqual({ ...found[0], seconds: 0 });
  expect(found[0]?.result).not.toEqual(found[1]?.result);
  expect(found[0]?.first).not.toEqual(found[0]?.second);
});

it('tells the same factor of the same games without looking at decisions', () => {
  const game = games.get('harvest-dice') as AnyGame;
  const plan = { games: 2, players: 2, bot: 'sharp', iterations: 4, seed: 'factor' } as const;
  const whole = summariseTrust([...measureTrust(game, plan)]);
  expect(factorOf([...measureFactor(game, plan)])).toBeCloseTo(whole.factor, 8);
});
