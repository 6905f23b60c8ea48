import { expect, test } from 'vitest';
import { quietLeft } from './quiet.ts';

test('quiet hours are those of the time zone, over midnight too', () => {
  const at = (text: string): number => Date.parse(text);
  const night = { zone: 'Europe/Berlin', from: 22 * 60, until: 7 * 60 };
  expect(quietLeft(null, at('2026-01-10T23:00:00Z'))).toBe(0);
  // In winter Berlin is an hour ahead.
  expect(quietLeft(night, at('2026-01-10T20:59:59Z'))).toBe(0);
  expect(quietLeft(night, at('2026-01-10T21:00:00Z'))).toBe(9 * 3_600_000);
  expect(quietLeft(night, at('2026-01-11T05:59:30Z'))).toBe(30_000);
  expect(quietLeft(night, at('2026-01-11T06:00:00Z'))).toBe(0);
  const noon = { zone: 'Asia/Tokyo', from: 12 * 60, until: 13 * 60 };
  expect(quietLeft(noon, at('2026-01-10T03:30:00Z'))).toBe(1_800_000);
  expect(quietLeft(noon, at('2026-01-10T04:00:00Z'))).toBe(0);
});
