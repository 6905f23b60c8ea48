import { countBits, lowestBit } from '../../core/bits.ts';
import type { Knowledge } from '../../core/knowledge.ts';
import { weights as crowdWeights } from './crowdWeights.ts';
import { packCentre, totalPoints } from './rules.ts';
import { FERTILIZERS, FIRST_BARREL, FIRST_FERTILIZER, GRAPES, GUARDS, ITEMS } from './sheet.ts';
import {
  centreValues,
  crossed,
  held,
  isFall,
  lastSeason,
  PHASE_ACT,
  PHASE_ROLL,
  personal,
  research,
  type State,
} from './state.ts';
import { weights } from './weights.ts';

const CELLAR_FEATURES = 2 * ITEMS + 2 * GRAPES + 12;
const FIELD_FEATURES = 6;
const TABLE_FEATURES = 33 + ITEMS;

/** Wines looked ahead in a cellar. */
const MOST_WINES = 4;
const MOST_PLAYERS = 6;

/** By seat: the best wines that the cellar could give, one after the other, and their sum. */
const wines = new Int32Array(MOST_PLAYERS * MOST_WINES);
const promised = new Int32Array(MOST_PLAYERS);

/** Points so far of each seat; and with half of what the cellar promises. */
const scored = new Int32Array(MOST_PLAYERS);
const outlook = new Float64Array(MOST_PLAYERS);

/** What is left of the cellar while wines are planned, and what a wine of each grape is worth without fertilizers. */
const left = new Int32Array(ITEMS);
const plain = new Int32Array(GRAPES);

/** V22: notes the best wine that a cellar gives, then the best of what is left, and so on. */
function planWines(s: State, seat: number): void {
  const { base, bonus, takes, fits } = s.sheet;
  let barrels = 0;
  let fertilizers = 0;
  for (let item = 0; item < ITEMS; item++) {
    const count = held(s, seat, item);
    left[item] = count;
    if (item < GRAPES) plain[item] = (base[item] as number) + countBits(research(s, seat, item));
    else if (count === 0) continue;
    else if (item < FIRST_FERTILIZER) barrels |= 1 << (item - FIRST_BARREL);
    else fertilizers |= 1 << (item - FIRST_FERTILIZER);
  }
  let sum = 0;
  for (let i = 0; i < MOST_WINES; i++) {
    let best = 0;
    let bestGrape = -1;
    for (let grape = 0; grape < GRAPES; grape++) {
      if (left[grape] === 0 || ((fits[grape] as number) & barrels) === 0) continue;
      let worth = plain[grape] as number;
      for (let kinds = (takes[grape] as number) & fertilizers; kinds !== 0; kinds &= kinds - 1)
        worth += bonus[grape * FERTILIZERS + lowestBit(kinds)] as number;
      if (worth <= best && bestGrape >= 0) continue;
      best = worth;
      bestGrape = grape;
    }
    wines[seat * MOST_WINES + i] = best;
    sum += best;
    if (bestGrape < 0) continue;
    useUp(bestGrape);
    const barrel = lowestBit((fits[bestGrape] as number) & barrels);
    if (useUp(FIRST_BARREL + barrel)) barrels &= ~(1 << barrel);
    for (let kinds = (takes[bestGrape] as number) & fertilizers; kinds !== 0; kinds &= kinds - 1) {
      const kind = lowestBit(kinds);
      if (useUp(FIRST_FERTILIZER + kind)) fertilizers &= ~(1 << kind);
    }
  }
  promised[seat] = sum;
}

/** Takes one; true where it was the last. */
function useUp(item: number): boolean {
  const rest = (left[item] as number) - 1;
  left[item] = rest;
  return rest === 0;
}

/** V7: a row without a limit counts as a long one. */
const freeBoxes = (s: State, seat: number, item: number): number =>
  (s.sheet.boxes[item] as number) - held(s, seat, item) - crossed(s, seat, item);

/** Dice that are not dead yet. */
const diceLeft = (s: State): number => s.players * s.diceEach - s.dead;

