import { describe, expect, it } from 'vitest';
import type { Paint } from '../../src/core/paint.ts';
import { unwrap } from '../../src/core/result.ts';
import { game } from './index.ts';
import { draw } from './terminal.ts';

const plain = new Proxy({} as Paint, { get: () => (text: string) => text });
const drawn = (part: object, name = (seat: number | string) => `Player ${seat}`): string => {
  const position = { players: 2, options: { goal: 100 }, phase: 'roll', seat: 1, turn: 0, points: [50, 20], ...part };
  return draw(game.view(unwrap(game.fromPosition(position)), 0), 0, plain, name);
};

describe('the table in the terminal', () => {
  it('P13 P20 shows whose turn it is, the points held and the goal', () => {
    expect(drawn({})).toContain('Goal 100');
    expect(drawn({})).toMatch(/^ {4}Player 0 +50 █{25}░{25}$/m);
    expect(drawn({})).toMatch(/^ {2}▶ Player 1 +20 █{10}░{40}$/m);
    expect(drawn({ phase: 'over', points: [50, 103] })).toMatch(/★ Player 1 +103 █{50}$/m);
  });

  it('P10 shows the points at stake', () => {
    expect(drawn({ phase: 'choose', turn: 12 })).toContain('At stake 12');
    expect(drawn({})).not.toContain('At stake');
  });

  it('fits 100 columns, whatever people are called', () => {
    for (const line of drawn({}, () => '野菜'.repeat(60)).split('\n'))
      expect([...line].length).toBeLessThanOrEqual(100);
  });
});
