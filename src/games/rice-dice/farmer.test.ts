import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import {
  type Built,
  cardsOf,
  decide,
  draw,
  farmer,
  load,
  moves,
  paddies,
  plantedOf,
  play,
  positionOf,
  roll,
  usual,
  waterOf,
  weedsOf,
} from './built.suite.ts';
import { paddyCards } from './components.ts';
import { magicDeck } from './decks.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

describe('the Happy Farmer', () => {
  it('R70 rolls all dice once after your turn and is never asked', () => {
    const s = decide('weed', { players: 1, rows: [['Deep Mud'], ['River Bend']] });
    play(s, 'card');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll', rerolls: 0 });
    expect(game.actor(s)).toBe(CHANCE);
    expect(game.picksDue(s)).toBe(5);
    roll(s, 'weed weed weed weed weed');
    expect(positionOf(s)).toMatchObject({ turn: 0, phase: 'roll', rerolls: 1 });
  });

  it('R70 takes the action of its most rolled symbol: three water, one worker and a wild are water', () => {
    const s = farmer(['River Bend | x1']);
    roll(s, 'water water water worker wild');
    expect(waterOf(s, 1)).toEqual([2]);
    expect(weedsOf(s, 1)).toEqual([1]);
  });

  it('R70 R71 ties go to the top of its list: worker, water, card', () => {
    const s = farmer(['River Bend | x1']);
    roll(s, 'water water worker worker weed');
    expect(weedsOf(s, 1)).toEqual([0]);
    const t = farmer(['River Bend']);
    roll(t, 'water water card card weed');
    expect(waterOf(t, 1)).toEqual([2]);
  });

  it('R71 a double counts two', () => {
    const s = farmer(['River Bend | x1']);
    roll(s, 'water water double card weed');
    expect(weedsOf(s, 1)).toEqual([0]);
  });

  it('R71 wilds do not decide, they add; only wilds and weeds are workers', () => {
    const s = farmer(['Long Terrace | x1']);
    roll(s, 'water wild wild weed weed');
    expect(waterOf(s, 1)).toEqual([3]);
    const t = farmer(['Long Terrace | w3']);
    roll(t, 'wild wild wild weed weed');
    expect(plantedOf(t, 1)).toEqual([true]);
    const u = farmer(['Long Terrace']);
    roll(u, 'wild wild wild weed weed');
    expect(positionOf(u)).toMatchObject({ turn: 0, phase: 'roll' });
  });

  it('R71 an action that would change nothing is passed over, but only for a symbol that was rolled', () => {
    // No job, so water comes next.
    const s = farmer(['River Bend']);
    roll(s, 'worker worker worker water water');
    expect(waterOf(s, 1)).toEqual([2]);
    // Water fills nothing either, so cards.
    const t = farmer(['Great Basin']);
    roll(t, 'worker worker water water card');
    expect(positionOf(t)).toMatchObject({ turn: 1, phase: 'draw', left: 1 });
    // Neither works, and no card was rolled.
    const u = farmer(['Great Basin']);
    roll(u, 'worker worker water water weed');
    expect(positionOf(u)).toMatchObject({ turn: 0, phase: 'roll' });
  });

  it('R71 whether it helps is judged when it chooses, before you release', () => {
    // The reservoir is empty now; that you could fill it does not count.
    const spec: Built = { players: 1, turn: 1, rows: [['Valley Floor | w4'], ['River Bend']] };
    const s = load(spec);
    expect(positionOf(s).reservoir).toBe(0);
    roll(s, 'water water water water weed');
    expect(positionOf(s)).toMatchObject({ turn: 0, phase: 'roll' });
  });

  it('R71 places no weeds, unless always: then on its leftmost paddies with room, before the action', () => {
    const s = farmer(['River Bend | x1', 'Long Terrace']);
    roll(s, 'weed weed weed weed card');
    expect(weedsOf(s, 1)).toEqual([1, 0]);
    const t = farmer(['River Bend | x1', 'Long Terrace'], { options: { weeds: 'always' } });
    roll(t, 'weed weed weed weed card');
    expect(weedsOf(t, 1)).toEqual([2, 2]);
    // A weed just placed is a job.
    const u = farmer(['River Bend', 'Long Terrace'], { options: { weeds: 'always' } });
    roll(u, 'weed worker card weed weed');
    expect(weedsOf(u, 1)).toEqual([1, 1]);
  });
});