/** What a player has and can make of it, points and wines having been noted; the same for oneself and for the strongest rival. */
function observeCellar(s: State, seat: number, values: number, out: Float32Array, from: number): number {
  let n = from;
  for (let item = 0; item < ITEMS; item++) out[n++] = held(s, seat, item) / 2;
  // V7: what is left of each row; a row that ends soon ends a plan.
  for (let item = 0; item < ITEMS; item++) out[n++] = Math.max(0, 1 - freeBoxes(s, seat, item) / 10);
  for (let grape = 0; grape < GRAPES; grape++) {
    out[n++] = countBits(research(s, seat, grape)) / 6;
    out[n++] = s.seat === seat && held(s, seat, grape) > 0 ? countBits(values & ~research(s, seat, grape)) / 6 : 0;
  }
  const sum = promised[seat] as number;
  out[n++] = (scored[seat] as number) / 60;
  out[n++] = sum / 40;
  for (let i = 0; i < MOST_WINES; i++) out[n++] = (wines[seat * MOST_WINES + i] as number) / 15;
  out[n++] = personal(s, seat) / s.diceEach;
  out[n++] = personal(s, seat) === 0 ? 1 : 0;
  out[n++] = isFall(s.season) ? sum / 40 : 0;
  out[n++] = s.season === lastSeason(s) ? sum / 40 : 0;
  let made = 0;
  for (let i = 0; i < MOST_WINES; i++) if ((wines[seat * MOST_WINES + i] as number) > 0) made++;
  out[n++] = made / MOST_WINES;
  // V22: each wine takes a die and a turn of this season.
  out[n++] = isFall(s.season) ? Math.min(1, diceLeft(s) / (1 + 3 * made * s.players)) : 0;
  return n;
}

/** Notes points and wines of everybody: what is observed below reads them. */
function survey(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    planWines(s, seat);
    scored[seat] = totalPoints(s, seat);
    outlook[seat] = (scored[seat] as number) + (promised[seat] as number) / 2;
  }
}

function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < s.players; other++) {
    const points = other === seat ? -1 : (outlook[other] as number);
    if (points > most) {
      most = points;
      best = other;
    }
  }
  return best;
}

/** The whole field: how many are ahead, by how much one leads on average, the best of the others, the next to act. */
function observeField(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  const own = outlook[seat] as number;
  let ahead = 0;
  let sum = 0;
  let next = -1;
  for (let other = 0; other < s.players; other++) {
    const theirs = outlook[other] as number;
    if (theirs > own) ahead++;
    sum += own - theirs;
    if (other !== seat && other !== rival && theirs > next) next = theirs;
  }
  const mean = sum / (s.players - 1);
  const lead = own - (outlook[rival] as number);
  out[from] = ahead / s.players;
  out[from + 1] = mean / 25;
  out[from + 2] = lead / 25;
  out[from + 3] = lead / (8 + Math.abs(lead));
  out[from + 4] = next < 0 ? 0 : (own - next) / 25;
  out[from + 5] = (outlook[(seat + 1) % s.players] as number) > own ? 1 : 0;
  return from + FIELD_FEATURES;
}

/** V20: what the dice in the centre pay for. */
function observePrices(s: State, out: Float32Array, from: number): number {
  const { offerNeed, offerItem } = s.sheet;
  const centre = packCentre(s);
  for (let item = 0; item < ITEMS; item++) out[from + item] = 0;
  for (let offer = 0; offer < offerNeed.length; offer++)
    if (((centre - (offerNeed[offer] as number)) & GUARDS) === GUARDS) out[from + (offerItem[offer] as number)] = 1;
  return from + ITEMS;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const lead = (scored[seat] as number) - (scored[rival] as number);
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
  out[n++] = s.players / MOST_PLAYERS;
  out[n++] = s.loose ? 1 : 0;
  out[n++] = s.merlotSpoils ? 1 : 0;
  out[n++] = s.seasons === 'summerFall' ? 1 : 0;
  out[n++] = s.years === 2 ? 1 : 0;
  out[n++] = diceLeft(s) / (s.players * s.diceEach);
  n = observeField(s, seat, rival, out, n);
  return observePrices(s, out, n);
}

export const knowledge: Knowledge<State> = {
  features: 2 * CELLAR_FEATURES + TABLE_FEATURES,
  clearMargin: 20,
  lossByLevel: {
    seedling: { value: 3.97, error: 0.22 },
    sprout: { value: 1.17, error: 0.14 },
    gardener: { value: 0.41, error: 0.08 },
    master: { value: 0.26, error: 0.05 },
  },
  littleSearch: () => 50,
  observe(s, seat, out) {
    survey(s);
    const rival = strongestRival(s, seat);
    const values = centreValues(s);
    const n = observeCellar(s, seat, values, out, 0);
    const m = observeCellar(s, rival, values, out, n);
    observeTable(s, seat, rival, out, m);
  },
  weights,
  crowdWeights,
};
