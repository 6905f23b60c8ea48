import { countBits, hasBit } from '../../core/bits.ts';
import type { Knowledge } from '../../core/knowledge.ts';
import { totalPoints } from './rules.ts';
import { BARRELS, FERTILIZERS, FIRST_BARREL, FIRST_FERTILIZER, GRAPES, ITEMS } from './sheet.ts';
import { held, isFall, lastSeason, PHASE_ACT, PHASE_ROLL, personal, research, type State } from './state.ts';
import { weights } from './weights.ts';

const CELLAR_FEATURES = ITEMS + GRAPES + 10;
const TABLE_FEATURES = 26;

/** Wines looked ahead in a cellar. */
const MOST_WINES = 4;

const left = new Int32Array(ITEMS);
const wines = new Int32Array(MOST_WINES);

/** V22: the best wines that the cellar could give, one after the other, into `wines`; returns their sum. */
function planWines(s: State, seat: number): number {
  for (let item = 0; item < ITEMS; item++) left[item] = held(s, seat, item);
  let sum = 0;
  for (let i = 0; i < MOST_WINES; i++) {
    wines[i] = takeBestWine(s, seat);
    sum += wines[i] as number;
  }
  return sum;
}

function takeBestWine(s: State, seat: number): number {
  let best = 0;
  let bestGrape = -1;
  for (let grape = 0; grape < GRAPES; grape++) {
    if (left[grape] === 0 || !hasBarrel(s, grape)) continue;
    const worth = wineWorth(s, seat, grape);
    if (worth > best || bestGrape < 0) {
      best = worth;
      bestGrape = grape;
    }
  }
  if (bestGrape < 0) return 0;
  useUp(bestGrape);
  for (let barrel = 0; barrel < BARRELS; barrel++)
    if (hasBit(s.sheet.fits[bestGrape] as number, barrel) && (left[FIRST_BARREL + barrel] as number) > 0) {
      useUp(FIRST_BARREL + barrel);
      break;
    }
  for (let kind = 0; kind < FERTILIZERS; kind++) if (isOfUse(s, bestGrape, kind)) useUp(FIRST_FERTILIZER + kind);
  return best;
}

function useUp(item: number): void {
  left[item] = (left[item] as number) - 1;
}

function hasBarrel(s: State, grape: number): boolean {
  for (let barrel = 0; barrel < BARRELS; barrel++)
    if (hasBit(s.sheet.fits[grape] as number, barrel) && (left[FIRST_BARREL + barrel] as number) > 0) return true;
  return false;
}

const isOfUse = (s: State, grape: number, kind: number): boolean =>
  hasBit(s.sheet.takes[grape] as number, kind) && (left[FIRST_FERTILIZER + kind] as number) > 0;

function wineWorth(s: State, seat: number, grape: number): number {
  let worth = (s.sheet.base[grape] as number) + countBits(research(s, seat, grape));
  for (let kind = 0; kind < FERTILIZERS; kind++)
    if (isOfUse(s, grape, kind)) worth += s.sheet.bonus[grape * FERTILIZERS + kind] as number;
  return worth;
}

/** What a player has and can make of it; the same for oneself and for the strongest rival. */
function observeCellar(s: State, seat: number, out: Float32Array, from: number): number {
  let n = from;
  for (let item = 0; item < ITEMS; item++) out[n++] = held(s, seat, item) / 2;
  for (let grape = 0; grape < GRAPES; grape++) out[n++] = countBits(research(s, seat, grape)) / 6;
  const sum = planWines(s, seat);
  out[n++] = totalPoints(s, seat) / 60;
  out[n++] = sum / 40;
  for (let i = 0; i < MOST_WINES; i++) out[n++] = (wines[i] as number) / 15;
  out[n++] = personal(s, seat) / s.diceEach;
  out[n++] = personal(s, seat) === 0 ? 1 : 0;
  out[n++] = isFall(s.season) ? sum / 40 : 0;
  out[n++] = s.season === lastSeason(s) ? sum / 40 : 0;
  return n;
}

function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < s.players; other++) {
    const points = other === seat ? -1 : totalPoints(s, other) + planWines(s, other) / 2;
    if (points > most) {
      most = points;
      best = other;
    }
  }
  return best;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const lead = totalPoints(s, seat) - totalPoints(s, rival);
  const seasonsLeft = lastSeason(s) - s.season;
  out[n++] = lead / 25;
  out[n++] = lead / (8 + Math.abs(lead));
  out[n++] = lead / (8 + 6 * seasonsLeft);
  out[n++] = seasonsLeft / 8;
  out[n++] = isFall(s.season) ? 1 : 0;
  out[n++] = seasonsLeft === 0 ? 1 : 0;
  let dice = 0;
  for (let i = 0; i < 6; i++) {
    out[n++] = (s.centre[i] as number) / 4;
    dice += s.centre[i] as number;
  }
  out[n++] = dice / (s.players * s.diceEach);
  out[n++] = dice === 0 ? 1 : 0;
  out[n++] = s.dead / (s.players * s.diceEach);
  out[n++] = s.passes / s.players;
  const isNext = s.phase === PHASE_ACT || s.phase === PHASE_ROLL;
  out[n++] = isNext ? 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1) : 0;
  // V12: dice chosen but not rolled yet are still in the personal pool.
  out[n++] = s.seat === seat ? s.rolling / s.diceEach : 0;
  out[n++] = s.seat === seat ? 0 : s.rolling / s.diceEach;
  out[n++] = s.lastPull === seat ? 1 : 0;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players / 6;
  out[n++] = s.loose ? 1 : 0;
  out[n++] = s.merlotSpoils ? 1 : 0;
  out[n++] = s.seasons === 'summerFall' ? 1 : 0;
  out[n++] = s.years === 2 ? 1 : 0;
  return n;
}

export const knowledge: Knowledge<State> = {
  features: 2 * CELLAR_FEATURES + TABLE_FEATURES,
  clearMargin: 20,
  littleSearch: () => 50,
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    const n = observeCellar(s, seat, out, 0);
    const m = observeCellar(s, rival, out, n);
    observeTable(s, seat, rival, out, m);
  },
  weights,
};
