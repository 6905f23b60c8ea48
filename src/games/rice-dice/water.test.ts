import { describe, expect, it } from 'vitest';
import { decide, load, moves, paddies, play, positionOf, refusal, roll, waterOf } from './built.suite.ts';
import { game } from './index.ts';

const rival = ['River Bend'];
/** From the left: 2, 4, 5 and 3 hexes, as in the book's picture. */
const terrace = (first: string, second = '', third = '', fourth = ''): string[] => [
  `Twisted Fate | ${first}`,
  `Master of Fate | ${second}`,
  `Foresight | ${third}`,
  `Crafty Weeds | ${fourth}`,
];

describe('releasing', () => {
  it('R41 R43 Qun releases Twisted Fate into Foresight and fills it with three more', () => {
    const s = decide('water water water worker worker', { rows: [terrace('w2 p'), rival] });
    expect(positionOf(s)).toMatchObject({ reservoir: 7, supply: 1 });
    play(s, 'water');
    expect(moves(s)).toContain('release 1 > 3');
    play(s, 'release 1 > 3');
    expect(waterOf(s)).toEqual([0, 0, 2, 0]);
    expect(moves(s)).toEqual(['fill 1', 'fill 3', 'fill 4', 'done']);
    play(s, 'fill 3');
    expect(waterOf(s)).toEqual([0, 0, 5, 0]);
    expect(positionOf(s)).toMatchObject({ turn: 1, reservoir: 4 });
  });

  it('R40 everybody may release, in turn order from the active player on; only that one takes', () => {
    const s = decide('water water', {
      turn: 1,
      rows: [['Long Terrace | w3'], ['River Bend | w2'], ['Sunlit Paddy'], ['Valley Floor | w4']],
    });
    play(s, 'water');
    const asked: number[] = [];
    while (positionOf(s).phase === 'release') {
      asked.push(game.actor(s));
      play(s, 'release 1 >');
    }
    expect(asked).toEqual([1, 3, 0]);
    expect(positionOf(s)).toMatchObject({ phase: 'take', seat: 1, left: 2 });
    expect(moves(s)).toEqual(['fill 1', 'done']);
    expect(refusal(s, { type: 'release', paddy: 1, into: [] })).toMatch(/^R43/);
  });

  it('R41 every way for the water to flow, each once: full ones from the left, one that is not full last', () => {
    const s = decide('weed', {
      rows: [['Great Basin | w5', 'Sunlit Paddy', 'River Bend', 'Valley Floor'], ['Long Terrace']],
    });
    play(s, 'water');
    expect(moves(s)).toEqual([
      'release 1 >',
      'release 1 > 2',
      'release 1 > 3',
      'release 1 > 3 4',
      'release 1 > 2 3',
      'release 1 > 2 3 4',
      'release 1 > 4',
      'release 1 > 4 3',
      'release 1 > 2 4',
      'done',
    ]);
    for (const into of [[3, 2], [4, 2], [4, 2, 3], [2, 2], [1], [2, 4, 3]])
      expect(refusal(s, { type: 'release', paddy: 1, into })).toMatch(/^R41/);
  });

  it('R41 a paddy that does not become full comes last, though it lies further left', () => {
    const s = decide('weed', { rows: [['River Bend | w2', 'Long Terrace', 'Sunlit Paddy'], ['Great Basin']] });
    play(s, 'water');
    expect(moves(s)).toEqual(['release 1 >', 'release 1 > 2', 'release 1 > 3', 'release 1 > 3 2', 'done']);
    expect(refusal(s, { type: 'release', paddy: 1, into: [2, 3] })).toMatch(/^R41 .*some of the water/);
  });

  it('R41 full paddies and paddies without tokens are no part of it; water flows right', () => {
    const s = decide('weed', {
      rows: [['Sunlit Paddy', 'River Bend | w2', 'Long Terrace | w3', 'Magic Spring'], ['Great Basin']],
    });
    play(s, 'water');
    expect(moves(s)).toEqual(['release 2 >', 'release 2 > 4', 'release 3 >', 'release 3 > 4', 'done']);
    expect(refusal(s, { type: 'release', paddy: 1, into: [] })).toMatch(/^R41 .*no water/);
    expect(refusal(s, { type: 'release', paddy: 2, into: [1] })).toMatch(/^R41 .*right/);
    expect(refusal(s, { type: 'release', paddy: 2, into: [3] })).toMatch(/^R41 .*full/);
  });

  it('R41 a paddy emptied in this step may take water, and what took water is not released', () => {
    const s = decide('weed', {
      rows: [['River Bend | w2', 'Twisted Fate | w2', 'Long Terrace'], ['Great Basin']],
      rerolls: 2,
    });
    play(s, 'water', 'release 2 > 3');
    expect(waterOf(s)).toEqual([2, 0, 2]);
    expect(moves(s)).toEqual(['release 1 >', 'release 1 > 2', 'release 1 > 3', 'release 1 > 3 2', 'done']);
    expect(refusal(s, { type: 'release', paddy: 3, into: [] })).toMatch(/^R41 .*stays/);
    play(s, 'release 1 > 2');
    // Paddy 2 is full again, but got its water just now: nothing is left to release, and the rest of paddy 3 flows off.
    expect(waterOf(s)).toEqual([0, 2, 0]);
    expect(positionOf(s).turn).toBe(1);
  });

  it('R41 two releases can fill one paddy together', () => {
    const s = decide('weed', {
      rows: [['River Bend | w2', 'Long Terrace | w3', 'Great Basin'], ['Sunlit Paddy']],
    });
    play(s, 'water', 'release 1 > 3');
    expect(moves(s)).toEqual(['release 2 >', 'release 2 > 3', 'done']);
    play(s, 'release 2 > 3');
    expect(waterOf(s)).toEqual([0, 0, 5]);
  });
});

