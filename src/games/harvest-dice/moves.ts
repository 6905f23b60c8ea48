import * as z from 'zod';
import { illegal, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation } from '../../core/notation.ts';
import { fail, type Result } from '../../core/result.ts';
import { GARDEN_COLUMNS, GARDEN_ROWS, vegetableName, vegetables } from './components.ts';
import { explain } from './explain.ts';
import { actionOf, FEED, faceOf, finalValue, isFeed, legal, targetOf, vegetableOf } from './rules.ts';
import type { State } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

const vegetableSchema = z.enum(vegetables);
const valueSchema = z.int().min(1).max(6);
const dieSchema = z.strictObject({ veg: vegetableSchema, value: valueSchema });

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('plant'),
    die: dieSchema,
    as: vegetableSchema.optional(),
    row: z.int().min(1).max(GARDEN_ROWS),
    column: z.int().min(1).max(GARDEN_COLUMNS),
  }),
  z.strictObject({
    type: z.literal('feed'),
    die: dieSchema,
    value: valueSchema,
    as: vegetableSchema.optional(),
  }),
]);
export type Move = z.infer<typeof moveSchema>;

/** Nine different dice, each with powers to reach every value and colour, in an almost empty garden. */
export const MAX_LEGAL = 9 * 6 * vegetables.length * GARDEN_ROWS;

export function decode(_s: State, a: Action): Move {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const die = { veg: vegetableName(own), value: (face % 6) + 1 };
  const as = vegetableOf(a) === own ? {} : { as: vegetableName(vegetableOf(a)) };
  if (isFeed(a)) return { type: 'feed', die, value: finalValue(a), ...as };
  return { type: 'plant', die, ...as, row: (targetOf(a) % 3) + 1, column: finalValue(a) };
}

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', 'H10');
  if (!read.ok) return read;
  const move = read.value;
  const own = vegetables.indexOf(move.die.veg);
  const as = move.as === undefined ? own : vegetables.indexOf(move.as);
  const target = move.type === 'feed' ? FEED + move.value : 3 * (move.column - 1) + move.row - 1;
  const action = actionOf(own * 6 + move.die.value - 1, as, target);
  if (move.as === move.die.veg) return fail(illegal<Refusals>('H16', 'sameColour', { veg: move.as }));
  return acceptLegal(
    action,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, action),
  );
}