describe('its water action', () => {
  it('R72 releases planted paddies to the right into dry unplanted ones that are filled, the rest to the reservoir', () => {
    const s = farmer(['Valley Floor | w4 p', 'Great Basin', 'Sunlit Paddy', 'River Bend']);
    expect(positionOf(s).reservoir).toBe(6);
    roll(s, 'water weed weed weed weed');
    // Five hexes are too many for four tokens: they go on to the right; one flows off.
    expect(waterOf(s, 1)).toEqual([0, 0, 1, 2]);
    expect(positionOf(s).reservoir).toBe(7);
  });

  it('R72 planted or flooded paddies take nothing, and nothing flows left', () => {
    const s = farmer(['River Bend', 'Long Terrace | w3 p', 'Sunlit Paddy | p', 'Twisted Fate | w2']);
    roll(s, 'water weed weed weed weed');
    expect(waterOf(s, 1)).toEqual([0, 0, 0, 2]);
  });

  it('R72 then fills unplanted dry paddies from the left with what symbols and reservoir allow', () => {
    const s = farmer(['Great Basin', 'Sunlit Paddy | p', 'River Bend', 'Magic Spring']);
    roll(s, 'water water wild weed weed');
    expect(waterOf(s, 1)).toEqual([0, 0, 2, 1]);
  });

  it('R40 R72 it releases first, then you may, then it takes what all released', () => {
    const spec: Built = {
      players: 1,
      turn: 1,
      rows: [['Valley Floor | w4'], ['Sunlit Paddy | w1 p', 'Long Terrace']],
    };
    const s = load(spec);
    expect(positionOf(s).reservoir).toBe(1);
    roll(s, 'water water water weed weed');
    expect(waterOf(s, 1)).toEqual([0, 0]);
    expect(positionOf(s)).toMatchObject({ phase: 'release', turn: 1, seat: 0, reservoir: 2 });
    expect(moves(s)).toEqual(['release 1 >', 'done']);
    play(s, 'release 1 >');
    expect(waterOf(s, 1)).toEqual([0, 3]);
    expect(positionOf(s)).toMatchObject({ turn: 0, phase: 'roll' });
  });

  it('R42 R72 your half full paddies flow off in its water action', () => {
    const s = load({ players: 1, turn: 1, rows: [['River Bend | w2', 'Long Terrace'], ['Sunlit Paddy']] });
    roll(s, 'water weed weed weed weed');
    play(s, 'release 1 > 2');
    expect(waterOf(s)).toEqual([0, 0]);
  });

  it('R72 in your water action it releases after you, in the same way', () => {
    const s = decide('water water water', {
      players: 1,
      rows: [
        ['River Bend | w2', 'Long Terrace'],
        ['Sunlit Paddy | w1 p', 'Magic Spring'],
      ],
    });
    play(s, 'water', 'release 1 > 2');
    expect(waterOf(s, 1)).toEqual([0, 1]);
    expect(positionOf(s)).toMatchObject({ phase: 'take', turn: 0, seat: 0 });
  });

  it('R72 a paddy of magic hexes only is nothing to fill', () => {
    const s = farmer(['River Bend'], { options: { deck: magicDeck } });
    roll(s, 'water water water weed card');
    expect(positionOf(s)).toMatchObject({ phase: 'draw', turn: 1 });
  });
});

