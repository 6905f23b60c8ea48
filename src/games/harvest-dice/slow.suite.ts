import type { SlowRules } from '../../core/slow.suite.ts';
import type { Chance } from './chance.ts';
import type { Vegetable } from './components.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';

/**
 * A second, slow reading of H10–H36, written from the rules text alone: it knows the notation and the position, and nothing
 * of packed actions. It tries every die, final value, colour and space, and asks each rule in turn.
 */
const colours: readonly Vegetable[] = ['lettuce', 'tomato', 'carrot'];
const values = [1, 2, 3, 4, 5, 6];
const rows = [1, 2, 3];
const CIRCLES = 42;

type SheetJson = Position['sheets'][number];
type Die = Position['pool'][number];

/** Whose turn it is (H10): the start player first, then clockwise, one die each. */
function taker(position: Position): number {
  const rolled = position.players === 2 ? 6 : 9;
  return (position.startSeat + rolled - position.pool.length) % position.players;
}

/** Every legal move of the position, in no particular order. */
export function slowMoves(position: Position): Move[] {
  const sheet = position.sheets[taker(position)] as SheetJson;
  const seen = new Set<string>();
  const moves: Move[] = [];
  for (const die of position.pool) {
    // Equal dice are one die.
    if (seen.has(JSON.stringify(die))) continue;
    seen.add(JSON.stringify(die));
    moves.push(...plantsOf(position, sheet, die), ...feedsOf(position, sheet, die));
  }
  return moves;
}

/** H14, H15: what a change costs, and whether it can be paid. Values stay within 1–6 because only those are tried. */
const price = (die: Die, colour: Vegetable, value: number): number =>
  Math.abs(value - die.value) + (colour === die.veg ? 0 : 1);

function canChange(position: Position, sheet: SheetJson, die: Die, colour: Vegetable, value: number): boolean {
  if (colour !== die.veg && !position.options.advanced) return false;
  return price(die, colour, value) <= sheet.powers;
}

/** H12: the column is the value; the first of a vegetable goes anywhere in it, any other beside its like. */
function canPlantAt(sheet: SheetJson, colour: Vegetable, row: number, column: number): boolean {
  const look = (r: number, c: number): Vegetable | null | undefined => sheet.garden[r - 1]?.[c - 1];
  if (look(row, column) !== null) return false;
  if (!sheet.garden.flat().includes(colour)) return true;
  return [look(row - 1, column), look(row + 1, column), look(row, column - 1), look(row, column + 1)].includes(colour);
}

/** H11, H16: judged on the die as it is after its powers. */
const canPlant = (sheet: SheetJson, colour: Vegetable, value: number): boolean =>
  rows.some((row) => canPlantAt(sheet, colour, row, value));

const asOf = (die: Die, colour: Vegetable): { as?: Vegetable } => (colour === die.veg ? {} : { as: colour });

function plantsOf(position: Position, sheet: SheetJson, die: Die): Move[] {
  return colours.flatMap((colour) =>
    values
      .filter((column) => canChange(position, sheet, die, colour, column))
      .flatMap((column) =>
        rows
          .filter((row) => canPlantAt(sheet, colour, row, column))
          .map((row): Move => ({ type: 'plant', die, ...asOf(die, colour), row, column })),
      ),
  );
}

function feedsOf(position: Position, sheet: SheetJson, die: Die): Move[] {
  const lowest = new Map<string, Move>();
  // From the lowest value up: of feeds that leave the same sheet behind, the first found is the move (H16).
  for (const value of values)
    for (const colour of colours) {
      if (!canChange(position, sheet, die, colour, value)) continue;
      if (canPlant(sheet, colour, value)) continue;
      if (colour !== die.veg && !isUsefulColour(sheet, die, colour, value)) continue;
      const move: Move = { type: 'feed', die, value, ...asOf(die, colour) };
      const left = JSON.stringify(sheetAfter(sheet, move));
      if (!lowest.has(left)) lowest.set(left, move);
    }
  return [...lowest.values()];
}

/** H16: a colour use before a feed keeps a plantable die from being planted, and names the first colour that does. */
function isUsefulColour(sheet: SheetJson, die: Die, colour: Vegetable, value: number): boolean {
  return canPlant(sheet, die.veg, value) && colour === colours.find((other) => !canPlant(sheet, other, value));
}

