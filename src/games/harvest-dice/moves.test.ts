import { describe, expect, it } from 'vitest';
import { newMatch } from '../../core/match.ts';
import { parseOptions } from '../../core/options.ts';
import { unwrap } from '../../core/result.ts';
import { alone, built, fresh, legalActions, legalMoves, load, refusal, sheet, USUAL_PIG } from './built.suite.ts';
import { game } from './index.ts';
import { optionSpecs, type State } from './state.ts';

const lettuce = (value: number) => ({ veg: 'lettuce', value });
const tomato = (value: number) => ({ veg: 'tomato', value });
const corner = ['L.....', '......', '......'];

describe('notation', () => {
  it('H12 H13 spells moves exactly as the rules do', () => {
    const s = alone(sheet(['C.....', '......', '......']), 'C5 C2');
    expect(legalMoves(s)).toEqual([
      { type: 'plant', die: { veg: 'carrot', value: 2 }, row: 1, column: 2 },
      { type: 'feed', die: { veg: 'carrot', value: 5 }, value: 5 },
    ]);
  });

  it('H14 H15 the column differs from the die by the uses spent; `as` is written only where the colour changed', () => {
    const s = alone(sheet(['....TC', '......', '......'], 12, 2), 'C4 C1', true);
    const moves = legalMoves(s);
    expect(moves).toContainEqual({ type: 'plant', die: { veg: 'carrot', value: 4 }, row: 2, column: 6 });
    expect(moves).toContainEqual({ type: 'plant', die: { veg: 'carrot', value: 4 }, as: 'tomato', row: 2, column: 5 });
    expect(moves.every((move) => move.as !== move.die.veg)).toBe(true);
  });

  it('takes every legal move back, whatever the order of its fields', () => {
    const s = alone(sheet(['..LTC.', '...T..', '......'], 40, 6), 'L2 T4 C6', true);
    for (const action of legalActions(s)) {
      const entries = Object.entries(game.decode(s, action)).reverse();
      expect(game.encode(s, Object.fromEntries(entries))).toEqual({ ok: true, value: action });
    }
  });

  it('H14 H15 has room for the longest list: nine dice, every power, an almost empty garden', () => {
    const nearly = sheet(['......', '..L...', '......'], 36, 6);
    const s = load(built({ advanced: true, pool: 'L1 L2 L3 T1 T2 T3 C1 C2 C3', sheets: [nearly, sheet(), sheet()] }));
    const out = new Int32Array(1000);
    const count = game.legal(s, out);
    expect(count).toBeGreaterThan(256);
    expect(count).toBeLessThanOrEqual(game.maxLegal);
    expect(new Set(out.subarray(0, count)).size).toBe(count);
    const empty = sheet(undefined, 42, 7);
    const most = load(built({ advanced: true, pool: 'L1 L2 L3 T1 T2 T3 C1 C2 C3', sheets: [empty, sheet(), sheet()] }));
    expect(game.legal(most, out)).toBe(game.maxLegal);
  });
});

