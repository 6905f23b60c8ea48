import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import {
  bird,
  build,
  gardener,
  movesOf,
  now,
  ofType,
  play,
  positionOf,
  roll,
  ruleAgainst,
  scarecrow,
  seed,
  sundial,
  veggie,
} from './built.suite.ts';
import { game } from './index.ts';

/** Eight discs lie on seeds in front: nothing can be bought, and placing is the only action. */
const eightSeeds = { seeds: { squash: 3, carrot: 3, tomato: 2 } };
/** Both spaces that a one and a two can name are taken by others. */
const oneTwoTaken = { '1,2': seed('eggplant', 1), '2,1': seed('eggplant', 1) };

describe('a turn', () => {
  it('G10 four dice are rolled into the pool', () => {
    const s = build({ phase: 'roll' });
    expect(game.picksDue(s)).toBe(4);
    expect(game.encodeChance(s, { type: 'roll', dice: [1, 2, 3] })).toMatchObject({
      ok: false,
      error: { rule: 'G10' },
    });
    expect(game.encodeChance(s, { type: 'start', seat: 0 })).toMatchObject({ ok: false, error: { rule: 'G10' } });
    roll(s, 1, 5, 1, 6);
    expect(now(s)).toMatchObject({ phase: 'act', pool: [1, 1, 5, 6] });
  });

  it('G10 four equal dice may be rolled again, as often as it happens', () => {
    const s = build({ phase: 'roll' });
    for (let i = 0; i < 3; i++) {
      roll(s, 4, 4, 4, 4);
      expect(movesOf(s)).toEqual([{ type: 'reroll' }, { type: 'keep' }]);
      play(s, { type: 'reroll' });
      expect(now(s)).toMatchObject({ phase: 'roll', pool: [], seat: 0 });
    }
    roll(s, 2, 2, 2, 2);
    expect(ruleAgainst(s, { type: 'buy', tile: 'squash', die: 2 })).toBe('G10');
    play(s, { type: 'keep' });
    expect(now(s)).toMatchObject({ phase: 'act', pool: [2, 2, 2, 2] });
    expect(ruleAgainst(s, { type: 'reroll' })).toBe('G10');
    expect(ruleAgainst(s, { type: 'keep' })).toBe('G10');
  });

  it('G10 four equal dice made by the sun or left after three equal ones are no roll', () => {
    const s = build({ pool: [3, 3, 3, 5], gardeners: [{ sun: true }] });
    play(s, { type: 'sun', die: 5, as: 3 });
    expect(now(s)).toMatchObject({ phase: 'act', pool: [3, 3, 3, 3] });
    expect(ofType(s, 'reroll')).toEqual([]);
  });

  it('G11 while an action is possible the turn cannot be ended, wanted or not', () => {
    const s = build({
      pool: [1],
      garden: { '3,3': seed('squash', 0) },
      gardeners: [{ sun: true }],
      supply: { eggplant: 1 },
    });
    expect(ofType(s, 'water')).toHaveLength(1);
    expect(ofType(s, 'end')).toEqual([]);
    expect(ruleAgainst(s, { type: 'end' })).toBe('G11');
    expect(ruleAgainst(s, { type: 'water', row: 3, column: 3, die: 2 })).toBe('G11');
  });

  it('G11 a move that is not in the notation is told what it lacks', () => {
    const s = build({ pool: [1, 2], garden: { '3,3': bird(0) } });
    const why = (m: unknown) => game.encode(s, m);
    const told = (message: string) => ({ ok: false, error: { code: 'malformed_move', rule: 'G11', message } });
    for (const move of [{}, { type: 'dig' }, null, []])
      expect(why(move)).toMatchObject(told(expect.stringMatching(/sun.* move/)));
    const meal = { type: 'move', row: 3, column: 4, die: 1 };
    expect(why({ ...meal, eat: 'spit' })).toMatchObject(told(expect.stringContaining('the die of "spit"')));
    expect(why({ ...meal, eat: 'chew' })).toMatchObject(told(expect.stringContaining('the die of "spit"')));
    expect(why({ ...meal, eat: 'swallow', spit: 2 })).toMatchObject(told(expect.stringContaining('"spit"')));
    expect(why({ ...meal, spit: 2 })).toMatchObject(told(expect.stringContaining('"spit"')));
    expect(why(meal)).toMatchObject({ ok: true });
  });

  it('G11 the book: a pool of 1, 5, 1, 6 is spent on any actions, in any order, the same one again', () => {
    const s = build({ phase: 'roll' });
    roll(s, 1, 5, 1, 6);
    play(
      s,
      { type: 'buy', tile: 'squash', die: 1 },
      { type: 'buy', tile: 'tomato', die: 5 },
      { type: 'buy', tile: 'squash', die: 1 },
    );
    expect(now(s)).toMatchObject({ seat: 0, pool: [6] });
    play(s, { type: 'buy', tile: 'eggplant', die: 6 });
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 1, pool: [] });
  });

  it('G12 where only the sun could help, the player may use it or end the turn', () => {
    const s = build({ pool: [1], gardeners: [{ sun: true, ...eightSeeds }] });
    expect(movesOf(s)).toEqual([...[2, 3, 4, 5, 6].map((as) => ({ type: 'sun', die: 1, as })), { type: 'end' }]);
    play(s, { type: 'end' });
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 1 });
    expect(gardener(s, 0).sun).toBe(true);
  });

  it('G12 where only the sundial could help, the player may use it or end the turn', () => {
    const s = build({
      pool: [1, 2],
      garden: { ...oneTwoTaken, '5,5': sundial(0) },
      gardeners: [{ seeds: { squash: 7 } }],
    });
    expect(ofType(s, 'end')).toHaveLength(1);
    expect(movesOf(s).length).toBe(ofType(s, 'place').length + 1);
    expect(ofType(s, 'place')).toContainEqual({ type: 'place', tile: 'squash', row: 1, column: 1, dice: [1, 2] });
    play(s, { type: 'place', tile: 'squash', row: 1, column: 1, dice: [1, 2] });
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 1 });
  });

  it('G12 four dice that can do nothing but be rolled again by the sun', () => {
    const garden = Object.fromEntries(['1,1', '2,2', '1,2', '2,1'].map((space) => [space, seed('eggplant', 1)]));
    const s = build({ pool: [1, 1, 2, 2], garden, gardeners: [{ sun: true, ...eightSeeds }] });
    expect(movesOf(s).map((m) => m.type)).toEqual(['sun', ...Array.from({ length: 10 }, () => 'sun'), 'end']);
    expect(movesOf(s)).toContainEqual({ type: 'sun', reroll: true });
  });

  it('G12 without sun and sundial the turn ends by itself', () => {
    const s = build({ pool: [1, 1, 2], garden: oneTwoTaken, gardeners: [{ seeds: { squash: 7 } }] });
    play(s, { type: 'buy', tile: 'squash', die: 1 });
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 1, pool: [] });
    expect(game.actor(s)).toBe(CHANCE);
  });

  it('G12 a roll that allows nothing ends the turn at once, four equal dice once they are kept', () => {
    const garden = { '1,1': bird(1), ...oneTwoTaken, '2,2': seed('tomato', 1) };
    const s = build({ phase: 'roll', garden, gardeners: [eightSeeds] });
    roll(s, 1, 2, 1, 2);
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 1 });
    const t = build({ phase: 'roll', garden, gardeners: [eightSeeds] });
    roll(t, 1, 1, 1, 1);
    expect(now(t)).toMatchObject({ phase: 'four', seat: 0 });
    play(t, { type: 'keep' });
    expect(now(t)).toMatchObject({ phase: 'roll', seat: 1 });
  });

  it('G12 a scarecrow, a sundial used up or one without a target is no way out', () => {
    const blocked = { pool: [1, 2], gardeners: [{ seeds: { squash: 7 } }] };
    const isOver = (setup: object): boolean => !game.fromPosition(positionOf({ ...blocked, ...setup })).ok;
    expect(isOver({ garden: { ...oneTwoTaken, '5,5': scarecrow(0) } })).toBe(true);
    expect(isOver({ garden: { ...oneTwoTaken, '5,5': sundial(0) }, sundial: 2 })).toBe(true);
    expect(isOver({ garden: { ...oneTwoTaken, '5,5': sundial(0) }, sundial: 1 })).toBe(false);
    expect(isOver({ garden: { ...oneTwoTaken, '5,5': sundial(0) }, pool: [2] })).toBe(true);
  });

  it('G12 a single forced action is still a move', () => {
    const s = build({ pool: [1], garden: { '3,3': veggie('squash', 0) }, gardeners: [{ seeds: { carrot: 7 } }] });
    expect(movesOf(s)).toEqual([{ type: 'harvest', row: 3, column: 3, die: 1 }]);
  });
});

