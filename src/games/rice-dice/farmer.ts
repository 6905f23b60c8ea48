import { hasBit } from '../../core/bits.ts';
import { FARMER_TOKENS, GOAL, MAX_WEEDS } from './components.ts';
import { drawable, hasRoom, KEEP_REPLACE, KEEP_RIGHT, keepCard } from './draw.ts';
import { countCards, HANDS, nthCard } from './pile.ts';
import {
  addWater,
  addWeeds,
  cardAt,
  endPaddy,
  FARMER,
  firstPaddy,
  hexesAt,
  isDry,
  isPlanted,
  reservoir,
  roomAt,
  type State,
  showing,
  waterAt,
  weedsAt,
} from './state.ts';
import { canFill } from './water.ts';
import {
  canHarvest,
  canPlant,
  canWeed,
  doJob,
  harvestersFor,
  hasJob,
  JOB_HARVEST,
  JOB_PLANT,
  JOB_WEED,
  rolledWorkers,
} from './worker.ts';

/** The Happy Farmer (R70–R72): what it does by itself in a solo game. */

/** R71: in the order of its list. */
export const FARMER_WORKER = 0;
export const FARMER_WATER = 1;
export const FARMER_CARD = 2;
export const FARMER_NOTHING = 3;

const FACE_WATER = 0;
const FACE_CARD = 1;
const FACE_WILD = 4;
const FACE_WEED = 5;

/** R71: wilds do not decide. */
function decisive(dice: number, action: number): number {
  if (action === FARMER_WORKER) return rolledWorkers(dice) - showing(dice, FACE_WILD);
  return showing(dice, action === FARMER_WATER ? FACE_WATER : FACE_CARD);
}

/** R71: wilds add to the action. */
export const farmerSymbols = (dice: number, action: number): number =>
  decisive(dice, action) + showing(dice, FACE_WILD);

/** R70, R71: the most rolled symbol whose action changes something; on a tie the one nearer the top. */
export function farmerAction(s: State): number {
  let passed = 0;
  for (let tries = 0; tries < 3; tries++) {
    let best = FARMER_NOTHING;
    let most = 0;
    for (let action = FARMER_WORKER; action <= FARMER_CARD; action++) {
      const symbols = decisive(s.dice, action);
      if (!hasBit(passed, action) && symbols > most) {
        best = action;
        most = symbols;
      }
    }
    // Only wilds and weeds were rolled.
    if (best === FARMER_NOTHING && tries === 0) best = FARMER_WORKER;
    if (best === FARMER_NOTHING) return FARMER_NOTHING;
    if (isUseful(s, best)) return best;
    passed |= 1 << best;
  }
  return FARMER_NOTHING;
}

/** R71: whether an action would change anything, as things stand. */
function isUseful(s: State, action: number): boolean {
  const symbols = farmerSymbols(s.dice, action);
  if (action === FARMER_WORKER) return hasJob(s, FARMER, symbols, symbols, symbols);
  if (action === FARMER_CARD) return drawable(s.piles) > 0;
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++)
    if (willRelease(s, paddy) || (isThirsty(s, paddy) && canFill(s, paddy, symbols))) return true;
  return false;
}

/** R72 */
const willRelease = (s: State, paddy: number): boolean => isPlanted(s, paddy) && waterAt(s, paddy) > 0;
const isThirsty = (s: State, paddy: number): boolean => !isPlanted(s, paddy) && isDry(s, paddy);

/** R71, with `weeds: "always"`: each on the leftmost paddy with room. */
export function placeFarmerWeeds(s: State): void {
  let weeds = showing(s.dice, FACE_WEED);
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++)
    for (; weeds > 0 && weedsAt(s, paddy) < MAX_WEEDS; weeds--) addWeeds(s, paddy, 1);
}

/** R72: harvest, weeded as far as workers can be spared, then plant, then weed. Stops at once when that wins (R50). */
export function workAsFarmer(s: State): void {
  let workers = farmerSymbols(s.dice, FARMER_WORKER);
  for (let paddy = bestHarvest(s, workers); paddy >= 0; paddy = bestHarvest(s, workers)) {
    for (let weeds = spareWeeds(s, paddy, workers); weeds > 0; weeds--) workers -= doJob(s, JOB_WEED, paddy);
    workers -= doJob(s, JOB_HARVEST, paddy);
    if ((s.rice[FARMER] as number) >= GOAL) return;
  }
  for (let paddy = largestPlant(s, workers); paddy >= 0; paddy = largestPlant(s, workers))
    workers -= doJob(s, JOB_PLANT, paddy);
  workers = weedAsFarmer(s, workers, true);
  weedAsFarmer(s, workers, false);
}

