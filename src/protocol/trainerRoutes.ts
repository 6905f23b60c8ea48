import * as z from 'zod';
import type { Entry } from '../core/game.ts';
import type { Route } from './route.ts';

/** So many mistakes are kept, on a device and with a person: the oldest go first. Who makes more than that has enough to do. */
export const MOST_MISTAKES = 200;
/** So many are sent at once, at most. */
export const MISTAKES_AT_ONCE = 20;

/** What ts-fsrs knows of something that is to be remembered, as plain numbers; times in milliseconds. */
const scheduleShape = z.strictObject({
  due: z.int(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.int().min(0).max(3),
  last_review: z.int(),
});
export type Schedule = z.infer<typeof scheduleShape>;

const moveShape: z.ZodType<Entry> = z.looseObject({ type: z.string() });

/** A decision that somebody got wrong, to be tried again. */
export const mistakeShape = z.strictObject({
  game: z.string().max(60),
  rules: z.int(),
  seat: z.int().min(0),
  /** What the seat could not know is a fair sample in it. */
  position: z.unknown(),
  /** What was played, or answered, then. */
  made: moveShape,
  /** Null until it has been tried again for the first time: then it is due at any time. */
  schedule: scheduleShape.nullable(),
});
export type Mistake = z.infer<typeof mistakeShape>;

/** When it was tried last; before all others where it never was. Of two that are the same decision the later one counts. */
export const reviewedMillis = ({ schedule }: Mistake): number => schedule?.last_review ?? 0;

/** What belongs to a person alone. */
export const trainerRoutes = {
  mistakes: {
    method: 'GET',
    path: '/api/me/mistakes',
    about: 'The decisions that you got wrong and keep to try again, the oldest first. Nobody else sees them.',
    needsPerson: true,
    query: z.strictObject({ game: z.string().max(60).optional() }),
    answer: z.object({ mistakes: z.array(mistakeShape) }),
  },
  keepMistakes: {
    method: 'POST',
    path: '/api/me/mistakes',
    about: `Keep decisions that you got wrong, ${MISTAKES_AT_ONCE} at once. One that is kept already is changed if it was tried again later than that one; of more than ${MOST_MISTAKES} the oldest go.`,
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({ mistakes: z.array(mistakeShape).min(1).max(MISTAKES_AT_ONCE) }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Route>;
