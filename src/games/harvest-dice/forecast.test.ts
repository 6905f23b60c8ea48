import { expect, it } from 'vitest';
import { PIG_VALUES } from './components.ts';
import { forecast } from './forecast.ts';
import { addCell, create, PHASE_ROLL, type State, sheetOf } from './state.ts';

function observed(s: State, seat = 0): Float32Array {
  const out = new Float32Array(forecast.features).fill(Number.NaN);
  forecast.observe(s, seat, out);
  return out;
}

function garden(...cells: number[]): State {
  const s = create(2, { advanced: false, pigValues: PIG_VALUES });
  s.phase = PHASE_ROLL;
  for (const cell of cells) addCell(sheetOf(s, 0), 0, cell);
  return s;
}

it('writes every feature, and sees where things stand', () => {
  expect(observed(garden()).every(Number.isFinite)).toBe(true);
  expect(observed(garden(0, 1))).not.toEqual(observed(garden(1, 2)));
  expect(observed(garden(0, 1), 0)).not.toEqual(observed(garden(0, 1), 1));
});
