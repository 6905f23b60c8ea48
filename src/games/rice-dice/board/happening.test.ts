import { describe, expect, it } from 'vitest';
import { decide, load, play, workers } from '../built.suite.ts';
import { game } from '../index.ts';
import { happeningOf } from './happening.ts';

describe('what happened', () => {
  it('R30 is a harvest with its rice', () => {
    const s = workers(3, { rows: [['River Bend | p', 'Sunlit Paddy | w1'], ['Great Basin']] });
    const before = game.view(s, 0);
    play(s, 'harvest 1');
    const { sides } = happeningOf(7, before, game.view(s, 0), {
      seat: 0,
      move: { type: 'job', job: 'harvest', paddy: 1 },
    });
    expect(sides[0]).toEqual({ deeds: { 'River Bend': 'harvested' }, flows: [], rice: 14 });
    expect(sides[1]).toEqual({ deeds: {}, flows: [], rice: 0 });
  });

  it('R52 is also the water of all sides that a dry spell takes', () => {
    const s = decide('weed', { rows: [['River Bend | w2 p'], ['Great Basin | w5', 'Sunlit Paddy']], dry: 19 });
    const before = game.view(s, 0);
    play(s, 'card');
    const move = { type: 'action', action: 'card' } as const;
    const { sides } = happeningOf(3, before, game.view(s, 0), { seat: 0, move });
    expect(sides.map(({ flows }) => flows)).toEqual([
      [{ from: 1, to: 'pond', tokens: 2 }],
      [{ from: 1, to: 'pond', tokens: 5 }],
    ]);
    expect(sides[1]?.deeds).toEqual({ 'Great Basin': 'drained' });
  });

  it('R42 is also the water that runs back by itself', () => {
    const s = load({
      phase: 'release',
      dice: 'weed weed weed weed weed',
      rows: [['River Bend | w2', 'Great Basin'], ['Long Terrace']],
    });
    const before = game.view(s, 0);
    play(s, 'release 1 > 2');
    const move = { type: 'release', paddy: 1, into: [2] } as const;
    expect(happeningOf(3, before, game.view(s, 0), { seat: 0, move }).sides[0]?.flows).toEqual([
      { from: 1, to: 2, tokens: 2 },
      { from: 2, to: 'pond', tokens: 2 },
    ]);
  });
});
