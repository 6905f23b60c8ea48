import { describe, expect, it } from 'vitest';
import {
  bird,
  build,
  gardener,
  movesOf,
  now,
  ofType,
  play,
  ruleAgainst,
  scarecrow,
  seed,
  sundial,
  veggie,
} from './built.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

/** The spaces a squash can be placed in and the dice, as `row,column:dice`. */
const aims = (s: State): string[] =>
  ofType(s, 'place')
    .filter((m) => m.tile === 'squash')
    .map((m) => `${m.row},${m.column}:${m.dice.join('')}`);
const squash = [{ seeds: { squash: 2 } }];

describe('the sundial', () => {
  it('G40 changes one coordinate die by 1 or 2, or two by 1 each', () => {
    const s = build({ pool: [3, 3], garden: { '6,6': sundial(0) }, gardeners: squash });
    expect(new Set(aims(s))).toEqual(
      new Set(
        ['3,3', '2,3', '4,3', '3,2', '3,4', '1,3', '5,3', '3,1', '3,5', '2,2', '2,4', '4,2', '4,4'].map(
          (to) => `${to}:33`,
        ),
      ),
    );
    expect(ruleAgainst(s, { type: 'place', tile: 'squash', row: 1, column: 2, dice: [3, 3] })).toBe('G40');
  });

  it('G40 helps from the moment it is placed, and removes critters too', () => {
    const s = build({ pool: [2, 2, 5, 5], gardeners: squash });
    expect(aims(s)).toHaveLength(4);
    play(s, { type: 'place', tile: 'dial', row: 5, column: 5, dice: [5, 5] });
    expect(aims(s)).toContain('1,3:22');
    const critters = build({
      pool: [2, 5, 6],
      garden: { '6,6': sundial(0), '3,4': bird(1), '1,3': bird(2), '2,6': bird(3) },
    });
    expect(ofType(critters, 'remove')).toEqual([
      { type: 'remove', row: 2, column: 6, dice: [2, 5, 6] },
      { type: 'remove', row: 3, column: 4, dice: [2, 5, 6] },
    ]);
    play(critters, { type: 'remove', row: 3, column: 4, dice: [2, 5, 6] });
    expect(gardener(critters, 1).hand).toContain('critter');
  });

  it('G40 the six of a removal and the dice of other actions are never changed', () => {
    const s = build({
      pool: [2, 5, 5],
      garden: { '6,6': sundial(0), '2,5': bird(1), '1,1': bird(0), '3,3': veggie('tomato', 0) },
    });
    expect(ofType(s, 'remove')).toEqual([]);
    expect(ofType(s, 'flip')).toEqual([]);
    expect(ofType(s, 'harvest').map((m) => m.die)).toEqual([5]);
  });

  it('G40 the two changes may go to two actions', () => {
    const s = build({ pool: [1, 1, 4, 4], garden: { '6,6': sundial(0) }, gardeners: squash });
    play(s, { type: 'place', tile: 'squash', row: 1, column: 2, dice: [1, 1] });
    expect(now(s).turn.sundial).toBe(1);
    expect(new Set(aims(s))).toEqual(new Set(['4,4:44', '3,4:44', '5,4:44', '4,3:44', '4,5:44']));
    expect(ruleAgainst(s, { type: 'place', tile: 'squash', row: 2, column: 4, dice: [4, 4] })).toBe('G40');
    play(s, { type: 'place', tile: 'squash', row: 4, column: 3, dice: [4, 4] });
    expect(now(s)).toMatchObject({ seat: 1, turn: { sundial: 0 } });
  });

  it('G41 no wrapping beyond 1 and 6', () => {
    const s = build({ pool: [1, 6], garden: { '3,3': sundial(0) }, gardeners: squash });
    expect(new Set(aims(s).map((aim) => aim.split(':')[0]))).toEqual(
      new Set(['1,6', '2,6', '3,6', '1,5', '1,4', '2,5', '6,1', '6,2', '6,3', '5,1', '4,1', '5,2']),
    );
  });

  it('G41 a change by 2, of one die or two, uses the sundial up', () => {
    for (const [row, column] of [
      [3, 1],
      [2, 2],
    ] as const) {
      const s = build({ pool: [1, 1, 4, 4], garden: { '6,6': sundial(0) }, gardeners: squash });
      play(s, { type: 'place', tile: 'squash', row, column, dice: [1, 1] });
      expect(now(s).turn.sundial).toBe(2);
      expect(aims(s)).toEqual(['4,4:44']);
      expect(ruleAgainst(s, { type: 'place', tile: 'squash', row: 4, column: 3, dice: [4, 4] })).toBe('G21');
    }
  });

  it('G41 no sundial while the scarecrow is up; unused it is there again after flipping back', () => {
    const s = build({ pool: [2, 2, 6, 6], garden: { '3,5': scarecrow(0) }, gardeners: squash });
    expect(aims(s).filter((aim) => aim.endsWith('22'))).toEqual(['2,2:22']);
    play(s, { type: 'flip', tile: 'dial', die: 6 });
    expect(aims(s).filter((aim) => aim.endsWith('22'))).toHaveLength(11);
    play(s, { type: 'flip', tile: 'dial', die: 6 });
    expect(aims(s)).toEqual(['2,2:22']);
    const back = build({ pool: [2, 2, 6, 6], garden: { '3,5': sundial(0) }, gardeners: squash });
    play(back, { type: 'flip', tile: 'dial', die: 6 }, { type: 'flip', tile: 'dial', die: 6 });
    expect(aims(back)).toHaveLength(11);
  });

  it('G41 for one tile, space and pair of dice only the smallest change, in the smaller spelling', () => {
    const s = build({ pool: [2, 3], garden: { '6,6': sundial(0) }, gardeners: squash });
    const to = (space: string): string[] => aims(s).filter((aim) => aim.startsWith(`${space}:`));
    // Turned round, the dice would have to be changed twice.
    expect(to('2,3')).toEqual(['2,3:23']);
    expect(to('3,2')).toEqual(['3,2:32']);
    // One step either way round: the smaller list.
    expect(to('2,2')).toEqual(['2,2:23']);
    expect(to('3,3')).toEqual(['3,3:23']);
    // Two steps of one die or one step of both: the same effect.
    expect(to('4,3')).toEqual(['4,3:23']);
    expect(to('1,2')).toEqual(['1,2:23']);
    expect(to('2,1')).toEqual(['2,1:23']);
    expect(new Set(aims(s)).size).toBe(aims(s).length);
    expect(ruleAgainst(s, { type: 'place', tile: 'squash', row: 3, column: 2, dice: [2, 3] })).toBe('G41');
    expect(ruleAgainst(s, { type: 'place', tile: 'squash', row: 4, column: 3, dice: [3, 2] })).toBe('G41');
  });

  it('G41 other pairs of dice for the same space are other moves', () => {
    const s = build({ pool: [1, 2, 3], garden: { '6,6': sundial(0) }, gardeners: squash });
    expect(
      aims(s)
        .filter((aim) => aim.startsWith('2,2:'))
        .sort(),
    ).toEqual(['2,2:12', '2,2:13', '2,2:23']);
  });

  it('G40 the longest list of moves there is fits where legal lists go', () => {
    const seeds = { squash: 1, carrot: 1, tomato: 1, artichoke: 1, eggplant: 1 };
    const s = build({
      players: 2,
      pool: [2, 3, 4, 5],
      garden: { '6,6': sundial(0) },
      gardeners: [{ seeds, sun: true }],
    });
    // 114 aims for five seeds, critter and rock, 14 buys, 21 suns.
    expect(movesOf(s)).toHaveLength(114 * 7 + 14 + 21);
    expect(movesOf(s).length).toBeLessThan(game.maxLegal);
  });
});

describe('the scarecrow', () => {
  it('G42 acts on its owner’s own tiles in the eight spaces around and hinders nobody else', () => {
    const garden = {
      '3,3': scarecrow(1),
      '3,4': seed('squash', 1),
      '2,2': seed('squash', 0),
      '4,4': veggie('carrot', 1),
    };
    const s = build({ pool: [2, 4, 5], garden, gardeners: squash });
    expect(aims(s)).toContain('2,4:24');
    expect(ofType(s, 'water')).toHaveLength(3);
    play(s, { type: 'water', row: 2, column: 2, die: 2 }, { type: 'harvest', row: 2, column: 2, die: 4 });
    expect(gardener(s, 0).points).toBe(1);
    const owner = build({ seat: 1, pool: [5], garden });
    play(owner, { type: 'harvest', row: 4, column: 4, die: 5 });
    expect(gardener(owner, 1).points).toBe(5);
  });
});
