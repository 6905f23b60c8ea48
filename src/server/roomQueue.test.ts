import { expect, test } from 'vitest';
import type { Room } from '../table/room.ts';
import { newRoomQueue } from './roomQueue.ts';

const MINUTE_MILLIS = 60_000;

test('rooms that nobody uses leave memory after a while, those in use stay', async () => {
  let nowMillis = 0;
  const queue = newRoomQueue(() => nowMillis);
  const use = (tableId: string) =>
    queue.use(tableId, async (slot) => {
      slot.room ??= {} as Room;
    });
  await use('resting');
  await use('played');
  for (let minute = 1; minute <= 25; minute++) {
    nowMillis = minute * MINUTE_MILLIS;
    await use('played');
  }
  await queue.settle();
  expect([queue.peek('resting'), queue.count()]).toEqual([undefined, 1]);
});
