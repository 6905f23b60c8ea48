import type { Knowledge } from '../../core/knowledge.ts';
import { GARDEN_COLUMNS, MARKET_CIRCLES, PIG_ROW_CIRCLES } from './components.ts';
import { pigPoints, plantable, ribbonPoints, totalPoints, vegetablePoints } from './rules.ts';
import {
  cellsOf,
  countCells,
  FULL_GARDEN,
  marketOf,
  PHASE_TAKE,
  PIG_CIRCLES,
  type Sheet,
  type State,
  sheetOf,
  TOP_ROW,
} from './state.ts';
import { weights } from './weights.ts';

const SHEET_FEATURES = 30;
const TABLE_FEATURES = 26;

/** Columns in which some of the cells lie: how many values a vegetable can use. */
function countColumns(cells: number): number {
  return countCells((cells | (cells >> 1) | (cells >> 2)) & TOP_ROW);
}

/** What a sheet is worth and can become; the same for oneself and for the strongest rival. */
function observeSheet(s: State, sheet: Sheet, out: Float32Array, from: number): number {
  let n = from;
  const garden = sheet.planted;
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    const room = plantable(sheet, vegetable);
    const count = countCells(cellsOf(sheet, vegetable));
    out[n++] = count / 8;
    out[n++] = vegetablePoints(s, sheet, vegetable) / 30;
    out[n++] = countCells(room) / 8;
    out[n++] = countColumns(room) / 6;
    out[n++] = count === 0 ? 1 : 0;
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
  out[n++] = countColumns(~garden & FULL_GARDEN) / GARDEN_COLUMNS;
  out[n++] = totalPoints(s, sheet) / 50;
  return n;
}

function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < s.players; other++) {
    const points = other === seat ? -1 : totalPoints(s, sheetOf(s, other));
    if (points > most) {
      most = points;
      best = other;
    }
  }
  return best;
}

/** H34: ahead (1), level (0) or behind (−1) in what earns a bonus. */
const compare = (own: number, rival: number): number => (own > rival ? 1 : own < rival ? -1 : 0);

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const own = sheetOf(s, seat);
  const other = sheetOf(s, rival);
  const lead = totalPoints(s, own) - totalPoints(s, other);
  out[n++] = lead / 20;
  out[n++] = lead / (8 + Math.abs(lead));
  let fullest = 0;
  let fattest = 0;
  for (let i = 0; i < s.players; i++) {
    const cells = countCells(sheetOf(s, i).planted);
    if (cells > fullest) fullest = cells;
    if (sheetOf(s, i).pig > fattest) fattest = sheetOf(s, i).pig;
  }
  out[n++] = fullest / 18;
  out[n++] = fattest / PIG_CIRCLES;
  out[n++] = s.ending;
  out[n++] = (s.ending * lead) / 10;
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    out[n++] = marketOf(s, vegetable) / MARKET_CIRCLES;
    out[n++] = marketOf(s, vegetable) === MARKET_CIRCLES - 1 ? 1 : 0;
    const inPool = s.faces >> (6 * vegetable);
    out[n++] = countCells(inPool & 63) / 2;
    out[n++] = s.advanced ? compare(countCells(cellsOf(own, vegetable)), countCells(cellsOf(other, vegetable))) : 0;
  }
  out[n++] = s.advanced ? compare(own.pig, other.pig) : 0;
  out[n++] = s.diceLeft / 6;
  // Who takes the next die: own turn 1, the last to come 0.
  out[n++] = s.phase === PHASE_TAKE ? 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1) : 0;
  out[n++] = (seat - s.startSeat + s.players) % s.players === 0 ? 1 : 0;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.advanced ? 1 : 0;
  out[n++] = s.diceLeft === 2 ? 1 : 0;
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * SHEET_FEATURES + TABLE_FEATURES,
  clearMargin: 12,
  littleSearch: (players) => (players === 2 ? 40 : Number.POSITIVE_INFINITY),
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    const n = observeSheet(s, sheetOf(s, seat), out, 0);
    const m = observeSheet(s, sheetOf(s, rival), out, n);
    observeTable(s, seat, rival, out, m);
  },
  weights,
};
