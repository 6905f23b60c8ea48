import { countBits, hasBit } from '../../core/bits.ts';
import { type Action, type Actor, CHANCE, OVER } from '../../core/game.ts';
import { rankSides } from '../../core/rank.ts';
import { scoreBoxes } from './components.ts';
import {
  BARRELS,
  FERTILIZERS,
  FIRST_BARREL,
  FIRST_FERTILIZER,
  GRAPES,
  GUARDS,
  ITEMS,
  MOST_OFFERS,
  needOf,
} from './sheet.ts';
import {
  addItems,
  addPoints,
  addToCentre,
  centreValues,
  crossOff,
  held,
  heldKinds,
  isFall,
  lastSeason,
  NOBODY,
  nextSeason,
  openRows,
  PHASE_ACT,
  PHASE_DICE,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  personal,
  points,
  pullDice,
  research,
  type State,
  setPersonal,
  setResearch,
} from './state.ts';

/**
 * A decision is its kind << 13 with: dice to roll | offer of the sheet | grape << 6 and values researched as bits |
 * grape << 10, barrel << 8, fertilizers as bits << 3 and the die's value.
 */
const KIND = 13;
const PAYLOAD = (1 << KIND) - 1;
export const PASS = 0;
export const ROLL = 1 << KIND;
export const PURCHASE = 2 << KIND;
export const RESEARCH = 3 << KIND;
const PRODUCE = 4 << KIND;
export const kindOf = (a: Action): number => a & ~PAYLOAD;
export const payloadOf = (a: Action): number => a & PAYLOAD;

export const researchAction = (grape: number, values: number): Action => RESEARCH | (grape << 6) | values;
export const researchGrape = (a: Action): number => payloadOf(a) >> 6;
export const researchValues = (a: Action): number => a & 63;

export const produceAction = (grape: number, barrel: number, kinds: number, die: number): Action =>
  PRODUCE | (grape << 10) | (barrel << 8) | (kinds << 3) | die;
export const produceGrape = (a: Action): number => payloadOf(a) >> 10;
export const produceBarrel = (a: Action): number => (a >> 8) & 3;
export const produceFertilizers = (a: Action): number => (a >> 3) & 31;
export const produceDie = (a: Action): number => a & 7;

/** A pass, each offer, each set of values for each grape, each wine with each die. */
export const MAX_LEGAL = 1 + MOST_OFFERS + GRAPES * 63 + GRAPES * BARRELS * (1 << FERTILIZERS) * 6;

export function actor(s: State): Actor {
  if (s.phase === PHASE_ACT || s.phase === PHASE_ROLL) return s.seat;
  return s.phase === PHASE_OVER ? OVER : CHANCE;
}

export function outcomes(s: State): number {
  return s.phase === PHASE_START ? s.players : 6;
}

export function legal(s: State, out: Int32Array): number {
  if (s.phase === PHASE_ROLL) return addRolls(s, out);
  out[0] = PASS;
  const values = centreValues(s);
  if (values === 0) return 1;
  const n = addPurchases(s, out, 1);
  const grapes = heldKinds(s, s.seat, 0, GRAPES);
  if (grapes === 0) return n;
  return addWines(s, grapes, values, out, addResearch(s, grapes, values, out, n));
}

/** V12: at least half on the first turn of the season, when the allotment is still whole; else at least one. */
export function leastRoll(s: State, seat: number): number {
  const dice = personal(s, seat);
  return dice === s.diceEach ? dice >> 1 : 1;
}

/** V12 */
function addRolls(s: State, out: Int32Array): number {
  const most = personal(s, s.seat);
  let n = 0;
  for (let dice = leastRoll(s, s.seat); dice <= most; dice++) out[n++] = ROLL | dice;
  return n;
}

/** The centre packed as an offer's need is, no value above 15, with all guards up. */
export function packCentre(s: State): number {
  let packed = GUARDS;
  for (let i = 0; i < 6; i++) {
    const dice = s.centre[i] as number;
    packed |= Math.min(dice, 15) << (5 * i);
  }
  return packed;
}

/** V20, V7: only items with a free box for each that the purchase gives. */
function addPurchases(s: State, out: Int32Array, from: number): number {
  const { offerNeed, offerItem } = s.sheet;
  const centre = packCentre(s);
  const open = openRows(s, s.seat);
  let n = from;
  for (let offer = 0; offer < offerNeed.length; offer++) {
    // Without a branch, which nobody could predict: what cannot be bought is written over.
    out[n] = PURCHASE | offer;
    const missing = ((centre - (offerNeed[offer] as number)) & GUARDS) ^ GUARDS;
    n += ((missing - 1) >>> 31) & (open >> (offerItem[offer] as number));
  }
  return n;
}

/** V21: each non-empty set of values in the centre that are not circled yet. */
function addResearch(s: State, grapes: number, values: number, out: Int32Array, from: number): number {
  let n = from;
  for (let grape = 0; grape < GRAPES; grape++) {
    if (!hasBit(grapes, grape)) continue;
    const free = values & ~research(s, s.seat, grape);
    const action = researchAction(grape, 0);
    for (let set = free; set !== 0; set = (set - 1) & free) out[n++] = action | set;
  }
  return n;
}

/** V22: each grape with each barrel that fits, each set of fertilizers it takes, each die. */
function addWines(s: State, grapes: number, values: number, out: Int32Array, from: number): number {
  const barrels = heldKinds(s, s.seat, FIRST_BARREL, BARRELS);
  if (barrels === 0) return from;
  const fertilizers = heldKinds(s, s.seat, FIRST_FERTILIZER, FERTILIZERS);
  let n = from;
  for (let grape = 0; grape < GRAPES; grape++) {
    if (!hasBit(grapes, grape)) continue;
    const fitting = barrels & (s.sheet.fits[grape] as number);
    const taken = fertilizers & (s.sheet.takes[grape] as number);
    for (let barrel = 0; barrel < BARRELS; barrel++)
      if (hasBit(fitting, barrel)) n = addBlends(produceAction(grape, barrel, 0, 0), taken, values, out, n);
  }
  return n;
}

