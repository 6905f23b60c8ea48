import { DEALT, DICE, GOAL, LAST_SPELL, MAX_PADDIES, MAX_WEEDS } from './components.ts';
import { MIMIC_HARVEST, MIMIC_PLANT, MIMIC_WEED, MOST_PADDIES, MOST_PLANTED, MOST_WATER, MOST_WEEDS } from './deck.ts';
import { drawable } from './draw.ts';
import { FARMER_CARD, farmerSymbols } from './farmer.ts';
import { BOTTOM, CERTAIN, countCards, DECK, DISCARDS, HANDS, hasCard, isEmpty } from './pile.ts';
import {
  cardAt,
  dryLimit,
  endPaddy,
  FARMER,
  FRESH,
  firstPaddy,
  hasMark,
  hasPower,
  isFarmer,
  isHalfFull,
  isPlanted,
  nextSide,
  PHASE_CHOOSE,
  PHASE_DEAL,
  PHASE_DECIDE,
  PHASE_DRAW,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_OVER,
  PHASE_RELEASE,
  PHASE_ROLL,
  PHASE_START,
  PHASE_TAKE,
  PHASE_WORKER,
  powersOf,
  RECEIVED,
  roomAt,
  type State,
  supply,
  waterAt,
  weedsAt,
} from './state.ts';
import { ACTION_WATER, ACTION_WORKER, cardsToDraw, countDice, rerollsAllowed, symbolsFor, weedsOwed } from './turn.ts';
import { hasFill, hasRelease } from './water.ts';
import { hasJob, rolledWorkers } from './worker.ts';

/** The first broken invariant in a sentence, or null. */
export function flaw(s: State): string | null {
  return cardsFlaw(s) ?? waterFlaw(s) ?? rowsFlaw(s) ?? riceFlaw(s) ?? dryFlaw(s) ?? countersFlaw(s) ?? stepFlaw(s);
}

/** Every card lies in one place. */
function cardsFlaw(s: State): string | null {
  const places = new Uint8Array(s.deck.cards.length);
  for (let card = 0; card < places.length; card++) {
    for (let pile = 0; pile < HANDS + s.sides; pile++)
      if (pile !== CERTAIN && hasCard(s.piles, pile, card)) places[card] = (places[card] as number) + 1;
    if (hasCard(s.piles, CERTAIN, card) && !hasCard(s.piles, HANDS + s.turn, card))
      return 'only cards in the hand of the drawer are known to be there (R35)';
  }
  for (let side = 0; side < s.sides; side++)
    for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++) {
      const card = cardAt(s, paddy);
      if (card >= places.length) return 'there is no such card';
      places[card] = (places[card] as number) + 1;
    }
  const lost = places.findIndex((count) => count !== 1);
  if (lost >= 0) return `the card ${s.deck.cards[lost]?.name} is in ${places[lost]} places, not in one`;
  if (s.players > 1 && !isEmpty(s.piles, BOTTOM)) return 'cards lie under the deck in the solo game only (R10)';
  return null;
}

/** R4, R36: what is not on paddies or in the reservoir is the supply. */
function waterFlaw(s: State): string | null {
  let tokens = 0;
  let numbers = 0;
  for (let side = 0; side < s.sides; side++)
    for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++) {
      if (roomAt(s, paddy) < 0) return 'a paddy holds one token per hex that is not magic (R4, R5)';
      tokens += waterAt(s, paddy);
      numbers += s.deck.water[cardAt(s, paddy)] as number;
    }
  if (tokens !== s.onPaddies || numbers !== s.waterNumbers) return 'the water is miscounted';
  return supply(s) < 0 ? `there are only ${s.tokens} water tokens (R2)` : null;
}

function rowsFlaw(s: State): string | null {
  for (let side = 0; side < s.sides; side++) {
    if ((s.rowLength[side] as number) > MAX_PADDIES) return `a row has at most ${MAX_PADDIES} paddies (R4)`;
    if (s.powers[side] !== powersOf(s, side)) return 'the abilities of a row are miscounted';
    for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++) {
      const broken = paddyFlaw(s, side, paddy);
      if (broken !== null) return broken;
    }
  }
  return null;
}

