import { describe, expect, it } from 'vitest';
import { isAtLeast, isDoubtful, verdictLimits, verdictOf, verdicts } from './verdict.ts';

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
    expect(verdictOf({ value: 0.08, error: 0.015 })).toBe('inaccuracy');
  });

  it('are in doubt where a large error may have made them', () => {
    expect(isDoubtful({ value: 0.08, error: 0.015 })).toBe(true);
    expect(isDoubtful({ value: 0.115, error: 0.015 })).toBe(false);
    expect(isDoubtful({ value: 0.3, error: 0.05 })).toBe(false);
    // What seems good is believed, and so is a small error.
    expect(isDoubtful({ value: 0.02, error: 0.05 })).toBe(false);
    expect(isDoubtful({ value: 0.061, error: 0.009 })).toBe(false);
  });

  it('have an order', () => {
    expect(isAtLeast('blunder', 'mistake')).toBe(true);
    expect(isAtLeast('mistake', 'mistake')).toBe(true);
    expect(isAtLeast('inaccuracy', 'mistake')).toBe(false);
    expect([...verdicts].sort((a, b) => Number(isAtLeast(a, b)) - 0.5)).toEqual(verdicts);
  });
});