function bestHarvest(s: State, workers: number): number {
  let best = -1;
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++)
    if (canHarvest(s, paddy, workers) && (best < 0 || yieldWith(s, paddy, workers) > yieldWith(s, best, workers)))
      best = paddy;
  return best;
}

/** R72: the weeds that workers beyond the price of the harvest pull first. */
const spareWeeds = (s: State, paddy: number, workers: number): number =>
  Math.min(weedsAt(s, paddy), workers - harvestersFor(s, paddy));
const yieldWith = (s: State, paddy: number, workers: number): number =>
  s.deck.rice[3 * cardAt(s, paddy) + weedsAt(s, paddy) - spareWeeds(s, paddy, workers)] as number;

function largestPlant(s: State, workers: number): number {
  let best = -1;
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++)
    if (canPlant(s, paddy, workers) && (best < 0 || hexesAt(s, paddy) > hexesAt(s, best))) best = paddy;
  return best;
}

function weedAsFarmer(s: State, workers: number, planted: boolean): number {
  let left = workers;
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++)
    while (left > 0 && isPlanted(s, paddy) === planted && canWeed(s, paddy)) left -= doJob(s, JOB_WEED, paddy);
  return left;
}

/** R72: planted paddies give their water to dry unplanted ones further right that it fills, else to the reservoir. */
export function releaseAsFarmer(s: State): void {
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++) {
    if (!willRelease(s, paddy)) continue;
    let tokens = waterAt(s, paddy);
    addWater(s, paddy, -tokens);
    for (let to = paddy + 1; to < end; to++) {
      const room = roomAt(s, to);
      if (!isThirsty(s, to) || room > tokens) continue;
      addWater(s, to, room);
      tokens -= room;
    }
  }
}

/** R72: from the left, what symbols and reservoir fill. */
export function takeAsFarmer(s: State): void {
  let symbols = farmerSymbols(s.dice, FARMER_WATER);
  const end = endPaddy(s, FARMER);
  for (let paddy = firstPaddy(FARMER); paddy < end; paddy++) {
    const room = roomAt(s, paddy);
    if (!isThirsty(s, paddy) || room > symbols || room > reservoir(s)) continue;
    addWater(s, paddy, room);
    symbols -= room;
  }
}

/** Whether a card has more clean rice per hex than another (R72). */
function isRicher(s: State, card: number, than: number): boolean {
  const rice = s.deck.rice;
  const hexes = s.deck.hexes;
  return (rice[3 * card] as number) * (hexes[than] as number) > (rice[3 * than] as number) * (hexes[card] as number);
}

/** R72: keeps the best drawn card that few tokens flood. */
export function keepAsFarmer(s: State): void {
  const card = bestDrawn(s);
  if (card < 0) return;
  if (hasRoom(s, FARMER)) {
    keepCard(s, FARMER, card, KEEP_RIGHT);
    return;
  }
  let poorest = -1;
  const first = firstPaddy(FARMER);
  for (let paddy = first; paddy < endPaddy(s, FARMER); paddy++)
    if (!isPlanted(s, paddy) && (poorest < 0 || isRicher(s, cardAt(s, poorest), cardAt(s, paddy)))) poorest = paddy;
  if (poorest >= 0 && isRicher(s, card, cardAt(s, poorest))) keepCard(s, FARMER, card, KEEP_REPLACE + poorest - first);
}

/** Ties: more clean rice, then higher in the table. */
function bestDrawn(s: State): number {
  const rice = s.deck.rice;
  const hand = HANDS + FARMER;
  const drawn = countCards(s.piles, hand);
  let best = -1;
  for (let k = 0; k < drawn; k++) {
    const card = nthCard(s.piles, hand, k);
    if ((s.deck.capacity[card] as number) > FARMER_TOKENS) continue;
    if (best < 0 || isRicher(s, card, best)) best = card;
    else if (!isRicher(s, best, card) && (rice[3 * card] as number) > (rice[3 * best] as number)) best = card;
  }
  return best;
}
