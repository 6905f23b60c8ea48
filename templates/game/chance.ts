import * as z from 'zod';
import { at } from '../../src/core/assert.ts';
import type { RuleError } from '../../src/core/errors.ts';
import { readNotation, wrongChance } from '../../src/core/notation.ts';
import { ok, type Result } from '../../src/core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../src/core/start.ts';
import { FACES } from './components.ts';
import { PHASE_START, type State } from './state.ts';

const chanceSchema = z.discriminatedUnion('type', [
  startSchema,
  z.strictObject({ type: z.literal('die'), value: z.int().min(1).max(FACES) }),
]);
export type Chance = z.infer<typeof chanceSchema>;

/** Who begins, and each roll, is one pick. */
export const picksDue = (): number => 1;

export const outcomeName = (s: State, pick: number): number => (s.phase === PHASE_START ? pick : pick + 1);

export function decodeChance(s: State, picks: readonly number[]): Chance {
  return s.phase === PHASE_START ? decodeStart(picks) : { type: 'die', value: at(picks, 0) + 1 };
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const read = readNotation(chanceSchema, json, 'malformed_chance', s.phase === PHASE_START ? 'P3' : 'P10');
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, 'P3');
  return entry.type === 'die' ? ok([entry.value - 1]) : wrongChance('P10', 'A roll is due.');
}
