import { describe, expect, it } from 'vitest';
import { built, EMPTY, FULL, fresh, legalMoves, load, positionOf, sheet } from './built.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const sound = built({ pool: 'L2 L5 T3 C4', sheets: [sheet(['LT....', 'CT....', '......'], 9, 1), sheet()] });

function refused(change: unknown): string {
  const read = game.fromPosition({ ...sound, ...(change as Partial<Position>) });
  if (read.ok) throw new Error(`taken: ${JSON.stringify(change)}`);
  expect(read.error.code).toBe('bad_position');
  return read.error.message;
}

const own = (garden: readonly string[], pig = 0, powers = 0) => ({ sheets: [sheet(garden, pig, powers), sheet()] });

describe('positions', () => {
  it('come back as they were given', () => {
    expect(positionOf(load(sound))).toEqual(sound);
    expect(game.actor(load(sound))).toBe(0);
    expect(legalMoves(load(sound)).length).toBeGreaterThan(0);
  });

  it('H1 refuse more dice of a kind than there are', () => {
    const die = { veg: 'lettuce', value: 1 };
    expect(refused({ pool: [die, die, die], startSeat: 1 })).toContain('H1');
  });

  it('H2 H3 refuse gardens and pigs of another size', () => {
    expect(refused(own(['......', '......']))).toContain('garden');
    expect(refused(own(['.....', '......', '......']))).toContain('garden');
    expect(refused(own(EMPTY, 43))).toContain('pig');
    expect(refused(own(EMPTY, -1))).toContain('pig');
  });

  it('H3 are written with the values of the pig, seven that never fall', () => {
    expect(positionOf(load(sound)).options).toEqual({ advanced: false, pigValues: [2, 4, 6, 8, 10, 12, 14] });
    for (const pigValues of [
      undefined,
      null,
      [],
      [2, 4, 6, 8, 10, 12],
      [2, 4, 6, 8, 10, 12, 100],
      [2, 4, 6, 8, 10, 9, 14],
    ])
      expect(refused({ options: { advanced: false, pigValues } })).toContain('options.pigValues');
  });

  it('H4 refuse markets below their start or beyond six', () => {
    expect(refused({ markets: { lettuce: 0, tomato: 1, carrot: 1 } })).toContain('H4');
    expect(refused({ markets: { lettuce: 7, tomato: 1, carrot: 1 } })).toContain('lettuce');
    expect(game.fromPosition(built({ advanced: true, sheets: [sheet(), sheet()] })).ok).toBe(true);
  });

  it('H5 refuse anything on the sheets before the start player is known', () => {
    const before = positionOf(fresh(2));
    expect(game.fromPosition(before).ok).toBe(true);
    for (const change of [
      own(['L.....', '......', '......']),
      own(EMPTY, 1),
      { markets: { lettuce: 2, tomato: 1, carrot: 1 } },
    ])
      expect(game.fromPosition({ ...before, ...change })).toMatchObject({ ok: false });
    expect(game.fromPosition({ ...before, pool: sound.pool })).toMatchObject({ ok: false });
  });

  it('H10 refuse a pool that no turn begins with', () => {
    expect(refused({ pool: [] })).toContain('H10');
    expect(refused({ pool: sound.pool.slice(0, 1) })).toContain('H10');
    // Dice left on the table would be rolled into the next pool.
    expect(refused({ phase: 'roll' })).toContain('before the roll');
    expect(game.fromPosition({ ...sound, phase: 'roll', pool: [] }).ok).toBe(true);
  });

  it('H12 refuse vegetables that are not one group', () => {
    expect(refused(own(['L.L...', '......', '......']))).toContain('H12');
    expect(refused(own(['L.....', '.L....', '......']))).toContain('H12');
    expect(refused(own(['......', '......', 'T.....', '......']))).toContain('garden');
    // The bottom of a column and the top of the next are neighbours only in memory.
    expect(refused(own(['.T....', '......', 'T.....']))).toContain('H12');
    expect(game.fromPosition({ ...sound, ...own(['LLL...', '..L...', '..LLLL']) }).ok).toBe(true);
  });

  it('H14 refuse more powers than completed rows', () => {
    expect(refused(own(EMPTY, 11, 2))).toContain('H14');
    expect(game.fromPosition({ ...sound, ...own(EMPTY, 12, 2) }).ok).toBe(true);
    expect(refused(own(EMPTY, 12, -1))).toContain('powers');
  });

  it('H30 refuse an end that nothing triggered, and a trigger without an end', () => {
    expect(refused({ ending: true })).toContain('H30');
    expect(refused(own(FULL))).toContain('H30');
    expect(refused(own(EMPTY, 42, 0))).toContain('H30');
    expect(refused({ phase: 'over', pool: [] })).toContain('H30');
    expect(refused({ ...own(FULL), ending: true, phase: 'roll', pool: [] })).toContain('H30');
    expect(refused({ markets: { lettuce: 6, tomato: 1, carrot: 1 }, ending: true })).toContain('H30');
    expect(game.fromPosition({ ...sound, ...own(FULL), ending: true }).ok).toBe(true);
  });

  it('refuse seats, players and sheets that do not fit together', () => {
    expect(refused({ players: 3 })).toContain('sheets');
    expect(refused({ players: 5 })).toContain('players');
    expect(refused({ startSeat: 2 })).toContain('seat 2');
    expect(refused({ options: {} })).toContain('advanced');
    expect(refused({ options: { advanced: false, more: 1 } })).toMatch(/\S/);
    expect(refused({ extra: 1 })).toMatch(/extra/);
  });

  it('refuse a pool in another order: each position has one spelling', () => {
    expect(refused({ pool: [...sound.pool].reverse() })).toContain('canonical');
  });

  it('refuse what is no object', () => {
    for (const json of [null, [], 'x', 3, {}])
      expect(game.fromPosition(json)).toMatchObject({ ok: false, error: { code: 'bad_position' } });
  });
});
