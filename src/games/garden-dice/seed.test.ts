import { describe, expect, it } from 'vitest';
import {
  at,
  bird,
  build,
  gardener,
  movesOf,
  now,
  ofType,
  play,
  rabbit,
  rock,
  ruleAgainst,
  seed,
  sundial,
  veggie,
} from './built.suite.ts';

describe('buying', () => {
  it('G20 the book: an artichoke is bought with the 5 and gets a disc', () => {
    const s = build({ pool: [1, 1, 5, 6] });
    play(s, { type: 'buy', tile: 'artichoke', die: 5 });
    expect(gardener(s, 0)).toMatchObject({ discs: 7, seeds: { artichoke: 1 } });
    expect(now(s)).toMatchObject({
      pool: [1, 1, 6],
      supply: { artichoke: 9, eggplant: 10 },
      turn: { bought: { artichoke: 1 } },
    });
  });

  it('G20 a die buys what is worth no more than it shows, and equal dice are one die', () => {
    const s = build({ pool: [1, 3, 3] });
    expect(ofType(s, 'buy')).toEqual([
      { type: 'buy', tile: 'squash', die: 1 },
      { type: 'buy', tile: 'squash', die: 3 },
      { type: 'buy', tile: 'carrot', die: 3 },
      { type: 'buy', tile: 'tomato', die: 3 },
    ]);
    expect(ruleAgainst(s, { type: 'buy', tile: 'artichoke', die: 3 })).toBe('G20');
  });

  it('G20 needs a disc in supply and a tile in the stack', () => {
    const empty = build({ pool: [6, 6], supply: { squash: 1 } });
    expect(ofType(empty, 'buy')).toEqual([{ type: 'buy', tile: 'squash', die: 6 }]);
    expect(ruleAgainst(empty, { type: 'buy', tile: 'eggplant', die: 6 })).toBe('G20');
    const broke = build({ pool: [6, 6], gardeners: [{ seeds: { squash: 8 } }] });
    expect(ofType(broke, 'buy')).toEqual([]);
    expect(ruleAgainst(broke, { type: 'buy', tile: 'eggplant', die: 6 })).toBe('G20');
  });

  it('G20 at most two of a type in one turn, and again next turn', () => {
    const s = build({ players: 2, pool: [1, 1, 1, 2] });
    play(s, { type: 'buy', tile: 'squash', die: 1 }, { type: 'buy', tile: 'squash', die: 1 });
    expect(ofType(s, 'buy')).toEqual([{ type: 'buy', tile: 'carrot', die: 2 }]);
    expect(ruleAgainst(s, { type: 'buy', tile: 'squash', die: 1 })).toBe('G20');
    const later = build({ players: 2, pool: [1], gardeners: [{ seeds: { squash: 2 } }] });
    expect(ofType(later, 'buy')).toHaveLength(1);
  });
});

describe('placing', () => {
  it('G21 the book: the artichoke goes to 1,6 or 6,1 for a 6 and a 1, its disc still on it', () => {
    const s = build({ pool: [1, 1, 6], gardeners: [{ seeds: { artichoke: 1 } }] });
    expect(ofType(s, 'place').filter((m) => m.tile === 'artichoke')).toEqual([
      { type: 'place', tile: 'artichoke', row: 1, column: 1, dice: [1, 1] },
      { type: 'place', tile: 'artichoke', row: 1, column: 6, dice: [1, 6] },
      { type: 'place', tile: 'artichoke', row: 6, column: 1, dice: [6, 1] },
    ]);
    play(s, { type: 'place', tile: 'artichoke', row: 1, column: 6, dice: [1, 6] });
    expect(at(s, 1, 6)).toEqual({ tile: 'artichoke', side: 'seed', owner: 0 });
    expect(gardener(s, 0)).toMatchObject({ discs: 7, seeds: { artichoke: 0 } });
    expect(now(s).pool).toEqual([1]);
  });

  it('G21 critter and dial take a disc and show bird and sundial, a rock takes none', () => {
    const s = build({ players: 2, pool: [1, 2, 3, 4] });
    play(
      s,
      { type: 'place', tile: 'critter', row: 1, column: 2, dice: [1, 2] },
      { type: 'place', tile: 'dial', row: 4, column: 3, dice: [4, 3] },
    );
    expect(at(s, 1, 2)).toEqual(bird(0));
    expect(at(s, 4, 3)).toEqual(sundial(0));
    expect(gardener(s, 0)).toMatchObject({ discs: 6, hand: ['rock'] });
    const t = build({ players: 2, pool: [5, 6] });
    play(t, { type: 'place', tile: 'rock', row: 6, column: 5, dice: [6, 5] });
    expect(at(t, 6, 5)).toEqual(rock);
    expect(gardener(t, 0)).toMatchObject({ discs: 8, hand: ['critter', 'dial'] });
  });

  it('G21 without a disc neither critter nor dial, but seeds and the rock', () => {
    const s = build({ players: 2, pool: [1, 2], gardeners: [{ seeds: { squash: 4, eggplant: 4 } }] });
    expect(new Set(ofType(s, 'place').map((m) => m.tile))).toEqual(new Set(['squash', 'eggplant', 'rock']));
    expect(ruleAgainst(s, { type: 'place', tile: 'dial', row: 1, column: 2, dice: [1, 2] })).toBe('G21');
  });

  it('G21 the space must be empty and named by the dice, the tile in hand', () => {
    const s = build({ pool: [1, 2], garden: { '1,2': seed('squash', 1), '5,5': bird(0) } });
    expect(ruleAgainst(s, { type: 'place', tile: 'dial', row: 1, column: 2, dice: [1, 2] })).toBe('G21');
    expect(ruleAgainst(s, { type: 'place', tile: 'dial', row: 2, column: 1, dice: [1, 2] })).toBe('G21');
    expect(ruleAgainst(s, { type: 'place', tile: 'critter', row: 2, column: 1, dice: [2, 1] })).toBe('G21');
    expect(ruleAgainst(s, { type: 'place', tile: 'tomato', row: 2, column: 1, dice: [2, 1] })).toBe('G21');
    expect(ruleAgainst(s, { type: 'place', tile: 'dial', row: 1, column: 1, dice: [1, 1] })).toBe('G11');
    expect(ruleAgainst(s, { type: 'place', tile: 'dial', row: 2, column: 1, dice: [2, 1] })).toBe('legal');
  });

  it('G22 nothing moves but critters, and a rock blocks them for ever', () => {
    const s = build({
      players: 2,
      pool: [6, 6, 6, 5],
      garden: { '3,3': rabbit(0), '3,4': rock, '2,3': sundial(0), '4,3': veggie('squash', 0), '3,1': rock },
    });
    const ends = ofType(s, 'move').map((m) => `${m.row},${m.column}`);
    expect(new Set(ends)).toEqual(new Set(['3,2']));
    expect(movesOf(s).filter((m) => 'row' in m && m.row === 3 && m.column === 4)).toEqual([]);
    expect(ruleAgainst(s, { type: 'move', row: 3, column: 5, die: 5 })).toBe('G31');
  });
});