describe('the sun', () => {
  it('G43 rerolls all four dice before any is spent, and is gone then', () => {
    const s = build({ pool: [1, 2, 3, 4], gardeners: [{ sun: true }] });
    expect(ofType(s, 'sun')).toContainEqual({ type: 'sun', reroll: true });
    play(s, { type: 'sun', reroll: true });
    expect(now(s)).toMatchObject({ phase: 'roll', seat: 0, pool: [] });
    expect(gardener(s, 0).sun).toBe(false);
    roll(s, 5, 5, 5, 5);
    expect(movesOf(s)).toEqual([{ type: 'reroll' }, { type: 'keep' }]);
  });

  it('G43 rerolls nothing once a die is spent', () => {
    const s = build({ pool: [1, 2, 3], gardeners: [{ sun: true }] });
    expect(ofType(s, 'sun')).not.toContainEqual({ type: 'sun', reroll: true });
    expect(ruleAgainst(s, { type: 'sun', reroll: true })).toBe('G43');
  });

  it('G43 sets one die to any other value, at any time', () => {
    const s = build({ pool: [2, 2, 5], gardeners: [{ sun: true }] });
    expect(ofType(s, 'sun')).toHaveLength(10);
    expect(ruleAgainst(s, { type: 'sun', die: 2, as: 2 })).toBe('G43');
    play(s, { type: 'sun', die: 2, as: 6 });
    expect(now(s).pool).toEqual([2, 5, 6]);
    expect(ofType(s, 'sun')).toEqual([]);
    expect(ruleAgainst(s, { type: 'sun', die: 2, as: 1 })).toBe('G43');
  });

  it('G43 waits until four equal dice are kept', () => {
    const s = build({ phase: 'four', pool: [6, 6, 6, 6], gardeners: [{ sun: true }] });
    expect(ruleAgainst(s, { type: 'sun', reroll: true })).toBe('G10');
    play(s, { type: 'keep' });
    expect(ofType(s, 'sun')).toHaveLength(6);
    play(s, { type: 'sun', reroll: true });
    roll(s, 1, 2, 3, 4);
    expect(now(s)).toMatchObject({ phase: 'act', seat: 0, pool: [1, 2, 3, 4] });
  });
});
