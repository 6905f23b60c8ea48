import { describe, expect, it } from 'vitest';
import {
  decide,
  load,
  moves,
  paddies,
  plantedOf,
  play,
  positionOf,
  refusal,
  rice,
  roll,
  weedsOf,
} from './built.suite.ts';
import { magicDeck } from './decks.suite.ts';
import { game } from './index.ts';

const blank = 'weed weed weed weed weed';

describe('Mimics', () => {
  it('R61 act right after the worker action of the player before, with the workers and wilds rolled', () => {
    const s = decide('worker double wild', {
      rows: [
        ['Busy Hands', 'Sunlit Paddy | x1'],
        ['Planting Mimic | w3', 'River Bend | w2', 'Valley Floor | w4'],
      ],
    });
    play(s, 'worker', 'done');
    expect(positionOf(s)).toMatchObject({
      phase: 'mimic',
      turn: 0,
      seat: 1,
      mimics: { plant: 4, harvest: 0, weed: 0 },
    });
    expect(game.actor(s)).toBe(1);
    expect(moves(s)).toEqual(['plant 1', 'plant 2', 'plant 3', 'done']);
    play(s, 'plant 2');
    // Two workers are left: not enough for three hexes.
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
    expect(plantedOf(s, 1)).toEqual([false, true, false]);
  });

  it('R60 R61 a Mimic-planted paddy is harvested in the next turn of its owner', () => {
    const options = { deck: magicDeck };
    const s = decide('double', {
      options,
      rows: [['Sunlit Paddy'], ['Planting Mimic', 'Harvesting Mimic', 'River Bend']],
    });
    play(s, 'worker', 'done', 'plant 3');
    // Planted in this turn: the Harvesting Mimic has to wait, too (R31).
    expect(moves(s)).not.toContain('harvest 3');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
    expect(paddies(s, 1)[2]).toMatchObject({ planted: true, fresh: false });
    roll(s, 'double weed weed weed weed');
    play(s, 'worker');
    expect(moves(s)).toContain('harvest 3');
  });

  it('R61 the Harvesting Mimic harvests dry planted paddies and nothing else', () => {
    const s = decide('double double', {
      rows: [['Sunlit Paddy'], ['Harvesting Mimic | p', 'River Bend | p x1', 'Long Terrace | w3']],
    });
    play(s, 'worker');
    expect(moves(s)).toEqual(['harvest 1', 'harvest 2', 'done']);
    expect(refusal(s, { type: 'job', job: 'weed', paddy: 2 })).toMatch(/^R61/);
    expect(refusal(s, { type: 'job', job: 'plant', paddy: 3 })).toMatch(/^R61/);
    expect(refusal(s, { type: 'action', action: 'worker' })).toMatch(/^R61/);
    play(s, 'harvest 1', 'harvest 2');
    expect(rice(s, 1)).toBe(8 + 10);
  });

  it('R61 the Weeding Mimic removes one weed, if a worker was rolled', () => {
    const rows = [['Sunlit Paddy'], ['Weeding Mimic | x2', 'River Bend | w2 x1']];
    const s = decide('double double wild', { rows });
    play(s, 'worker');
    expect(positionOf(s).mimics.weed).toBe(1);
    expect(moves(s)).toEqual(['weed 1', 'done']);
    play(s, 'weed 1');
    expect(weedsOf(s, 1)).toEqual([1, 1]);
    expect(positionOf(s).turn).toBe(1);
    const none = decide(blank, { rows: [['Honorable Workers'], rows[1] as string[]] });
    play(none, 'worker');
    expect(positionOf(none)).toMatchObject({ turn: 1, phase: 'roll' });
  });

  it('R61 card bonuses of the active player do not count', () => {
    const s = decide('worker', {
      rows: [
        ['Honorable Workers', 'Busy Hands'],
        ['Planting Mimic', 'River Bend | w2'],
      ],
    });
    play(s, 'worker');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
  });

  it('R61 each Mimic has a pool of its own, all in one step in any order', () => {
    const row = ['Planting Mimic | w3', 'Harvesting Mimic | p', 'Weeding Mimic | x1', 'River Bend | p'];
    const s = decide('double worker', { rows: [['Sunlit Paddy'], row] });
    play(s, 'worker');
    expect(positionOf(s).mimics).toEqual({ weed: 1, harvest: 3, plant: 3 });
    play(s, 'harvest 2');
    expect(positionOf(s).mimics).toEqual({ weed: 1, harvest: 1, plant: 3 });
    expect(moves(s)).toEqual(['plant 1', 'weed 3', 'done']);
    play(s, 'plant 1', 'weed 3');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll', mimics: { weed: 0, harvest: 0, plant: 0 } });
  });

  it('R61 only the next player’s Mimics act, and only after the worker action', () => {
    const rows = [['Sunlit Paddy'], ['River Bend'], ['Planting Mimic | w3']];
    const s = decide('double double', { rows });
    play(s, 'worker');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
    roll(s, 'double worker weed weed weed');
    play(s, 'worker');
    expect(positionOf(s)).toMatchObject({ turn: 1, seat: 2, phase: 'mimic' });
    const t = decide('double double', { turn: 1, rows });
    play(t, 'card');
    expect(positionOf(t)).toMatchObject({ turn: 2, phase: 'roll' });
  });

  it('R61 the owner’s own abilities help: Deep Mud, Sharp Sickles, Duck Pond, Rewarding Harvest', () => {
    const s = decide('double worker', { rows: [['Sunlit Paddy'], ['Planting Mimic', 'Deep Mud | w4']] });
    play(s, 'worker');
    expect(moves(s)).toEqual(['plant 2', 'done']);
    const t = decide('double worker', {
      rows: [['Sunlit Paddy'], ['Harvesting Mimic', 'Sharp Sickles | p', 'Rewarding Harvest']],
    });
    play(t, 'worker', 'harvest 2');
    expect(rice(t, 1)).toBe(30);
    const u = decide('worker', { rows: [['Sunlit Paddy'], ['Weeding Mimic', 'Duck Pond | w3 x1']] });
    play(u, 'worker');
    expect(moves(u)).toEqual(['weed 2', 'done']);
  });

  it('R50 R61 a Mimic’s harvest can win in the turn of another', () => {
    const s = decide('double', { rows: [['Sunlit Paddy'], ['Harvesting Mimic | p']], rice: [99, 95] });
    play(s, 'worker', 'harvest 1');
    expect(positionOf(s)).toMatchObject({ phase: 'over', turn: 0, seat: 0 });
    expect(game.view(s, 0).finish).toEqual({ winners: [1], cause: 'mimic', tie: null });
  });

  it('R61 alone, your Mimics follow the worker action of the Happy Farmer; its own do nothing', () => {
    const s = load({
      players: 1,
      turn: 1,
      rows: [['Planting Mimic | w3'], ['Weeding Mimic | x1']],
    });
    roll(s, 'double worker weed weed weed');
    expect(weedsOf(s, 1)).toEqual([0]);
    expect(positionOf(s)).toMatchObject({ phase: 'mimic', turn: 1, seat: 0, mimics: { plant: 3 } });
    play(s, 'plant 1');
    expect(positionOf(s)).toMatchObject({ phase: 'roll', turn: 0 });
    const own = decide('double', { players: 1, rows: [['Sunlit Paddy | x1'], ['Weeding Mimic | x1']] });
    play(own, 'worker', 'weed 1');
    expect(positionOf(own)).toMatchObject({ phase: 'roll', turn: 1 });
    expect(weedsOf(own, 1)).toEqual([1]);
  });

  it('R61 R71 where the Happy Farmer does not work, no Mimic acts', () => {
    const s = load({ players: 1, turn: 1, rows: [['Planting Mimic | w3'], ['River Bend']] });
    roll(s, 'double worker weed weed weed');
    expect(positionOf(s)).toMatchObject({ phase: 'roll', turn: 0 });
  });
});
