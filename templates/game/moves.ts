import * as z from 'zod';
import type { RuleError } from '../../src/core/errors.ts';
import type { Action } from '../../src/core/game.ts';
import { acceptLegal, readNotation } from '../../src/core/notation.ts';
import type { Result } from '../../src/core/result.ts';
import { explain } from './explain.ts';
import { HOLD, legal, MAX_LEGAL, ROLL } from './rules.ts';
import type { State } from './state.ts';

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('hold') }),
]);
export type Move = z.infer<typeof moveSchema>;

export const decode = (_s: State, a: Action): Move => ({ type: a === ROLL ? 'roll' : 'hold' });

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', 'P12');
  if (!read.ok) return read;
  return acceptLegal(
    read.value.type === 'roll' ? ROLL : HOLD,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s),
  );
}
