import { describe, expect, it } from 'vitest';
import {
  decide,
  deckWith,
  draw,
  load,
  moves,
  paddies,
  play,
  positionOf,
  refusal,
  rice,
  roll,
  waterOf,
  weedsOf,
  workers,
} from './built.suite.ts';
import { game } from './index.ts';

const rival = ['Great Basin'];
const blank = 'weed weed weed weed weed';

describe('every card that can do something', () => {
  it('R21 R62 Twisted Fate: two rerolls a turn', () => {
    const s = load({ rows: [['Twisted Fate'], rival] });
    roll(s, 'water water water water water');
    for (const left of [1, 0]) {
      play(s, 'reroll');
      expect(positionOf(s).rerolls).toBe(left);
      roll(s, 'water water water water water');
    }
    expect(moves(s)).toEqual(['worker', 'card', 'water']);
  });

  it('R21 R62 Master of Fate: names the dice to reroll, at least one, and never says "reroll" alone', () => {
    const s = load({ rows: [['Master of Fate'], rival] });
    roll(s, 'weed water weed water wild');
    expect(moves(s)).toEqual([
      'reroll water',
      'reroll water water',
      'reroll wild',
      'reroll water wild',
      'reroll water water wild',
      'reroll weed',
      'reroll water weed',
      'reroll water water weed',
      'reroll wild weed',
      'reroll water wild weed',
      'reroll water water wild weed',
      'reroll weed weed',
      'reroll water weed weed',
      'reroll water water weed weed',
      'reroll wild weed weed',
      'reroll water wild weed weed',
      'reroll water water wild weed weed',
      'worker',
      'card',
      'water',
    ]);
    expect(refusal(s, { type: 'reroll' })).toMatch(/^R62/);
    expect(refusal(s, { type: 'reroll', dice: [] })).toMatch(/^R62/);
    expect(refusal(s, { type: 'reroll', dice: ['card'] })).toMatch(/^R21/);
    expect(refusal(s, { type: 'reroll', dice: ['weed', 'water'] })).toMatch(/^R21/);
    play(s, 'reroll water weed');
    expect(positionOf(s)).toMatchObject({ phase: 'roll', dice: ['water', 'wild', 'weed'] });
    expect(game.picksDue(s)).toBe(2);
    roll(s, 'weed card');
    expect(positionOf(s)).toMatchObject({ dice: ['water', 'card', 'wild', 'weed', 'weed'], rerolls: 0 });
    // Both weeds that show now are placed, the one that was not rolled again too (R22).
    expect(positionOf(s).weeds).toBe(2);
  });

  it('R35 R62 Foresight: two more cards', () => {
    const s = decide('card', { rows: [['Foresight'], rival] });
    play(s, 'card');
    expect(game.picksDue(s)).toBe(3);
  });

  it('R22 R62 Crafty Weeds: weeds on anybody’s paddies, compulsory while there is room anywhere', () => {
    const s = decide(blank, { rows: [['Crafty Weeds | x2'], ['Great Basin | x1'], ['River Bend', 'Deep Mud | x2']] });
    play(s, 'reroll');
    roll(s, blank);
    expect(positionOf(s).weeds).toBe(3);
    expect(moves(s)).toEqual(['place 1 of 1', 'place 1 of 2']);
    expect(refusal(s, { type: 'weed', paddy: 1, seat: 4 })).toMatch(/^R22 .*no seat/);
    play(s, 'place 1 of 2', 'place 1 of 2', 'place 1 of 1');
    expect([weedsOf(s, 0), weedsOf(s, 1), weedsOf(s, 2)]).toEqual([[2], [2], [2, 2]]);
    expect(moves(s)).toEqual(['worker', 'card', 'water']);
  });

  it('R22 Crafty Weeds alone: the Happy Farmer is seat 1', () => {
    const s = decide(blank, { players: 1, rows: [['Crafty Weeds'], rival] });
    play(s, 'reroll');
    roll(s, blank);
    expect(moves(s)).toEqual(['place 1', 'place 1 of 1']);
    play(s, 'place 1 of 1');
    expect(weedsOf(s, 1)).toEqual([1]);
  });

  for (const card of ['Honorable Workers', 'Busy Hands'])
    it(`R23 R60 ${card}: one more worker, even if none was rolled`, () => {
      const s = decide(blank, { rows: [[card, 'River Bend | x1'], rival] });
      play(s, 'worker');
      expect(positionOf(s).left).toBe(1);
    });

  for (const card of ['Spring Rains', 'Mountain Stream'])
    it(`R23 R60 ${card}: one more water, even if none was rolled`, () => {
      const s = decide(blank, { rows: [[card, 'Sunlit Paddy'], rival] });
      play(s, 'water');
      expect(positionOf(s).left).toBe(1);
      expect(moves(s)).toEqual(['fill 2', 'done']);
    });

  it('R23 R60 Village Elder: one more card, even if none was rolled', () => {
    const s = decide(blank, { rows: [['Village Elder'], rival] });
    play(s, 'card');
    expect(game.picksDue(s)).toBe(1);
    const t = decide('card', { rows: [['Village Elder', 'Foresight'], rival] });
    play(t, 'card');
    expect(game.picksDue(t)).toBe(4);
    const u = decide(blank, { rows: [['Village Elder', 'Foresight'], rival] });
    play(u, 'card');
    expect(game.picksDue(u)).toBe(3);
  });

  it('R30 R62 Rewarding Harvest: two more rice for each paddy, its own too', () => {
    const s = workers(5, { rows: [['Rewarding Harvest | p', 'River Bend | p x2'], rival] });
    play(s, 'harvest 1', 'harvest 2');
    expect(rice(s)).toBe(16 + 2 + 6 + 2);
    expect(game.score(s, 0)[0]).toMatchObject({ total: 26, breakdown: { harvest: 22, abilities: 4 } });
  });

  it('R20 Proud Waters: most water tokens; magic hexes are none', () => {
    const scored = (own: string, other: string): number => {
      const s = decide(blank, { turn: 1, rows: [['Proud Waters', own], [other]] });
      play(s, 'card');
      return rice(s);
    };
    expect(scored('River Bend | w2', 'Sunlit Paddy | w1')).toBe(2);
    expect(scored('River Bend | w2', 'Twisted Fate | w2')).toBe(0);
    expect(scored('Magic Pond | w1', 'Sunlit Paddy | w1')).toBe(0);
    expect(scored('River Bend', 'Sunlit Paddy')).toBe(0);
  });

  it('R20 Green Fields: most planted paddies', () => {
    const scored = (...other: string[]): number => {
      const s = decide(blank, { turn: 1, rows: [['Green Fields | p', 'River Bend | p'], other] });
      play(s, 'card');
      return rice(s);
    };
    expect(scored('Sunlit Paddy | p', 'Deep Mud')).toBe(2);
    expect(scored('Sunlit Paddy | p', 'Deep Mud | p')).toBe(0);
  });

  it('R20 Broad Lands: most paddies', () => {
    const scored = (...other: string[]): number => {
      const s = decide(blank, { turn: 1, rows: [['Broad Lands', 'River Bend'], other] });
      play(s, 'card');
      return rice(s);
    };
    expect(scored('Sunlit Paddy')).toBe(1);
    expect(scored('Sunlit Paddy', 'Deep Mud')).toBe(0);
  });

  it('R20 Weed Baskets: most weeds', () => {
    const scored = (other: string): number => {
      const s = decide(blank, { turn: 1, rows: [['Weed Baskets | x1', 'River Bend | x1'], [other]] });
      play(s, 'card');
      return rice(s);
    };
    expect(scored('Sunlit Paddy | x1')).toBe(3);
    expect(scored('Sunlit Paddy | x2')).toBe(0);
  });

  it('R30 R62 Duck Pond: flooded paddies may be weeded', () => {
    const s = workers(1, { rows: [['Duck Pond | w3 x1', 'River Bend | w2 x1'], rival] });
    expect(moves(s)).toEqual(['weed 1', 'weed 2', 'done']);
  });

  it('R22 R62 Clean Furrows: one weed fewer, compulsory, never below none', () => {
    const s = decide(blank, { rows: [['Clean Furrows'], rival] });
    play(s, 'reroll');
    roll(s, 'weed weed water water water');
    expect(positionOf(s).weeds).toBe(1);
    const none = decide(blank, { rows: [['Clean Furrows'], rival] });
    play(none, 'reroll');
    roll(none, 'water water water water water');
    expect(moves(none)).toEqual(['worker', 'card', 'water']);
  });

  it('R30 R62 Deep Mud: three workers plant its four hexes, four harvest it', () => {
    expect(moves(workers(3, { rows: [['Deep Mud | w4'], rival] }))).toEqual(['plant 1', 'done']);
    expect(positionOf(workers(3, { rows: [['Deep Mud | p'], rival] })).turn).toBe(1);
    const s = workers(5, { rows: [['Deep Mud | w4', 'River Bend | w2'], rival] });
    play(s, 'plant 1');
    expect(positionOf(s).left).toBe(2);
  });

  it('R30 R62 Sharp Sickles: three workers harvest its four hexes, four plant it', () => {
    expect(moves(workers(3, { rows: [['Sharp Sickles | p'], rival] }))).toEqual(['harvest 1', 'done']);
    expect(positionOf(workers(3, { rows: [['Sharp Sickles | w4'], rival] })).turn).toBe(1);
  });

  it('R41 R62 High Gate: water flows left as well, but not into itself', () => {
    const s = decide(blank, { rows: [['Sunlit Paddy', 'High Gate | w2', 'River Bend'], rival] });
    play(s, 'water');
    expect(moves(s)).toEqual(['release 2 >', 'release 2 > 1', 'release 2 > 1 3', 'release 2 > 3', 'done']);
    expect(refusal(s, { type: 'release', paddy: 2, into: [2] })).toMatch(/^R41 .*itself/);
    play(s, 'release 2 > 1 3');
    expect(waterOf(s)).toEqual([1, 0, 0]);
  });

  it('R41 High Gate works for its owner only', () => {
    const s = decide(blank, { rows: [['High Gate'], ['Sunlit Paddy', 'River Bend | w2']] });
    play(s, 'water');
    expect(moves(s)).toEqual(['release 2 >', 'done']);
  });

  it('R62 an ability is gone with its card, and works as soon as its card lies in the row', () => {
    const s = decide('card', { rows: [['Honorable Workers', 'River Bend | x1'], rival] });
    play(s, 'card');
    draw(s, 'Twisted Fate');
    play(s, 'keep Twisted Fate 1');
    roll(s, blank);
    play(s, 'worker');
    expect(positionOf(s)).toMatchObject({ turn: 0, rerolls: 2 });
    roll(s, blank);
    play(s, 'worker');
    expect(positionOf(s).turn).toBe(1);
  });

  it('R62 the same ability twice counts twice', () => {
    const s = decide('worker', { rows: [['Honorable Workers', 'Busy Hands', 'River Bend | x1'], rival] });
    play(s, 'worker');
    expect(positionOf(s).left).toBe(3);
    const deck = deckWith({
      'River Bend': { ability: { kind: 'flowLeft' } },
      Foresight: { ability: { kind: 'rerolls', more: 3 } },
    });
    const t = load({ options: { deck }, rows: [['Twisted Fate', 'Foresight'], rival], rerolls: 5 });
    expect(positionOf(t).rerolls).toBe(5);
    expect(paddies(t)).toHaveLength(2);
  });
});
