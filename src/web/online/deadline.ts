import { online } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one can choose for a move; null for as long as one likes. */
export const deadlines: readonly (number | null)[] = [null, 2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY];

export const deadlineText = (millis: number | null): string =>
  millis === null ? online().noDeadline : online().perMove(spanText(millis));

/** "3 days", "2 h", "10 min". */
function spanText(millis: number): string {
  if (millis >= DAY) return online().days(Math.round(millis / DAY));
  return millis >= HOUR ? online().hours(Math.round(millis / HOUR)) : online().minutes(Math.round(millis / MINUTE));
}

/** What is left: roughly while there is much, to the second at the end. */
export function leftText(millis: number): string {
  if (millis >= HOUR) return spanText(millis);
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