describe('its card action', () => {
  const drawn = (row: string[], ...cards: string[]): State => {
    const s = farmer(row);
    roll(s, [...cards.map(() => 'card'), ...Array.from({ length: 5 - cards.length }, () => 'weed')].join(' '));
    draw(s, ...cards);
    return s;
  };

  it('R72 keeps the card of the best clean rice per hex that needs at most three tokens, at the right end', () => {
    // River Bend 7 a hex, Long Terrace 7 a hex but more rice, Valley Floor 7.25 but four tokens.
    const s = drawn(['Sunlit Paddy'], 'River Bend', 'Valley Floor', 'Long Terrace');
    expect(cardsOf(s, 1)).toEqual(['Sunlit Paddy', 'Long Terrace']);
    expect(positionOf(s)).toMatchObject({ turn: 0, phase: 'roll', discards: ['River Bend', 'Valley Floor'] });
  });

  it('R72 magic hexes count as hexes, not as tokens; ties go to the card higher in the table', () => {
    const s = drawn(['Sunlit Paddy'], 'River Bend', 'Magic Spring');
    expect(cardsOf(s, 1)).toEqual(['Sunlit Paddy', 'Magic Spring']);
    const t = drawn(['Sunlit Paddy'], 'Crafty Weeds', 'Moonlit Terrace');
    expect(cardsOf(t, 1)).toEqual(['Sunlit Paddy', 'Moonlit Terrace']);
  });

  it('R72 keeps nothing that needs more than three tokens', () => {
    const s = drawn(['Sunlit Paddy'], 'Great Basin', 'Foresight');
    expect(cardsOf(s, 1)).toEqual(['Sunlit Paddy']);
    expect(positionOf(s).discards).toEqual(['Foresight', 'Great Basin']);
  });

  it('R72 with four paddies it replaces the unplanted one of the lowest rice per hex, if strictly better', () => {
    const row = ['Planting Mimic | p', 'Spring Rains | w2 x1', 'Harvesting Mimic', 'Long Terrace'];
    const s = drawn(row, 'River Bend');
    expect(cardsOf(s, 1)).toEqual(['Planting Mimic', 'River Bend', 'Harvesting Mimic', 'Long Terrace']);
    expect(paddies(s, 1)[1]).toMatchObject({ water: 0, weeds: 0 });
    expect(positionOf(s).discards).toEqual(['Spring Rains']);
    // Weed Baskets has as much rice per hex as the poorest: not strictly better.
    const level = drawn(row, 'Weed Baskets');
    expect(cardsOf(level, 1)).toEqual(row.map((text) => text.split(' | ')[0]));
    const planted = drawn(['River Bend | p', 'Spring Rains | p', 'Twisted Fate | p', 'High Gate | p'], 'Sunlit Paddy');
    expect(cardsOf(planted, 1)).toEqual(['River Bend', 'Spring Rains', 'Twisted Fate', 'High Gate']);
  });

  it('R71 R72 wilds draw too, card bonuses do not', () => {
    const s = farmer(['Village Elder', 'Foresight']);
    roll(s, 'card wild weed weed weed');
    expect(game.picksDue(s)).toBe(2);
  });

  it('R71 discards are cards to draw, too', () => {
    const deck = { cards: paddyCards.slice(0, 15) };
    const names = deck.cards.map((card) => card.name);
    const s = load({
      players: 1,
      turn: 1,
      options: { deck },
      rows: [names.slice(0, 4), names.slice(4, 8)],
      discards: names.slice(8),
    });
    roll(s, 'card card weed weed weed');
    expect(positionOf(s)).toMatchObject({ phase: 'draw', left: 2 });
  });
});

describe('its start', () => {
  it('R72 starts at 0 like everybody, with the set-up of two players; the option is a whole number from 0 to 80', () => {
    const parsed = (farmerRice?: unknown) => parseOptions(game.options, { farmerRice });
    expect(parsed()).toMatchObject({ ok: true, value: { farmerRice: 0 } });
    expect(parsed(80)).toMatchObject({ ok: true, value: { farmerRice: 80 } });
    for (const wrong of [-1, 81, 0.5])
      expect(parsed(wrong)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
    const s = game.create(1, usual);
    expect(game.score(s, 0).map((standing) => standing.total)).toEqual([0, 0]);
    expect(positionOf(s)).toMatchObject({ supply: 10 });
  });

  it('R72 begins with the rice of the option, which is part of its score, and nobody else does', () => {
    const s = game.create(1, { ...usual, farmerRice: 35 });
    expect(game.score(s, 0)).toEqual([
      { seat: 0, total: 0, breakdown: { harvest: 0, abilities: 0 }, rank: 2 },
      { seat: 'happyFarmer', total: 35, breakdown: { harvest: 0, abilities: 0, start: 35 }, rank: 1 },
    ]);
    const more = game.create(3, { ...usual, farmerRice: 35 });
    expect(game.score(more, 0).map((standing) => standing.total)).toEqual([0, 0, 0]);
  });
});
