import type { OfferedMove } from '../../../core/board.ts';
import type { Dessert } from '../components.ts';
import type { Move } from '../moves.ts';
import { type Dice, dieAfter, type Square } from '../outlook.ts';
import type { Die, Kind } from '../position.ts';
import type { BoardTexts } from './texts/en.ts';

export const isAt = (square: Square | null, row: number, column: number): boolean =>
  square !== null && square.row === row && square.column === column;

export const kindKey = (kind: { readonly die: Kind['die']; readonly top?: Dessert }): string =>
  kind.die === 'black' ? 'black' : `${kind.die} ${kind.top}`;

export function topAfter(board: Dice, m: Move): Dessert | null {
  const die = dieAfter(board, m);
  return die === null || die.die === 'black' ? null : die.top;
}

export function nameDie(die: Die, texts: BoardTexts): string {
  if (die.die === 'black') return texts.blackDie;
  const { dessert, colour } = texts;
  return texts.die(colour[die.die], dessert[die.top], dessert[die.northSouth], dessert[die.eastWest]);
}

/** The whole move in words, with what it gains. */
export function nameMove(
  { move }: OfferedMove<Move>,
  board: Dice,
  { row, column }: Square,
  gain: string,
  texts: BoardTexts,
): string {
  const top = topAfter(board, move);
  const die = dieAfter(board, move);
  const what =
    move.type === 'tip'
      ? [texts.tip(texts.direction[move.to]), top === null ? '' : texts.comesUp(texts.dessert[top])]
      : [texts.place(die === null ? '' : nameDie(die, texts))];
  return [...what, texts.at(row, column), gain].filter((part) => part !== '').join(', ');
}