describe('half full', () => {
  it('R42 water of the others that fills no paddy goes to the reservoir after their release', () => {
    const s = decide('water water water', {
      rows: [['Long Terrace'], ['River Bend | w2', 'Sunlit Paddy', 'Great Basin']],
    });
    const before = positionOf(s).reservoir;
    play(s, 'water', 'release 1 > 2 3');
    expect(waterOf(s, 1)).toEqual([0, 1, 0]);
    expect(positionOf(s)).toMatchObject({ phase: 'take', seat: 0, reservoir: before + 1 });
  });

  it('R42 the active player may keep a paddy half full until the end of the turn', () => {
    const rows = [['River Bend | w2', 'Long Terrace'], ['Twisted Fate | w2']];
    const s = decide('water', { rows });
    play(s, 'water', 'release 1 > 2');
    // While the other releases, the two tokens stay.
    expect(positionOf(s)).toMatchObject({ phase: 'release', seat: 1 });
    expect(waterOf(s)).toEqual([0, 2]);
    play(s, 'done');
    expect(moves(s)).toEqual(['fill 2', 'done']);
    play(s, 'fill 2');
    expect(waterOf(s)).toEqual([0, 3]);
    const t = decide('water', { rows });
    play(t, 'water', 'release 1 > 2', 'done', 'done');
    expect(waterOf(t)).toEqual([0, 0]);
    expect(positionOf(t)).toMatchObject({ turn: 1, reservoir: 4 });
  });

  it('R42 releasing ends with `done`, taking with `done`', () => {
    const s = decide('water water', { rows: [['River Bend | w2', 'Twisted Fate'], ['Great Basin']] });
    play(s, 'water');
    expect(positionOf(s).phase).toBe('release');
    play(s, 'done');
    expect(positionOf(s)).toMatchObject({ phase: 'take', left: 2 });
    expect(paddies(s).every((paddy) => !paddy.received)).toBe(true);
    play(s, 'done');
    expect(positionOf(s).turn).toBe(1);
  });
});

describe('taking', () => {
  it('R43 a take completes a paddy, with symbols and reservoir to pay for it', () => {
    const s = decide('water water water wild', { rows: [['Sunlit Paddy', 'Long Terrace | p', 'Great Basin'], rival] });
    play(s, 'water');
    expect(moves(s)).toEqual(['fill 1', 'fill 2', 'done']);
    expect(refusal(s, { type: 'fill', paddy: 3 })).toMatch(/^R43 .*symbols/);
    play(s, 'fill 2');
    expect(positionOf(s).left).toBe(1);
    expect(moves(s)).toEqual(['fill 1', 'done']);
    expect(refusal(s, { type: 'fill', paddy: 2 })).toMatch(/^R43 .*full/);
    play(s, 'fill 1');
    expect(waterOf(s)).toEqual([1, 3, 0]);
    expect(positionOf(s).turn).toBe(1);
  });

  it('R43 the reservoir limits it, and what all release counts', () => {
    const s = decide('water water water water', {
      rows: [['Valley Floor', 'Sunlit Paddy | p'], ['Twisted Fate | w2 p']],
    });
    expect(positionOf(s).reservoir).toBe(4);
    const dry = load({
      phase: 'take',
      dice: 'water water water water weed',
      left: 4,
      rows: [['Valley Floor', 'Sunlit Paddy | p'], ['Long Terrace | w3 p']],
    });
    expect(moves(dry)).toEqual(['fill 2', 'done']);
    expect(refusal(dry, { type: 'fill', paddy: 1 })).toMatch(/^R43 .*pond/);
    const t = decide('water water water water', {
      rows: [['Valley Floor', 'Sunlit Paddy | p'], ['Long Terrace | w3 p']],
    });
    play(t, 'water', 'release 1 >');
    expect(moves(t)).toEqual(['fill 1', 'fill 2', 'done']);
  });

  it('R43 water may be taken in a turn without a symbol only for nothing', () => {
    const s = decide('weed', { rows: [['Sunlit Paddy'], rival] });
    play(s, 'water');
    expect(positionOf(s).turn).toBe(1);
    roll(s, 'weed weed weed weed weed');
    expect(waterOf(s)).toEqual([0]);
  });
});
