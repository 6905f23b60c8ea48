import { countBits, lowestBit } from '../../core/bits.ts';
import { type Action, type Actor, CHANCE, OVER } from '../../core/game.ts';
import { countClusters, largestCluster } from './cluster.ts';
import { COLOURED_DICE, DICE_PER_COLOUR, desserts } from './components.ts';
import { BLACK_KIND, tipped } from './die.ts';
import {
  addToSupply,
  cardOf,
  dieAt,
  emptySquares,
  liftDie,
  NO_ACTION,
  NO_CARD,
  PHASE_DEAL,
  PHASE_OVER,
  PHASE_PLAY,
  PHASE_ROLL,
  putDie,
  SQUARES,
  type State,
  squaresBefore,
  squareTowards,
  takeFromSupply,
} from './state.ts';

/** A placement is die << 5 | square; a tip is 800 + 4 × square + direction. */
const FIRST_TIP = 25 << 5;
export const placement = (die: number, square: number): Action => (die << 5) | square;
export const tip = (square: number, direction: number): Action => FIRST_TIP + 4 * square + direction;
export const isTip = (a: Action): boolean => a >= FIRST_TIP;
export const placedDie = (a: Action): number => a >> 5;
export const placedSquare = (a: Action): number => a & 31;
export const tippedSquare = (a: Action): number => (a - FIRST_TIP) >> 2;
export const tipDirection = (a: Action): number => (a - FIRST_TIP) & 3;

/** The tip that brings the die back. */
export const reverse = (a: Action): Action => tip(squareTowards(tippedSquare(a), tipDirection(a)), tipDirection(a) ^ 2);

/** All 25 dice differ to the eye in at most 25 ways, and nothing can be tipped on an empty board: 25 × 25. */
export const MAX_LEGAL = 625;

export function actor(s: State): Actor {
  return s.phase === PHASE_PLAY ? s.seat : s.phase === PHASE_OVER ? OVER : CHANCE;
}

export function outcomes(s: State): number {
  if (s.phase === PHASE_ROLL) return 3;
  return s.phase === PHASE_DEAL ? desserts.length - s.dealt : s.players;
}

/** D20–D24: a placement or a tip; there is no passing. */
export function legal(s: State, out: Int32Array): number {
  const placements = addPlacements(s, out);
  return mustPlace(s) ? placements : addTips(s, out, placements);
}

const empties = new Int32Array(SQUARES);

/** D20: each kind of die, on each empty square, turned either way. */
function addPlacements(s: State, out: Int32Array): number {
  let count = 0;
  for (let left = emptySquares(s); left !== 0; left &= left - 1) empties[count++] = lowestBit(left);
  let n = 0;
  for (let kinds = s.kinds & ((1 << BLACK_KIND) - 1); kinds !== 0; kinds &= kinds - 1) {
    const first = lowestBit(kinds) << 6;
    for (let i = 0; i < count; i++) {
      const action = first | (empties[i] as number);
      out[n] = action;
      out[n + 1] = action | 32;
      n += 2;
    }
  }
  if (s.kinds >> BLACK_KIND !== 0)
    for (let i = 0; i < count; i++) out[n++] = (BLACK_KIND << 6) | (empties[i] as number);
  return n;
}

/** D23 */
export const mustPlace = (s: State): boolean => s.tipLimit !== 0 && s.tips >= s.tipLimit;

/** D21, D22: each die into each empty neighbouring square, but not straight back. */
function addTips(s: State, out: Int32Array, from: number): number {
  const empty = emptySquares(s);
  let n = from;
  for (let direction = 0; direction < 4; direction++)
    for (let left = s.occupied & squaresBefore(empty, direction); left !== 0; left &= left - 1) {
      const action = tip(lowestBit(left), direction);
      if (action !== s.undo) out[n++] = action;
    }
  return n;
}

export function apply(s: State, a: Action): void {
  if (s.phase === PHASE_PLAY) {
    if (a >= FIRST_TIP) tipDie(s, a);
    else placeDie(s, a >> 5, a & 31);
    s.seat = s.seat + 1 === s.players ? 0 : s.seat + 1;
  } else if (s.phase === PHASE_ROLL) rollDie(s, a);
  else if (s.phase === PHASE_DEAL) dealCard(s, a);
  else chooseStart(s, a);
}

/** D12 */
function chooseStart(s: State, seat: number): void {
  s.seat = seat;
  s.phase = PHASE_DEAL;
}

/** D10: seat after seat, one of the cards not yet dealt. */
function dealCard(s: State, pick: number): void {
  s.cards[s.dealt] = undealtCard(s, pick);
  if (++s.dealt === s.players) s.phase = PHASE_ROLL;
}

/** The card at that place among those not yet dealt, in the order of the notation. */
export function undealtCard(s: State, pick: number): number {
  let before = pick;
  for (let card = 0; card < desserts.length; card++) if (!isDealt(s, card) && before-- === 0) return card;
  return NO_CARD;
}

function isDealt(s: State, card: number): boolean {
  for (let seat = 0; seat < s.dealt; seat++) if (s.cards[seat] === card) return true;
  return false;
}

/** D11: one coloured die after the other; the black one joins them last. */
function rollDie(s: State, pick: number): void {
  const colour = Math.floor(s.rolled / DICE_PER_COLOUR);
  addToSupply(s, colour * 3 + pick);
  if (++s.rolled < COLOURED_DICE) return;
  addToSupply(s, BLACK_KIND);
  s.phase = PHASE_PLAY;
}

/** D20, D30 */
function placeDie(s: State, die: number, square: number): void {
  takeFromSupply(s, die);
  putDie(s, square, die);
  s.placedAt[s.seat] = ++s.placed;
  s.tips = 0;
  s.undo = NO_ACTION;
  if (s.placed === SQUARES) s.phase = PHASE_OVER;
}

/** D3, D21 */
function tipDie(s: State, a: Action): void {
  const square = tippedSquare(a);
  const direction = tipDirection(a);
  const die = dieAt(s, square);
  liftDie(s, square);
  putDie(s, squareTowards(square, direction), tipped(die, direction));
  s.tips++;
  s.undo = reverse(a);
}

/** D31 */
function clusterPoints(s: State, seat: number): number {
  return countBits(largestCluster(s, cardOf(s, seat)));
}

/** For each seat, how many clusters of each size: a row of 32. */
const sizes = new Uint8Array(4 * 32);

/** D33: above 0 where the seat's clusters, from the largest down, are the better ones; below 0 where the other's are. */
function compareClusters(seat: number, other: number): number {
  for (let size = SQUARES; size > 0; size--) {
    const difference = (sizes[seat * 32 + size] as number) - (sizes[other * 32 + size] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** D32, D33: points, then by option the next clusters, then the most recent placement. */
function compareSeats(s: State, totals: Int32Array, seat: number, other: number): number {
  const points = (totals[seat] as number) - (totals[other] as number);
  if (points !== 0) return points;
  const clusters = s.tieBreak === 'nextCluster' ? compareClusters(seat, other) : 0;
  return clusters !== 0 ? clusters : (s.placedAt[seat] as number) - (s.placedAt[other] as number);
}

export function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  for (let seat = 0; seat < s.players; seat++) {
    totals[seat] = clusterPoints(s, seat);
    if (s.tieBreak === 'nextCluster') countClusters(s, cardOf(s, seat), sizes, 32 * seat);
  }
  for (let seat = 0; seat < s.players; seat++) {
    let rank = 1;
    for (let other = 0; other < s.players; other++) if (compareSeats(s, totals, other, seat) > 0) rank++;
    ranks[seat] = rank;
  }
  return s.players;
}
