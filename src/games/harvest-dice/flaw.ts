import { BASIC_MARKET_START, MARKET_CIRCLES, vegetableName } from './components.ts';
import {
  cellsOf,
  diceInGame,
  FULL_GARDEN,
  marketOf,
  neighbours,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  PHASE_TAKE,
  PIG_CIRCLES,
  pigRows,
  type Sheet,
  type State,
} from './state.ts';

/** The first invariant that a state breaks. */
export function flaw(s: State): string | null {
  return poolFlaw(s) ?? marketFlaw(s) ?? s.sheets.map(sheetFlaw).find((broken) => broken !== null) ?? null;
}

function poolFlaw(s: State): string | null {
  const dice = diceInGame(s);
  const counted = s.faceCount.reduce((sum, count) => sum + count, 0);
  if (counted !== s.diceLeft) return `the pool counts ${s.diceLeft} dice, but holds ${counted}`;
  for (let face = 0; face < 18; face++)
    if (((s.faces >> face) & 1) !== (s.faceCount[face] === 0 ? 0 : 1)) return 'the faces of the pool are miscounted';
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    const ofOne = s.faceCount.subarray(6 * vegetable, 6 * vegetable + 6).reduce((sum, count) => sum + count, 0);
    if (ofOne > dice / 3) return `there are only ${dice / 3} ${vegetableName(vegetable)} dice (H1)`;
  }
  if (s.phase === PHASE_TAKE) {
    if (s.diceLeft < 2 || s.diceLeft > dice)
      return `a die is taken from a pool of 2 to ${dice} dice, not ${s.diceLeft} (H10)`;
    if (s.seat !== (s.startSeat + dice - s.diceLeft) % s.players) return 'the wrong seat is to take a die (H10)';
  } else if (s.diceLeft !== (s.phase === PHASE_ROLL ? s.rolled : 0))
    return 'there are dice in the pool before the roll';
  return null;
}

function marketFlaw(s: State): string | null {
  const start = s.advanced ? 0 : BASIC_MARKET_START;
  const crossed = [0, 1, 2].map((vegetable) => marketOf(s, vegetable));
  if (crossed.some((circles) => circles < start)) return `every market has ${start} circles crossed at the start (H4)`;
  const full = crossed.some((circles) => circles === MARKET_CIRCLES);
  const triggered = s.sheets.some((sheet) => sheet.planted === FULL_GARDEN || sheet.pig === PIG_CIRCLES);
  if ((s.ending === 1) !== (full || triggered))
    return 'the end is triggered by a full garden, pig or market, and only so (H30)';
  if (full && s.phase !== PHASE_OVER) return 'the game is over once a market is full (H30)';
  if ((s.phase === PHASE_OVER) !== (s.ending === 1 && s.phase !== PHASE_TAKE))
    return 'the last round is finished, then the game ends (H30)';
  const untouched = s.sheets.every((sheet) => sheet.planted === 0 && sheet.pig === 0);
  if (s.phase === PHASE_START && !(untouched && crossed.every((circles) => circles === start)))
    return 'nothing has happened before the start player is known (H5)';
  return null;
}

function sheetFlaw(sheet: Sheet): string | null {
  if (sheet.uses < 0 || sheet.uses > pigRows(sheet.pig)) return 'more powers than completed pig rows (H14)';
  for (let vegetable = 0; vegetable < 3; vegetable++)
    if (!isConnected(cellsOf(sheet, vegetable))) return `the ${vegetableName(vegetable)} cells are not one group (H12)`;
  const [lettuce = 0, tomato = 0, carrot = 0] = sheet.cells;
  if ((lettuce & tomato) | (lettuce & carrot) | (tomato & carrot)) return 'two vegetables in one space (H12)';
  if ((lettuce | tomato | carrot) !== sheet.planted) return 'the planted cells are miscounted';
  return null;
}

function isConnected(cells: number): boolean {
  let reached = cells & -cells;
  for (;;) {
    const next = (reached | neighbours(reached)) & cells;
    if (next === reached) return reached === cells;
    reached = next;
  }
}