describe('a refused move names its rule', () => {
  const refused = (s: ReturnType<typeof alone>, move: unknown) => {
    const { code, rule, message } = refusal(s, move);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(code).toBe('illegal_move');
    return rule;
  };

  it('H10 the die is not in the pool', () => {
    expect(refused(alone(sheet(), 'L3 T4'), { type: 'plant', die: lettuce(4), row: 1, column: 4 })).toBe('H10');
  });

  it('H11 the die could be planted', () => {
    const s = alone(sheet(), 'L3 T4');
    expect(refused(s, { type: 'feed', die: lettuce(3), value: 3 })).toBe('H11');
    const changed = alone(sheet(corner, 6, 1), 'L3 T4');
    expect(refused(changed, { type: 'feed', die: lettuce(3), value: 2 })).toBe('H11');
  });

  it('H12 the space is taken, or no like vegetable is next to it', () => {
    const s = alone(sheet(['LL....', '......', '......']), 'L2 T2');
    expect(refused(s, { type: 'plant', die: tomato(2), row: 1, column: 2 })).toBe('H12');
    expect(refused(s, { type: 'plant', die: lettuce(2), row: 3, column: 2 })).toBe('H12');
    expect(refusal(s, { type: 'plant', die: tomato(2), row: 1, column: 2 }).message).toBe('That space is taken.');
    expect(refusal(s, { type: 'plant', die: lettuce(2), row: 3, column: 2 }).message).toContain(
      'next to another lettuce',
    );
  });

  it('H12 H13 without a power the die counts as it shows', () => {
    const s = alone(sheet(corner), 'L4 T4');
    expect(refused(s, { type: 'plant', die: tomato(4), row: 1, column: 5 })).toBe('H12');
    expect(refused(s, { type: 'feed', die: lettuce(4), value: 5 })).toBe('H13');
  });

  it('H14 the powers left do not pay for the change', () => {
    const one = alone(sheet(corner, 12, 1), 'L4 T4', true);
    expect(refused(one, { type: 'plant', die: lettuce(4), row: 1, column: 2 })).toBe('H14');
    expect(refusal(one, { type: 'plant', die: lettuce(4), row: 1, column: 2 }).message).toContain('only 1 is left');
    expect(refused(one, { type: 'plant', die: lettuce(4), as: 'tomato', row: 1, column: 5 })).toBe('H14');
    const spent = alone(sheet(corner, 12, 0), 'L4 T4');
    expect(refused(spent, { type: 'feed', die: lettuce(4), value: 5 })).toBe('H14');
    expect(refusal(spent, { type: 'feed', die: lettuce(4), value: 5 }).message).toContain('none is left');
    // A colour alone has no plain rule to fall back on.
    const never = alone(sheet(corner), 'L4 T4', true);
    expect(refused(never, { type: 'plant', die: lettuce(4), as: 'tomato', row: 1, column: 4 })).toBe('H14');
  });

  it('H15 the basic game changes no colours', () => {
    const s = alone(sheet(corner, 6, 1), 'L4 T4');
    expect(refused(s, { type: 'plant', die: lettuce(4), as: 'tomato', row: 1, column: 4 })).toBe('H15');
  });

  it('H16 a colour use without need, with another colour than the first, or of its own colour', () => {
    const s = alone(sheet(['L..T..', '......', '.....C'], 6, 1), 'L6 L2', true);
    // No lettuce fits column 6: the lettuce is fed as it is.
    expect(refused(s, { type: 'feed', die: lettuce(6), value: 6, as: 'tomato' })).toBe('H16');
    expect(refusal(s, { type: 'feed', die: lettuce(6), value: 6, as: 'tomato' }).message).toContain(
      'no power is needed',
    );
    // Tomato and carrot both keep lettuce 2 out of the garden: tomato is named.
    expect(refused(s, { type: 'feed', die: lettuce(2), value: 2, as: 'carrot' })).toBe('H16');
    expect(refusal(s, { type: 'feed', die: lettuce(2), value: 2, as: 'carrot' }).message).toContain('tomato');
    expect(refused(s, { type: 'feed', die: lettuce(6), value: 6, as: 'lettuce' })).toBe('H16');
  });

  it('H16 a feed that only loses more pips', () => {
    const s = alone(sheet(['LT....', 'TT....', '......'], 40, 1), 'L4 C1');
    expect(refused(s, { type: 'feed', die: lettuce(4), value: 5 })).toBe('H16');
    const mixed = alone(sheet(['..LTC.', '...T..', '......'], 41, 2), 'L2 C6', true);
    expect(refused(mixed, { type: 'feed', die: lettuce(2), value: 2, as: 'tomato' })).toBe('H16');
    expect(refused(mixed, { type: 'feed', die: lettuce(2), value: 4 })).toBe('H16');
  });

  it('H10 what is no move at all is malformed', () => {
    const s = alone(sheet(), 'L3 T4');
    const plant = { type: 'plant', die: lettuce(3), row: 1, column: 3 };
    const bad = [
      null,
      [],
      'plant',
      {},
      { ...plant, extra: 1 },
      { ...plant, row: 4 },
      { ...plant, row: 0 },
      { ...plant, column: 7 },
      { ...plant, column: 2.5 },
      { ...plant, die: { veg: 'pea', value: 3 } },
      { ...plant, die: { ...lettuce(3), extra: 1 } },
      { ...plant, as: null },
      { ...plant, type: 'eat' },
      { type: 'feed', die: lettuce(3) },
      { type: 'feed', die: lettuce(3), value: 7 },
    ];
    for (const move of bad) expect(refusal(s, move)).toMatchObject({ code: 'malformed_move', rule: 'H10' });
  });
});

