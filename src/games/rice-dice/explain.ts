import { at } from '../../core/assert.ts';
import type { Reason } from '../../core/errors.ts';
import { MAX_PADDIES, MAX_WEEDS } from './components.ts';
import { CHOOSE_DICE, cardNumber, FLOW_LEFT, WEED_ANYONE, WEED_FLOODED } from './deck.ts';
import type { OpenMove } from './moves.ts';
import { HANDS, hasCard } from './pile.ts';
import {
  cardAt,
  FRESH,
  firstPaddy,
  hasMark,
  hasPower,
  isDry,
  isFlooded,
  isPlanted,
  PHASE_CHOOSE,
  PHASE_DECIDE,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_RELEASE,
  PHASE_TAKE,
  PHASE_WORKER,
  RECEIVED,
  reservoir,
  roomAt,
  type State,
  waterAt,
  weedsAt,
} from './state.ts';
import { canFlow } from './water.ts';
import type { Refusals } from './words/refusals/en.ts';
import { harvestersFor, plantersFor } from './worker.ts';

type MoveOf<Type extends OpenMove['type']> = Extract<OpenMove, { type: Type }>;

/** Why a well-formed move is not legal. */
export function explain(s: State, move: OpenMove): Reason<Refusals> {
  switch (move.type) {
    case 'choose':
      return s.phase === PHASE_CHOOSE ? ['R10', 'notAmongThree', { card: move.card }] : dueNow(s);
    case 'reroll':
      return s.phase === PHASE_DECIDE ? whyNoReroll(s, move) : dueNow(s);
    case 'weed':
      return s.phase === PHASE_DECIDE ? whyNoWeed(s, move) : dueNow(s);
    case 'job':
      return s.phase === PHASE_WORKER || s.phase === PHASE_MIMIC ? whyNoJob(s, move) : dueNow(s);
    case 'keep':
      return s.phase === PHASE_KEEP ? whyNoKeep(s, move) : dueNow(s);
    case 'release':
      return s.phase === PHASE_RELEASE ? whyNoRelease(s, move) : dueNow(s);
    case 'fill':
      return s.phase === PHASE_TAKE ? whyNoFill(s, move) : dueNow(s);
    case 'action':
    case 'done':
      return dueNow(s);
  }
}

function dueNow(s: State): Reason<Refusals> {
  switch (s.phase) {
    case PHASE_CHOOSE:
      return ['R10', 'chooseFirst'];
    case PHASE_DECIDE:
      return s.weedsDue > 0 ? ['R22', 'weedsFirst', { left: s.weedsDue }] : ['R23', 'nameAction'];
    case PHASE_WORKER:
      return ['R30', 'workersWait'];
    case PHASE_MIMIC:
      return ['R61', 'mimicsWait'];
    case PHASE_KEEP:
      return ['R35', 'keepOne'];
    case PHASE_RELEASE:
      return ['R40', 'releaseWater'];
    default:
      return ['R43', 'fillPaddies'];
  }
}

function whyNoReroll(s: State, move: MoveOf<'reroll'>): Reason<Refusals> {
  if (s.rerolls === 0) return ['R21', 'noReroll'];
  if (!hasPower(s, s.seat, CHOOSE_DICE)) return ['R21', 'allFive'];
  return move.dice === undefined || move.dice.length === 0 ? ['R62', 'nameDice'] : ['R21', 'diceOrder'];
}

function whyNoWeed(s: State, move: MoveOf<'weed'>): Reason<Refusals> {
  if (s.weedsDue === 0) return ['R22', 'noWeedDue'];
  if (move.seat === s.seat) return ['R22', 'ownWithoutSeat'];
  const side = move.seat ?? s.seat;
  if (side >= s.sides) return ['R22', 'noSeat', { seat: side }];
  if (side !== s.seat && !hasPower(s, s.seat, WEED_ANYONE)) return ['R22', 'ownWeeds'];
  if (move.paddy > at(s.rowLength, side)) return noPaddy(move.paddy);
  return ['R22', 'weedsFull', { paddy: move.paddy, most: MAX_WEEDS }];
}

