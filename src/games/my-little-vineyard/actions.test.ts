import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { grapes } from './components.ts';
import type { Cellar } from './position.ts';
import { movesOf, play, positionOf, pricesOf, refusal, someOfEach, turn } from './table.suite.ts';

const own = (match: Parameters<typeof positionOf>[0], seat = 0): Cellar => at(positionOf(match).cellars, seat);
const produce = (grape: string, barrel: string, fertilizers: string[], die: number) => ({
  type: 'produce',
  grape,
  barrel,
  fertilizers,
  die,
});

describe('purchase', () => {
  it('V20 pulls exactly the dice of the price and adds the item', () => {
    const match = turn({ centre: [2, 3, 4, 4, 4] });
    play(match, { type: 'purchase', item: 'kentucky', dice: [2, 3, 4] });
    expect(positionOf(match).centre).toEqual([0, 0, 0, 2, 0, 0]);
    expect(own(match).warehouse).toEqual({ ...someOfEach(0), kentucky: 1 });
    expect(own(match).crossed).toEqual(someOfEach(0));
  });
  it('V20 the book: Pinot Noir for two dice adding to 8 or 9', () => {
    expect(pricesOf(turn({ centre: [2, 3, 4, 4, 5, 6] }), 'pinotNoir')).toEqual(['2-6', '3-5', '3-6', '4-4', '4-5']);
    expect(pricesOf(turn({ centre: [1, 1, 2, 3, 3, 4] }), 'pinotNoir')).toEqual([]);
  });
  it('V20 a double needs two dice', () => {
    expect(pricesOf(turn({ centre: [4] }), 'moscato')).toEqual([]);
    expect(pricesOf(turn({ centre: [4, 4] }), 'moscato')).toEqual(['4-4']);
  });
  it('V20 many dice of one value are still there', () => {
    const match = turn({ centre: Array.from({ length: 35 }, () => 6) });
    expect(pricesOf(match, 'riesling')).toEqual(['6-6']);
    expect(pricesOf(match, 'truffles')).toEqual(['6-6-6-6']);
  });
  it('V20 says why not', () => {
    const match = turn({ centre: [3, 4, 4] });
    const buy = (item: string, dice: number[]) => refusal(match, { type: 'purchase', item, dice });
    expect(buy('merlot', [3, 3])).toBe('V20: Only 1 die shows 3 in the centre, not 2.');
    expect(buy('merlot', [1, 6])).toBe('V20: No die shows 1 in the centre.');
    expect(buy('merlot', [4, 3])).toBe('V20: Write the dice in ascending order.');
    expect(buy('merlot', [4, 4])).toBe('V20: The price of Merlot is two dice that add up to 7.');
    expect(buy('pinotNoir', [3, 4])).toBe('V20: The price of Pinot Noir is two dice that add up to 8 or 9.');
    expect(buy('kentucky', [3, 4, 4])).toBe('V20: The price of Kentucky barrel is a straight of 3.');
    expect(buy('oakChips', [3, 4, 4])).toBe('V20: The price of oak chips is 3 of a kind.');
    expect(buy('compost', [3, 4, 4])).toBe('V20: The price of fruit compost is any 2 dice.');
  });
  it('V23 what is bought this turn cannot be used before the next', () => {
    const match = turn({ centre: [1, 2, 3, 5], warehouse: { merlot: 1 } });
    expect(movesOf(match, 'produce')).toEqual([]);
    play(match, { type: 'purchase', item: 'kentucky', dice: [1, 2, 3] });
    expect(positionOf(match).seat).toBe(1);
    play(match, { type: 'pass' });
    expect(movesOf(match, 'produce')).toEqual([produce('merlot', 'kentucky', [], 5)]);
  });
});

