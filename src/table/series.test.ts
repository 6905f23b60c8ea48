import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { betterIn, newSeries, nextSeries, seatsAfter, seriesFlaw, standOf } from './series.ts';
import { type Series, type SeriesRule, seriesRuleSchema, seriesSchema } from './seriesSchema.ts';

/** A series of two with the points of its games, player by player. */
const played = (rule: SeriesRule, ...points: number[][]): Series => ({
  ...newSeries(rule, points[0]?.length ?? 2),
  games: points.map((each, i) => {
    const best = Math.max(...each);
    return { table: `t${i}`, starter: 0, points: each, winners: each.flatMap((own, j) => (own === best ? [j] : [])) };
  }),
});

const noDice = { table: '', nonces: [], nonceHashes: [] };

describe('a series', () => {
  test('best of three is won as soon as nobody can catch up', () => {
    const rule = { kind: 'bestOf', games: 3 } as const;
    expect(standOf(played(rule)).winners).toBeNull();
    expect(standOf(played(rule, [5, 1])).winners).toBeNull();
    expect(standOf(played(rule, [5, 1], [5, 1]))).toEqual({ scores: [2, 0], points: [10, 2], winners: [0] });
    expect(standOf(played(rule, [5, 1], [1, 9], [2, 3])).winners).toEqual([1]);
  });

  test('a drawn game is half a win for each, and a series may be drawn', () => {
    const rule = { kind: 'bestOf', games: 3 } as const;
    expect(standOf(played(rule, [5, 1], [4, 4]))).toMatchObject({ scores: [1.5, 0.5], winners: null });
    expect(standOf(played(rule, [5, 1], [4, 4], [1, 2])).winners).toEqual([0, 1]);
    expect(standOf(played(rule, [5, 1], [4, 4], [4, 4])).winners).toEqual([0]);
  });

  test('among three, one lead is not enough while a third can catch up', () => {
    const rule = { kind: 'bestOf', games: 4 } as const;
    expect(standOf(played(rule, [5, 1, 1], [1, 5, 1])).winners).toBeNull();
    expect(standOf(played(rule, [5, 1, 1], [5, 1, 1])).winners).toBeNull();
    expect(standOf(played(rule, [5, 1, 1], [5, 1, 1], [5, 1, 1])).winners).toEqual([0]);
  });

  test('first to so many points: who has most of those who are there', () => {
    const rule = { kind: 'firstTo', points: 10 } as const;
    expect(standOf(played(rule, [5, 1], [4, 8]))).toMatchObject({ scores: [9, 9], winners: null });
    expect(standOf(played(rule, [5, 1], [6, 12])).winners).toEqual([1]);
    expect(standOf(played(rule, [5, 6], [6, 5])).winners).toEqual([0, 1]);
  });

  test('first to so many points ends, whatever the points are', () => {
    const long = played({ kind: 'firstTo', points: 10 }, ...Array.from({ length: 99 }, () => [0, -1]));
    expect(standOf(long).winners).toEqual([0]);
    expect(seriesSchema.safeParse(long).success).toBe(true);
    expect(seriesSchema.safeParse({ ...long, games: [...long.games, long.games[0]] }).success).toBe(false);
  });

  test('a deal of a twin is won by games, then by points with the same dice', () => {
    const rule = { kind: 'twin', deals: 2 } as const;
    const deal = (...points: number[][]) => betterIn(played(rule, ...points).games, 2);
    expect(deal([9, 1], [2, 3])).toEqual([0]);
    expect(deal([3, 2], [1, 9])).toEqual([1]);
    expect(deal([5, 4], [5, 4])).toEqual([0]);
    expect(deal([5, 3], [3, 5])).toEqual([0, 1]);
    expect(standOf(played(rule, [9, 1], [9, 1], [9, 1])).winners).toBeNull();
    expect(standOf(played(rule, [9, 1], [2, 3], [3, 2], [1, 4]))).toMatchObject({ scores: [1, 1], winners: [0] });
    expect(standOf(played({ kind: 'twin', deals: 3 }, [9, 1], [9, 1], [9, 1], [9, 1])).winners).toEqual([0]);
  });

  test('beginning goes round, and every other round in the opposite order', () => {
    const series = played({ kind: 'bestOf', games: 9 }, [1, 1, 1]);
    const first = { ...series, games: series.games.map((game) => ({ ...game, starter: 1 })) };
    const orders: string[] = [];
    let now: Series = first;
    for (let i = 0; i < 6; i++) {
      const seats = seatsAfter(now).map((seat) => now.order[seat]);
      now = nextSeries(now, noDice);
      expect(seats).toEqual(now.order);
      orders.push(now.order.join(''));
      expect(now.start).toBe(0);
      now = { ...now, games: [...now.games, at(series.games, 0)] };
    }
    expect(orders).toEqual(['201', '012', '102', '210', '021', '120']);
  });

  test('after its end another one begins, and everybody keeps their seat', () => {
    const over = { ...played({ kind: 'bestOf', games: 3 }, [5, 1], [5, 1]), order: [1, 0] };
    const next = nextSeries(over, noDice);
    expect(next).toEqual({ rule: over.rule, games: [], order: [0, 1] });
    expect(seatsAfter(over)).toEqual([0, 1]);
  });

  test('is refused where it is out of bounds', () => {
    const isRule = (rule: unknown) => seriesRuleSchema.safeParse(rule).success;
    expect(isRule({ kind: 'bestOf', games: 3 })).toBe(true);
    for (const rule of [
      { kind: 'bestOf', games: 1 },
      { kind: 'bestOf', games: 22 },
      { kind: 'firstTo', points: 0 },
      { kind: 'firstTo', points: 10_001 },
      { kind: 'twin', deals: 0 },
      { kind: 'twin', deals: 11 },
      { kind: 'twin', deals: 1.5 },
      { kind: 'twin', deals: 1, seed: '' },
      { kind: 'league' },
    ])
      expect(isRule(rule), JSON.stringify(rule)).toBe(false);
    expect(seriesFlaw({ kind: 'twin', deals: 1 }, 3)).not.toBeNull();
    expect(seriesFlaw({ kind: 'bestOf', games: 3 }, 1)).not.toBeNull();
    expect(seriesFlaw({ kind: 'bestOf', games: 3 }, 5)).toBeNull();
  });
});
