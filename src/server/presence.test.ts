import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unwrap } from '../core/result.ts';
import { enter, leaveAll, openTable, startTestServer, type TestPerson, type TestServer } from './testing.suite.ts';

let server: TestServer;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ann = await enter(server.url, 'Ann');
  ben = await enter(server.url, 'Ben');
});
afterAll(async () => {
  leaveAll([ann, ben]);
  await server.remove();
});

test('those who look with details are told who is here: on coming, on sitting down, on going', async () => {
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  unwrap(await ann.do(table, { kind: 'sit' }));
  const told: (readonly number[])[] = [];
  ann.live.onPresence((id, seats) => id === table && told.push(seats));
  ann.live.watch(table, () => {}, { details: true });
  await vi.waitFor(() => expect(told).toEqual([[0]]), 10_000);
  const end = ben.live.watch(table, () => {});
  unwrap(await ben.do(table, { kind: 'sit' }));
  await vi.waitFor(() => expect(told.at(-1)).toEqual([0, 1]), 10_000);
  end();
  await vi.waitFor(() => expect(told.at(-1)).toEqual([0]), 10_000);
  // Nobody else was bothered.
  expect(ben.received.some((message) => message.includes('"presence"'))).toBe(false);
});