describe('research', () => {
  it('V21 the book: Chardonnay with 2, 3 and 6 has base 3; again costs another one, and only 1, 4, 5 remain', () => {
    const match = turn({ centre: [1, 2, 2, 3, 3, 4, 5, 6, 6, 6], warehouse: { chardonnay: 3, kentucky: 1 } });
    play(match, { type: 'research', grape: 'chardonnay', dice: [2, 3, 6] });
    expect(positionOf(match).centre).toEqual([1, 1, 1, 1, 1, 2]);
    expect(own(match)).toMatchObject({ research: { chardonnay: [2, 3, 6], merlot: [] } });
    expect(own(match).warehouse.chardonnay).toBe(2);
    expect(own(match).crossed.chardonnay).toBe(1);
    play(match, { type: 'pass' });
    const sets = movesOf(match, 'research').map((move) => (move.dice as number[]).join(''));
    expect(sets.sort()).toEqual(['1', '14', '145', '15', '4', '45', '5']);
    expect(refusal(match, { type: 'research', grape: 'chardonnay', dice: [2] })).toBe(
      'V21: The research box 2 is circled already.',
    );
    play(match, produce('chardonnay', 'kentucky', [], 6));
    expect(own(match).points.year1Summer).toBe(3);
  });
  it('V21 each set of different values that are there, of each grape at hand', () => {
    const match = turn({ centre: [1, 1, 4], warehouse: { merlot: 1, riesling: 2 } });
    const sets = movesOf(match, 'research').map((move) => `${move.grape} ${(move.dice as number[]).join('')}`);
    expect(sets.sort()).toEqual(['merlot 1', 'merlot 14', 'merlot 4', 'riesling 1', 'riesling 14', 'riesling 4']);
  });
  it('V21 a value circled for one grape is free for another', () => {
    const research = { merlot: [4] };
    const match = turn({ centre: [4], warehouse: { merlot: 1, moscato: 1 }, crossed: { merlot: 1 }, research });
    expect(movesOf(match, 'research')).toEqual([{ type: 'research', grape: 'moscato', dice: [4] }]);
  });
  it('V21 adds at most 6', () => {
    const all = [1, 2, 3, 4, 5, 6];
    const match = turn({
      centre: all,
      warehouse: { riesling: 2, limousin: 1 },
      crossed: { riesling: 1 },
      research: { riesling: all },
    });
    expect(movesOf(match, 'research')).toEqual([]);
    play(match, produce('riesling', 'limousin', [], 1));
    expect(own(match).points.year1Summer).toBe(7 + 6);
  });
  it('V21 says why not', () => {
    const match = turn({ centre: [2, 2, 3], warehouse: { merlot: 1 } });
    const research = (grape: string, dice: number[]) => refusal(match, { type: 'research', grape, dice });
    expect(research('merlot', [2, 2])).toBe('V21: The dice of a research must all show different values.');
    expect(research('merlot', [3, 2])).toBe('V21: Write the dice in ascending order.');
    expect(research('merlot', [5])).toBe('V21: No die shows 5 in the centre.');
    expect(research('moscato', [2])).toBe('V21: Your warehouse has no Moscato to research.');
    expect(research('merlot', [])).toMatch(/^V13: dice/);
  });
  it('V9 loose: one row for all grapes, which raises every base, and still costs a grape', () => {
    const match = turn({
      options: { loose: true },
      centre: [1, 2, 2, 5],
      warehouse: { merlot: 1, moscato: 2, allier: 1 },
    });
    play(match, { type: 'research', grape: 'merlot', dice: [2, 5] }, { type: 'pass' });
    expect(own(match).warehouse).toMatchObject({ merlot: 0, moscato: 2 });
    for (const grape of grapes) expect(own(match).research[grape]).toEqual([2, 5]);
    expect(movesOf(match, 'research')).toEqual([{ type: 'research', grape: 'moscato', dice: [1] }]);
    expect(refusal(match, { type: 'research', grape: 'moscato', dice: [2] })).toMatch(/^V9: /);
    play(match, produce('moscato', 'allier', [], 1));
    expect(own(match).points.year1Summer).toBe(5 + 2);
  });
});

