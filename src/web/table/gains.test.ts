import { describe, expect, it } from 'vitest';
import type { Words } from '../../core/words.ts';
import { gainsOf } from './gains.ts';

const words = {
  categories: { harvest: 'Harvests', penalties: 'Unplaced seeds' },
  costs: (move: { type: string }) => (move.type === 'buy' ? 'if it is still unplaced at the end' : null),
} as unknown as Words;

describe('what a hint says of points', () => {
  it('is what they are for; a loss says when it comes', () => {
    expect(gainsOf({ move: { type: 'buy' }, gains: { harvest: 3, penalties: -5 } }, words)).toEqual([
      { text: '+3 Harvests', isCost: false },
      { text: '−5 Unplaced seeds if it is still unplaced at the end', isCost: true },
    ]);
  });

  it('a loss at once says no more', () => {
    expect(gainsOf({ move: { type: 'end' }, gains: { penalties: -5 } }, words)).toEqual([
      { text: '−5 Unplaced seeds', isCost: true },
    ]);
  });
});
