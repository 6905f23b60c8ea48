import { lowestBit } from '../../core/bits.ts';
import { type Action, type Actor, CHANCE, OVER } from '../../core/game.ts';
import { rankSides } from '../../core/rank.ts';
import { MARKET_CIRCLES, MOST_BONUS, RIBBON_POINTS } from './components.ts';
import {
  addCell,
  addDie,
  cellsOf,
  columnCells,
  countCells,
  FULL_GARDEN,
  marketOf,
  neighbours,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  PHASE_TAKE,
  PIG_CIRCLES,
  pigRows,
  removeDie,
  type Sheet,
  type State,
  sheetOf,
  TOP_ROW,
} from './state.ts';

/**
 * A taken die as an action: face << 7 | final vegetable << 5 | target.
 * A target below 18 is the cell planted (its column is the final value); 17 + v feeds the pig with final value v.
 */
export const FEED = 17;
export const actionOf = (face: number, vegetable: number, target: number): Action =>
  (face << 7) | (vegetable << 5) | target;
export const faceOf = (a: Action): number => a >> 7;
export const vegetableOf = (a: Action): number => (a >> 5) & 3;
export const targetOf = (a: Action): number => a & 31;
export const isFeed = (a: Action): boolean => targetOf(a) > FEED;
/** The die's value after its powers: the column planted in, or the circles fed. */
export const finalValue = (a: Action): number => (isFeed(a) ? targetOf(a) - FEED : (COLUMN[targetOf(a)] as number));

const COLUMN = Uint8Array.from({ length: 18 }, (_, cell) => Math.floor(cell / 3) + 1);
const FACE_VEGETABLE = Uint8Array.from({ length: 18 }, (_, face) => Math.floor(face / 6));

export function actor(s: State): Actor {
  return s.phase === PHASE_TAKE ? s.seat : s.phase === PHASE_OVER ? OVER : CHANCE;
}

export function outcomes(s: State): number {
  return s.phase === PHASE_START ? s.players : 6;
}

/** H12: the cells where this vegetable may be planted, over all columns. */
export function plantable(sheet: Sheet, vegetable: number): number {
  const own = cellsOf(sheet, vegetable);
  const open = ~sheet.planted & FULL_GARDEN;
  return own === 0 ? open : neighbours(own) & open;
}

/** H10–H16: every die of the pool with every way to use it. */
export function legal(s: State, out: Int32Array): number {
  const sheet = sheetOf(s, s.seat);
  const circlesLeft = PIG_CIRCLES - sheet.pig;
  if (sheet.uses !== 0 && (circlesLeft < 6 || s.advanced)) return legalCareful(s, sheet, circlesLeft, out);
  // Where no colour changes and no pips are lost: at each value within reach, plant where one can, else feed (H11–H14).
  const uses = sheet.uses;
  const open = ~sheet.planted & FULL_GARDEN;
  let n = 0;
  for (let vegetable = 0, faces = s.faces; vegetable < 3; vegetable++, faces >>= 6) {
    const own = cellsOf(sheet, vegetable);
    const plants = own === 0 ? open : neighbours(own) & open;
    for (let values = faces & 63; values !== 0; values &= values - 1) {
      const value = 32 - Math.clz32(values & -values);
      const base = actionOf(6 * vegetable + value - 1, vegetable, 0);
      const high = Math.min(6, value + uses);
      for (let final = Math.max(1, value - uses); final <= high; final++)
        n = addMoves(base, final, (plants >> (3 * final - 3)) & 7, out, n);
    }
  }
  return n;
}

/** H11: the open ones of a column's three cells or, if there is none, the feed. Each is written and then counted or not: no branch to guess wrong. */
function addMoves(base: Action, final: number, cells: number, out: Int32Array, from: number): number {
  let n = from;
  out[n] = base + FEED + final;
  n += (cells - 1) >>> 31;
  const top = base + 3 * final - 3;
  out[n] = top;
  n += cells & 1;
  out[n] = top + 1;
  n += (cells >> 1) & 1;
  out[n] = top + 2;
  return n + (cells >> 2);
}

const plantsByVegetable = new Int32Array(3);

