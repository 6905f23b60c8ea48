import { describe, expect, it } from 'vitest';
import { isAtLeast, verdictLimits, verdictOf, verdicts } from './verdict.ts';

describe('classes of decisions', () => {
  it('begin at their limits', () => {
    const exact = (value: number) => verdictOf({ value, error: 0 });
    expect(exact(-0.2)).toBe('good');
    expect(exact(0)).toBe('good');
    let before: (typeof verdicts)[number] = 'good';
    for (const verdict of ['inaccuracy', 'mistake', 'blunder'] as const) {
      expect(exact(verdictLimits[verdict] - 1e-9)).toBe(before);
      expect(exact(verdictLimits[verdict])).toBe(verdict);
      before = verdict;
    }
    expect(exact(1)).toBe('blunder');
  });

  it('count a loss only beyond its error', () => {
    expect(verdictOf({ value: 0.13, error: 0.02 })).toBe('mistake');
    expect(verdictOf({ value: 0.13, error: 0.11 })).toBe('good');
    expect(verdictOf({ value: 0.04, error: 0.005 })).toBe('inaccuracy');
  });

  it('have an order', () => {
    expect(isAtLeast('blunder', 'mistake')).toBe(true);
    expect(isAtLeast('mistake', 'mistake')).toBe(true);
    expect(isAtLeast('inaccuracy', 'mistake')).toBe(false);
    expect([...verdicts].sort((a, b) => Number(isAtLeast(a, b)) - 0.5)).toEqual(verdicts);
  });
});
