import { DICE, GOAL, LAST_SPELL, MAX_WEEDS } from './components.ts';
import {
  DRAW_MORE,
  FEWER_WEEDS,
  MIMIC_HARVEST,
  MIMIC_PLANT,
  MIMIC_WEED,
  MORE_CARDS,
  MORE_WATER,
  MORE_WORKERS,
  REROLLS,
  WEED_ANYONE,
} from './deck.ts';
import { discardHand, drawable } from './draw.ts';
import {
  FARMER_CARD,
  FARMER_NOTHING,
  FARMER_WATER,
  FARMER_WORKER,
  farmerAction,
  farmerSymbols,
  keepAsFarmer,
  placeFarmerWeeds,
  releaseAsFarmer,
  takeAsFarmer,
  workAsFarmer,
} from './farmer.ts';
import { scoreMost } from './most.ts';
import {
  addWeeds,
  clearMark,
  dryLimit,
  endPaddy,
  FARMER,
  FRESH,
  firstPaddy,
  hasPower,
  isFarmer,
  nextSide,
  PHASE_DECIDE,
  PHASE_DRAW,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_OVER,
  PHASE_RELEASE,
  PHASE_ROLL,
  PHASE_TAKE,
  PHASE_WORKER,
  powerOf,
  type State,
  showing,
  weedsAt,
} from './state.ts';
import { drainAll, forgetReceived, hasFill, hasRelease, returnHalfFull } from './water.ts';
import { hasJob, rolledWorkers } from './worker.ts';

/** The course of a turn: which step follows which (R20–R23). A step in which `done` would be the only move is passed. */

export const ACTION_WORKER = 0;
const ACTION_CARD = 1;
export const ACTION_WATER = 2;

const FACE_WATER = 0;
const FACE_CARD = 1;
const FACE_WILD = 4;
const FACE_WEED = 5;

/** R20, R21 */
export function beginTurn(s: State, side: number): void {
  s.turn = side;
  s.seat = side;
  s.dice = 0;
  s.gained = false;
  if (!isFarmer(s, side)) {
    scoreMost(s, side);
    if (endIfWon(s, side)) return;
    s.rerolls = rerollsAllowed(s, side);
  }
  s.rolling = DICE;
  s.phase = PHASE_ROLL;
}

/** R52: a dry turn is counted before the next turn starts; enough of them bring a dry spell, and the third in a row ends the game. */
function endTurn(s: State): void {
  if (!s.gained && s.drySpell > 0 && ++s.dry === dryLimit(s)) {
    s.dry = 0;
    if (++s.spells === LAST_SPELL) {
      s.seat = s.turn;
      s.phase = PHASE_OVER;
      return;
    }
    drainAll(s);
  }
  beginTurn(s, nextSide(s, s.turn));
}

/** R50: at once. */
export function endIfWon(s: State, side: number): boolean {
  if ((s.rice[side] as number) < GOAL) return false;
  forgetFresh(s, s.turn);
  forgetFresh(s, nextSide(s, s.turn));
  s.seat = s.turn;
  s.left = 0;
  s.mimicWeed = 0;
  s.mimicHarvest = 0;
  s.mimicPlant = 0;
  s.phase = PHASE_OVER;
  return true;
}

export const rerollsAllowed = (s: State, side: number): number => 1 + powerOf(s, side, REROLLS);

/** R21 */
export function rollDie(s: State, face: number): void {
  s.dice += 1 << (3 * face);
  if (--s.rolling > 0) return;
  if (isFarmer(s, s.turn)) playFarmer(s);
  else {
    s.weedsDue = weedsOwed(s);
    s.phase = PHASE_DECIDE;
  }
}

/** R21: `dice` go back into the air. */
export function reroll(s: State, dice: number): void {
  s.rerolls--;
  s.weedsDue = 0;
  s.dice -= dice;
  s.rolling = DICE - countDice(s.dice);
  s.phase = PHASE_ROLL;
}

export function countDice(dice: number): number {
  let n = 0;
  for (let rest = dice; rest !== 0; rest >>= 3) n += rest & 7;
  return n;
}

/** R22, R62: what the dice on the table make the player place, if no more is rolled; what finds no room is ignored. */
export function weedsOwed(s: State): number {
  const hasRerolled = s.rerolls < rerollsAllowed(s, s.turn);
  if (!hasRerolled && !s.weedsAlways) return 0;
  const weeds = showing(s.dice, FACE_WEED) - powerOf(s, s.turn, FEWER_WEEDS);
  if (weeds <= 0) return 0;
  const room = weedRoom(s);
  return Math.min(weeds, room);
}

/** R22: own paddies; with Crafty Weeds everybody's. */
export const canPlaceWeeds = (s: State, side: number): boolean => side === s.turn || hasPower(s, s.turn, WEED_ANYONE);

/** R22: the first weed ends rerolling (R21). */
export function placeWeed(s: State, paddy: number): void {
  addWeeds(s, paddy, 1);
  s.weedsDue--;
  s.rerolls = 0;
}

function weedRoom(s: State): number {
  let room = 0;
  for (let side = 0; side < s.sides; side++)
    if (canPlaceWeeds(s, side))
      for (let paddy = firstPaddy(side), end = endPaddy(s, side); paddy < end; paddy++)
        room += MAX_WEEDS - weedsAt(s, paddy);
  return room;
}

