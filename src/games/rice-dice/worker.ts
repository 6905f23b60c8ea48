import { HARVEST_RICE, WEED_FLOODED } from './deck.ts';
import {
  addRice,
  addWeeds,
  cardAt,
  clearHarvested,
  endPaddy,
  FRESH,
  firstPaddy,
  hasMark,
  hasPower,
  hexesAt,
  isDry,
  isFarmer,
  isFlooded,
  isPlanted,
  PLANTED,
  powerOf,
  type State,
  setMark,
  showing,
  sideOf,
  weedsAt,
  yieldAt,
} from './state.ts';

/** Jobs of workers (R30, R31), for the worker action and for Mimics. */
export const JOB_WEED = 0;
export const JOB_HARVEST = 1;
export const JOB_PLANT = 2;

const FACE_WORKER = 2;
const FACE_DOUBLE = 3;
const FACE_WILD = 4;

/** R23, R61: a double is two workers, a wild is one. */
export const rolledWorkers = (dice: number): number =>
  showing(dice, FACE_WORKER) + 2 * showing(dice, FACE_DOUBLE) + showing(dice, FACE_WILD);

/** R62: all hexes count, magic ones too; the Happy Farmer has no abilities (R70). */
export const plantersFor = (s: State, paddy: number): number =>
  isFarmer(s, sideOf(paddy)) ? hexesAt(s, paddy) : (s.deck.planters[cardAt(s, paddy)] as number);
export const harvestersFor = (s: State, paddy: number): number =>
  isFarmer(s, sideOf(paddy)) ? hexesAt(s, paddy) : (s.deck.harvesters[cardAt(s, paddy)] as number);

export const canWeed = (s: State, paddy: number): boolean =>
  weedsAt(s, paddy) > 0 && (isDry(s, paddy) || hasPower(s, sideOf(paddy), WEED_FLOODED));

/** R30, R31 */
export const canHarvest = (s: State, paddy: number, workers: number): boolean =>
  isPlanted(s, paddy) && isDry(s, paddy) && !hasMark(s, paddy, FRESH) && harvestersFor(s, paddy) <= workers;

export const canPlant = (s: State, paddy: number, workers: number): boolean =>
  !isPlanted(s, paddy) && isFlooded(s, paddy) && plantersFor(s, paddy) <= workers;

/** Whether a side has a job for these numbers of weeders, harvesters and planters. */
export function hasJob(s: State, side: number, weeders: number, harvesters: number, planters: number): boolean {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) {
    if (canHarvest(s, paddy, harvesters) || canPlant(s, paddy, planters)) return true;
    if (weeders > 0 && canWeed(s, paddy)) return true;
  }
  return false;
}

/** R30: does the job and says how many workers it took. */
export function doJob(s: State, job: number, paddy: number): number {
  if (job === JOB_WEED) {
    addWeeds(s, paddy, -1);
    return 1;
  }
  if (job === JOB_HARVEST) return harvest(s, paddy);
  setMark(s, paddy, PLANTED | FRESH);
  return plantersFor(s, paddy);
}

function harvest(s: State, paddy: number): number {
  const side = sideOf(paddy);
  const extra = powerOf(s, side, HARVEST_RICE);
  addRice(s, side, yieldAt(s, paddy) + extra, extra);
  clearHarvested(s, paddy);
  return harvestersFor(s, paddy);
}
