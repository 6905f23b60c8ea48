import type { OptionsOf } from '../../core/options.ts';
import {
  BASIC_MARKET_START,
  dicePerVegetable,
  MOST_PIG_VALUE,
  PIG_ROW_CIRCLES,
  PIG_ROWS,
  PIG_VALUES,
} from './components.ts';

export const optionSpecs = {
  advanced: { kind: 'boolean', default: false },
  pigValues: { kind: 'integers', length: PIG_ROWS, min: 0, max: MOST_PIG_VALUE, default: PIG_VALUES },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next. */
export const PHASE_START = 0;
export const PHASE_ROLL = 1;
export const PHASE_TAKE = 2;
export const PHASE_OVER = 3;

export const PIG_CIRCLES = PIG_ROWS * PIG_ROW_CIRCLES;

/**
 * A garden is a set of cells as bits: cell = 3 × (column − 1) + (row − 1), so that a column is three neighbouring bits.
 * A die face is vegetable × 6 + (value − 1), 0 … 17.
 */
export const FULL_GARDEN = (1 << 18) - 1;
export const TOP_ROW = 0b001001001001001001;
const NOT_TOP = ~TOP_ROW;
const NOT_BOTTOM = ~(TOP_ROW << 2);

export interface Sheet {
  /** Cells of each vegetable, and of all. */
  readonly cells: Int32Array;
  planted: number;
  /** Circles crossed. */
  pig: number;
  /** Power boxes earned and not yet crossed. */
  uses: number;
}

export interface State {
  readonly players: number;
  readonly advanced: boolean;
  /** H3: what the rows of the pig are worth, from the top. */
  readonly pigValues: readonly number[];
  phase: number;
  startSeat: number;
  seat: number;
  /** Picks made of the roll in progress. */
  rolled: number;
  /** Dice left in the pool, faces present as bits, and how often each face is there. */
  diceLeft: number;
  faces: number;
  readonly faceCount: Uint8Array;
  /** 1 once the end is triggered (H30). */
  ending: number;
  /** Crossed circles of each vegetable's market. */
  readonly markets: Int32Array;
  readonly sheets: readonly Sheet[];
}

const newSheet = (): Sheet => ({ cells: new Int32Array(3), planted: 0, pig: 0, uses: 0 });

export function create(players: number, options: Options): State {
  const market = options.advanced ? 0 : BASIC_MARKET_START;
  return {
    players,
    advanced: options.advanced,
    pigValues: options.pigValues,
    phase: PHASE_START,
    startSeat: 0,
    seat: 0,
    rolled: 0,
    diceLeft: 0,
    faces: 0,
    faceCount: new Uint8Array(18),
    ending: 0,
    markets: new Int32Array(3).fill(market),
    sheets: Array.from({ length: players }, newSheet),
  };
}

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.startSeat = from.startSeat;
  into.seat = from.seat;
  into.rolled = from.rolled;
  into.diceLeft = from.diceLeft;
  into.faces = from.faces;
  for (let i = 0; i < 18; i++) into.faceCount[i] = from.faceCount[i] as number;
  into.ending = from.ending;
  for (let vegetable = 0; vegetable < 3; vegetable++) into.markets[vegetable] = from.markets[vegetable] as number;
  for (let seat = 0; seat < from.players; seat++) {
    const source = from.sheets[seat] as Sheet;
    const target = into.sheets[seat] as Sheet;
    for (let vegetable = 0; vegetable < 3; vegetable++) target.cells[vegetable] = source.cells[vegetable] as number;
    target.planted = source.planted;
    target.pig = source.pig;
    target.uses = source.uses;
  }
}

export const optionsOf = (s: State): Options => ({ advanced: s.advanced, pigValues: s.pigValues });

export const sheetOf = (s: State, seat: number): Sheet => s.sheets[seat] as Sheet;

export const diceInGame = (s: State): number => 3 * dicePerVegetable(s.players);

export const cellsOf = (sheet: Sheet, vegetable: number): number => sheet.cells[vegetable] as number;

export function addCell(sheet: Sheet, vegetable: number, cell: number): void {
  sheet.cells[vegetable] = cellsOf(sheet, vegetable) | (1 << cell);
  sheet.planted |= 1 << cell;
}

export const marketOf = (s: State, vegetable: number): number => s.markets[vegetable] as number;

export const columnCells = (value: number): number => 7 << (3 * value - 3);

export const neighbours = (cells: number): number =>
  (cells << 3) | (cells >> 3) | ((cells & NOT_BOTTOM) << 1) | ((cells & NOT_TOP) >> 1);

/** How many cells: bits counted in parallel. */
export function countCells(cells: number): number {
  let n = cells - ((cells >> 1) & 0x55555);
  n = (n & 0x33333) + ((n >> 2) & 0x33333);
  n = (n + (n >> 4)) & 0xf0f0f;
  return (n + (n >> 8) + (n >> 16)) & 31;
}

const ROWS_COMPLETED = Uint8Array.from({ length: PIG_CIRCLES + 1 }, (_, circles) =>
  Math.floor(circles / PIG_ROW_CIRCLES),
);
/** Rows completed by a number of crossed circles. */
export const pigRows = (circles: number): number => ROWS_COMPLETED[circles] as number;

export function addDie(s: State, face: number): void {
  s.faceCount[face] = (s.faceCount[face] as number) + 1;
  s.faces |= 1 << face;
  s.diceLeft++;
}

export function removeDie(s: State, face: number): void {
  const left = (s.faceCount[face] as number) - 1;
  s.faceCount[face] = left;
  if (left === 0) s.faces &= ~(1 << face);
  s.diceLeft--;
}
