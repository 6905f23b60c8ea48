import { describe, expect, it } from 'vitest';
import { isWanted, type Played, playedOnline, tally } from './played.ts';

const base: Played = {
  place: 'device',
  address: 'a',
  game: 'harvest-dice',
  whenMillis: 1000,
  names: ['You', 'Ada'],
  seat: 0,
  totals: [40, 30],
  rank: 1,
  isWon: true,
  winners: 1,
  isDaily: false,
};

describe('my games', () => {
  it('counts games, wins, average, best and the luck of those analysed, without games of bots alone', () => {
    const games: Played[] = [
      base,
      { ...base, address: 'b', totals: [20, 30], rank: 2, isWon: false },
      { ...base, address: 'c', seat: 1, totals: [50, 60] },
      { ...base, address: 'd', seat: null, totals: [99, 98], isWon: false },
      { ...base, address: 'e', game: 'rice-dice', totals: [7, 9], isWon: false },
    ];
    const luck = new Map([
      ['a', 4],
      ['b', -1],
    ]);
    expect(tally(games, ({ address }) => luck.get(address) ?? null)).toEqual([
      { game: 'harvest-dice', played: 3, wins: 2, average: 40, best: 60, luck: 1.5 },
      { game: 'rice-dice', played: 1, wins: 0, average: 7, best: 7, luck: null },
    ]);
  });

  it('gives no place to most points that lost on time, and the win to the others', () => {
    const standings = [40, 30].map((total, seat) => ({ seat, total, breakdown: {}, rank: seat + 1 }));
    const game = {
      table: 't',
      game: 'harvest-dice',
      options: {},
      stage: 'over' as const,
      seats: [],
      standings,
      winners: [1],
      daily: null,
      createdMillis: 0,
      changedMillis: 0,
    };
    expect(playedOnline({ ...game, seat: 0 })).toMatchObject({ isWon: false, rank: null });
    expect(playedOnline({ ...game, seat: 1 })).toMatchObject({ isWon: true });
  });

  it('filters by game, place and period', () => {
    const now = 1000 + 10 * 86_400_000;
    const any = { game: '', place: '' as const, days: 0 };
    expect(isWanted(base, any, now)).toBe(true);
    expect(isWanted(base, { ...any, game: 'rice-dice' }, now)).toBe(false);
    expect(isWanted(base, { ...any, place: 'online' }, now)).toBe(false);
    expect(isWanted(base, { ...any, days: 11 }, now)).toBe(true);
    expect(isWanted(base, { ...any, days: 9 }, now)).toBe(false);
  });
});
