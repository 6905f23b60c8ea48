import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unwrap } from '../core/result.ts';
import type { ClockSettings } from '../table/clock.ts';
import { showRoom } from '../table/show.ts';
import { enter, startTestServer, type TestPerson, type TestServer, until } from './testing.suite.ts';

const game = 'harvest-dice';
let server: TestServer;
let ann: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ann = await enter(server.url, 'Ann');
  bob = await enter(server.url, 'Bob');
});
afterAll(async () => {
  ann.live.close();
  bob.live.close();
  await server.remove();
});

/** A table with less time than the API allows, so that no test waits long. */
async function startClocks(clock: ClockSettings): Promise<string> {
  const who = { person: unwrap(await ann.call('me', {})).id, name: 'Ann' };
  const settings = { game, players: 2, options: {}, isPublic: false, moveMillis: null, clock };
  const table = unwrap(await server.services.rooms.open(who, settings));
  for (const person of [ann, bob]) unwrap(await person.do(table, { kind: 'sit' }));
  unwrap(await ann.do(table, { kind: 'start' }));
  return table;
}

test('flags fall within 100 ms of the time that was told, and the game is lost where the table chose so', async () => {
  const delays: number[] = [];
  for (let i = 0; i < 5; i++) {
    const table = await startClocks({ bankMillis: 300, incrementMillis: 0, end: 'loss' });
    const { match } = await until(ann, table, (state) => state.match !== null);
    const actor = Number(match?.actor);
    const flagged = await until(ann, table, ({ room }) => room.seats.some((seat) => 'hasLost' in seat));
    expect(flagged.room.seats[actor]).toMatchObject({ hasLost: true });
    const fell = await server.services.rooms.look(table, (room) =>
      room.history.find(({ event }) => event.kind === 'stoodIn'),
    );
    delays.push((fell?.atMillis ?? 0) - (match?.deadlineMillis ?? 0));
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  // The machine may have other work: the middle one counts.
  expect(delays.sort((a, b) => a - b)[2], delays.join()).toBeLessThanOrEqual(100);
});

test('a clock of the machine that is set makes nobody late', async () => {
  const table = await startClocks({ bankMillis: 60_000, incrementMillis: 0, end: 'loss' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  unwrap(await ann.do(table, { kind: 'chat', text: 'what time is it?' }));
  await new Promise((next) => setTimeout(next, 300));
  vi.restoreAllMocks();
  const shown = await server.services.rooms.look(table, (room) => ({
    room: showRoom(room, null),
    times: room.history.map(({ atMillis }) => atMillis),
  }));
  expect(shown?.room.seats.every((seat) => seat.kind === 'person' && seat.standIn === null)).toBe(true);
  expect(Math.max(...(shown?.times ?? []))).toBeLessThan(now + 10_000);
});

test('nor does it stop the clocks of a table that is opened then', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  const table = await startClocks({ bankMillis: 300, incrementMillis: 0, end: 'loss' });
  vi.restoreAllMocks();
  const { room } = await until(ann, table, (state) => state.room.seats.some((seat) => 'hasLost' in seat));
  expect(room.stage).toBe('playing');
});

test('a pause takes the deadline away, and its end brings it back', async () => {
  const table = await startClocks({ bankMillis: 60_000, incrementMillis: 0, end: 'bot' });
  const jobs = () => server.services.db.read('SELECT key FROM jobs WHERE key = ?', [`deadline:${table}`]);
  for (const person of [ann, bob]) unwrap(await person.do(table, { kind: 'pause', agree: true }));
  const paused = await until(bob, table, ({ room }) => room.pause?.isOn === true);
  expect(paused.match?.deadlineMillis).toBeNull();
  expect(paused.match?.clock?.pausedMillis).toBeGreaterThan(50_000);
  // As if it had come and found nothing to do.
  await server.services.db.write([{ sql: 'DELETE FROM jobs WHERE key = ?', values: [`deadline:${table}`] }]);
  unwrap(await bob.do(table, { kind: 'pause', agree: false }));
  const going = await until(bob, table, ({ room }) => room.pause === undefined);
  expect(going.match?.deadlineMillis).toBeGreaterThan(0);
  expect(await jobs()).toHaveLength(1);
});

test('a bank of less than ten seconds is refused, and one of ten is shown to everybody', async () => {
  const clock = { bankMillis: 9_999, incrementMillis: 0, end: 'bot' } as const;
  const refused = await ann.call('openTable', { body: { game, players: 2, clock } });
  expect(refused).toMatchObject({ error: { code: 'malformed_request' } });
  const opened = unwrap(
    await ann.call('openTable', { body: { game, players: 2, clock: { ...clock, bankMillis: 10_000 } } }),
  );
  expect(opened.room?.clock).toEqual({ ...clock, bankMillis: 10_000 });
});
