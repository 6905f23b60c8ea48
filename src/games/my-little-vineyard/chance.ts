import * as z from 'zod';
import type { RuleError } from '../../core/errors.ts';
import { readNotation, wrongChance } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../core/start.ts';
import { PHASE_START, type State } from './state.ts';

const chanceSchema = z.discriminatedUnion('type', [
  startSchema,
  z.strictObject({ type: z.literal('dice'), dice: z.array(z.int().min(1).max(6)) }),
]);
export type Chance = z.infer<typeof chanceSchema>;

export function picksDue(s: State): number {
  return s.phase === PHASE_START ? 1 : s.rolling;
}

export const outcomeName = (s: State, pick: number): number => (s.phase === PHASE_START ? pick : pick + 1);

export function decodeChance(s: State, picks: readonly number[]): Chance {
  if (s.phase === PHASE_START) return decodeStart(picks);
  return { type: 'dice', dice: picks.map((pick) => pick + 1) };
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const read = readNotation(chanceSchema, json, 'malformed_chance', s.phase === PHASE_START ? 'V11' : 'V12');
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, 'V11');
  if (entry.type !== 'dice') return wrongChance('V12', 'A roll is due.');
  if (entry.dice.length !== s.rolling)
    return wrongChance('V12', `${s.rolling} dice are rolled, not ${entry.dice.length}.`);
  return ok(entry.dice.map((value) => value - 1));
}
