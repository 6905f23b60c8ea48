import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import {
  type Built,
  decide,
  load,
  moves,
  paddies,
  play,
  positionOf,
  refusal,
  rice,
  roll,
  weedsOf,
} from './built.suite.ts';
import { game } from './index.ts';

const actions = ['worker', 'card', 'water'];
const plain: Built = { rows: [['River Bend', 'Long Terrace'], ['Valley Floor']] };

describe('the start of a turn', () => {
  it('R20 all "most" cards score before the dice, against every other player', () => {
    const s = load({
      phase: 'decide',
      dice: 'weed weed weed weed weed',
      rerolls: 1,
      rows: [['Valley Floor'], ['Proud Waters | w2 p', 'Green Fields', 'Broad Lands | x1', 'Weed Baskets']],
    });
    play(s, 'worker');
    expect(game.actor(s)).toBe(CHANCE);
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll', dice: [] });
    expect(rice(s, 1)).toBe(2 + 2 + 1 + 3);
  });

  it('R20 nobody scores for being level, or for the turn of another', () => {
    const rows = [
      ['Valley Floor | w4 p x1', 'Great Basin'],
      ['Proud Waters | w2', 'Green Fields | p'],
      ['Broad Lands', 'Weed Baskets | w2 x1'],
    ];
    const s = decide('weed weed weed weed weed', { rows });
    play(s, 'card');
    expect([0, 1, 2].map((side) => rice(s, side))).toEqual([0, 0, 0]);
    roll(s, 'weed weed weed weed weed');
    play(s, 'card');
    expect([0, 1, 2].map((side) => rice(s, side))).toEqual([0, 0, 0]);
  });

  it('R20 R50 all of them score before the goal is checked, and the game is over before the roll', () => {
    const s = decide('weed weed weed weed weed', {
      rows: [['Valley Floor'], ['Proud Waters | w2 p', 'Green Fields', 'Broad Lands']],
      rice: [0, 98],
    });
    play(s, 'card');
    expect(positionOf(s)).toMatchObject({ phase: 'over', turn: 1, dice: [] });
    expect(rice(s, 1)).toBe(103);
    expect(game.view(s, 0).finish).toEqual({ winners: [1], cause: 'most', tie: null });
  });

  it('R20 the Happy Farmer is a rival', () => {
    const spec = (farmer: string): Built => ({
      players: 1,
      turn: 1,
      phase: 'roll',
      rows: [['Weed Baskets | x1'], [farmer]],
    });
    const level = load(spec('Great Basin | w5 x1'));
    roll(level, 'weed weed weed weed weed');
    expect(rice(level)).toBe(0);
    const ahead = load(spec('Great Basin | w5'));
    roll(ahead, 'weed weed weed weed weed');
    expect(rice(ahead)).toBe(3);
  });
});

describe('rerolling', () => {
  it('R21 once, all five dice, and the result stands', () => {
    const s = load(plain);
    expect(game.picksDue(s)).toBe(5);
    roll(s, 'water card worker double wild');
    expect(moves(s)).toEqual(['reroll', ...actions]);
    expect(refusal(s, { type: 'reroll', dice: ['water'] })).toMatch(/^R21/);
    play(s, 'reroll');
    expect(positionOf(s)).toMatchObject({ phase: 'roll', dice: [], rerolls: 0 });
    expect(game.picksDue(s)).toBe(5);
    roll(s, 'water water worker double wild');
    expect(moves(s)).toEqual(actions);
    expect(refusal(s, { type: 'reroll' })).toMatch(/^R21/);
  });

  it('R21 there is no move to decline: the first weed or the action ends rerolling', () => {
    const s = load({ ...plain, rows: [['Twisted Fate', 'Long Terrace'], ['Valley Floor']], rerolls: 2 });
    roll(s, 'water water water water weed');
    expect(moves(s)).toEqual(['reroll', ...actions]);
    play(s, 'reroll');
    roll(s, 'water water water weed weed');
    expect(moves(s)).toEqual(['reroll', 'place 1', 'place 2']);
    expect(refusal(s, { type: 'action', action: 'water' })).toMatch(/^R22/);
    play(s, 'place 2');
    expect(moves(s)).toEqual(['place 1', 'place 2']);
    play(s, 'place 2');
    expect(moves(s)).toEqual(actions);
    expect(weedsOf(s)).toEqual([0, 2]);
  });
});

