import type { SlowRules } from '../../core/slow.suite.ts';
import type { SheetDocument } from './document.ts';
import type { Position } from './position.ts';

/**
 * The rules once more, slowly and independently, on plain JSON: every move one could write down is tried against the sentences of
 * the rules. It shares no code and no data with the game, only the shape of its position.
 */

type Json = Record<string, unknown> & { readonly type: string };
type Cellar = Position['cellars'][number];

const GRAPES = ['chardonnay', 'merlot', 'pinotNoir', 'moscato', 'vernaccia', 'riesling'] as const;
const BARRELS = ['kentucky', 'allier', 'limousin'] as const;
const FERTILIZERS = ['compost', 'ash', 'oakChips', 'vanilla', 'truffles'] as const;
const ITEMS = [...GRAPES, ...BARRELS, ...FERTILIZERS] as const;
type Item = (typeof ITEMS)[number];
const VALUES = [1, 2, 3, 4, 5, 6];

/** V7: boxes of every row of the sheet that is used otherwise. */
const BOXES = 10;

/** V2–V6 as a second pair of eyes typed the table: sums, base, bonuses (– is −1), barrels, spoils. */
const TABLE: [string, number[], number, number[], string, boolean][] = [
  ['chardonnay', [7, 8], 0, [2, 2, 3, -1, 6], 'K', true],
  ['merlot', [7], 2, [2, 2, 3, 5, -1], 'KAL', false],
  ['pinotNoir', [8, 9], 4, [1, -1, 3, 8, -1], 'KA', true],
  ['moscato', [8], 5, [1, 2, -1, -1, 8], 'A', true],
  ['vernaccia', [9, 10], 6, [-1, 2, 4, 8, -1], 'AL', true],
  ['riesling', [10, 11, 12], 7, [-1, -1, 4, -1, 10], 'L', true],
];
const BOOK_SHEET = {
  grapes: Object.fromEntries(
    TABLE.map(([name, sums, base, row, letters, spoils]) => [
      name,
      {
        sums,
        base,
        bonuses: Object.fromEntries(
          FERTILIZERS.map((kind, i) => [kind, row[i] ?? -1]).filter(([, plus]) => plus !== -1),
        ),
        barrels: BARRELS.filter((barrel) => letters.includes(barrel.charAt(0).toUpperCase())),
        spoils,
        boxes: BOXES,
      },
    ]),
  ),
  barrels: {
    kentucky: { straight: 3, boxes: BOXES },
    allier: { straight: 4, boxes: BOXES },
    limousin: { straight: 5, boxes: BOXES },
  },
  fertilizers: {
    compost: { price: { any: 2 }, spoils: true, boxes: BOXES },
    ash: { price: { kind: 2 }, spoils: false, boxes: BOXES },
    oakChips: { price: { kind: 3 }, spoils: true, boxes: BOXES },
    vanilla: { price: { kind: 3 }, spoils: true, boxes: BOXES },
    truffles: { price: { kind: 4 }, spoils: false, boxes: BOXES },
  },
} as unknown as SheetDocument;

const sheetOf = (p: Position): SheetDocument => p.options.sheet ?? BOOK_SHEET;
const cellarOf = (p: Position): Cellar => p.cellars[p.seat] as Cellar;
const centreOf = (p: Position, value: number): number => p.centre[value - 1] ?? 0;
const DICE: Record<number, number> = { 2: 18, 3: 14, 4: 10, 5: 8, 6: 8 };

/** Every ascending list of dice that the centre can give, up to a number of dice; longer ones only of one value. */
function diceLists(p: Position): number[][] {
  let lists: number[][] = [[]];
  for (const value of VALUES)
    lists = lists.flatMap((list) =>
      Array.from({ length: centreOf(p, value) + 1 }, (_, n) => [...list, ...Array<number>(n).fill(value)]).filter(
        (longer) => longer.length <= 6,
      ),
    );
  const sets = VALUES.flatMap((value) =>
    Array.from({ length: centreOf(p, value) }, (_, n) => Array<number>(n + 1).fill(value)).filter((l) => l.length > 6),
  );
  return [...lists.filter((list) => list.length > 0), ...sets];
}

/** V4, V5, V20 */
function isPrice(sheet: SheetDocument, item: Item, dice: number[]): boolean {
  const grape = sheet.grapes[item as 'merlot'];
  if (grape) return dice.length === 2 && grape.sums.includes((dice[0] ?? 0) + (dice[1] ?? 0));
  const barrel = sheet.barrels[item as 'allier'];
  if (barrel) return dice.length === barrel.straight && dice.every((die, i) => die === (dice[0] ?? 0) + i);
  const { any, kind } = sheet.fertilizers[item as 'ash'].price;
  if (any !== undefined) return dice.length === any;
  return dice.length === kind && dice.every((die) => die === dice[0]);
}

/** V7 */
function rowOf(sheet: SheetDocument, item: Item): { count: number; boxes: number } {
  const row = sheet.grapes[item as 'merlot'] ?? sheet.barrels[item as 'allier'] ?? sheet.fertilizers[item as 'ash'];
  return { count: row.count ?? 1, boxes: row.boxes ?? Number.POSITIVE_INFINITY };
}

function purchases(p: Position): Json[] {
  const sheet = sheetOf(p);
  const { warehouse, crossed } = cellarOf(p);
  const lists = diceLists(p);
  return ITEMS.filter((item) => {
    const { count, boxes } = rowOf(sheet, item);
    return warehouse[item] + crossed[item] + count <= boxes;
  }).flatMap((item) =>
    lists.filter((dice) => isPrice(sheet, item, dice)).map((dice) => ({ type: 'purchase', item, dice })),
  );
}

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => set.concat([item]))), [[]]);

