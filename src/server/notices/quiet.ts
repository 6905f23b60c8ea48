import type { NoticeSettings } from '../store/notices.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MILLIS = 60_000;

/** The minute of the day in a time zone. */
function minuteIn(zone: string, nowMillis: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(nowMillis).map(({ type, value }) => [type, Number(value)]));
  return 60 * (parts.get('hour') ?? 0) + (parts.get('minute') ?? 0);
}

/** How long the quiet hours last from now on; 0 outside of them. Where the clocks are changed meanwhile, asking again then tells the rest. */
export function quietLeft(quiet: NoticeSettings['quiet'], nowMillis: number): number {
  if (quiet === null) return 0;
  const { zone, from, until } = quiet;
  const minute = minuteIn(zone, nowMillis);
  const since = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? (length - since) * MINUTE_MILLIS - (nowMillis % MINUTE_MILLIS) : 0;
}

export const minutesOf = (time: string): number => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
