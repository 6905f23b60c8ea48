import { describe, expect, it } from 'vitest';
import type { Luck } from './luck.ts';
import type { Played } from './played.ts';
import { progressOf } from './progress.ts';

const played = (address: string, whenMillis: number, game = 'harvest-dice'): Played => ({
  place: 'device',
  address,
  game,
  whenMillis,
  names: ['You', 'Ada'],
  seat: 0,
  totals: [40, 30],
  rank: 1,
  isWon: true,
  winners: 1,
  isDaily: false,
});

describe('progress', () => {
  it('goes from the oldest game to the latest, weighs games by their decisions and carries errors on', () => {
    const found = new Map<string, Luck>([
      ['new', { luck: 4, lost: 3, skill: { value: 1, error: 0.3 }, decisions: 10 }],
      ['old', { luck: -2, lost: 60, skill: { value: 2, error: 0.4 }, decisions: 30 }],
      ['older version', { luck: 9, lost: 1 }],
      ['other', { luck: 5, lost: 1, skill: { value: 0.5, error: 0.1 }, decisions: 20 }],
    ]);
    const games = [played('new', 3), played('old', 1), played('older version', 2), played('other', 5, 'rice-dice')];
    const [harvest, rice, ...more] = progressOf(
      [...games, played('unknown', 4)],
      ({ address }) => found.get(address) ?? null,
    );
    expect(more).toEqual([]);
    expect(harvest?.waypoints.map(({ whenMillis }) => whenMillis)).toEqual([1, 3]);
    expect(harvest?.skill.value).toBeCloseTo(1.75);
    expect(harvest?.skill.error).toBeCloseTo(Math.hypot(3, 12) / 40);
    expect(harvest?.luck).toEqual({ value: 1, error: 3 });
    expect(rice?.game).toBe('rice-dice');
    expect(rice?.luck.error).toBeNaN();
  });
});