function paddyFlaw(s: State, side: number, paddy: number): string | null {
  if (weedsAt(s, paddy) > MAX_WEEDS) return `a paddy has at most ${MAX_WEEDS} weeds (R4)`;
  const works = s.phase === PHASE_WORKER || s.phase === PHASE_MIMIC;
  if (hasMark(s, paddy, FRESH) && !(isPlanted(s, paddy) && works && (side === s.turn || side === s.seat)))
    return 'only a paddy planted in this worker action is fresh (R31)';
  const releases = s.phase === PHASE_RELEASE;
  if (hasMark(s, paddy, RECEIVED) && !(releases && side === s.seat && waterAt(s, paddy) > 0))
    return 'only a paddy that got water in this release step has received (R41)';
  const flows = (releases && (side === s.seat || side === s.turn)) || (s.phase === PHASE_TAKE && side === s.turn);
  if (isHalfFull(s, paddy) && !(flows && !isFarmer(s, side))) return 'a paddy does not stay half full (R42)';
  if (isHalfFull(s, paddy) && releases && side === s.seat && !hasMark(s, paddy, RECEIVED))
    return 'a paddy is half full only after it received water (R41)';
  return null;
}

/** R50, R72 */
function riceFlaw(s: State): string | null {
  let winners = 0;
  for (let side = 0; side < s.sides; side++) {
    const rice = s.rice[side] as number;
    if (isFarmer(s, side) && rice < s.farmerRice)
      return `the Happy Farmer has ${s.farmerRice} rice from the start (R72)`;
    if (isFarmer(s, side) && s.bonus[side] !== 0) return 'the Happy Farmer has no abilities (R70)';
    if (rice < (s.bonus[side] as number)) return 'rice of abilities is part of the rice';
    if (rice >= GOAL) winners++;
  }
  const isWon = s.phase === PHASE_OVER && s.spells < LAST_SPELL;
  return winners === (isWon ? 1 : 0) ? null : `the game is over when one has ${GOAL} rice (R50)`;
}

/** R52 */
function dryFlaw(s: State): string | null {
  if (s.gained && (s.dry > 0 || s.spells > 0)) return 'when rice has risen, dry turns are counted from 0 again (R52)';
  if (s.dry > Math.max(0, dryLimit(s) - 1)) return 'so many dry turns bring a dry spell (R52)';
  if (s.spells > 0 && s.drySpell === 0) return 'there are no dry spells in this game (R52)';
  if (s.spells === LAST_SPELL && (s.phase !== PHASE_OVER || s.dry > 0))
    return 'the third dry spell ends the game (R52)';
  if (s.phase <= PHASE_START && (s.gained || s.dry + s.spells > 0)) return 'no turn has begun (R12)';
  if (s.phase === PHASE_OVER && s.gained === (s.spells === LAST_SPELL))
    return 'the rice that wins has just risen (R52)';
  return s.gained && !canHaveGained(s) ? 'rice rises by "most" cards and harvests only (R20, R30)' : null;
}

const MOST = (1 << MOST_WATER) | (1 << MOST_PLANTED) | (1 << MOST_PADDIES) | (1 << MOST_WEEDS);

/** R20, R30, R61: by a card of the player on turn, or by a harvest of that player or of a Mimic. */
function canHaveGained(s: State): boolean {
  const hasRice = (side: number): boolean => (s.rice[side] as number) > (isFarmer(s, side) ? s.farmerRice : 0);
  const works = s.phase === PHASE_WORKER || s.phase === PHASE_MIMIC || s.phase === PHASE_OVER;
  if (works) return hasRice(s.turn) || hasRice(nextSide(s, s.turn));
  return hasRice(s.turn) && ((s.powers[s.turn] as number) & MOST) !== 0;
}