/** H14–H16 in full. */
function legalCareful(s: State, sheet: Sheet, circlesLeft: number, out: Int32Array): number {
  const uses = sheet.uses;
  for (let vegetable = 0; vegetable < 3; vegetable++) plantsByVegetable[vegetable] = plantable(sheet, vegetable);
  let n = 0;
  for (let faces = s.faces; faces !== 0; faces &= faces - 1) {
    const face = lowestBit(faces);
    const own = FACE_VEGETABLE[face] as number;
    const value = face - 6 * own + 1;
    const plants = plantsByVegetable[own] as number;
    for (let final = Math.max(1, value - uses); final <= Math.min(6, value + uses); final++) {
      const cells = (plants >> (3 * final - 3)) & 7;
      if (cells === 0 && final > circlesLeft && isWastedFeed(s, face, final, final - value, circlesLeft)) continue;
      n = addMoves(actionOf(face, own, 0), final, cells, out, n);
    }
    if (s.advanced) n = addColourMoves(face, own, value, uses - 1, s, circlesLeft, out, n);
  }
  return n;
}

/** H15: one use has gone into the colour, `uses` are left for the value. */
function addColourMoves(
  face: number,
  own: number,
  value: number,
  uses: number,
  s: State,
  circlesLeft: number,
  out: Int32Array,
  from: number,
): number {
  let n = from;
  for (let final = Math.max(1, value - uses); final <= Math.min(6, value + uses); final++) {
    for (let other = 0; other < 3; other++) {
      const cells = ((plantsByVegetable[other] as number) >> (3 * final - 3)) & 7;
      if (other !== own && cells !== 0) n = addMoves(actionOf(face, other, 0), final, cells, out, n);
    }
    const named = colourFeed(own, final);
    if (named < 0) continue;
    const spent = Math.abs(final - value) + 1;
    if (final <= circlesLeft || !isWastedFeed(s, face, final, spent, circlesLeft))
      out[n++] = actionOf(face, named, FEED + final);
  }
  return n;
}

const canPlantAs = (vegetable: number, final: number): boolean =>
  ((plantsByVegetable[vegetable] as number) & columnCells(final)) !== 0;

/** H16: a colour use before a feed must be what makes the die unplantable; the first such colour is named. −1: not a move. */
function colourFeed(own: number, final: number): number {
  if (!canPlantAs(own, final)) return -1;
  for (let other = 0; other < 3; other++) if (other !== own && !canPlantAs(other, final)) return other;
  return -1;
}

/** H16: a feed of the same die at the same price and of a lower value fills the pig as well. */
function isWastedFeed(s: State, face: number, final: number, change: number, circlesLeft: number): boolean {
  const own = FACE_VEGETABLE[face] as number;
  const spent = Math.abs(change);
  for (let lower = Math.max(1, circlesLeft); lower < final; lower++) {
    const changes = Math.abs(lower - faceValue(face));
    if (changes === spent && !canPlantAs(own, lower)) return true;
    if (s.advanced && changes + 1 === spent && colourFeed(own, lower) >= 0) return true;
  }
  return false;
}

const faceValue = (face: number): number => face - 6 * (FACE_VEGETABLE[face] as number) + 1;

export function apply(s: State, a: Action): void {
  if (s.phase === PHASE_TAKE) takeDie(s, a);
  else if (s.phase === PHASE_ROLL) rollDie(s, a);
  else chooseStart(s, a);
}

/** H5 */
function chooseStart(s: State, seat: number): void {
  s.startSeat = seat;
  s.phase = PHASE_ROLL;
}

/** H10: one die after the other, lettuce first, then tomato, then carrot. */
function rollDie(s: State, pick: number): void {
  const each = s.players === 2 ? 2 : 3;
  const vegetable = s.rolled < each ? 0 : s.rolled < 2 * each ? 1 : 2;
  addDie(s, vegetable * 6 + pick);
  if (++s.rolled < 3 * each) return;
  s.seat = s.startSeat;
  s.phase = PHASE_TAKE;
}

/** H10–H17 */
function takeDie(s: State, a: Action): void {
  const sheet = sheetOf(s, s.seat);
  const face = a >> 7;
  const target = a & 31;
  const vegetable = (a >> 5) & 3;
  if (sheet.uses !== 0) sheet.uses -= usesSpent(a);
  removeDie(s, face);
  if (target <= FEED) {
    addCell(sheet, vegetable, target);
    if (sheet.planted === FULL_GARDEN) s.ending = 1;
  } else feedPig(s, sheet, target - FEED);
  if (s.diceLeft > 1) s.seat = s.seat + 1 === s.players ? 0 : s.seat + 1;
  else endRound(s);
}

