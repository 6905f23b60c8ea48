import { describe, expect, it } from 'vitest';
import { FastRandom } from '../core/random.ts';
import type { DealResult } from './duel.ts';
import { describeRating, eloOf, rate } from './rating.ts';

const deal = (a: number, b: number): DealResult => ({
  deal: 0,
  a,
  b,
  shared: 2 - a - b,
  share: (a + (2 - a - b) / 2) / 2,
  margin: a - b,
  decisions: 10,
  cut: 0,
});

describe('ratings', () => {
  it('count victories, and leave shared ones out of the share', () => {
    const rating = rate([deal(2, 0), deal(1, 0), deal(1, 1), deal(0, 1)]);
    expect(rating).toMatchObject({ games: 8, wins: 4, losses: 2, shared: 2 });
    expect(rating.share.value).toBeCloseTo(4 / 6);
    expect(rating.margin.value).toBeCloseTo(0.5);
  });

  it('give Elo points for a share', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(10 / 11)).toBeCloseTo(400);
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('cover the true share about 95 times in 100', () => {
    const random = new FastRandom('cover');
    const share = 0.7;
    let covered = 0;
    const rounds = 1000;
    for (let round = 0; round < rounds; round++) {
      const deals = Array.from({ length: 60 }, () => {
        const a = (random.below(1000) < 1000 * share ? 1 : 0) + (random.below(1000) < 1000 * share ? 1 : 0);
        return deal(a, 2 - a);
      });
      const interval = rate(deals).share;
      if (interval.low <= share && share <= interval.high) covered++;
    }
    expect(covered / rounds).toBeGreaterThan(0.93);
    expect(covered / rounds).toBeLessThan(0.985);
  });

  it('stay humble after a clean sweep, and with nothing decided', () => {
    const sweep = rate(Array.from({ length: 5 }, () => deal(2, 0)));
    expect(sweep.share.value).toBe(1);
    expect(sweep.share.low).toBeLessThan(0.85);
    expect(rate([deal(0, 0)]).share).toEqual({ value: 0.5, low: 0, high: 1 });
    expect(describeRating(sweep)).toContain('10 won, 0 lost, 0 shared of 10 games');
  });
});
