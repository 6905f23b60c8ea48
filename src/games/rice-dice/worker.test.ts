import { describe, expect, it } from 'vitest';
import {
  decide,
  moves,
  paddies,
  plantedOf,
  play,
  positionOf,
  refusal,
  rice,
  roll,
  weedsOf,
  workers,
} from './built.suite.ts';
import { magicDeck } from './decks.suite.ts';
import { game } from './index.ts';

const rival = ['Great Basin'];

describe('jobs', () => {
  it('R30 R4 each kind of job: weed a dry paddy, harvest a dry planted one, plant a flooded one', () => {
    const s = workers(5, {
      rows: [['River Bend | w2', 'Long Terrace | p x1', 'Valley Floor | w4 x2', 'Sunlit Paddy | x1'], rival],
    });
    expect(moves(s)).toEqual(['plant 1', 'weed 2', 'harvest 2', 'plant 3', 'weed 4', 'done']);
    expect(refusal(s, { type: 'job', job: 'weed', paddy: 3 })).toMatch(/^R30 .*flooded/);
    expect(refusal(s, { type: 'job', job: 'weed', paddy: 1 })).toMatch(/^R30 .*no weed/);
    expect(refusal(s, { type: 'job', job: 'harvest', paddy: 1 })).toMatch(/^R30 .*not planted/);
    expect(refusal(s, { type: 'job', job: 'plant', paddy: 4 })).toMatch(/^R30 .*flooded/);
    expect(refusal(s, { type: 'job', job: 'plant', paddy: 2 })).toMatch(/^R30 .*planted already/);
    expect(refusal(s, { type: 'action', action: 'water' })).toMatch(/^R30/);
  });

  it('R30 jobs in any order until the workers are used up, or done before', () => {
    const rows = [['River Bend | w2', 'Long Terrace | p x2'], rival];
    const s = workers(5, { rows });
    play(s, 'weed 2');
    expect(positionOf(s).left).toBe(4);
    play(s, 'harvest 2');
    expect(rice(s)).toBe(14);
    expect(positionOf(s).turn).toBe(1);
    const t = workers(5, { rows });
    play(t, 'plant 1', 'done');
    expect(plantedOf(t)).toEqual([true, true]);
    expect(positionOf(t).turn).toBe(1);
  });

  it('R30 the yield is by weeds, and weeds and planted token go', () => {
    for (const [weeds, yielded] of [21, 14, 8].entries()) {
      const s = workers(3, { rows: [[`Long Terrace | p x${weeds}`], rival] });
      play(s, 'harvest 1');
      expect(rice(s)).toBe(yielded);
      expect(paddies(s)[0]).toMatchObject({ weeds: 0, planted: false });
    }
  });

  it('R30 never partly: as many workers as hexes', () => {
    expect(positionOf(workers(2, { rows: [['Long Terrace | w3'], rival] })).turn).toBe(1);
    const s = workers(2, { rows: [['Long Terrace | p x1'], rival] });
    expect(moves(s)).toEqual(['weed 1', 'done']);
    expect(refusal(s, { type: 'job', job: 'harvest', paddy: 1 })).toMatch(/^R30 Long Terrace needs 3 workers/);
    expect(refusal(s, { type: 'job', job: 'harvest', paddy: 2 })).toMatch(/^R4/);
  });

  it('R30 a planted paddy that is still flooded cannot be harvested, nor weeded', () => {
    const s = decide('double double worker weed weed', { rows: [['Long Terrace | w3 p x1'], rival] });
    play(s, 'worker');
    expect(positionOf(s).turn).toBe(1);
    expect(weedsOf(s)).toEqual([1]);
  });
});

