import * as z from 'zod';
import type { AnalysedEntry } from '../../bots/analysis.ts';
import { type Decision, knownDecision } from '../../bots/suggest.ts';
import { isAtLeast } from '../../bots/verdict.ts';
import type { Entry, Seat } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { beginning, type Match, playEntry } from '../../core/match.ts';
import { isEntry } from '../../core/notation.ts';
import { unwrap } from '../../core/result.ts';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall.mistakes';
/** The oldest go first: who makes more than that has enough to do. */
const MOST_KEPT = 200;

/** What ts-fsrs knows of something that is to be remembered, as plain numbers. */
const scheduleSchema = z.strictObject({
  due: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.int().min(0).max(3),
  last_review: z.number(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const mistakeSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  seat: z.int().min(0),
  /** What the seat could not know is a fair sample in it. */
  position: z.unknown(),
  /** What was played, or answered, then. */
  made: z.custom<Entry>(isEntry),
  /** Null until it has been tried again for the first time: then it is due at any time. */
  schedule: scheduleSchema.nullable(),
});
export type Mistake = z.infer<typeof mistakeSchema>;

/** The decisions that a person of this device got wrong, in games and in puzzles; the latest last. */
export function readMistakes(): Mistake[] {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item) => {
    const parsed = mistakeSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

const isSame = (a: Mistake, b: Mistake): boolean => a.game === b.game && sameJson(a.position, b.position);

/** A decision that is kept already keeps its schedule. */
export function keepMistake(mistake: Mistake): void {
  const kept = readMistakes();
  if (!kept.some((each) => isSame(each, mistake))) writeStored(KEY, [...kept, mistake].slice(-MOST_KEPT));
}

export function changeMistake(mistake: Mistake): void {
  writeStored(
    KEY,
    readMistakes().map((each) => (isSame(each, mistake) ? mistake : each)),
  );
}

/** A decision that has just gone wrong. */
export const newMistake = (decision: Decision, made: Entry): Mistake => ({ ...decision, made, schedule: null });

/** Keeps the mistakes and blunders that people made in a match, as far as they are this device's. Tells how many there are. */
export function keepMistakes(match: Match, entries: readonly AnalysedEntry[], isOwn: (seat: Seat) => boolean): number {
  const again = beginning(match);
  let count = 0;
  for (const { by, entry, loss } of entries) {
    if (typeof by === 'number' && isOwn(by) && loss !== null && isAtLeast(loss.verdict, 'mistake')) {
      keepMistake(newMistake(knownDecision(match.game, again.state, by), entry));
      count++;
    }
    unwrap(playEntry(again, entry));
  }
  return count;
}

export const isDue = ({ schedule }: Mistake, nowMillis: number): boolean => (schedule?.due ?? 0) <= nowMillis;