/** H14, H15 */
export function usesSpent(a: Action): number {
  const face = faceOf(a);
  const changes = Math.abs(finalValue(a) - faceValue(face));
  return vegetableOf(a) === FACE_VEGETABLE[face] ? changes : changes + 1;
}

/** H13, H14: overflow is lost; each row completed earns a power. */
function feedPig(s: State, sheet: Sheet, circles: number): void {
  const before = sheet.pig;
  const after = before + circles;
  sheet.pig = Math.min(after, PIG_CIRCLES);
  sheet.uses += pigRows(sheet.pig) - pigRows(before);
  if (after >= PIG_CIRCLES) s.ending = 1;
}

/** H20, H21, H30 */
function endRound(s: State): void {
  const last = 31 - Math.clz32(s.faces);
  const vegetable = FACE_VEGETABLE[last] as number;
  s.markets[vegetable] = marketOf(s, vegetable) + 1;
  if (marketOf(s, vegetable) === MARKET_CIRCLES) s.ending = 1;
  removeDie(s, last);
  s.rolled = 0;
  s.startSeat = s.startSeat + 1 === s.players ? 0 : s.startSeat + 1;
  s.phase = s.ending === 1 ? PHASE_OVER : PHASE_ROLL;
}

/** H31 */
export function vegetablePoints(s: State, sheet: Sheet, vegetable: number): number {
  return countCells(cellsOf(sheet, vegetable)) * marketOf(s, vegetable);
}

/** H32 */
export function ribbonPoints(sheet: Sheet): number {
  const garden = sheet.planted;
  let points = 0;
  for (let row = TOP_ROW; row <= TOP_ROW << 2; row <<= 1) if ((garden & row) === row) points += RIBBON_POINTS;
  return points;
}

/** H33 */
export function pigPoints(s: State, sheet: Sheet): number {
  const rows = pigRows(sheet.pig);
  return rows === 0 ? 0 : (s.pigValues[rows - 1] as number);
}

/** H34: `what` measures a sheet; everybody with the most of it gets the bonus, nobody with none. */
function mostBonus(s: State, sheet: Sheet, what: (sheet: Sheet) => number): number {
  const own = what(sheet);
  if (own === 0) return 0;
  for (let seat = 0; seat < s.players; seat++) if (what(sheetOf(s, seat)) > own) return 0;
  return MOST_BONUS;
}

const lettuceCount = (sheet: Sheet): number => countCells(cellsOf(sheet, 0));
const tomatoCount = (sheet: Sheet): number => countCells(cellsOf(sheet, 1));
const carrotCount = (sheet: Sheet): number => countCells(cellsOf(sheet, 2));
const pigCount = (sheet: Sheet): number => sheet.pig;

/** H34 */
export function bonusPoints(s: State, sheet: Sheet): number {
  if (!s.advanced) return 0;
  return (
    mostBonus(s, sheet, lettuceCount) +
    mostBonus(s, sheet, tomatoCount) +
    mostBonus(s, sheet, carrotCount) +
    mostBonus(s, sheet, pigCount)
  );
}

/** H31–H34 */
export function totalPoints(s: State, sheet: Sheet): number {
  let total = ribbonPoints(sheet) + pigPoints(s, sheet) + bonusPoints(s, sheet);
  for (let vegetable = 0; vegetable < 3; vegetable++) total += vegetablePoints(s, sheet, vegetable);
  return total;
}

/** H35: points, then vegetables planted, then pig circles, in one number. */
function strength(sheet: Sheet, total: number): number {
  return (total << 11) | (countCells(sheet.planted) << 6) | sheet.pig;
}

const strengths = new Int32Array(4);

export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let seat = 0; seat < s.players; seat++) {
    const sheet = sheetOf(s, seat);
    totals[seat] = totalPoints(s, sheet);
    strengths[seat] = strength(sheet, totals[seat] as number);
  }
  rankSides(strengths, s.players, ranks);
  return s.players;
}
