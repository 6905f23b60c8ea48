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

test('of too many rooms those used longest ago leave memory, but for those in use', async () => {
  const queue = newRoomQueue(() => 0, 16);
  const use = (tableId: string) =>
    queue.use(tableId, async (slot) => {
      slot.room ??= {} as Room;
    });
  let finish = (): void => {};
  const held = queue.use('held', (slot) => {
    slot.room = {} as Room;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  for (let i = 0; i < 15; i++) await use(`table ${i}`);
  await use('table 0');
  await use('table 15');
  await Promise.resolve();
  expect(queue.count()).toBe(15);
  for (const left of ['held', 'table 0', 'table 15']) expect(queue.peek(left), left).toBeDefined();
  for (const gone of ['table 1', 'table 2']) expect(queue.peek(gone), gone).toBeUndefined();
  finish();
  await held;
});
