import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, SPECTATOR } from '../../core/game.ts';
import type { Paint } from '../../core/paint.ts';
import { FastRandom } from '../../core/random.ts';
import { built, FULL, fresh, load, sheet } from './built.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { draw } from './terminal.ts';

const styles = ['bold', 'dim', 'inverse', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'orange'] as const;
const paintWith = (wrap: (style: string, text: string) => string): Paint =>
  Object.fromEntries(styles.map((style) => [style, (text: string) => wrap(style, text)])) as unknown as Paint;
const plain = paintWith((_, text) => text);
const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
const name = (seat: number | string): string => names[Number(seat)] ?? String(seat);

const drawn = (s: State, viewer = 0): string => draw(game.view(s, viewer), viewer, plain, name);

const rich = built({
  advanced: true,
  pool: 'L3 L5 T4 C1 C6',
  sheets: [
    sheet(['LLLTTT', 'LC.T..', '.CC...'], 20, 2),
    sheet(['....L.', '...LL.', '......'], 7, 0),
    sheet(['TTTTTT', '......', 'C.....'], 12, 1),
    sheet(),
  ],
  markets: { lettuce: 3, tomato: 1, carrot: 2 },
});

describe('the table in the terminal', () => {
  it('fits 100 columns at every step of games, for every viewer, and says the same with colour', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new FastRandom(seed);
      const s = fresh(2 + (seed % 3), seed % 2 === 0);
      const moves = new Int32Array(game.maxLegal);
      for (let actor = game.actor(s); ; actor = game.actor(s)) {
        if (actor !== CHANCE || s.rolled === 0)
          for (const viewer of [SPECTATOR, 0, s.players - 1]) {
            const text = drawn(s, viewer);
            for (const line of text.split('\n')) expect([...line].length, `seed ${seed}`).toBeLessThanOrEqual(100);
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            const marked = draw(
              game.view(s, viewer),
              viewer,
              paintWith((_, part) => `«${part}»`),
              name,
            );
            expect(marked.replaceAll(/[«»]/g, '')).toBe(text);
          }
        if (actor === OVER) break;
        game.apply(
          s,
          actor === CHANCE ? random.below(game.outcomes(s)) : (moves[random.below(game.legal(s, moves))] as number),
        );
      }
    }
  });

  it('draws the own sheet with straight edges', () => {
    const box = drawn(load(rich))
      .split('\n')
      .filter((line) => /[╭│╰]/.test(line));
    expect(box).toHaveLength(11);
    expect(new Set(box.map((line) => [...line].length)).size).toBe(1);
    for (const line of box) expect(line).toMatch(/[╮│╯]$/);
  });

  it('H2 H3 H4 H10 shows pool, markets, garden, pig, powers and points', () => {
    const text = drawn(load(rich));
    expect(text).toContain('[■ 3] [■ 5]   [● 4]   [▲ 1] [▲ 6]');
    expect(text).toContain('■ Lettuce ×××○○○ 3');
    expect(text).toContain('● Tomatoes ×○○○○○ 1');
    expect(text).toContain('1   2   3   4   5   6');
    expect(text).toContain('1 │ ■ │ ■ │ ■ │ ● │ ● │ ● │  ribbon +5');
    expect(text).toContain('3 │   │ ▲ │ ▲ │   │   │   │');
    expect(text).toContain('Pig 20 of 42');
    // Three rows complete, one power used; the fourth row is begun.
    expect(text).toContain('× × × × × ×  [×]     2');
    expect(text).toContain('× × × × × ×  [±]     6');
    expect(text).toContain('× × ○ ○ ○ ○  [ ]     8');
    expect(text).toContain('2 powers to use');
    expect(text).toMatch(/Lettuce +4 × 3 +12/);
    expect(text).toMatch(/Ribbons +1 × 5 +5/);
    expect(text).toMatch(/Bonuses +15/);
    expect(text).toMatch(/Total +\d+/);
    expect(text).toContain('▶ Ada');
  });

  it('H3 shows the values that the table plays with', () => {
    const text = drawn(load({ ...rich, options: { ...rich.options, pigValues: [0, 3, 9, 9, 30, 50, 99] } }));
    expect(text).toContain('× × × × × ×  [±]     9');
    expect(text).toContain('○ ○ ○ ○ ○ ○  [ ]    99');
  });

  it('shows the others small, in the order of play', () => {
    const text = drawn(load(rich));
    const line = text.split('\n').find((one) => one.includes('Ben')) ?? '';
    expect(line.indexOf('Ben')).toBeLessThan(line.indexOf('Cleo'));
    expect(line.indexOf('Cleo')).toBeLessThan(line.indexOf('Dora'));
    expect(text).toContain('pig 7/42');
    expect(text).toContain('1 power ');
    expect(text).toContain('1 ribbon');
    expect(text).toContain('· · · · ■ ·');
    expect(drawn(load(rich), 2)).toContain('╭─ Cleo');
  });

  it('H30 says when the last round has come, and leaves the bonuses to the advanced game', () => {
    const s = load(built({ pool: 'L3 T4', sheets: [sheet(FULL), sheet()] }));
    expect(drawn(s)).toContain('last round');
    expect(drawn(s)).not.toContain('Bonuses');
    expect(drawn(load(rich))).not.toContain('last round');
  });

  it('clips long names and counts wide ones', () => {
    const view = game.view(load(rich), 0);
    for (const long of ['N'.repeat(200), '野菜'.repeat(60), '🥕'.repeat(60)]) {
      const lines = draw(view, 0, plain, () => long).split('\n');
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(100);
      expect(lines.join()).toContain('…');
    }
  });
});
