import type * as z from 'zod';
import { illegal, type Reason, type RuleError, schemaMessage } from './errors.ts';
import type { Action, Entry } from './game.ts';
import { fail, ok, type Result } from './result.ts';

/** Whether JSON has the form that entries of all games share. */
export const isEntry = (json: unknown): json is Entry =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string';

/** Reads a move or chance entry by its schema. `rule` is the number of the rule that says what is due here. */
export function readNotation<T>(
  schema: z.ZodType<T>,
  json: unknown,
  code: 'malformed_move' | 'malformed_chance',
  rule: string,
): Result<T, RuleError> {
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail({ code, rule, message: schemaMessage(parsed.error) });
}

export const wrongChance = (rule: string, message: string): Result<never, RuleError> =>
  fail({ code: 'wrong_chance', rule, message });

let shared = new Int32Array(0);

/** Room for a legal list that is read at once and then done with: made once, for this is as frequent as moving. */
export function sharedList(maxLegal: number): Int32Array {
  if (shared.length < maxLegal) shared = new Int32Array(maxLegal);
  return shared;
}

/** Accepts an action exactly if it is in the legal list; else asks the game for the rule that forbids it. */
export function acceptLegal(
  action: Action,
  maxLegal: number,
  legal: (out: Int32Array) => number,
  explain: () => Reason,
): Result<Action, RuleError> {
  const listed = sharedList(maxLegal);
  const count = legal(listed);
  for (let i = 0; i < count; i++) if (listed[i] === action) return ok(action);
  return fail(illegal(...explain()));
}
