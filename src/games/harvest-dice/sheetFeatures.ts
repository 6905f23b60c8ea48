import { GARDEN_COLUMNS, PIG_ROW_CIRCLES } from './components.ts';
import { pigPoints, plantable, ribbonPoints, totalPoints, vegetablePoints } from './rules.ts';
import { cellsOf, countCells, FULL_GARDEN, PIG_CIRCLES, type Sheet, type State, TOP_ROW } from './state.ts';

export const SHEET_FEATURES = 48;

/** Columns in which some of the cells lie, the topmost cell standing for each. */
const columnsOf = (cells: number): number => (cells | (cells >> 1) | (cells >> 2)) & TOP_ROW;

/** What a sheet is worth and can become; the same for oneself and for the strongest rival. */
export function observeSheet(s: State, sheet: Sheet, out: Float32Array, from: number): number {
  let n = from;
  const garden = sheet.planted;
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    const room = plantable(sheet, vegetable);
    const columns = columnsOf(room);
    const count = countCells(cellsOf(sheet, vegetable));
    out[n++] = count / 8;
    out[n++] = vegetablePoints(s, sheet, vegetable) / 30;
    out[n++] = countCells(room) / 8;
    out[n++] = countCells(columns) / 6;
    out[n++] = count === 0 ? 1 : 0;
    // H12: the values with which it grows; all others feed.
    for (let column = 0; column < GARDEN_COLUMNS; column++) out[n++] = (columns >> (3 * column)) & 1;
  }
  for (let row = 0; row < 3; row++) {
    const filled = countCells(garden & (TOP_ROW << row));
    out[n++] = filled / GARDEN_COLUMNS;
    out[n++] = filled === GARDEN_COLUMNS - 1 ? 1 : filled === GARDEN_COLUMNS ? 2 : 0;
  }
  out[n++] = ribbonPoints(sheet) / 10;
  out[n++] = countCells(garden) / 18;
  out[n++] = sheet.pig / PIG_CIRCLES;
  out[n++] = pigPoints(s, sheet) / 15;
  out[n++] = (sheet.pig % PIG_ROW_CIRCLES) / PIG_ROW_CIRCLES;
  out[n++] = sheet.uses / 3;
  out[n++] = sheet.uses === 0 ? 1 : 0;
  out[n++] = countCells(columnsOf(~garden & FULL_GARDEN)) / GARDEN_COLUMNS;
  out[n++] = totalPoints(s, sheet) / 50;
  return n;
}

/** H34: ahead (1), level (0) or behind (−1) in what earns a bonus. */
export const compare = (own: number, rival: number): number => (own > rival ? 1 : own < rival ? -1 : 0);
