import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { legalMoves } from '../../core/match.ts';
import { parseOptions } from '../../core/options.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { barrels, defaultSheet, fertilizers, grapes, items } from './components.ts';
import type { SheetDocument } from './document.ts';
import { game } from './index.ts';
import { MOST_OFFERS } from './sheet.ts';
import { crampedSheet, generousSheet, randomSheet } from './sheets.suite.ts';
import { optionSpecs } from './state.ts';
import { begin, movesOf, play, positionOf, pricesOf, refusal, someOfEach, turn, turnPosition } from './table.suite.ts';

const everyDie = [1, 2, 3, 4, 5, 6].flatMap((value) => Array.from({ length: 6 }, () => value));

/** The default sheet with one cell changed, or taken away. */
function changed(path: string, value: unknown): unknown {
  const sheet = JSON.parse(JSON.stringify(defaultSheet));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part = sheet;
  for (const key of keys) part = part[key];
  if (value === undefined) delete part[last];
  else part[last] = value;
  return sheet;
}

const read = (sheet: unknown) => parseOptions(optionSpecs, { sheet });
function complaint(sheet: unknown): string {
  const result = read(sheet);
  return result.ok ? 'accepted' : result.error.message;
}

describe('the default sheet', () => {
  it('V2, V3 has the numbers of the table', () => {
    const table = grapes.map((name) => {
      const { sums, base, bonuses, barrels: fits, spoils } = defaultSheet.grapes[name];
      const row = fertilizers.map((kind) => bonuses[kind] ?? '-').join(' ');
      return `${name} ${sums.join(',')} | ${base} | ${row} | ${fits.join(' ')} | ${spoils}`;
    });
    expect(table).toEqual([
      'chardonnay 7,8 | 0 | 2 2 3 - 6 | kentucky | true',
      'merlot 7 | 2 | 2 2 3 5 - | kentucky allier limousin | false',
      'pinotNoir 8,9 | 4 | 1 - 3 8 - | kentucky allier | true',
      'moscato 8 | 5 | 1 2 - - 8 | allier | true',
      'vernaccia 9,10 | 6 | - 2 4 8 - | allier limousin | true',
      'riesling 10,11,12 | 7 | - - 4 - 10 | limousin | true',
    ]);
  });

  it('V2 grapes cost two dice adding to one of their sums', () => {
    const match = turn({ centre: everyDie.slice(0, 35) });
    expect(pricesOf(match, 'chardonnay')).toEqual(['1-6', '2-5', '2-6', '3-4', '3-5', '4-4']);
    expect(pricesOf(match, 'merlot')).toEqual(['1-6', '2-5', '3-4']);
    expect(pricesOf(match, 'pinotNoir')).toEqual(['2-6', '3-5', '3-6', '4-4', '4-5']);
    expect(pricesOf(match, 'moscato')).toEqual(['2-6', '3-5', '4-4']);
    expect(pricesOf(match, 'vernaccia')).toEqual(['3-6', '4-5', '4-6', '5-5']);
    expect(pricesOf(match, 'riesling')).toEqual(['4-6', '5-5', '5-6', '6-6']);
  });

  it('V3 each grape is produced only in its barrels', () => {
    const match = turn({ centre: [3], warehouse: { ...someOfEach(1), ...noFertilizer } });
    const fits = movesOf(match, 'produce').map((move) => `${move.grape} ${move.barrel}`);
    expect(fits).toEqual([
      'chardonnay kentucky',
      'merlot kentucky',
      'merlot allier',
      'merlot limousin',
      'pinotNoir kentucky',
      'pinotNoir allier',
      'moscato allier',
      'vernaccia allier',
      'vernaccia limousin',
      'riesling limousin',
    ]);
  });

  it('V4 barrels cost straights of 3, 4 and 5 dice', () => {
    const match = turn({ centre: everyDie.slice(0, 35) });
    expect(pricesOf(match, 'kentucky')).toEqual(['1-2-3', '2-3-4', '3-4-5', '4-5-6']);
    expect(pricesOf(match, 'allier')).toEqual(['1-2-3-4', '2-3-4-5', '3-4-5-6']);
    expect(pricesOf(match, 'limousin')).toEqual(['1-2-3-4-5', '2-3-4-5-6']);
  });

  it('V5 fertilizers cost any two dice, or sets', () => {
    const match = turn({ centre: [1, 1, 1, 1, 4, 4, 4, 6] });
    expect(pricesOf(match, 'compost')).toEqual(['1-1', '1-4', '1-6', '4-4', '4-6']);
    expect(pricesOf(match, 'ash')).toEqual(['1-1', '4-4']);
    expect(pricesOf(match, 'oakChips')).toEqual(['1-1-1', '4-4-4']);
    expect(pricesOf(match, 'vanilla')).toEqual(['1-1-1', '4-4-4']);
    expect(pricesOf(match, 'truffles')).toEqual(['1-1-1-1']);
  });
});

