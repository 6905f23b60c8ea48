import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { winners } from '../../core/match.ts';
import { parseOptions } from '../../core/options.ts';
import {
  type Built,
  cardsOf,
  decide,
  deckWith,
  draw,
  load,
  moves,
  paddies,
  plantedOf,
  play,
  positionOf,
  rice,
  roll,
  usual,
  waterOf,
  weedsOf,
} from './built.suite.ts';
import { paddyCards } from './components.ts';
import { magicDeck } from './decks.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

/** The Happy Farmer's turn with this row; yours is out of the way. */
const farmer = (row: string[], spec: Partial<Built> = {}): State =>
  load({ players: 1, turn: 1, rows: [['Deep Mud'], row], ...spec });

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

describe('its worker action', () => {
  it('R72 harvests the best yield first: with no worker to spare, as its weeds are; the rest weeds', () => {
    // With two weeds the terrace yields 8, less than the 14 of the bend.
    const s = farmer(['Long Terrace | p x2', 'River Bend | p']);
    roll(s, 'double worker weed weed weed');
    expect(rice(s, 1)).toBe(14);
    // The worker that is left weeds.
    expect(weedsOf(s, 1)).toEqual([1, 0]);
  });

  it('R72 yields are those after weeding with the workers that can be spared, and it weeds exactly so before harvesting', () => {
    // Five workers: the terrace costs three, the two to spare pull both weeds: 21 instead of 8.
    const s = farmer(['River Bend | p', 'Long Terrace | p x2']);
    roll(s, 'double double worker weed weed');
    expect(rice(s, 1)).toBe(21);
    expect(plantedOf(s, 1)).toEqual([true, false]);
    // Four workers leave one weed: the terrace yields 14, the bend too, and the leftmost is taken; then the two left take nothing.
    const t = farmer(['River Bend | p', 'Long Terrace | p x2']);
    roll(t, 'double double weed weed weed');
    expect(rice(t, 1)).toBe(14);
    expect(plantedOf(t, 1)).toEqual([false, true]);
    expect(weedsOf(t, 1)).toEqual([0, 0]);
    const u = farmer(['Long Terrace | p x2', 'River Bend | p']);
    roll(u, 'double double weed weed weed');
    expect(rice(u, 1)).toBe(14);
    expect(plantedOf(u, 1)).toEqual([false, true]);
  });

  it('R72 after a harvest the workers left decide anew what can be spared', () => {
    // Six workers: the basin costs five and spares one: 40 of a clean one. One worker is left for the clean Sunlit Paddy.
    const s = farmer(['Sunlit Paddy | p', 'Great Basin | p']);
    roll(s, 'double double double weed weed');
    expect(rice(s, 1)).toBe(50);
    // Seven: the weeded basin takes six, and one is left for the overgrown Sunlit Paddy as it is: 40 + 4.
    const t = farmer(['Sunlit Paddy | p x2', 'Great Basin | p x1']);
    roll(t, 'double double double worker weed');
    expect(rice(t, 1)).toBe(44);
  });

  it('R72 what it can spare is pulled even from a paddy that yields no more for it', () => {
    const deck = deckWith({ 'River Bend': { rice: [14, 14, 14] } });
    const s = farmer(['River Bend | p x2', 'Sunlit Paddy | p'], { options: { deck } });
    roll(s, 'double double weed weed weed');
    // Two workers harvest, two pull the weeds, none is left for the Sunlit Paddy.
    expect(rice(s, 1)).toBe(14);
    expect(plantedOf(s, 1)).toEqual([false, true]);
  });

  it('R72 skips what it cannot pay, ties leftmost', () => {
    const s = farmer(['Valley Floor | p', 'Sunlit Paddy | p', 'Twisted Fate | w2', 'River Bend | w2']);
    roll(s, 'double worker weed weed weed');
    expect(rice(s, 1)).toBe(10);
    expect(plantedOf(s, 1)).toEqual([true, false, true, false]);
  });

  it('R72 plants most hexes first', () => {
    const s = farmer(['River Bend | w2', 'Long Terrace | w3']);
    roll(s, 'double worker worker weed weed');
    expect(plantedOf(s, 1)).toEqual([false, true]);
  });

  it('R72 weeds planted dry paddies from the left, each clean before the next, then other dry ones', () => {
    const row = ['River Bend | x2', 'Valley Floor | p x2', 'Great Basin | p x1', 'Twisted Fate | w2 x1 p'];
    const s = farmer(row);
    roll(s, 'double worker weed weed weed');
    expect(weedsOf(s, 1)).toEqual([2, 0, 0, 1]);
    const t = farmer(row);
    roll(t, 'double weed weed weed weed');
    expect(weedsOf(t, 1)).toEqual([2, 0, 1, 1]);
    const u = farmer(['River Bend | x2', 'Great Basin | p x1']);
    roll(u, 'double worker weed weed weed');
    expect(weedsOf(u, 1)).toEqual([0, 0]);
  });

  it('R31 R72 plants again what it harvested, where magic water allows it', () => {
    const s = farmer(['River Bend | p'], { options: { deck: magicDeck } });
    roll(s, 'double double weed weed weed');
    expect(rice(s, 1)).toBe(14);
    expect(paddies(s, 1)[0]).toMatchObject({ planted: true, fresh: false });
  });

  it('R70 its cards have no abilities: Sharp Sickles needs four, Honorable Workers add none', () => {
    const s = farmer(['Sharp Sickles | p', 'Honorable Workers', 'Rewarding Harvest']);
    roll(s, 'double worker weed weed weed');
    expect(rice(s, 1)).toBe(0);
    const t = farmer(['Sharp Sickles | p', 'Honorable Workers', 'Rewarding Harvest']);
    roll(t, 'double double weed weed weed');
    expect(rice(t, 1)).toBe(28);
  });

  it('R50 R70 first to 100 wins: its harvest ends the game at once, and nobody at the table won', () => {
    const s = farmer(['Long Terrace | p', 'River Bend | p'], { rice: [99, 80] });
    roll(s, 'double double worker weed weed');
    expect(positionOf(s)).toMatchObject({ phase: 'over', turn: 1 });
    expect(rice(s, 1)).toBe(101);
    expect(plantedOf(s, 1)).toEqual([false, true]);
    expect(game.view(s, 0).finish).toEqual({ winners: ['happyFarmer'], cause: 'harvest' });
    expect(game.score(s, 0)).toMatchObject([
      { seat: 0, total: 99, rank: 2 },
      { seat: 'happyFarmer', total: 101, rank: 1 },
    ]);
    expect(winners({ game, players: 1, options: {}, start: null, state: s, log: [] } as never)).toEqual([]);
    const totals = new Int32Array(2);
    const ranks = new Int32Array(2);
    expect(game.tally(s, totals, ranks)).toBe(2);
    expect([...totals, ...ranks]).toEqual([99, 101, 2, 1]);
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