/** Counters that a phase does not use are at rest. */
function countersFlaw(s: State): string | null {
  const { phase } = s;
  const isRolled = phase >= PHASE_DECIDE && phase < PHASE_OVER;
  if (isRolled && countDice(s.dice) !== DICE) return `${DICE} dice are on the table (R21)`;
  if (phase < PHASE_ROLL && s.dice !== 0) return 'no die was rolled yet';
  if (countDice(s.dice) + s.rolling !== DICE && phase === PHASE_ROLL) return 'dice are missing';
  if (s.rolling > 0 !== (phase === PHASE_ROLL)) return 'dice roll in the phase of the roll';
  if (s.rerolls !== 0 && (phase < PHASE_ROLL || phase > PHASE_DECIDE)) return 'rerolls are over (R21)';
  if (s.weedsDue !== 0 && phase !== PHASE_DECIDE) return 'no weeds are to be placed now (R22)';
  const counts = phase === PHASE_DEAL || phase === PHASE_WORKER || phase === PHASE_DRAW || phase === PHASE_TAKE;
  if (counts ? s.left < 1 : s.left !== 0) return 'what is left of the action is miscounted';
  if ((s.mimicWeed | s.mimicHarvest | s.mimicPlant) !== 0 && phase !== PHASE_MIMIC) return 'no Mimic acts now (R61)';
  return null;
}

function stepFlaw(s: State): string | null {
  if (s.phase <= PHASE_START) return setupFlaw(s);
  for (let side = 0; side < s.sides; side++) {
    if ((s.rowLength[side] as number) === 0) return 'everybody has a paddy (R10)';
    if (s.chosen[side] !== -1) return 'the choice of the first cards is over (R10)';
    const draws = side === s.turn && (s.phase === PHASE_DRAW || s.phase === PHASE_KEEP);
    if (!draws && !isEmpty(s.piles, HANDS + side)) return 'only the drawer holds cards (R35)';
  }
  if (s.seat !== s.turn && s.phase !== PHASE_MIMIC && s.phase !== PHASE_RELEASE)
    return 'it is the turn of another seat';
  const isDecision = s.phase !== PHASE_ROLL && s.phase !== PHASE_DRAW && s.phase !== PHASE_OVER;
  if (isDecision && isFarmer(s, s.seat)) return 'the Happy Farmer is never asked (R70)';
  return isFarmer(s, s.turn) || s.phase === PHASE_MIMIC || s.phase === PHASE_RELEASE ? otherFlaw(s) : turnFlaw(s);
}

function turnFlaw(s: State): string | null {
  switch (s.phase) {
    case PHASE_ROLL:
      return s.rerolls <= rerollsAllowed(s, s.turn) ? null : 'there are not so many rerolls (R21)';
    case PHASE_DECIDE:
      return decideFlaw(s);
    case PHASE_WORKER:
      if (s.left > symbolsFor(s, ACTION_WORKER)) return 'there are not so many workers (R23)';
      return hasJob(s, s.seat, s.left, s.left, s.left) ? null : 'without a job the worker action is over (R23)';
    case PHASE_DRAW:
    case PHASE_KEEP:
      return drawFlaw(s, cardsToDraw(s));
    case PHASE_TAKE:
      if (s.left > symbolsFor(s, ACTION_WATER)) return 'there are not so many water symbols (R43)';
      return hasFill(s, s.seat, s.left) ? null : 'when nothing can be filled the water action is over (R23)';
    default:
      return null;
  }
}

/** Mimics, releases, and the turn of the Happy Farmer. */
function otherFlaw(s: State): string | null {
  if (s.phase === PHASE_MIMIC) return mimicFlaw(s);
  if (s.phase === PHASE_RELEASE) return hasRelease(s, s.seat) ? null : 'who has nothing to release is not asked (R23)';
  if (s.phase === PHASE_DRAW) return drawFlaw(s, farmerSymbols(s.dice, FARMER_CARD));
  return s.rerolls === 0 ? null : 'the Happy Farmer does not reroll (R70)';
}