describe('weeds', () => {
  it('R22 weed faces do nothing without a reroll', () => {
    const s = load(plain);
    roll(s, 'weed weed weed weed weed');
    expect(moves(s)).toEqual(['reroll', ...actions]);
    expect(refusal(s, { type: 'weed', paddy: 1 })).toMatch(/^R22/);
  });

  it('R22 after a reroll one weed per face goes on own paddies, at most two each', () => {
    const s = load(plain);
    roll(s, 'weed weed weed weed weed');
    play(s, 'reroll');
    roll(s, 'weed weed weed water water');
    expect(moves(s)).toEqual(['place 1', 'place 2']);
    play(s, 'place 1', 'place 1');
    expect(moves(s)).toEqual(['place 2']);
    expect(refusal(s, { type: 'weed', paddy: 1 })).toMatch(/^R22/);
    expect(refusal(s, { type: 'weed', paddy: 3 })).toMatch(/^R4/);
    expect(refusal(s, { type: 'weed', paddy: 1, seat: 1 })).toMatch(/^R22/);
    expect(refusal(s, { type: 'weed', paddy: 2, seat: 0 })).toMatch(/^R22/);
    play(s, 'place 2');
    expect(weedsOf(s)).toEqual([2, 1]);
    expect(moves(s)).toEqual(actions);
  });

  it('R22 a single place is still asked, and what finds no room is ignored', () => {
    const s = decide('weed weed weed weed weed', { rows: [['River Bend | x1'], ['Valley Floor']], rerolls: 1 });
    play(s, 'reroll');
    roll(s, 'weed weed weed weed weed');
    expect(positionOf(s).weeds).toBe(1);
    expect(moves(s)).toEqual(['place 1']);
    play(s, 'place 1');
    expect(moves(s)).toEqual(actions);
    const full = decide('weed weed weed weed weed', { rows: [['River Bend | x2'], ['Valley Floor']], rerolls: 1 });
    play(full, 'reroll');
    roll(full, 'weed weed weed weed weed');
    expect(moves(full)).toEqual(actions);
  });

  it('R22 weeds are placed once, for the final roll: those of a rerolled roll are forgotten', () => {
    const s = load({ rows: [['Twisted Fate', 'Long Terrace'], ['Valley Floor']], rerolls: 2 });
    roll(s, 'weed weed weed weed weed');
    play(s, 'reroll');
    roll(s, 'weed weed weed weed water');
    play(s, 'reroll');
    roll(s, 'weed water water water water');
    play(s, 'place 1');
    expect(moves(s)).toEqual(actions);
    expect(weedsOf(s)).toEqual([1, 0]);
  });

  it('R22 with `weeds: "always"` the first roll places them too, or is rerolled', () => {
    const s = load({ ...plain, options: { weeds: 'always' } });
    roll(s, 'weed weed water water water');
    expect(moves(s)).toEqual(['reroll', 'place 1', 'place 2']);
    play(s, 'reroll');
    roll(s, 'water water water water weed');
    play(s, 'place 1');
    expect(moves(s)).toEqual(actions);
    const t = load({ ...plain, options: { weeds: 'always' } });
    roll(t, 'weed water water water water');
    play(t, 'place 2');
    expect(moves(t)).toEqual(actions);
  });
});

describe('the action', () => {
  it('R23 all three are always legal, with no symbol at all', () => {
    const s = decide('weed weed weed weed weed', plain);
    expect(moves(s)).toEqual(['reroll', ...actions]);
    for (const action of actions) {
      const t = decide('weed weed weed weed weed', plain);
      play(t, action);
      expect(positionOf(t).turn).toBe(1);
    }
  });

  it('R23 a double is two workers, a wild is one of any symbol', () => {
    const rows = [['Valley Floor | p', 'River Bend | x1'], ['Great Basin']];
    const s = decide('double wild worker weed card', { rows });
    play(s, 'worker');
    expect(positionOf(s).left).toBe(4);
    const t = decide('card wild wild weed worker', { rows });
    play(t, 'card');
    expect(game.picksDue(t)).toBe(3);
    const u = decide('water wild weed weed weed', { rows });
    play(u, 'water');
    expect(positionOf(u)).toMatchObject({ phase: 'take', left: 2 });
    expect(moves(u)).toEqual(['fill 2', 'done']);
  });

  it('R23 a later step with `done` as the only move is not asked', () => {
    // Neither a job for the workers, nor a Mimic, nor water to release or take.
    const s = decide('double double worker worker worker', { rows: [['River Bend'], ['Planting Mimic']] });
    play(s, 'worker');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
    const t = decide('weed weed weed weed weed', { rows: [['River Bend'], ['Great Basin | w5']] });
    play(t, 'water');
    // The other player may release, so that is asked.
    expect(positionOf(t)).toMatchObject({ turn: 0, seat: 1, phase: 'release' });
    play(t, 'done');
    expect(positionOf(t)).toMatchObject({ turn: 1, phase: 'roll' });
    expect(paddies(t, 1)[0]).toMatchObject({ water: 5 });
  });

  it('R23 the last job ends the action by itself', () => {
    const s = decide('worker weed weed weed weed', { rows: [['River Bend | x1'], ['Great Basin']] });
    play(s, 'worker');
    expect(moves(s)).toEqual(['weed 1', 'done']);
    play(s, 'weed 1');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
  });
});
