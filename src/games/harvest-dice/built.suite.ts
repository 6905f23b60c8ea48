import { type Action, CHANCE } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { tell } from '../../core/words.ts';
import type { Vegetable } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import { create, type State } from './state.ts';

/** Positions for tests, built from a drawing: `L`, `T` and `C` are vegetables, `.` is an open space, `C5` is a carrot die showing 5. */
export type SheetJson = Position['sheets'][number];

const LETTERS: Readonly<Record<string, Vegetable>> = { L: 'lettuce', T: 'tomato', C: 'carrot' };
const letterOf = (veg: Vegetable): string => veg.charAt(0).toUpperCase();

export const EMPTY = ['......', '......', '......'] as const;
export const FULL = ['LLLLLL', 'TTTTTT', 'CCCCCC'] as const;

export function sheet(garden: readonly string[] = EMPTY, pig = 0, powers = 0): SheetJson {
  return { garden: garden.map((row) => [...row].map((letter) => LETTERS[letter] ?? null)), pig, powers };
}

/** H3, typed once more. */
export const USUAL_PIG = [2, 4, 6, 8, 10, 12, 14];

/** A new game. */
export const fresh = (players: number, advanced = false, pigValues: readonly number[] = USUAL_PIG): State =>
  create(players, { advanced, pigValues });

export interface Built {
  readonly advanced?: boolean;
  readonly pigValues?: readonly number[];
  /** Dice by letter and value, any order: 'L3 C5'. */
  readonly pool?: string;
  /** The first is the sheet of seat 0, who is to act. */
  readonly sheets: readonly SheetJson[];
  readonly markets?: Partial<Position['markets']>;
}

/** Dice are being taken, and seat 0 is to take one. */
export function built({ advanced = false, pigValues = USUAL_PIG, pool = 'L1 T1', sheets, markets }: Built): Position {
  const players = sheets.length;
  const dice = pool.split(' ').map((text) => ({
    veg: LETTERS[text.charAt(0)] as Vegetable,
    value: Number(text.charAt(1)),
  }));
  const order = ['lettuce', 'tomato', 'carrot'];
  dice.sort((a, b) => order.indexOf(a.veg) - order.indexOf(b.veg) || a.value - b.value);
  const start = advanced ? 0 : 1;
  const taken = (players === 2 ? 6 : 9) - dice.length;
  return {
    players,
    options: { advanced, pigValues },
    phase: 'take',
    startSeat: (players - (taken % players)) % players,
    pool: dice,
    ending: sheets.some((one) => one.pig === 42 || !one.garden.flat().includes(null)),
    markets: { lettuce: start, tomato: start, carrot: start, ...markets },
    sheets: [...sheets],
  };
}

export const load = (position: Position): State => unwrap(game.fromPosition(position));

/** Two players, seat 0 with this sheet and this pool. */
export function alone(own: SheetJson, pool: string, advanced = false): State {
  return load(built({ advanced, pool, sheets: [own, sheet()] }));
}

export function legalActions(s: State): Action[] {
  const out = new Int32Array(game.maxLegal);
  return [...out.subarray(0, game.legal(s, out))];
}

export const legalMoves = (s: State): Move[] => legalActions(s).map((action) => game.decode(s, action));

/** A move in short: 'L3>T row 2 column 4' or 'C5 feeds 6'. */
export function short(move: Move): string {
  const die = `${letterOf(move.die.veg)}${move.die.value}${move.as === undefined ? '' : `>${letterOf(move.as)}`}`;
  return move.type === 'feed' ? `${die} feeds ${move.value}` : `${die} row ${move.row} column ${move.column}`;
}

/** The legal moves in short, of one die where one is named, sorted. */
export function shortMoves(s: State, die = ''): string[] {
  return legalMoves(s)
    .map(short)
    .filter((text) => text.startsWith(die))
    .sort();
}

/** Plays the move that `short` writes like this. */
export function play(s: State, text: string): void {
  const move = legalMoves(s).find((one) => short(one) === text);
  if (move === undefined) throw new Error(`not legal: ${text}; legal: ${shortMoves(s).join(', ')}`);
  game.apply(s, unwrap(game.encode(s, move)));
}

export const positionOf = (s: State): Position => game.position(s) as Position;

/** Plays chance until a decision or the end. */
export function roll(s: State, random: Random): void {
  while (game.actor(s) === CHANCE) game.apply(s, random.below(game.outcomes(s)));
}

/** Why a move is refused: its rule and sentence. */
export function refusal(s: State, move: unknown): { rule: string; message: string; code: string } {
  const read = game.encode(s, move);
  if (read.ok) throw new Error(`taken: ${JSON.stringify(move)}`);
  return { ...tell(game, read.error), rule: read.error.rule };
}