function addBlends(wine: Action, taken: number, values: number, out: Int32Array, from: number): number {
  let n = from;
  for (let kinds = taken; ; kinds = (kinds - 1) & taken) {
    for (let die = 1; die <= 6; die++) if (hasBit(values, die - 1)) out[n++] = wine | (kinds << 3) | die;
    if (kinds === 0) return n;
  }
}

export function apply(s: State, a: Action): void {
  if (s.phase === PHASE_DICE) rollDie(s, a);
  else if (s.phase === PHASE_ACT) act(s, a);
  else if (s.phase === PHASE_ROLL) chooseRoll(s, a);
  else chooseFirst(s, a);
}

/** V13 */
function act(s: State, a: Action): void {
  switch (kindOf(a)) {
    case PASS:
      pass(s);
      return;
    case PURCHASE:
      purchase(s, payloadOf(a));
      break;
    case RESEARCH:
      doResearch(s, researchGrape(a), researchValues(a));
      break;
    default:
      produce(s, a);
  }
  s.lastPull = s.seat;
  s.passes = 0;
  passTurn(s);
}

/** V11: the first season. */
function chooseFirst(s: State, seat: number): void {
  s.firstSeat = seat;
  beginTurn(s, seat);
}

/** V12: with no personal dice there is no roll. */
function beginTurn(s: State, seat: number): void {
  s.seat = seat;
  s.phase = personal(s, seat) > 0 ? PHASE_ROLL : PHASE_ACT;
}

/** V14: to the left. */
function passTurn(s: State): void {
  beginTurn(s, s.seat + 1 === s.players ? 0 : s.seat + 1);
}

/** V12 */
function chooseRoll(s: State, a: Action): void {
  s.rolling = payloadOf(a);
  s.phase = PHASE_DICE;
}

/** V12: one die after the other. */
function rollDie(s: State, pick: number): void {
  addToCentre(s, pick + 1);
  setPersonal(s, s.seat, personal(s, s.seat) - 1);
  if (--s.rolling === 0) s.phase = PHASE_ACT;
}

/** V14 */
function pass(s: State): void {
  if (++s.passes === s.players) endSeason(s);
  else passTurn(s);
}

/** V20, V7 */
function purchase(s: State, offer: number): void {
  const need = s.sheet.offerNeed[offer] as number;
  const item = s.sheet.offerItem[offer] as number;
  for (let value = 1; value <= 6; value++) pullDice(s, value, needOf(need, value));
  addItems(s, s.seat, item, s.sheet.count[item] as number);
}

/** V21; V9: with `loose` the circles are in the one row of all grapes. */
function doResearch(s: State, grape: number, values: number): void {
  crossOff(s, s.seat, grape, 1);
  for (let value = 1; value <= 6; value++) if (hasBit(values, value - 1)) pullDice(s, value, 1);
  const circled = research(s, s.seat, grape) | values;
  if (!s.loose) setResearch(s, s.seat, grape, circled);
  else for (let row = 0; row < GRAPES; row++) setResearch(s, s.seat, row, circled);
}

/** V22 */
function produce(s: State, a: Action): void {
  const kinds = produceFertilizers(a);
  const earned = winePoints(s, s.seat, produceGrape(a), kinds);
  pullDice(s, produceDie(a), 1);
  crossOff(s, s.seat, produceGrape(a), 1);
  crossOff(s, s.seat, FIRST_BARREL + produceBarrel(a), 1);
  for (let kind = 0; kind < FERTILIZERS; kind++)
    if (hasBit(kinds, kind)) crossOff(s, s.seat, FIRST_FERTILIZER + kind, 1);
  addPoints(s, s.seat, s.season, earned);
}

/** V22: base + research + bonuses. */
function winePoints(s: State, seat: number, grape: number, kinds: number): number {
  let sum = (s.sheet.base[grape] as number) + countBits(research(s, seat, grape));
  for (let kind = 0; kind < FERTILIZERS; kind++)
    if (hasBit(kinds, kind)) sum += s.sheet.bonus[grape * FERTILIZERS + kind] as number;
  return sum;
}

/** V11, V14, V30, V31 */
function endSeason(s: State): void {
  if (s.lastPull !== NOBODY) s.firstSeat = s.lastPull;
  s.lastPull = NOBODY;
  s.passes = 0;
  returnDice(s);
  if (isFall(s.season)) spoil(s);
  beginTurn(s, s.firstSeat);
  if (s.season === lastSeason(s)) s.phase = PHASE_OVER;
  else s.season = nextSeason(s);
}

/** V10, V30 */
function returnDice(s: State): void {
  s.centre.fill(0);
  s.dead = 0;
  for (let seat = 0; seat < s.players; seat++) setPersonal(s, seat, s.diceEach);
}

/** V6, V9, V30 */
function spoil(s: State): void {
  for (let seat = 0; seat < s.players; seat++)
    for (let item = 0; item < ITEMS; item++) if (hasBit(s.spoils, item)) crossOff(s, seat, item, held(s, seat, item));
}

/** V31 */
export function totalPoints(s: State, seat: number): number {
  let total = 0;
  for (let box = 0; box < scoreBoxes.length; box++) total += points(s, seat, box);
  return total;
}

/** V31: ties share. */
export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let seat = 0; seat < s.players; seat++) totals[seat] = totalPoints(s, seat);
  rankSides(totals, s.players, ranks);
  return s.players;
}
