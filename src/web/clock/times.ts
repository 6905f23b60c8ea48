import type { ClockSettings } from '../../table/clock.ts';
import { clockTexts } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time people have: for each move, and in a bank besides. */
export interface TimeSetting {
  readonly moveMillis: number | null;
  readonly clock?: ClockSettings;
}

const perMove = (moveMillis: number | null): TimeSetting => ({ moveMillis });
const bank = (bankMillis: number, incrementMillis: number, moveMillis: number | null = null): TimeSetting => ({
  moveMillis,
  clock: { bankMillis, incrementMillis, end: 'bot' },
});

const banks = [bank(5 * MINUTE, 5 * SECOND), bank(10 * MINUTE, 10 * SECOND), bank(30 * MINUTE, 30 * SECOND)];

/** What a new table suggests: an evening together, in which nobody waits for long. */
export const SUGGESTED = perMove(10 * MINUTE);

/** What one can choose at a table that people share. */
export const onlineTimes: readonly TimeSetting[] = [
  ...[null, 2 * MINUTE].map(perMove),
  SUGGESTED,
  ...banks,
  ...[HOUR, DAY, 3 * DAY].map(perMove),
  bank(7 * DAY, 0, DAY),
  bank(14 * DAY, 0, 3 * DAY),
];

/** At one device nobody comes back later: a bank, or all the time in the world. */
export const localTimes: readonly TimeSetting[] = [perMove(null), ...banks];

/** The same, with what happens when the time is over. */
export function withEnd({ moveMillis, clock }: TimeSetting, end: ClockSettings['end']): TimeSetting {
  if (clock !== undefined) return { moveMillis, clock: { ...clock, end } };
  if (moveMillis === null || end === 'bot') return { moveMillis };
  return { moveMillis, clock: { bankMillis: 0, incrementMillis: 0, end } };
}

export function timeText({ moveMillis, clock }: TimeSetting): string {
  const { noDeadline, perMove: each, bank: banked, holidays } = clockTexts();
  const reserve = clock?.bankMillis ?? 0;
  if (moveMillis === null)
    return clock === undefined ? noDeadline : banked(spanText(reserve), spanText(clock.incrementMillis));
  return reserve === 0 ? each(spanText(moveMillis)) : holidays(spanText(moveMillis), spanText(reserve));
}

/** "3 days", "2 hours", "10 min", "5 s". */
export function spanText(millis: number): string {
  const { days, hours, minutes, seconds } = clockTexts();
  if (millis >= DAY) return days(Math.round(millis / DAY));
  if (millis >= HOUR) return hours(Math.round(millis / HOUR));
  return millis >= MINUTE ? minutes(Math.round(millis / MINUTE)) : seconds(Math.round(millis / SECOND));
}

/** What is left: roughly while there is much, to the second at the end. */
export function leftText(millis: number): string {
  if (millis >= HOUR) return spanText(millis);
  const seconds = Math.max(0, Math.ceil(millis / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
