import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, SPECTATOR } from '../../core/game.ts';
import type { Paint } from '../../core/paint.ts';
import { FastRandom } from '../../core/random.ts';
import { bird, build, rock, scarecrow, seed, sundial, veggie } from './built.suite.ts';
import { game } from './index.ts';
import { EMPTY_POOL } from './pool.ts';
import { create, type State } from './state.ts';
import { draw } from './terminal.ts';

const styles = ['bold', 'dim', 'inverse', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'orange'] as const;
const paintWith = (wrap: (text: string) => string): Paint =>
  Object.fromEntries(styles.map((style) => [style, wrap])) as unknown as Paint;
const plain = paintWith((text) => text);
const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
const name = (seat: number | string): string => names[Number(seat)] ?? String(seat);
const drawn = (s: State, viewer = 0): string => draw(game.view(s, viewer), viewer, plain, name);

const rich = () =>
  build({
    seat: 1,
    pool: [2, 6],
    sundial: 1,
    garden: {
      '1,1': seed('carrot', 0),
      '4,6': veggie('artichoke', 1),
      '2,2': bird(2, 3),
      '3,3': sundial(1),
      '5,5': scarecrow(3),
    },
    gardeners: [{ sun: true }, { seeds: { squash: 3 }, harvested: { tomato: 3 } }],
  });

describe('the table in the terminal', () => {
  it('fits 100 columns at every step of games, for every viewer, and says the same with colour', () => {
    for (let start = 0; start < 6; start++) {
      const random = new FastRandom(start);
      const s = create(2 + (start % 3), { family: start === 5, stallLimit: 12 });
      const moves = new Int32Array(game.maxLegal);
      for (let actor = game.actor(s); ; actor = game.actor(s)) {
        if (actor !== CHANCE || s.pool === EMPTY_POOL)
          for (const viewer of [SPECTATOR, s.players - 1]) {
            const text = drawn(s, viewer);
            for (const line of text.split('\n')) expect([...line].length, `seed ${start}`).toBeLessThanOrEqual(100);
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            const marked = draw(
              game.view(s, viewer),
              viewer,
              paintWith((part) => `«${part}»`),
              name,
            );
            expect(marked.replaceAll(/[«»]/g, '').replaceAll(/ +$/gm, '')).toBe(text);
          }
        if (actor === OVER) break;
        const action = actor === CHANCE ? random.below(game.outcomes(s)) : moves[random.below(game.legal(s, moves))];
        game.apply(s, action as number);
      }
    }
  });

  it('G1 G2 draws the garden with straight fences, owners, sides and stars', () => {
    const lines = drawn(rich()).split('\n');
    const fences = lines.slice(1, 20).map((line) => [...line].slice(0, 63).join(''));
    for (const line of fences) expect(line).toMatch(/[┐│┤┘]$/);
    expect(fences[1]).toContain('│carrot   │');
    expect(fences[2]).toContain('│A 2 seed │');
    expect(fences[4]).toContain('│bird     │');
    expect(fences[5]).toContain('│C 3 ●    │');
    expect(fences[7]).toContain('│sundial  │');
    expect(fences[10]).toContain('│ARTICHOKE│');
    expect(fences[11]).toContain('│B 4 ripe★│');
    expect(fences[13]).toContain('│scarecrow│');
    expect(fences[14]).toContain('│D       ★│        ★│');
    expect(fences.join('').match(/★/g)).toHaveLength(6);
    expect(drawn(build({ players: 2, pool: [1], garden: { '1,1': rock } }))).toContain('rock');
  });

  it('G4 G10 shows dice, supply, and what lies in front of each player', () => {
    const text = drawn(rich(), 1);
    expect(text).toContain('Dice  [2] [6] [ ] [ ]');
    expect(text).toContain('sundial 1 of 2 used');
    expect(text).toMatch(/supply {8}7 {4}9 {4}7 {4}9 {3}10/);
    expect(text).toMatch(/▶ B Ben ─+ 9 points/);
    expect(text).toMatch(/A Ada ─+ 5 points/);
    expect(text).toContain('9 +0 sets +10 coll. +0 sun −10');
    expect(text).toContain('●●●○○○○○  critter');
    expect(text).toContain('●●●●●●●○  critter dial sun ☀');
    expect(text.indexOf('B Ben')).toBeLessThan(text.indexOf('C Cleo'));
    expect(text.indexOf('D Dora')).toBeLessThan(text.indexOf('A Ada'));
  });

  it('G50 says when the last turn has come', () => {
    expect(
      drawn(
        build({
          pool: [1],
          supply: {},
          bought: { squash: 1 },
          gardeners: [{ seeds: { squash: 1 } }],
          garden: { '1,1': veggie('squash', 0) },
        }),
      ),
    ).toContain('last turn');
    expect(drawn(rich())).not.toContain('last turn');
  });

  it('clips long names and counts wide ones', () => {
    const view = game.view(rich(), 0);
    for (const long of ['N'.repeat(200), '野菜'.repeat(60), '🥕'.repeat(60)]) {
      const lines = draw(view, 0, plain, () => long).split('\n');
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(100);
      expect(lines.join()).toContain('…');
    }
  });
});
