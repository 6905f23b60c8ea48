import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../core/game.ts';
import { build, gardener, none, now, ofType, play, rock, seed, veggie } from './built.suite.ts';
import { STAR_SPACES, tiles } from './components.ts';
import { game } from './index.ts';
import { columnOf, gardenSpaces, isStar, rowOf } from './space.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const fresh = (players: number, family = false) => game.create(players, { family, stallLimit: 12 });

describe('components', () => {
  it('G1 the garden has six rows and six columns', () => {
    expect([...gardenSpaces].map((space) => `${rowOf(space)},${columnOf(space)}`)).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `${row},${column}`)),
    );
    expect(now(fresh(4)).garden).toEqual(Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => null)));
  });

  it('G2 six stars lie in the corner of the highest numbers, symmetric to the diagonal', () => {
    const starred = [...gardenSpaces].filter(isStar).map((space) => [rowOf(space), columnOf(space)]);
    expect(starred).toEqual([
      [4, 6],
      [5, 5],
      [5, 6],
      [6, 4],
      [6, 5],
      [6, 6],
    ]);
    for (const [row, column] of STAR_SPACES) expect(starred).toContainEqual([column, row]);
  });

  it('G3 the five types are worth 1 to 5, and 5, 7 or 10 of each are in the supply', () => {
    for (const [players, each] of [
      [2, 5],
      [3, 7],
      [4, 10],
    ] as const) {
      const { supply } = now(fresh(players));
      expect(supply).toEqual({ squash: each, carrot: each, tomato: each, artichoke: each, eggplant: each });
    }
    expect(tiles.slice(0, 5)).toEqual(['squash', 'carrot', 'tomato', 'artichoke', 'eggplant']);
    const s = build({
      pool: [1, 2, 3],
      garden: { '1,1': veggie('tomato', 0), '3,3': veggie('artichoke', 0) },
    });
    expect(ofType(s, 'harvest')).toEqual([{ type: 'harvest', row: 1, column: 1, die: 3 }]);
  });

  it('G4 everybody has eight discs, a critter, a dial and a sun; two players also a rock', () => {
    for (const players of [2, 3, 4])
      for (let seat = 0; seat < players; seat++)
        expect(gardener(fresh(players), seat)).toEqual({
          points: 0,
          discs: 8,
          sun: true,
          hand: players === 2 ? ['critter', 'dial', 'rock'] : ['critter', 'dial'],
          seeds: none,
          harvested: none,
        });
  });

  it('G5 the family game has no critters and is otherwise the same', () => {
    for (const players of [2, 3, 4]) {
      const own = gardener(fresh(players, true), 0);
      expect(own.hand).toEqual(players === 2 ? ['dial', 'rock'] : ['dial']);
      expect({ ...own, hand: [] }).toEqual({ ...gardener(fresh(players), 0), hand: [] });
    }
    const setup = { players: 2, pool: [1, 2, 6], garden: { '1,3': seed('squash', 1), '4,4': rock } };
    const placed = (family: boolean) =>
      new Set(ofType(build({ ...setup, options: { family } }), 'place').map((m) => m.tile));
    expect(placed(true)).toEqual(new Set(['dial']));
    expect(placed(false)).toEqual(new Set(['critter', 'dial']));
  });

  it('G5 nobody is asked to send a critter in the family game', () => {
    const duty = (words: typeof en, family: boolean) =>
      words.duty(game.view(build({ pool: [1, 2], options: { family } }), SPECTATOR), () => ({
        name: 'Ann',
        isYou: true,
      }));
    expect(duty(en, false)).toContain('critter');
    expect(duty(en, true)).not.toContain('critter');
    expect(duty(de, false)).toContain('Tier');
    expect(duty(de, true)).not.toContain('Tier');
  });

  it('G6 the start player is one of the seats by chance, and play goes round clockwise', () => {
    for (const players of [2, 3, 4])
      for (let start = 0; start < players; start++) {
        const s = fresh(players);
        expect(game.outcomes(s)).toBe(players);
        game.apply(s, start);
        expect(now(s)).toMatchObject({ phase: 'roll', seat: start });
      }
    expect(game.encodeChance(fresh(3), { type: 'start', seat: 3 })).toMatchObject({ ok: false, error: { rule: 'G6' } });
    expect(game.encodeChance(fresh(3), { type: 'roll', dice: [1, 2, 3, 4] })).toMatchObject({
      ok: false,
      error: { rule: 'G6' },
    });
    const last = build({ seat: 3, pool: [1] });
    play(last, { type: 'buy', tile: 'squash', die: 1 });
    expect(now(last)).toMatchObject({ phase: 'roll', seat: 0 });
  });
});
