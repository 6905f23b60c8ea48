import * as z from 'zod';
import { illegal, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { BOARD_SIZE, colours, dessertOfColour, desserts } from './components.ts';
import { BLACK, colourName, colourOf, dessertName, dieOf, northSouthOf, topOf } from './die.ts';
import { explain } from './explain.ts';
import {
  isTip,
  legal,
  MAX_LEGAL,
  placedDie,
  placedSquare,
  placement,
  tip,
  tipDirection,
  tippedSquare,
} from './rules.ts';
import { type Direction, directions, type State } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

export const dessertSchema = z.enum(desserts);
const lineSchema = z.int().min(1).max(BOARD_SIZE);
const squareSchema = { row: lineSchema, column: lineSchema };
export const tipSchema = z.strictObject({ type: z.literal('tip'), ...squareSchema, to: z.enum(directions) });

const moveSchema = z.discriminatedUnion('type', [
  z.discriminatedUnion('die', [
    z.strictObject({
      type: z.literal('place'),
      die: z.enum(colours),
      top: dessertSchema,
      northSouth: dessertSchema,
      ...squareSchema,
    }),
    z.strictObject({ type: z.literal('place'), die: z.literal('black'), ...squareSchema }),
  ]),
  tipSchema,
]);
export type Move = z.infer<typeof moveSchema>;
export type Tip = z.infer<typeof tipSchema>;

export const rowOf = (square: number): number => Math.floor(square / BOARD_SIZE) + 1;
export const columnOf = (square: number): number => (square % BOARD_SIZE) + 1;
export const squareAt = (at: { readonly row: number; readonly column: number }): number =>
  BOARD_SIZE * (at.row - 1) + at.column - 1;

export function decode(_s: State, a: Action): Move {
  if (isTip(a)) return decodeTip(a);
  const die = placedDie(a);
  const square = { row: rowOf(placedSquare(a)), column: columnOf(placedSquare(a)) };
  if (die === BLACK) return { type: 'place', die: 'black', ...square };
  return {
    type: 'place',
    die: colourName(colourOf(die)),
    top: dessertName(topOf(die)),
    northSouth: dessertName(northSouthOf(die)),
    ...square,
  };
}

export function decodeTip(a: Action): Tip {
  const square = tippedSquare(a);
  return { type: 'tip', row: rowOf(square), column: columnOf(square), to: directions[tipDirection(a)] as Direction };
}

export const encodeTip = (m: Tip): Action => tip(squareAt(m), directions.indexOf(m.to));

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', 'D20');
  if (!read.ok) return read;
  const action = pack(read.value);
  if (!action.ok) return action;
  return acceptLegal(
    action.value,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, action.value),
  );
}

export function pack(m: Move): Result<Action, RuleError> {
  if (m.type === 'tip') return ok(encodeTip(m));
  if (m.die === 'black') return ok(placement(BLACK, squareAt(m)));
  const own = dessertOfColour[m.die];
  if (m.top === own || m.northSouth === own)
    return fail(illegal<Refusals>('D2', 'notOnColour', { colour: m.die, dessert: own }));
  if (m.top === m.northSouth) return fail(illegal<Refusals>('D3', 'topAndSide', { dessert: m.top }));
  const die = dieOf(colours.indexOf(m.die), desserts.indexOf(m.top), desserts.indexOf(m.northSouth));
  return ok(placement(die, squareAt(m)));
}
