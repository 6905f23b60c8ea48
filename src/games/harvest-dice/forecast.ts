import type { Forecast } from '../../core/knowledge.ts';
import { MARKET_CIRCLES } from './components.ts';
import { weights } from './forecastWeights.ts';
import { totalPoints } from './rules.ts';
import { compare, observeSheet, SHEET_FEATURES } from './sheetFeatures.ts';
import { cellsOf, countCells, marketOf, type Sheet, type State, sheetOf } from './state.ts';

const CELLS = 18;
const TABLE_FEATURES = 15;

/** Which vegetable stands where: what can still grow together is not told by numbers alone. */
function observeCells(sheet: Sheet, out: Float32Array, from: number): number {
  let n = from;
  for (let vegetable = 0; vegetable < 3; vegetable++)
    for (let cell = 0; cell < CELLS; cell++) out[n++] = (cellsOf(sheet, vegetable) >> cell) & 1;
  return n;
}

/** Between two, before a roll: there is no pool. */
export const forecast: Forecast<State> = {
  players: 2,
  features: 2 * (SHEET_FEATURES + 3 * CELLS) + TABLE_FEATURES,
  observe(s, seat, out) {
    const own = sheetOf(s, seat);
    const other = sheetOf(s, 1 - seat);
    let n = observeSheet(s, own, out, 0);
    n = observeSheet(s, other, out, n);
    n = observeCells(own, out, n);
    n = observeCells(other, out, n);
    const lead = totalPoints(s, own) - totalPoints(s, other);
    out[n++] = lead / 20;
    out[n++] = lead / (8 + Math.abs(lead));
    for (let vegetable = 0; vegetable < 3; vegetable++) {
      const ahead = countCells(cellsOf(own, vegetable)) - countCells(cellsOf(other, vegetable));
      out[n++] = marketOf(s, vegetable) / MARKET_CIRCLES;
      out[n++] = marketOf(s, vegetable) === MARKET_CIRCLES - 1 ? 1 : 0;
      out[n++] = s.advanced ? compare(ahead, 0) : 0;
    }
    out[n++] = s.advanced ? compare(own.pig, other.pig) : 0;
    out[n++] = Math.max(own.pig, other.pig) / 20;
    out[n++] = s.startSeat === seat ? 1 : 0;
    out[n++] = s.advanced ? 1 : 0;
  },
  weights,
};