describe('produce', () => {
  it('V22 the book: Chardonnay with ash and truffles in a Kentucky barrel scores 8', () => {
    const match = turn({
      year: 2,
      season: 'fall',
      centre: [4],
      warehouse: { chardonnay: 1, kentucky: 1, ash: 1, truffles: 1 },
    });
    play(match, produce('chardonnay', 'kentucky', ['ash', 'truffles'], 4));
    expect(own(match).points).toMatchObject({ year2Fall: 8, year1Fall: 0, year2Summer: 0 });
    expect(own(match).warehouse).toEqual(someOfEach(0));
    expect(own(match).crossed).toEqual({ ...someOfEach(0), chardonnay: 1, kentucky: 1, ash: 1, truffles: 1 });
    expect(positionOf(match).centre).toEqual([0, 0, 0, 0, 0, 0]);
  });
  it('V22 the book: of three compost at most one; one compost and one oak chip together are fine', () => {
    const match = turn({ centre: [4], warehouse: { merlot: 1, allier: 1, compost: 3, oakChips: 1 } });
    const blends = movesOf(match, 'produce').map((move) => (move.fertilizers as string[]).join('+'));
    expect(blends.sort()).toEqual(['', 'compost', 'compost+oakChips', 'oakChips']);
    expect(refusal(match, produce('merlot', 'allier', ['compost', 'compost'], 4))).toBe(
      'V22: At most one fertilizer of each kind.',
    );
    play(match, produce('merlot', 'allier', ['compost', 'oakChips'], 4));
    expect(own(match).points.year1Summer).toBe(2 + 2 + 3);
    expect(own(match).warehouse).toMatchObject({ compost: 2, oakChips: 0 });
  });
  it('V22 any one die, each value once', () => {
    const match = turn({ centre: [2, 2, 5], warehouse: { moscato: 1, allier: 2 } });
    expect(movesOf(match, 'produce').map((move) => move.die)).toEqual([2, 5]);
  });
  it('V22 needs a die in the centre', () => {
    expect(movesOf(turn({ centre: [], warehouse: someOfEach(1) }), 'produce')).toEqual([]);
  });
  it('V22 adds to what the season has brought, research included', () => {
    const match = turn({
      centre: [1, 1],
      warehouse: { vernaccia: 1, limousin: 1, vanilla: 1, oakChips: 1, ash: 1 },
      crossed: { vernaccia: 2, allier: 1 },
      research: { vernaccia: [1, 6] },
      points: { year1Spring: 5, year1Summer: 20 },
    });
    play(match, produce('vernaccia', 'limousin', ['ash', 'oakChips', 'vanilla'], 1));
    expect(own(match).points).toMatchObject({ year1Spring: 5, year1Summer: 20 + 6 + 2 + 2 + 4 + 8 });
  });
  it('V22 says why not', () => {
    const match = turn({
      centre: [4],
      warehouse: { chardonnay: 1, kentucky: 1, allier: 1, ash: 1, compost: 1, vanilla: 1 },
    });
    const no = (...args: Parameters<typeof produce>) => refusal(match, produce(...args));
    expect(no('chardonnay', 'allier', [], 4)).toBe('V22: The Allier barrel does not fit Chardonnay.');
    expect(no('merlot', 'kentucky', [], 4)).toBe('V22: Your warehouse has no Merlot.');
    expect(no('chardonnay', 'kentucky', ['vanilla'], 4)).toBe('V22: Chardonnay does not take vanilla.');
    expect(no('chardonnay', 'kentucky', ['truffles'], 4)).toBe('V22: Your warehouse has no truffles.');
    expect(no('chardonnay', 'kentucky', [], 5)).toBe('V22: No die shows 5 in the centre.');
    expect(no('chardonnay', 'kentucky', ['ash', 'compost'], 4)).toMatch(/^V22: Write the fertilizers in the order/);
  });
});
