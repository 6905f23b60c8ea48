import { colours, desserts } from './components.ts';
import { kindWith, tipped } from './die.ts';
import { columnOf, type Move, pack, rowOf, squareAt } from './moves.ts';
import { type Die, dieJson, type Kind, readDie } from './position.ts';
import { isTip, placedDie, tipDirection } from './rules.ts';
import { directions, squareTowards } from './state.ts';

/** What a move will do to its die, by the rules themselves, for everything that shows a move before it is made. */

export interface Square {
  readonly row: number;
  readonly column: number;
}
export type Dice = readonly (readonly (Die | null)[])[];

/** D20, D21: the die that a move puts down, as it will lie. */
export function dieAfter(board: Dice, m: Move): Die | null {
  const action = pack(m);
  if (!action.ok) return null;
  if (!isTip(action.value)) return dieJson(placedDie(action.value));
  const die = board[m.row - 1]?.[m.column - 1] ?? null;
  return die === null ? null : dieJson(tipped(readDie(die), tipDirection(action.value)));
}

/** The square where the die of a move ends up. */
export function squareAfter(m: Move): Square {
  if (m.type === 'place') return { row: m.row, column: m.column };
  const square = squareTowards(squareAt(m), directions.indexOf(m.to));
  return { row: rowOf(square), column: columnOf(square) };
}

/** D3, D20: the ways in which a die of the supply can lie without turning another dessert up. */
export function turnsOf(kind: Kind): readonly Die[] {
  if (kind.die === 'black') return [{ die: 'black' }];
  const number = kindWith(colours.indexOf(kind.die), desserts.indexOf(kind.top));
  return [dieJson(2 * number), dieJson(2 * number + 1)];
}