function decideFlaw(s: State): string | null {
  if (s.rerolls > rerollsAllowed(s, s.turn)) return 'there are not so many rerolls (R21)';
  const owed = weedsOwed(s);
  const isPlausible = s.rerolls > 0 ? s.weedsDue === owed : s.weedsDue <= owed;
  return isPlausible ? null : 'the weeds to place are those of the dice that find room (R22)';
}

function mimicFlaw(s: State): string | null {
  const workers = rolledWorkers(s.dice);
  if (s.seat !== nextSide(s, s.turn)) return 'the Mimics of the next player act (R61)';
  if (s.mimicWeed > (hasPower(s, s.seat, MIMIC_WEED) ? Math.min(1, workers) : 0)) return 'one worker weeds (R61)';
  if (s.mimicHarvest > (hasPower(s, s.seat, MIMIC_HARVEST) ? workers : 0))
    return 'Mimics have the rolled workers (R61)';
  if (s.mimicPlant > (hasPower(s, s.seat, MIMIC_PLANT) ? workers : 0)) return 'Mimics have the rolled workers (R61)';
  return hasJob(s, s.seat, s.mimicWeed, s.mimicHarvest, s.mimicPlant)
    ? null
    : 'a Mimic without a job is not asked (R23)';
}

/** R35: as many as wanted, or as there were. */
function drawFlaw(s: State, wanted: number): string | null {
  const drawn = countCards(s.piles, HANDS + s.turn);
  const there = drawable(s.piles) + drawn;
  return drawn + s.left === Math.min(wanted, there) && (s.phase !== PHASE_KEEP || drawn > 0)
    ? null
    : 'another number of cards is drawn (R35)';
}

/** R10–R12 */
function setupFlaw(s: State): string | null {
  const isLast = s.phase === PHASE_START || (s.phase === PHASE_DEAL && isFarmer(s, s.seat));
  if (s.turn !== 0 || (s.phase === PHASE_START && (s.seat !== 0 || s.players === 1))) return 'no turn has begun (R12)';
  if (s.phase === PHASE_CHOOSE && isFarmer(s, s.seat)) return 'the Happy Farmer does not choose (R10)';
  for (let side = 0; side < s.sides; side++) {
    const hasPaddy = isLast && !isFarmer(s, side);
    if (s.rowLength[side] !== (hasPaddy ? 1 : 0)) return 'the first paddies are laid out together (R10)';
    const first = s.paddies[firstPaddy(side)] as number;
    if (hasPaddy && first !== (first & 63)) return 'nothing lies on the first paddies yet (R10)';
    if (s.rice[side] !== (isFarmer(s, side) ? s.farmerRice : 0)) return 'nobody has scored yet (R10)';
    const broken = handFlaw(s, side, isLast);
    if (broken !== null) return broken;
  }
  const aside = s.players === 1 ? BOTTOM : DISCARDS;
  if (countCards(s.piles, aside) !== (isLast ? (DEALT - 1) * s.players : 0))
    return 'two cards of each are put aside (R10)';
  if (s.players === 1 && !isEmpty(s.piles, DISCARDS)) return 'no card is discarded yet (R10)';
  if (s.phase === PHASE_DEAL && s.left > (isLast ? 1 : DEALT)) return 'three cards are dealt to each (R10)';
  return isEmpty(s.piles, DECK) && s.phase === PHASE_DEAL ? 'the deck is too small (R10)' : null;
}

function handFlaw(s: State, side: number, isLast: boolean): string | null {
  const held = countCards(s.piles, HANDS + side);
  let due = s.phase === PHASE_CHOOSE || side < s.seat ? DEALT : side === s.seat ? DEALT - s.left : 0;
  if (isLast || (s.players === 1 && side === FARMER)) due = 0;
  if (held !== due) return 'three cards are dealt to each seat, in seat order (R10)';
  const chosen = s.chosen[side] as number;
  if (s.phase === PHASE_CHOOSE && side < s.seat)
    return chosen >= 0 && hasCard(s.piles, HANDS + side, chosen)
      ? null
      : 'seats choose in order, from their hands (R10)';
  return chosen === -1 ? null : 'nobody has chosen yet (R10)';
}
