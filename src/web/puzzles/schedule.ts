import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Mistake, Schedule } from '../../protocol/trainerRoutes.ts';

/** Days, not minutes: nobody sits here until a card has come by three times. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/** When a mistake that was tried again is due the next time: later each time that it was solved, soon where it was not. */
export function reviewed(mistake: Mistake, isSolved: boolean, nowMillis: number): Mistake {
  const now = new Date(nowMillis);
  const card = mistake.schedule === null ? createEmptyCard(now) : cardOf(mistake.schedule);
  const next = scheduler.next(card, now, isSolved ? Rating.Good : Rating.Again);
  return { ...mistake, schedule: scheduleOf(next.card, nowMillis) };
}

const cardOf = ({ due, last_review, ...rest }: Schedule): Card => ({
  ...rest,
  due: new Date(due),
  last_review: new Date(last_review),
});

const scheduleOf = ({ due, last_review, ...rest }: Card, nowMillis: number): Schedule => ({
  ...rest,
  due: due.getTime(),
  last_review: last_review?.getTime() ?? nowMillis,
});
