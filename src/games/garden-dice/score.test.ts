import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { build, gardener, now, play, rock, roll, seed } from './built.suite.ts';
import { game } from './index.ts';
import { score, view } from './view.ts';

const onlyOne = (tile: 'squash' | 'eggplant') => ({ [tile]: 1 });
const breakdown = (harvested: object, more: object = {}) =>
  score(build({ phase: 'roll', gardeners: [{ harvested, ...more }] }))[0];

describe('the end', () => {
  it('G50 after the last seed the active player finishes the turn, then the game is over', () => {
    const s = build({ seat: 2, pool: [1, 1, 3, 4], supply: onlyOne('squash') });
    play(s, { type: 'buy', tile: 'squash', die: 1 });
    expect(game.actor(s)).toBe(2);
    play(
      s,
      { type: 'place', tile: 'squash', row: 3, column: 4, dice: [3, 4] },
      { type: 'water', row: 3, column: 4, die: 1 },
    );
    expect(game.actor(s)).toBe(OVER);
    expect(now(s)).toMatchObject({ phase: 'over', seat: 2, pool: [] });
    expect(view(s).finish).toMatchObject({ cause: 'seeds' });
    const t = build({ pool: [1, 5], supply: { squash: 1, carrot: 1 }, gardeners: [{ seeds: { tomato: 1 } }] });
    play(t, { type: 'buy', tile: 'squash', die: 1 }, { type: 'buy', tile: 'carrot', die: 5 });
    expect(game.actor(t)).toBe(OVER);
  });

  it('G51 minus 5 for each bought seed in front except the first', () => {
    for (const [seeds, points] of [
      [0, 0],
      [1, 0],
      [2, -5],
      [4, -15],
      [8, -35],
    ])
      expect(breakdown({}, { seeds: { squash: seeds } })?.breakdown).toMatchObject({ penalties: points });
    expect(breakdown({}, { seeds: { squash: 1, carrot: 1, eggplant: 1 } })).toMatchObject({ total: -10 });
  });

  it('G52 plus 15 for each group of all five types', () => {
    const sets = (harvested: object) => breakdown(harvested)?.breakdown?.sets;
    expect(sets({ squash: 1, carrot: 1, tomato: 1, artichoke: 1, eggplant: 1 })).toBe(15);
    expect(sets({ squash: 2, carrot: 3, tomato: 2, artichoke: 5, eggplant: 2 })).toBe(30);
    expect(sets({ squash: 9, carrot: 9, tomato: 9, artichoke: 9 })).toBe(0);
  });

  it('G53 collections of 3, 4 and 5 or more of a type, never split', () => {
    for (const [carrots, points] of [
      [2, 0],
      [3, 10],
      [4, 15],
      [5, 20],
      [6, 20],
      [10, 20],
    ])
      expect(breakdown({ carrot: carrots })?.breakdown).toMatchObject({ collections: points });
    expect(breakdown({ carrot: 3, eggplant: 5, squash: 4, tomato: 2 })?.breakdown).toMatchObject({ collections: 45 });
  });

  it('G54 plus 5 for an unused sun, nothing for what is left in the garden', () => {
    expect(breakdown({}, { sun: true })).toMatchObject({ total: 5, breakdown: { sun: 5 } });
    expect(breakdown({})).toMatchObject({ total: 0 });
    const s = build({ phase: 'roll', garden: { '1,1': { tile: 'eggplant', side: 'veggie', owner: 0 } } });
    expect(score(s)[0]).toMatchObject({ total: 0 });
  });

  it('G51 G52 G53 G54 the book: 58 − 15 + 30 + 10 + 15 + 5 = 103', () => {
    const blue = {
      points: 58,
      sun: true,
      seeds: { squash: 1, carrot: 1, artichoke: 2 },
      harvested: { squash: 2, carrot: 3, tomato: 4, artichoke: 2, eggplant: 2 },
    };
    const s = build({ phase: 'roll', gardeners: [blue] });
    expect(score(s)[0]).toEqual({
      seat: 0,
      total: 103,
      breakdown: { harvest: 58, sets: 30, collections: 25, sun: 5, penalties: -15 },
      rank: 1,
    });
  });

  it('G55 most points win; level, the higher face value; still level, they share', () => {
    const ranks = (...gardeners: { points: number; harvested: object }[]) => {
      const s = build({ phase: 'over', players: 3, supply: {}, gardeners });
      return { ranks: score(s).map((standing) => standing.rank), tie: view(s).finish?.tie };
    };
    const low = { points: 6, harvested: { carrot: 2 } };
    const high = { points: 6, harvested: { carrot: 1, tomato: 1 } };
    expect(ranks(low, high, { points: 8, harvested: { artichoke: 1 } })).toEqual({ ranks: [3, 2, 1], tie: null });
    expect(ranks(low, high, low)).toEqual({ ranks: [2, 1, 2], tie: 'harvest' });
    expect(ranks(high, low, high)).toEqual({ ranks: [1, 3, 1], tie: 'shared' });
  });

  it('G56 ends the game when too many turns in a row pass without a seed bought', () => {
    // Nobody has a disc to buy with: all have eight seeds in front, and the dice name a rock's space.
    const stuck = { seeds: { squash: 2, carrot: 2, tomato: 1, artichoke: 1, eggplant: 2 } };
    const setup = { players: 2, garden: { '1,1': rock, '2,2': rock }, gardeners: [stuck, stuck] };
    const s = build({ ...setup, phase: 'roll', options: { stallLimit: 3 }, stall: 4 });
    roll(s, 1, 1, 1, 1);
    play(s, { type: 'keep' });
    expect(now(s)).toMatchObject({ phase: 'roll', stall: 5, seat: 1 });
    roll(s, 1, 1, 1, 1);
    play(s, { type: 'keep' });
    expect(now(s)).toMatchObject({ phase: 'over', stall: 6, seat: 1 });
    expect(game.actor(s)).toBe(OVER);
    expect(view(s).finish).toEqual({ cause: 'stall', tie: 'shared' });
    expect(gardener(s, 0).seeds).toEqual(now(s).gardeners[1]?.seeds);
    const off = build({ ...setup, phase: 'roll', options: { stallLimit: 0 } });
    for (let i = 0; i < 100; i++) {
      roll(off, 1, 1, 1, 1);
      play(off, { type: 'keep' });
    }
    expect(game.actor(off)).toBe(CHANCE);
  });

  it('G56 a seed bought from the stacks starts the count anew, one spat out does not', () => {
    const s = build({ players: 2, pool: [1], stall: 9, options: { stallLimit: 5 } });
    play(s, { type: 'buy', tile: 'squash', die: 1 });
    expect(now(s)).toMatchObject({ phase: 'roll', stall: 0 });
    const spat = build({
      players: 2,
      pool: [1, 1],
      stall: 9,
      options: { stallLimit: 5 },
      garden: { '1,1': { tile: 'critter', side: 'bird', owner: 0, discs: 1 }, '1,2': seed('squash', 1) },
    });
    play(spat, { type: 'move', row: 1, column: 2, die: 1, eat: 'spit', spit: 1 });
    expect(now(spat)).toMatchObject({ phase: 'over', stall: 10 });
  });
});
