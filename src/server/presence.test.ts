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

test('who does not want to be seen is not, at tables either: only they themselves know', async () => {
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  const cid = await enter(server.url, 'Cid');
  unwrap(await cid.call('changeMe', { body: { isSeen: false } }));
  for (const person of [ann, cid]) unwrap(await person.do(table, { kind: 'sit' }));
  const told = new Map<TestPerson, readonly number[]>();
  for (const person of [ann, cid, ben]) {
    person.live.onPresence((id, seats) => id === table && told.set(person, seats));
    person.live.watch(table, () => {}, { details: true });
  }
  const from = unwrap(await cid.call('table', { params: { table } })).sequence;
  void cid.call('table', { params: { table }, query: { from, wait: 5 } });
  await vi.waitFor(() => expect(told.get(cid)).toEqual([0, 1]), 10_000);
  await vi.waitFor(() => expect(told.get(ben)).toEqual([0]), 10_000);
  expect(told.get(ann)).toEqual([0]);
  // And from one moment to the next.
  unwrap(await cid.call('changeMe', { body: { isSeen: true } }));
  unwrap(await cid.do(table, { kind: 'leave' }));
  unwrap(await cid.do(table, { kind: 'sit' }));
  await vi.waitFor(() => expect(told.get(ben)).toEqual([0, 1]), 10_000);
  leaveAll([cid]);
});

test('a table that is over is in memory as long as somebody looks at it, and is read again for whoever comes later', async () => {
  const { rooms } = server.services;
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  const { table: waiting } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  const watch = async (person: TestPerson, id: string): Promise<() => void> => {
    let stop = (): void => {};
    await new Promise<void>((resolve) => {
      stop = person.live.watch(id, () => resolve());
    });
    return stop;
  };
  const [endOfAnn, endOfBen, leaveWaiting] = [
    await watch(ann, table),
    await watch(ben, table),
    await watch(ben, waiting),
  ];
  unwrap(await ann.do(table, { kind: 'leave' }));
  const kept = rooms.count();
  endOfAnn();
  leaveWaiting();
  unwrap(await ben.do(waiting, { kind: 'sit' }));
  expect(rooms.count()).toBe(kept);
  endOfBen();
  await vi.waitFor(() => expect(rooms.count()).toBe(kept - 1), 10_000);
  expect(unwrap(await ben.call('table', { params: { table } })).room?.stage).toBe('closed');
});