const noPaddy = (paddy: number): Reason<Refusals> => ['R4', 'noPaddy', { paddy }];
const ownPaddy = (s: State, place: number): number => firstPaddy(s.seat) + place - 1;
const cardOn = (s: State, paddy: number): string => at(s.deck.cards, cardAt(s, paddy)).name;

function whyNoJob(s: State, move: MoveOf<'job'>): Reason<Refusals> {
  if (move.paddy > at(s.rowLength, s.seat)) return noPaddy(move.paddy);
  const paddy = ownPaddy(s, move.paddy);
  const card = cardOn(s, paddy);
  const mimics = { weed: s.mimicWeed, harvest: s.mimicHarvest, plant: s.mimicPlant };
  const ready = s.phase === PHASE_MIMIC ? mimics[move.job] : s.left;
  const rule = s.phase === PHASE_MIMIC ? 'R61' : 'R30';
  const pay = (needed: number): Reason<Refusals> => [rule, 'tooFewWorkers', { card, needed, ready }];
  if (move.job === 'weed') {
    if (weedsAt(s, paddy) === 0) return ['R30', 'noWeed', { card }];
    return !isDry(s, paddy) && !hasPower(s, s.seat, WEED_FLOODED) ? ['R30', 'weedsDryOnly', { card }] : pay(1);
  }
  if (move.job === 'plant') {
    if (isPlanted(s, paddy)) return ['R30', 'planted', { card }];
    return isFlooded(s, paddy) ? pay(plantersFor(s, paddy)) : ['R30', 'floodToPlant', { card }];
  }
  if (!isPlanted(s, paddy)) return ['R30', 'notPlanted', { card }];
  if (!isDry(s, paddy)) return ['R30', 'dryToHarvest', { card }];
  return hasMark(s, paddy, FRESH) ? ['R31', 'plantedNow', { card }] : pay(harvestersFor(s, paddy));
}

function whyNoKeep(s: State, move: MoveOf<'keep'>): Reason<Refusals> {
  const card = cardNumber(s.deck, move.card);
  if (card < 0 || !hasCard(s.piles, HANDS + s.seat, card)) return ['R35', 'notDrawn', { card: move.card }];
  if (move.replace !== undefined) return noPaddy(move.replace);
  return ['R35', 'rowFull', { most: MAX_PADDIES }];
}

function whyNoRelease(s: State, move: MoveOf<'release'>): Reason<Refusals> {
  const length = at(s.rowLength, s.seat);
  const missing = [move.paddy, ...move.into].find((place) => place > length);
  if (missing !== undefined) return noPaddy(missing);
  const paddy = ownPaddy(s, move.paddy);
  const card = cardOn(s, paddy);
  if (waterAt(s, paddy) === 0) return ['R41', 'noWater', { card }];
  if (hasMark(s, paddy, RECEIVED)) return ['R41', 'gotWater', { card }];
  if (move.into.some((place) => !canFlow(s, paddy, ownPaddy(s, place))))
    return ['R41', hasPower(s, s.seat, FLOW_LEFT) ? 'notIntoItself' : 'flowsRight'];
  const full = move.into.find((place) => roomAt(s, ownPaddy(s, place)) === 0);
  if (full !== undefined) return ['R41', 'paddyFull', { paddy: full }];
  if (new Set(move.into).size < move.into.length) return ['R41', 'namedOnce'];
  const room = move.into.slice(0, -1).reduce((sum, place) => sum + roomAt(s, ownPaddy(s, place)), 0);
  return ['R41', room >= waterAt(s, paddy) ? 'eachGetsSome' : 'leftToRight'];
}

function whyNoFill(s: State, move: MoveOf<'fill'>): Reason<Refusals> {
  if (move.paddy > at(s.rowLength, s.seat)) return noPaddy(move.paddy);
  const paddy = ownPaddy(s, move.paddy);
  const needed = roomAt(s, paddy);
  const card = cardOn(s, paddy);
  if (needed === 0) return ['R43', 'cardFull', { card }];
  if (needed > s.left) return ['R43', 'tooFewSymbols', { card, needed, left: s.left }];
  return ['R43', 'reservoirShort', { card, needed, water: reservoir(s) }];
}
