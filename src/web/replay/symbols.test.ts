import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../bots/analysis.ts';
import type { MatchRecord } from '../../core/record.ts';
import { symbolsOf } from './symbols.ts';

const standing = (seat: number, total: number, rank: number) => ({ seat, total, rank, breakdown: null });
const record = {
  players: 2,
  result: { standings: [standing(0, 40, 2), standing(1, 50, 1)], winners: [1] },
} as unknown as MatchRecord;
const analysisWith = (lost: number, luck: number) =>
  ({ totals: [{ lost: { margin: { value: lost } }, luck: { margin: { value: luck } } }] }) as unknown as Analysis;

describe('a game in a few symbols', () => {
  test('without an analysis: the place alone', () => {
    expect(symbolsOf(record, 'Rice Dice', 0, null)).toBe('Windfall · Rice Dice\n🥈 👤👤');
    expect(symbolsOf(record, 'Rice Dice', 1, null)).toContain('🥇');
  });

  test('skill and luck by their share of the points', () => {
    expect(symbolsOf(record, 'G', 0, analysisWith(0, 0))).toContain('🟩🟩🟩🟩🟩  ⚖️');
    expect(symbolsOf(record, 'G', 0, analysisWith(8, 9))).toContain('🟩🟩🟩⬜⬜  🍀🍀');
    expect(symbolsOf(record, 'G', 0, analysisWith(400, -400))).toContain('⬜⬜⬜⬜⬜  🌧️🌧️🌧️');
  });

  test('no number is told', () => {
    expect(symbolsOf(record, 'G', 0, analysisWith(8, 9))).not.toMatch(/\d/);
  });
});
