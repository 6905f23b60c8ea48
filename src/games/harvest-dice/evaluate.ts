import type { Knowledge } from '../../core/knowledge.ts';
import { MARKET_CIRCLES, PIG_ROW_CIRCLES } from './components.ts';
import { weights as crowdWeights } from './crowdWeights.ts';
import { plantable, totalPoints } from './rules.ts';
import { compare, observeSheet, SHEET_FEATURES } from './sheetFeatures.ts';
import {
  cellsOf,
  countCells,
  marketOf,
  PHASE_TAKE,
  PIG_CIRCLES,
  type Sheet,
  type State,
  sheetOf,
  TOP_ROW,
} from './state.ts';
import { weights } from './weights.ts';

const FACES = 18;
const OFFER_FEATURES = 9;
const OTHER_FEATURES = 5 + OFFER_FEATURES;
/** Rivals besides the strongest. */
const MOST_OTHERS = 2;
const TABLE_FEATURES = 30 + FACES;

/** The one space that a row lacks for its ribbon (H32), for all rows that lack just one. */
function lastSpaces(garden: number): number {
  let cells = 0;
  for (let row = TOP_ROW; row <= TOP_ROW << 2; row <<= 1) {
    const open = row & ~garden;
    if (open !== 0 && (open & (open - 1)) === 0) cells |= open;
  }
  return cells;
}

/** What the dice still in the pool offer a sheet: plants of each vegetable, meals, a ribbon, a row of the pig. */
function observeOffer(s: State, sheet: Sheet, out: Float32Array, from: number): number {
  let n = from;
  const last = lastSpaces(sheet.planted);
  let ribbon = 0;
  let meal = 0;
  let smallest = 7;
  let plants = 0;
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    const room = plantable(sheet, vegetable);
    let fitting = 0;
    for (let faces = (s.faces >> (6 * vegetable)) & 63; faces !== 0; faces &= faces - 1) {
      const column = 31 - Math.clz32(faces & -faces);
      const cells = (room >> (3 * column)) & 7;
      if (cells === 0) {
        if (column + 1 > meal) meal = column + 1;
        if (column + 1 < smallest) smallest = column + 1;
        continue;
      }
      fitting += s.faceCount[6 * vegetable + column] as number;
      if (((room & last) >> (3 * column)) & 7) ribbon = 1;
    }
    plants += fitting;
    out[n++] = fitting / 2;
  }
  out[n++] = plants === 0 && s.diceLeft > 0 ? 1 : 0;
  out[n++] = ribbon;
  out[n++] = meal / 6;
  out[n++] = smallest === 7 ? 0 : smallest / 6;
  out[n++] = meal >= PIG_ROW_CIRCLES - (sheet.pig % PIG_ROW_CIRCLES) ? 1 : 0;
  out[n++] = plants / 4;
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

/** The rivals besides the strongest in the order of their turns: how they stand, and what the pool offers them. */
function observeOthers(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const total = totalPoints(s, sheetOf(s, seat));
  for (let step = 1; step < s.players; step++) {
    const other = (seat + step) % s.players;
    if (other === rival) continue;
    const sheet = sheetOf(s, other);
    const lead = total - totalPoints(s, sheet);
    out[n++] = lead / 20;
    out[n++] = lead / (8 + Math.abs(lead));
    out[n++] = countCells(sheet.planted) / 18;
    out[n++] = sheet.pig / PIG_CIRCLES;
    out[n++] = sheet.uses / 3;
    n = observeOffer(s, sheet, out, n);
  }
  const end = from + MOST_OTHERS * OTHER_FEATURES;
  while (n < end) out[n++] = 0;
  return n;
}

/** H10: how many of the dice in the pool the seat will still take, the last one being nobody's. */
function takesLeft(s: State, seat: number): number {
  if (s.phase !== PHASE_TAKE) return 0;
  const before = (seat - s.seat + s.players) % s.players;
  return Math.max(0, Math.ceil((s.diceLeft - 1 - before) / s.players));
}

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
    let dice = 0;
    for (let face = 6 * vegetable; face < 6 * vegetable + 6; face++) {
      const count = s.faceCount[face] as number;
      out[n++] = count / 2;
      dice += count;
    }
    const ahead = countCells(cellsOf(own, vegetable)) - countCells(cellsOf(other, vegetable));
    out[n++] = marketOf(s, vegetable) / MARKET_CIRCLES;
    out[n++] = marketOf(s, vegetable) === MARKET_CIRCLES - 1 ? 1 : 0;
    out[n++] = dice / 3;
    // H20: what the last die brings if it is as likely to be any of those in the pool.
    out[n++] = s.diceLeft === 0 ? 0 : (ahead * dice) / s.diceLeft / 4;
    out[n++] = s.advanced ? compare(ahead, 0) : 0;
  }
  out[n++] = s.advanced ? compare(own.pig, other.pig) : 0;
  out[n++] = s.diceLeft / 6;
  out[n++] = takesLeft(s, seat) / 3;
  out[n++] = takesLeft(s, rival) / 3;
  // Who takes the next die: own turn 1, the last to come 0.
  out[n++] = s.phase === PHASE_TAKE ? 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1) : 0;
  out[n++] = (seat - s.startSeat + s.players) % s.players === 0 ? 1 : 0;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.advanced ? 1 : 0;
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * (SHEET_FEATURES + OFFER_FEATURES) + MOST_OTHERS * OTHER_FEATURES + TABLE_FEATURES,
  clearMargin: 12,
  lossByLevel: {
    seedling: { value: 1.65, error: 0.11 },
    sprout: { value: 0.3, error: 0.04 },
    gardener: { value: 0.05, error: 0.01 },
    master: { value: 0.02, error: 0.01 },
  },
  littleSearch: (players) => (players === 2 ? 40 : 100),
  playAhead: (players) => (players === 2 ? 6 : 0),
  exploration: (players) => (players === 2 ? 0.5 : 0.2),
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    let n = observeSheet(s, sheetOf(s, seat), out, 0);
    n = observeSheet(s, sheetOf(s, rival), out, n);
    n = observeOffer(s, sheetOf(s, seat), out, n);
    n = observeOffer(s, sheetOf(s, rival), out, n);
    n = observeOthers(s, seat, rival, out, n);
    observeTable(s, seat, rival, out, n);
  },
  weights,
  crowdWeights,
};
