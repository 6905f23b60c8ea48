import { hasBit } from '../../core/bits.ts';
import type { OptionsOf } from '../../core/options.ts';
import { BOARD_SIZE, DEFAULT_TIP_LIMIT } from './components.ts';
import { EMPTY, KINDS, kindOf } from './die.ts';

export const optionSpecs = {
  /** D23; 0 is off. */
  tipLimit: { kind: 'integer', min: 0, max: 1000, default: DEFAULT_TIP_LIMIT },
  /** D32, D33 */
  tieBreak: { kind: 'choice', values: ['lastPlaced', 'nextCluster'], default: 'lastPlaced' },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next. */
export const PHASE_START = 0;
export const PHASE_DEAL = 1;
export const PHASE_ROLL = 2;
export const PHASE_PLAY = 3;
export const PHASE_OVER = 4;

/** A square is 5 × (row − 1) + (column − 1); a set of squares has a bit for each. */
export const SQUARES = BOARD_SIZE * BOARD_SIZE;
const ALL_SQUARES = (1 << SQUARES) - 1;
const WEST_EDGE = 0b00001_00001_00001_00001_00001;
const EAST_EDGE = WEST_EDGE << 4;

/** The order makes opposites differ in the second bit, and axes in the first. */
export const directions = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof directions)[number];
const STEP = Int8Array.of(-5, 1, 5, -1);

export const NO_ACTION = -1;
/** Not dealt yet; no die shows it. */
export const NO_CARD = 5;

export interface State {
  readonly players: number;
  readonly tipLimit: number;
  readonly tieBreak: Options['tieBreak'];
  phase: number;
  /** Whose turn it is. */
  seat: number;
  /** Cards dealt and dice rolled so far. */
  dealt: number;
  rolled: number;
  /** The dessert of each seat, secret to the others (D10). */
  readonly cards: Uint8Array;
  /** How many dice of each kind are in the supply, and the kinds that are there as bits. */
  readonly supply: Uint8Array;
  kinds: number;
  /** The die on each square; `occupied` are the squares with one. */
  readonly board: Uint8Array;
  occupied: number;
  /** Dice on the board. */
  placed: number;
  /** Each seat's most recent placement, numbered by the dice then on the board; 0: none so far (D32). */
  readonly placedAt: Uint8Array;
  /** Tips in a row (D23), and the tip that would undo the last of them (D22). */
  tips: number;
  undo: number;
}

export function create(players: number, options: Options): State {
  return {
    players,
    tipLimit: options.tipLimit,
    tieBreak: options.tieBreak,
    phase: PHASE_START,
    seat: 0,
    dealt: 0,
    rolled: 0,
    cards: new Uint8Array(4).fill(NO_CARD),
    supply: new Uint8Array(KINDS),
    kinds: 0,
    board: new Uint8Array(SQUARES).fill(EMPTY),
    occupied: 0,
    placed: 0,
    placedAt: new Uint8Array(4),
    tips: 0,
    undo: NO_ACTION,
  };
}

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.seat = from.seat;
  into.dealt = from.dealt;
  into.rolled = from.rolled;
  into.kinds = from.kinds;
  into.occupied = from.occupied;
  into.placed = from.placed;
  into.tips = from.tips;
  into.undo = from.undo;
  for (let seat = 0; seat < 4; seat++) {
    into.cards[seat] = from.cards[seat] as number;
    into.placedAt[seat] = from.placedAt[seat] as number;
  }
  for (let kind = 0; kind < KINDS; kind++) into.supply[kind] = from.supply[kind] as number;
  for (let square = 0; square < SQUARES; square++) into.board[square] = from.board[square] as number;
}

export const dieAt = (s: State, square: number): number => s.board[square] as number;
export const cardOf = (s: State, seat: number): number => s.cards[seat] as number;
export const isEmpty = (s: State, square: number): boolean => !hasBit(s.occupied, square);
export const emptySquares = (s: State): number => ~s.occupied & ALL_SQUARES;

export function addToSupply(s: State, kind: number): void {
  s.supply[kind] = (s.supply[kind] as number) + 1;
  s.kinds |= 1 << kind;
}

export function takeFromSupply(s: State, die: number): void {
  const kind = kindOf(die);
  const left = (s.supply[kind] as number) - 1;
  s.supply[kind] = left;
  if (left === 0) s.kinds &= ~(1 << kind);
}

export function putDie(s: State, square: number, die: number): void {
  s.board[square] = die;
  s.occupied |= 1 << square;
}

export function liftDie(s: State, square: number): void {
  s.board[square] = EMPTY;
  s.occupied &= ~(1 << square);
}

/** The square next to this one, which the caller knows to be on the board. */
export const squareTowards = (square: number, direction: number): number => square + (STEP[direction] as number);

/** D21: whether the square has a neighbour in that direction. */
export function hasNeighbour(square: number, direction: number): boolean {
  return (squaresBefore(ALL_SQUARES, direction) & (1 << square)) !== 0;
}

/** The squares from which a step in the direction leads into one of these. */
export function squaresBefore(squares: number, direction: number): number {
  if (direction === 0) return (squares << 5) & ALL_SQUARES;
  if (direction === 1) return (squares & ~WEST_EDGE) >> 1;
  if (direction === 2) return squares >> 5;
  return (squares & ~EAST_EDGE) << 1;
}

/** The squares that share an edge with one of these; may include some of them. */
export const neighbours = (squares: number): number =>
  ((squares << 5) & ALL_SQUARES) | (squares >> 5) | ((squares & ~WEST_EDGE) >> 1) | ((squares & ~EAST_EDGE) << 1);
