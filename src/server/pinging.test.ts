import { expect, test } from 'vitest';
import { nextToAsk, PING_MILLIS, PING_STEP_MILLIS } from './pinging.ts';

test('connections that came at once are asked one after the other, each once in thirty seconds', () => {
  const line = new Set(Array.from({ length: 6000 }, () => ({ pingedMillis: 0, count: 0 })));
  let most = 0;
  for (let nowMillis = 0; nowMillis <= 4 * PING_MILLIS; nowMillis += PING_STEP_MILLIS) {
    const asked = nextToAsk(line, nowMillis);
    most = Math.max(most, asked.length);
    for (const connection of asked) {
      connection.pingedMillis = nowMillis;
      connection.count++;
    }
  }
  expect(most).toBeLessThanOrEqual(100);
  expect(new Set([...line].map(({ count }) => count))).toEqual(new Set([3, 4]));
});

test('a single connection is not asked more often than that', () => {
  const only = { pingedMillis: 1000 };
  expect(nextToAsk(new Set([only]), PING_MILLIS)).toEqual([]);
  expect(nextToAsk(new Set([only]), PING_MILLIS + 1000)).toEqual([only]);
});