const noFertilizer = { compost: 0, ash: 0, oakChips: 0, vanilla: 0, truffles: 0 };

describe('spoiling', () => {
  const spoiled = (options: unknown): string[] => {
    const all = someOfEach(2);
    const match = turn({ season: 'fall', centre: [], warehouse: all, options });
    play(match, { type: 'pass' }, { type: 'pass' });
    const { warehouse, crossed } = at(positionOf(match).cellars, 0);
    const gone = items.filter((item) => warehouse[item] === 0);
    expect(items.filter((item) => crossed[item] === 2)).toEqual(gone);
    return gone;
  };
  const usual = ['chardonnay', 'pinotNoir', 'moscato', 'vernaccia', 'riesling', 'compost', 'oakChips', 'vanilla'];

  it('V6, V30 takes all grapes but Merlot, compost, oak chips and vanilla; barrels, ash and truffles keep', () => {
    expect(spoiled({})).toEqual(usual);
  });
  it('V6 with merlotSpoils takes Merlot too, whatever the sheet says', () => {
    expect(spoiled({ merlotSpoils: true })).toContain('merlot');
    expect(spoiled({ merlotSpoils: true, sheet: generousSheet })).toEqual(['merlot']);
  });
  it('V2, V6 follows the sheet', () => {
    expect(spoiled({ sheet: generousSheet })).toEqual([]);
    expect(spoiled({ sheet: changed('grapes.merlot.spoils', true) })).toContain('merlot');
    expect(spoiled({ sheet: changed('fertilizers.ash.spoils', true) })).toContain('ash');
  });
  it('V9 does not happen in the loose variant, whatever the other options say', () => {
    expect(spoiled({ loose: true })).toEqual([]);
    expect(spoiled({ loose: true, merlotSpoils: true })).toEqual([]);
  });
});

describe('counts and boxes', () => {
  const small = unwrap(
    read({
      ...defaultSheet,
      barrels: { ...defaultSheet.barrels, kentucky: { straight: 3, count: 2, boxes: 5 } },
    }),
  ).sheet;
  const kentucky = { type: 'purchase', item: 'kentucky', dice: [1, 2, 3] };

  it('V7 one purchase gives one item by default, and as many as the sheet says', () => {
    const plain = play(turn({ centre: [1, 2, 3] }), kentucky);
    expect(at(positionOf(plain).cellars, 0).warehouse.kentucky).toBe(1);
    const two = play(turn({ centre: [1, 2, 3], options: { sheet: small } }), kentucky);
    expect(at(positionOf(two).cellars, 0).warehouse.kentucky).toBe(2);
  });
  it('V7 needs a free box for every item the purchase gives', () => {
    const third = turn({ centre: [1, 2, 3], options: { sheet: small }, warehouse: { kentucky: 2 } });
    expect(pricesOf(third, 'kentucky')).toEqual(['1-2-3']);
    const fifth = turn({ centre: [1, 2, 3], options: { sheet: small }, warehouse: { kentucky: 4 } });
    expect(pricesOf(fifth, 'kentucky')).toEqual([]);
    expect(refusal(fifth, kentucky)).toBe('V7: The row of Kentucky barrel has too few free boxes.');
  });
  it('V7 a box once used is never free again', () => {
    const used = { kentucky: 2, merlot: 2 };
    const options = { sheet: small };
    const match = turn({ centre: [1, 2, 3], options, warehouse: { kentucky: 2 }, crossed: used });
    expect(pricesOf(match, 'kentucky')).toEqual([]);
  });
  it('V7 every row of the default sheet has ten boxes', () => {
    const centre = everyDie.slice(0, 35);
    for (const item of items) {
      expect(pricesOf(turn({ centre, warehouse: { [item]: 9 } }), item), item).not.toEqual([]);
      expect(pricesOf(turn({ centre, warehouse: { [item]: 10 } }), item), item).toEqual([]);
    }
    const used = { crossed: { merlot: 7 }, warehouse: { merlot: 3 } };
    expect(refusal(turn({ centre, ...used }), { type: 'purchase', item: 'merlot', dice: [3, 4] })).toBe(
      'V7: The row of Merlot has too few free boxes.',
    );
    const dozen = turnPosition({ centre: [1, 2, 3], warehouse: { limousin: 11 } });
    expect(game.fromPosition(dozen)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('limousin has only 10 boxes') },
    });
  });
  it('V7 rows have no limit with boxes null, nor with boxes left out', () => {
    for (const boxes of [null, undefined]) {
      const options = { sheet: changed('barrels.kentucky.boxes', boxes) };
      expect(pricesOf(turn({ centre: [1, 2, 3], options, warehouse: { kentucky: 500 } }), 'kentucky')).toEqual([
        '1-2-3',
      ]);
    }
  });
  it('V7 a row of 0 boxes takes the item out of the game', () => {
    const match = turn({ centre: [1, 2, 3], options: { sheet: changed('barrels.kentucky.boxes', 0) } });
    expect(pricesOf(match, 'kentucky')).toEqual([]);
  });
});