describe('magic water', () => {
  it('R5 Magic Spring is flooded by one token, and still needs two workers', () => {
    const s = decide('water weed weed weed weed', { rows: [['Magic Spring'], rival] });
    play(s, 'water');
    expect(moves(s)).toEqual(['fill 1', 'done']);
    play(s, 'fill 1');
    expect(paddies(s)[0]?.water).toBe(1);
    expect(positionOf(workers(1, { rows: [['Magic Spring | w1'], rival] })).turn).toBe(1);
    const t = workers(2, { rows: [['Magic Spring | w1'], rival] });
    expect(moves(t)).toEqual(['plant 1', 'done']);
  });

  it('R5 a paddy with a magic hex is dry when its other hexes are', () => {
    const s = workers(4, { rows: [['Moonlit Terrace | p x1', 'Magic Pond | w1 p'], rival] });
    expect(moves(s)).toEqual(['weed 1', 'harvest 1', 'done']);
  });

  it('R5 a paddy of magic hexes only is flooded and dry at once, and never takes a token', () => {
    const options = { deck: magicDeck };
    const s = workers(4, { options, rows: [['River Bend | x1', 'Valley Floor | p'], rival] });
    expect(moves(s)).toEqual(['weed 1', 'plant 1', 'harvest 2', 'done']);
    const t = decide('water water water water water', { options, rows: [['River Bend'], rival] });
    play(t, 'water');
    expect(positionOf(t).turn).toBe(1);
  });
});

describe('planted this turn', () => {
  const options = { deck: magicDeck };

  it('R31 cannot be harvested this turn, but in the next', () => {
    const s = workers(5, { options, rows: [['River Bend'], ['Sunlit Paddy']] });
    play(s, 'plant 1');
    expect(positionOf(s).turn).toBe(1);
    expect(paddies(s)[0]).toMatchObject({ planted: true, fresh: false });
    const t = workers(5, { options, rows: [['River Bend', 'Sunlit Paddy'], rival] });
    play(t, 'plant 1');
    expect(paddies(t)[0]).toMatchObject({ planted: true, fresh: true });
    expect(moves(t)).toEqual(['plant 2', 'done']);
    expect(refusal(t, { type: 'job', job: 'harvest', paddy: 1 })).toMatch(/^R31/);
    play(t, 'done');
    roll(t, 'weed weed weed weed weed');
    play(t, 'card');
    roll(t, 'double weed weed weed weed');
    play(t, 'worker');
    expect(moves(t)).toContain('harvest 1');
  });

  it('R31 a paddy harvested this turn may be planted again, and then rests', () => {
    const s = workers(5, { options, rows: [['River Bend | p', 'Sunlit Paddy | x1'], rival] });
    play(s, 'harvest 1', 'plant 1');
    expect(rice(s)).toBe(14);
    expect(paddies(s)[0]).toMatchObject({ planted: true, fresh: true });
    expect(moves(s)).toEqual(['weed 2', 'plant 2', 'done']);
  });

  it('R31 with plain water nothing is flooded and dry in one turn', () => {
    const s = workers(5, { rows: [['River Bend | w2', 'Sunlit Paddy | x1'], rival] });
    play(s, 'plant 1');
    expect(moves(s)).toEqual(['weed 2', 'done']);
    expect(refusal(s, { type: 'job', job: 'harvest', paddy: 1 })).toMatch(/^R30 .*dry/);
  });
});

describe('the goal', () => {
  it('R50 a harvest that reaches 100 rice ends the game at once', () => {
    const s = workers(5, { rows: [['Long Terrace | p', 'River Bend | p'], ['Planting Mimic | w3']], rice: [80, 99] });
    play(s, 'harvest 1');
    expect(rice(s)).toBe(101);
    expect(positionOf(s)).toMatchObject({ phase: 'over', turn: 0, left: 0 });
    expect(plantedOf(s)).toEqual([false, true]);
    expect(game.score(s, 0)).toMatchObject([
      { seat: 0, total: 101, rank: 1 },
      { seat: 1, total: 99, rank: 2 },
    ]);
    expect(game.view(s, 1).finish).toEqual({ winners: [0], cause: 'harvest', tie: null });
  });

  it('R50 exactly 100 is enough, 99 is not', () => {
    const spec = { rows: [['Long Terrace | p'], rival] };
    const won = workers(3, { ...spec, rice: [79, 0] });
    play(won, 'harvest 1');
    expect(positionOf(won).phase).toBe('over');
    const near = workers(3, { ...spec, rice: [78, 0] });
    play(near, 'harvest 1');
    expect(positionOf(near).phase).toBe('roll');
  });
});