/** R23: the symbols an action has, its owner's cards included. */
export function symbolsFor(s: State, action: number): number {
  const more = action === ACTION_WORKER ? MORE_WORKERS : action === ACTION_WATER ? MORE_WATER : MORE_CARDS;
  return rolledSymbols(s.dice, action) + powerOf(s, s.turn, more);
}

/** R23: a double is two workers, a wild one of anything. */
export function rolledSymbols(dice: number, action: number): number {
  if (action === ACTION_WORKER) return rolledWorkers(dice);
  return showing(dice, action === ACTION_WATER ? FACE_WATER : FACE_CARD) + showing(dice, FACE_WILD);
}

/** R23 */
export function takeAction(s: State, action: number): void {
  s.rerolls = 0;
  if (action === ACTION_WORKER) {
    s.phase = PHASE_WORKER;
    s.left = symbolsFor(s, ACTION_WORKER);
    continueJobs(s);
  } else if (action === ACTION_WATER) releaseInTurn(s);
  else startDraw(s, cardsToDraw(s));
}

/** R30: the worker action lasts as long as there is a job. */
export function continueJobs(s: State): void {
  if (s.phase === PHASE_MIMIC) {
    if (!hasJob(s, s.seat, s.mimicWeed, s.mimicHarvest, s.mimicPlant)) endMimics(s);
  } else if (!hasJob(s, s.seat, s.left, s.left, s.left)) startMimics(s);
}

/** R61: the next player's Mimics follow the worker action, each with the workers that were rolled. */
export function startMimics(s: State): void {
  const next = nextSide(s, s.turn);
  const workers = rolledWorkers(s.dice);
  s.left = 0;
  s.seat = next;
  s.phase = PHASE_MIMIC;
  if (workers > 0) {
    if (hasPower(s, next, MIMIC_WEED)) s.mimicWeed = 1;
    if (hasPower(s, next, MIMIC_HARVEST)) s.mimicHarvest = workers;
    if (hasPower(s, next, MIMIC_PLANT)) s.mimicPlant = workers;
  }
  if ((s.mimicWeed | s.mimicHarvest | s.mimicPlant) === 0) endMimics(s);
  else continueJobs(s);
}

export function endMimics(s: State): void {
  s.mimicWeed = 0;
  s.mimicHarvest = 0;
  s.mimicPlant = 0;
  forgetFresh(s, s.turn);
  forgetFresh(s, nextSide(s, s.turn));
  endTurn(s);
}

/** R31: what was planted in a turn may be harvested from the next on. */
function forgetFresh(s: State, side: number): void {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) clearMark(s, paddy, FRESH);
}

/** R35: the cards of abilities are drawn even if no card symbol was rolled. */
export const cardsToDraw = (s: State): number => symbolsFor(s, ACTION_CARD) + powerOf(s, s.turn, DRAW_MORE);

function startDraw(s: State, wanted: number): void {
  const there = drawable(s.piles);
  s.left = Math.min(wanted, there);
  if (s.left === 0) endTurn(s);
  else s.phase = PHASE_DRAW;
}

export function endDraw(s: State): void {
  s.phase = PHASE_KEEP;
  if (!isFarmer(s, s.turn)) return;
  keepAsFarmer(s);
  endKeep(s);
}

export function endKeep(s: State): void {
  discardHand(s, s.turn);
  endTurn(s);
}

/** R40: releases in turn order, the active player first; asks the first seat from `s.seat` on that has something to release. */
export function releaseInTurn(s: State): void {
  s.phase = PHASE_RELEASE;
  for (;;) {
    if (isFarmer(s, s.seat)) releaseAsFarmer(s);
    else if (hasRelease(s, s.seat)) return;
    if (isLastRelease(s)) break;
  }
  startTake(s);
}

/** R42: ends the release of a seat and goes on with the next; says whether it was the last. */
function isLastRelease(s: State): boolean {
  if (s.seat !== s.turn) returnHalfFull(s, s.seat);
  forgetReceived(s, s.seat);
  s.seat = nextSide(s, s.seat);
  return s.seat === s.turn;
}

export function endRelease(s: State): void {
  if (isLastRelease(s)) startTake(s);
  else releaseInTurn(s);
}

/** R43 */
function startTake(s: State): void {
  s.phase = PHASE_TAKE;
  if (isFarmer(s, s.turn)) {
    takeAsFarmer(s);
    endTake(s);
    return;
  }
  s.left = symbolsFor(s, ACTION_WATER);
  continueTake(s);
}

export function continueTake(s: State): void {
  if (!hasFill(s, s.turn, s.left)) endTake(s);
}

/** R42 */
export function endTake(s: State): void {
  s.left = 0;
  returnHalfFull(s, s.turn);
  endTurn(s);
}

/** R70–R72 */
function playFarmer(s: State): void {
  if (s.weedsAlways) placeFarmerWeeds(s);
  switch (farmerAction(s)) {
    case FARMER_WORKER:
      workAsFarmer(s);
      if (!endIfWon(s, FARMER)) startMimics(s);
      return;
    case FARMER_WATER:
      releaseInTurn(s);
      return;
    case FARMER_CARD:
      startDraw(s, farmerSymbols(s.dice, FARMER_CARD));
      return;
    case FARMER_NOTHING:
      endTurn(s);
  }
}
