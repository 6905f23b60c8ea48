import { assert, at } from '../../core/assert.ts';
import { unwrap } from '../../core/result.ts';
import { type Colour, colours, type Dessert, dessertOfColour, desserts } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import type { State } from './state.ts';

/**
 * Positions drawn as text, for tests. A square is `..`, `bl` for the black die, or colour, top and north–south side by their
 * initials: `rPI` is a red die, popsicle up, ice cream to north and south.
 */
const colourLetters: Record<string, Colour> = { r: 'red', y: 'yellow', g: 'green', p: 'purple' };
const dessertLetters: Record<string, Dessert> = { T: 'jelloTart', R: 'sweetRoll', P: 'popsicle', I: 'iceCream' };

type BoardDie = Position['board'][number][number];

function readSquare(text: string): BoardDie {
  if (text === '..') return null;
  if (text === 'bl') return { die: 'black' };
  const die = colourLetters[text.charAt(0)];
  const top = dessertLetters[text.charAt(1)];
  const northSouth = dessertLetters[text.charAt(2)];
  assert(die !== undefined && top !== undefined && northSouth !== undefined, `"${text}" is a die`);
  const eastWest = desserts.find((one) => one !== top && one !== northSouth && one !== dessertOfColour[die]);
  assert(eastWest !== undefined, `"${text}" has a third dessert`);
  return { die, top, northSouth, eastWest };
}

export const readBoard = (drawing: string): Position['board'] =>
  drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(readSquare));

/** The dice not on the board; each shows the first dessert of its colour unless `tops` says otherwise. */
function restOf(board: Position['board'], tops: Partial<Record<Colour, Dessert>>): Position['supply'] {
  const count = (name: string): number => board.flat().filter((die) => die?.die === name).length;
  const supply: Position['supply'] = colours.flatMap((die) => {
    const top =
      tops[die] ??
      at(
        desserts.filter((one) => one !== dessertOfColour[die]),
        0,
      );
    return count(die) === 6 ? [] : [{ die, top, count: 6 - count(die) }];
  });
  return count('black') === 1 ? supply : [...supply, { die: 'black', count: 1 }];
}

export interface Drawn {
  readonly board: string;
  readonly tops?: Partial<Record<Colour, Dessert>>;
  readonly players?: number;
  readonly options?: Partial<Position['options']>;
  readonly cards?: Dessert[];
  readonly seat?: number;
  readonly tips?: number;
  readonly lastTip?: Position['lastTip'];
  readonly lastPlaced?: number[];
}

export function positionOf(drawn: Drawn): Position {
  const players = drawn.players ?? 2;
  const board = readBoard(drawn.board);
  const placed = board.flat().filter((die) => die !== null).length;
  const seat = drawn.seat ?? 0;
  const tips = drawn.tips ?? 0;
  const lastSeat = (seat - ((tips + 1) % players) + players) % players;
  return {
    players,
    options: { tipLimit: 20, tieBreak: 'lastPlaced', ...drawn.options },
    phase: placed === 25 ? 'over' : 'play',
    seat,
    cards: drawn.cards ?? desserts.slice(0, players),
    supply: restOf(board, drawn.tops ?? {}),
    board,
    tips,
    lastTip: drawn.lastTip ?? null,
    lastPlaced: drawn.lastPlaced ?? (placed === 0 ? [] : [lastSeat]),
  };
}

export const stateOf = (drawn: Drawn): State => unwrap(game.fromPosition(positionOf(drawn)));

export function movesOf(s: State): Move[] {
  const actions = new Int32Array(game.maxLegal);
  return Array.from(actions.subarray(0, game.legal(s, actions)), (action) => game.decode(s, action));
}

export function play(s: State, ...moves: unknown[]): void {
  for (const move of moves) game.apply(s, unwrap(game.encode(s, move)));
}

/** The rule that forbids the move; undefined where it is legal. */
export function refusal(s: State, move: unknown): string | undefined {
  const read = game.encode(s, move);
  return read.ok ? undefined : read.error.rule;
}

export const tipTo = (row: number, column: number, to: string): unknown => ({ type: 'tip', row, column, to });