describe('chance entries', () => {
  const refusedChance = (s: State, entry: unknown) => {
    const read = game.encodeChance(s, entry);
    if (read.ok) throw new Error(`taken: ${JSON.stringify(entry)}`);
    return [read.error.code, read.error.rule];
  };

  it('H5 a start seat comes first, and it must be at the table', () => {
    const s = fresh(3);
    expect(game.encodeChance(s, { type: 'start', seat: 2 })).toEqual({ ok: true, value: [2] });
    expect(refusedChance(s, { type: 'start', seat: 3 })).toEqual(['wrong_chance', 'H5']);
    expect(refusedChance(s, { type: 'roll', dice: [1, 2, 3, 4, 5, 6, 1, 2, 3] })).toEqual(['wrong_chance', 'H5']);
    expect(refusedChance(s, { type: 'start' })).toEqual(['malformed_chance', 'H5']);
    expect(refusedChance(s, { type: 'start', seat: -1 })).toEqual(['malformed_chance', 'H5']);
  });

  it('H1 H10 a roll has a value for every die', () => {
    const s = fresh(2);
    game.apply(s, 0);
    const dice = [1, 2, 3, 4, 5, 6];
    expect(game.encodeChance(s, { type: 'roll', dice })).toEqual({ ok: true, value: [0, 1, 2, 3, 4, 5] });
    expect(refusedChance(s, { type: 'roll', dice: dice.slice(1) })).toEqual(['wrong_chance', 'H1']);
    expect(refusedChance(s, { type: 'roll', dice: [...dice, 1, 2, 3] })).toEqual(['wrong_chance', 'H1']);
    expect(refusedChance(s, { type: 'start', seat: 0 })).toEqual(['wrong_chance', 'H10']);
    expect(refusedChance(s, { type: 'roll', dice: [1, 2, 3, 4, 5, 7] })).toEqual(['malformed_chance', 'H10']);
    expect(refusedChance(s, { type: 'roll', dice, extra: 1 })).toEqual(['malformed_chance', 'H10']);
  });
});

describe('options', () => {
  it('H4 the advanced game is an option, off unless asked for', () => {
    expect(parseOptions(optionSpecs, undefined)).toEqual({
      ok: true,
      value: { advanced: false, pigValues: USUAL_PIG },
    });
    expect(parseOptions(optionSpecs, { advanced: true })).toEqual({
      ok: true,
      value: { advanced: true, pigValues: USUAL_PIG },
    });
    for (const advanced of ['yes', 1, null])
      expect(parseOptions(optionSpecs, { advanced })).toMatchObject({ ok: false, error: { code: 'bad_option' } });
    expect(newMatch(game, 2, { expert: true })).toMatchObject({ ok: false, error: { code: 'bad_option' } });
  });

  it('H1 is for two to four players', () => {
    for (const players of [2, 3, 4]) expect(unwrap(newMatch(game, players)).players).toBe(players);
    for (const players of [1, 5, 2.5, '3', null])
      expect(newMatch(game, players)).toMatchObject({ ok: false, error: { code: 'bad_players' } });
  });
});
