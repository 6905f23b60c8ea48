import { describe, expect, it } from 'vitest';
import { winners } from '../../core/match.ts';
import { deckWith, farmer, paddies, plantedOf, positionOf, rice, roll, weedsOf } from './built.suite.ts';
import { magicDeck } from './decks.suite.ts';
import { game } from './index.ts';

describe("the Happy Farmer's worker action", () => {
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
    expect(game.view(s, 0).finish).toEqual({ winners: ['happyFarmer'], cause: 'harvest', tie: null });
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