describe('a sheet of one’s own', () => {
  it('V20 a price of any one die is told as such', () => {
    const sheet = changed('fertilizers.ash.price', { any: 1 });
    const match = turn({ options: { sheet }, centre: [3, 4] });
    expect(pricesOf(match, 'ash')).toEqual(['3', '4']);
    expect(refusal(match, { type: 'purchase', item: 'ash', dice: [3, 4] })).toBe(
      'V20: The price of volcanic ash is any die.',
    );
  });

  it('V2 is played by its own prices, points, barrels and bonuses', () => {
    const sheet = unwrap(read(crampedSheet)).sheet;
    const match = turn({ options: { sheet }, centre: [1, 1, 1, 2, 2], warehouse: { merlot: 2, limousin: 2 } });
    expect(pricesOf(match, 'merlot')).toEqual(['1-1']);
    expect(pricesOf(match, 'limousin')).toEqual(['1-2']);
    expect(pricesOf(match, 'allier')).toEqual([]);
    expect(pricesOf(match, 'ash')).toEqual(['1', '2']);
    expect(pricesOf(match, 'compost')).toEqual(['1-1-1', '1-1-2', '1-2-2']);
    play(match, { type: 'produce', grape: 'merlot', barrel: 'limousin', fertilizers: [], die: 2 });
    expect(at(positionOf(match).cellars, 0).points.year1Summer).toBe(6);
  });
  it('V2 a bonus left out is a fertilizer the grape does not take; a bonus of 0 is taken', () => {
    const own = { chardonnay: 1, moscato: 1, kentucky: 1, compost: 1, vanilla: 1, ash: 1 };
    const sheet = changed('grapes.chardonnay.bonuses', { compost: 0 });
    const match = turn({ options: { sheet }, centre: [1], warehouse: own });
    expect(movesOf(match, 'produce').map((move) => (move.fertilizers as string[]).join())).toEqual(['compost', '']);
  });
  it('V2 count, boxes and single bonuses may be left out', () => {
    expect(read(defaultSheet).ok).toBe(true);
    expect(read(crampedSheet).ok).toBe(true);
    expect(read(generousSheet).ok).toBe(true);
    expect(read(changed('grapes.merlot.bonuses', {})).ok).toBe(true);
  });
  it('V2 comes back as it was given, and null for the default', () => {
    for (const sheet of [null, defaultSheet, crampedSheet]) {
      const match = begin(3, { sheet });
      expect(game.optionsOf(match.state as never).sheet).toEqual(sheet);
      expect(positionOf(match).options.sheet).toEqual(sheet);
      const loaded = unwrap(game.fromPosition(JSON.parse(JSON.stringify(positionOf(match)))));
      expect(game.optionsOf(loaded).sheet).toEqual(sheet);
    }
  });

  const wrong: [path: string, value: unknown, message: RegExp][] = [
    ['grapes.merlot.sums', [7, 13], /at grapes\.merlot\.sums\[1\]: must be a whole number from 2 to 12\.$/],
    ['grapes.merlot.sums', [7, 8, 7], /at grapes\.merlot\.sums\[2\]: 7 is listed twice\.$/],
    ['grapes.merlot.sums', [], /at grapes\.merlot\.sums: must have at least one sum/],
    ['grapes.merlot.sums', 7, /at grapes\.merlot\.sums: must be a list/],
    ['grapes.merlot.sums', undefined, /at grapes\.merlot\.sums: is missing/],
    ['grapes.merlot', undefined, /at grapes\.merlot: is missing: the grape\.$/],
    ['grapes.malbec', { base: 1 }, /at grapes: "malbec" is not known here; known: chardonnay/],
    ['grapes.merlot.colour', 'red', /at grapes\.merlot: "colour" is not known here/],
    ['grapes.merlot.base', -1, /at grapes\.merlot\.base: must be a whole number from 0/],
    ['grapes.merlot.base', 1.5, /at grapes\.merlot\.base: must be a whole number/],
    ['grapes.merlot.bonuses', undefined, /at grapes\.merlot\.bonuses: is missing/],
    ['grapes.merlot.bonuses.vanilla', '5', /at grapes\.merlot\.bonuses\.vanilla: must be a whole number/],
    ['grapes.merlot.bonuses.honey', 5, /at grapes\.merlot\.bonuses: "honey" is not known here/],
    ['grapes.merlot.barrels', ['kentucky', 'oak'], /at grapes\.merlot\.barrels\[1\]: "oak" is not a barrel/],
    ['grapes.merlot.barrels', ['allier', 'allier'], /at grapes\.merlot\.barrels\[1\]: "allier" is listed twice\.$/],
    ['grapes.merlot.spoils', 'no', /at grapes\.merlot\.spoils: must be true or false\.$/],
    ['grapes.merlot.count', 0, /at grapes\.merlot\.count: must be a whole number from 1/],
    ['grapes.merlot.count', null, /at grapes\.merlot\.count: must be a whole number from 1/],
    ['barrels.allier.straight', 7, /at barrels\.allier\.straight: must be a whole number from 1 to 6\.$/],
    ['barrels.allier.spoils', true, /at barrels\.allier: "spoils" is not known here/],
    ['barrels.allier.boxes', -1, /at barrels\.allier\.boxes: must be a whole number/],
    ['fertilizers.ash.price', { any: 2, kind: 2 }, /at fertilizers\.ash\.price: must be .* one of the two\.$/],
    ['fertilizers.ash.price', {}, /at fertilizers\.ash\.price: must be .* one of the two\.$/],
    ['fertilizers.ash.price', { pair: 1 }, /at fertilizers\.ash\.price: "pair" is not known here/],
    ['fertilizers.ash.price.kind', 0, /at fertilizers\.ash\.price\.kind: must be a whole number from 1/],
    ['fertilizers.compost.price.any', 7, /at fertilizers\.compost\.price\.any: must be a whole number from 1 to 6\.$/],
    ['fertilizers.ash.spoils', undefined, /at fertilizers\.ash\.spoils: is missing/],
    ['fertilizers', undefined, /at fertilizers: is missing: the five fertilizers\.$/],
    ['corks', 3, /at its top: "corks" is not known here; known: grapes, barrels, fertilizers\.$/],
  ];
  for (const [path, value, message] of wrong)
    it(`V2 refuses ${path} = ${JSON.stringify(value)} and names the cell`, () => {
      expect(complaint(changed(path, value))).toMatch(/^The option "sheet" is wrong at /);
      expect(complaint(changed(path, value))).toMatch(message);
    });
  it('V2 refuses what is no sheet at all', () => {
    for (const junk of [3, 'x', [], true]) expect(complaint(junk)).toMatch(/is wrong at its top: must be an object/);
  });
});

describe('any sheet', () => {
  it('V13 has lists of moves within the bound, which the most generous sheet reaches', () => {
    const options = { sheet: generousSheet };
    const match = turn({ options, centre: everyDie, warehouse: someOfEach(1) });
    expect(legalMoves(match).length).toBe(game.maxLegal);
    expect(MOST_OFFERS).toBe(6 * 21 + 3 * 6 + 5 * 462);
    const kinds = barrels.length * 2 ** fertilizers.length * grapes.length * 6;
    expect(game.maxLegal).toBe(1 + MOST_OFFERS + 6 * 63 + kinds);
  });
  it('V2 random sheets are accepted and survive a position', () => {
    for (let i = 0; i < 50; i++) {
      const sheet: SheetDocument = randomSheet(new FastRandom(i));
      expect(complaint(sheet)).toBe('accepted');
      const position = turnPosition({ options: { sheet }, centre: [1, 2, 3] });
      expect(game.position(unwrap(game.fromPosition(position)))).toEqual(position);
    }
  });
});