/** V21 */
function researches(p: Position): Json[] {
  const { warehouse, research } = cellarOf(p);
  return GRAPES.flatMap((grape) =>
    subsets(VALUES)
      .filter((dice) => dice.length > 0 && warehouse[grape] > 0)
      .filter((dice) => dice.every((value) => centreOf(p, value) > 0 && !research[grape].includes(value)))
      .map((dice) => ({ type: 'research', grape, dice })),
  );
}

/** V22 */
function wines(p: Position): Json[] {
  const { warehouse } = cellarOf(p);
  const found: Json[] = [];
  for (const grape of GRAPES)
    for (const barrel of BARRELS)
      for (const fertilizers of subsets(FERTILIZERS))
        for (const die of VALUES) {
          const vine = sheetOf(p).grapes[grape];
          if (warehouse[grape] < 1 || warehouse[barrel] < 1 || centreOf(p, die) < 1) continue;
          if (!vine.barrels.includes(barrel)) continue;
          if (fertilizers.some((kind) => warehouse[kind] < 1 || vine.bonuses[kind] === undefined)) continue;
          found.push({ type: 'produce', grape, barrel, fertilizers, die });
        }
  return found;
}

/** V12, V13 */
function legal(p: Position): Json[] {
  const { personal } = cellarOf(p);
  if (p.phase === 'roll') {
    const least = personal === DICE[p.players] ? personal / 2 : 1;
    return Array.from({ length: personal }, (_, i) => i + 1)
      .filter((count) => count >= least)
      .map((count) => ({ type: 'roll', count }));
  }
  return [{ type: 'pass' }, ...purchases(p), ...researches(p), ...wines(p)];
}

/** The position after an entry that is legal. */
function play(before: Position, entry: Json): Position {
  const p = structuredClone(before);
  const dice = (entry.dice ?? []) as number[];
  switch (entry.type) {
    case 'start':
      p.firstSeat = entry.seat as number;
      startTurn(p, p.firstSeat);
      break;
    case 'roll':
      p.rolling = entry.count as number;
      p.phase = 'dice';
      break;
    case 'dice':
      for (const die of dice) p.centre[die - 1] = centreOf(p, die) + 1;
      cellarOf(p).personal -= dice.length;
      p.rolling = 0;
      p.phase = 'act';
      break;
    case 'pass':
      p.passes += 1;
      if (p.passes < p.players) startTurn(p, p.seat + 1);
      else endSeason(p);
      break;
    default:
      act(p, entry, dice);
      p.lastPull = p.seat;
      p.passes = 0;
      startTurn(p, p.seat + 1);
  }
  return p;
}

function startTurn(p: Position, seat: number): void {
  p.seat = seat % p.players;
  p.phase = cellarOf(p).personal === 0 ? 'act' : 'roll';
}

function act(p: Position, entry: Json, dice: number[]): void {
  const sheet = sheetOf(p);
  const cellar = cellarOf(p);
  const use = (item: Item): void => {
    cellar.warehouse[item] -= 1;
    cellar.crossed[item] += 1;
  };
  const pulled = entry.type === 'produce' ? [entry.die as number] : dice;
  for (const die of pulled) p.centre[die - 1] = centreOf(p, die) - 1;
  p.dead += pulled.length;
  if (entry.type === 'purchase') {
    const item = entry.item as Item;
    cellar.warehouse[item] += rowOf(sheet, item).count;
    return;
  }
  const grape = entry.grape as (typeof GRAPES)[number];
  use(grape);
  if (entry.type === 'research') {
    const rows = p.options.loose ? GRAPES : [grape];
    for (const row of rows)
      cellar.research[row] = VALUES.filter((v) => cellar.research[row].includes(v) || dice.includes(v));
    return;
  }
  const kinds = entry.fertilizers as (typeof FERTILIZERS)[number][];
  use(entry.barrel as Item);
  kinds.forEach(use);
  const box = `year${p.year}${p.season.charAt(0).toUpperCase()}${p.season.slice(1)}` as 'year1Fall';
  const bonuses = kinds.map((kind) => sheet.grapes[grape].bonuses[kind] ?? Number.NaN);
  const earned = sheet.grapes[grape].base + cellar.research[grape].length + bonuses.reduce((a, b) => a + b, 0);
  cellar.points[box] = (cellar.points[box] ?? Number.NaN) + earned;
}

/** V6, V9, V11, V30 */
function endSeason(p: Position): void {
  const { years, seasons, loose, merlotSpoils } = p.options;
  const sheet = sheetOf(p);
  p.firstSeat = p.lastPull ?? p.firstSeat;
  p.lastPull = null;
  p.passes = 0;
  p.dead = 0;
  p.centre = [0, 0, 0, 0, 0, 0];
  for (const cellar of p.cellars) {
    cellar.personal = DICE[p.players] ?? Number.NaN;
    if (p.season !== 'fall' || loose) continue;
    for (const item of ITEMS) {
      const spoils = sheet.grapes[item as 'merlot']?.spoils ?? sheet.fertilizers[item as 'ash']?.spoils ?? false;
      if (!spoils && !(item === 'merlot' && merlotSpoils)) continue;
      cellar.crossed[item] += cellar.warehouse[item];
      cellar.warehouse[item] = 0;
    }
  }
  startTurn(p, p.firstSeat);
  if (p.season === 'fall' && p.year === years) p.phase = 'over';
  else if (p.season === 'fall') {
    p.year += 1;
    // V8: only `summerFall` leaves out Springs after the first year.
    p.season = seasons === 'summerFall' ? 'summer' : 'spring';
  } else p.season = p.season === 'spring' ? 'summer' : 'fall';
}

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal,
  play: (p, entry) => play(p, { ...entry }),
  position: (p) => p,
};