/** H12–H14, H17: the taker's sheet after the move. */
function sheetAfter(sheet: SheetJson, move: Move): SheetJson {
  const colour = move.as ?? move.die.veg;
  const value = move.type === 'feed' ? move.value : move.column;
  const powers = sheet.powers - price(move.die, colour, value);
  if (move.type === 'plant') {
    const garden = sheet.garden.map((row, r) =>
      row.map((cell, c) => (r === move.row - 1 && c === move.column - 1 ? colour : cell)),
    );
    return { garden, pig: sheet.pig, powers };
  }
  const pig = Math.min(sheet.pig + value, CIRCLES);
  const earned = Math.floor(pig / 6) - Math.floor(sheet.pig / 6);
  return { garden: sheet.garden, pig, powers: powers + earned };
}

/** H5, H10: who begins, and the pool that is rolled, sorted. */
function afterChance(position: Position, entry: Chance): Position {
  if (entry.type === 'start') return { ...position, phase: 'roll', startSeat: entry.seat };
  const pool = entry.dice.map((value, i) => ({
    veg: colours[Math.floor((3 * i) / entry.dice.length)] as Vegetable,
    value,
  }));
  pool.sort((a, b) => colours.indexOf(a.veg) - colours.indexOf(b.veg) || a.value - b.value);
  return { ...position, phase: 'take', pool };
}

/** H10, H20, H21, H30: the whole position after the move. */
function afterMove(position: Position, move: Move): Position {
  const seat = taker(position);
  const gone = position.pool.findIndex((die) => die.veg === move.die.veg && die.value === move.die.value);
  const pool = position.pool.filter((_, i) => i !== gone);
  const sheets = position.sheets.map((sheet, i) => (i === seat ? sheetAfter(sheet, move) : sheet));
  const markets = { ...position.markets };
  const last = pool.length === 1 ? pool[0] : undefined;
  if (last !== undefined) markets[last.veg]++;
  const ending =
    sheets.some((sheet) => sheet.pig === CIRCLES || !sheet.garden.flat().includes(null)) ||
    colours.some((colour) => markets[colour] === 6);
  const next = { ...position, sheets, markets, ending };
  if (last === undefined) return { ...next, pool };
  const startSeat = (position.startSeat + 1) % position.players;
  return { ...next, pool: [], startSeat, phase: ending ? 'over' : 'roll' };
}

/** H31–H35: points, and ranks that count who is ahead. */
function standings(position: Position): { total: number; rank: number }[] {
  const count = (sheet: SheetJson, colour: Vegetable): number =>
    sheet.garden.flat().filter((cell) => cell === colour).length;
  const measures = [
    ...colours.map((colour) => (sheet: SheetJson) => count(sheet, colour)),
    (sheet: SheetJson) => sheet.pig,
  ];
  const totals = position.sheets.map((sheet) => {
    const vegetables = colours.map((colour) => count(sheet, colour) * position.markets[colour]);
    const ribbons = sheet.garden.filter((row) => !row.includes(null)).map(() => 5);
    // H3, H33: the value beside the last full row; above the first row there is none.
    const pig = [0, ...position.options.pigValues][Math.floor(sheet.pig / 6)] as number;
    const most = measures.filter((measure) => {
      const best = Math.max(...position.sheets.map(measure));
      return position.options.advanced && best > 0 && measure(sheet) === best;
    });
    return [...vegetables, ...ribbons, pig, ...most.map(() => 5)].reduce((sum, points) => sum + points, 0);
  });
  const keys = position.sheets.map((sheet, seat) => [
    totals[seat] as number,
    sheet.garden.flat().filter((cell) => cell !== null).length,
    sheet.pig,
  ]);
  const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
    const differs = a.findIndex((part, i) => part !== b[i]);
    return differs >= 0 && (a[differs] as number) > (b[differs] as number);
  };
  return keys.map((own, seat) => ({
    total: totals[seat] as number,
    rank: 1 + keys.filter((other) => isAhead(other, own)).length,
  }));
}

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal: slowMoves,
  play: (position, entry: Move | Chance) =>
    entry.type === 'start' || entry.type === 'roll' ? afterChance(position, entry) : afterMove(position, entry),
  position: (position) => position,
  standings,
};
