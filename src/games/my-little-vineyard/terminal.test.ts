import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER, SPECTATOR } from '../../core/game.ts';
import { legalMoves, playMove, rollChance } from '../../core/match.ts';
import type { Paint } from '../../core/paint.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import { crampedSheet } from './sheets.suite.ts';
import type { State } from './state.ts';
import { anyGame, begin, turn } from './table.suite.ts';
import { draw, sumsText } from './terminal.ts';

const same = (text: string): string => text;
const plain: Paint = {
  bold: same,
  dim: same,
  inverse: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  magenta: same,
  cyan: same,
  orange: same,
};
const name = (seat: number | string): string => `A player with a very long name ${seat}`;

describe('the drawing', () => {
  it('never takes more than 100 columns, and says no nonsense', () => {
    for (let players = 2; players <= 6; players++)
      for (const options of [{}, { loose: true, years: 2 }, { sheet: crampedSheet, seasons: 'summerFall' }]) {
        const random = new FastRandom(`draw/${players}`);
        const match = begin(players, options);
        for (;;) {
          const viewer = random.below(players + 1) - 1;
          const text = draw(game.view(match.state as State, viewer), viewer, plain, name);
          for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
          expect(text).not.toMatch(/undefined|null|NaN|\[object/);
          const actor = anyGame.actor(match.state);
          if (actor === OVER) break;
          if (actor === CHANCE) unwrap(rollChance(match, random));
          else unwrap(playMove(match, at(legalMoves(match), random.below(legalMoves(match).length))));
        }
      }
  });

  it('V2 shows the sheet, the store, research and the centre', () => {
    const match = turn({
      centre: [3, 3, 6],
      warehouse: { pinotNoir: 2, allier: 1, vanilla: 4 },
      crossed: { pinotNoir: 1 },
      research: { pinotNoir: [1, 5] },
    });
    const text = draw(game.view(match.state as State, 0), SPECTATOR, plain, name);
    expect(text).toMatch(/Pinot Noir° 8 9 +2\/7 +6 +①···⑤· +\+1 +· +\+3 +\+8 +· +● +● +·/);
    expect(text).toMatch(/Merlot +7 +0\/10 +2 +······/);
    expect(text).toMatch(/in store +0\/10 +0\/10 +0\/10 +4\/6 +0\/10 +0\/10 +1\/9 +0\/10/);
    expect(text).toContain('3  × 2');
    expect(text).toContain('⚂ ⚂');
    expect(text).toContain('centre 3 · dead 33');
  });

  it('writes sums in runs', () => {
    expect(sumsText([7, 8])).toBe('7 8');
    expect(sumsText([12, 10, 11])).toBe('10–12');
    expect(sumsText([2, 7, 8, 9, 12])).toBe('2 7–9 12');
  });
});
