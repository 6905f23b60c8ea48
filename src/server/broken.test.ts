import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { checkStore } from './check.ts';
import {
  enter,
  leaveAll,
  openTable,
  playOn,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
} from './testing.suite.ts';

let server: TestServer;
const people: TestPerson[] = [];
const guest = async (name: string): Promise<TestPerson> => {
  const person = await enter(server.url, name);
  people.push(person);
  return person;
};
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  leaveAll(people);
  await server.remove();
});

const damages = {
  'a step that no rule allows': `UPDATE steps SET events = '[{"kind":"moved","seat":0,"entry":{"type":"nonsense"}}]'
    WHERE table_id = ? AND sequence = (SELECT MAX(sequence) FROM steps AS s WHERE s.table_id = steps.table_id) - 1`,
  'a step that is no JSON':
    'UPDATE steps SET events = substr(events, 1, length(events) - 3) WHERE table_id = ? AND sequence = 2',
  'a step that is gone': 'DELETE FROM steps WHERE table_id = ? AND sequence = 4',
  'a game that is not there': `UPDATE steps SET events = replace(events, 'harvest-dice', 'chess') WHERE table_id = ? AND sequence = 1`,
};

test.each(Object.entries(damages))('a table with %s is reported and in nobody’s way', async (_name, sql) => {
  const { db, rooms } = server.services;
  const [ann, bob] = [await guest('Annabella'), await guest('Bob')];
  const table = await startTable([ann, bob], { game: 'harvest-dice' });
  unwrap(await ann.do(table, { kind: 'chat', text: 'grandmother’s recipe' }));
  const fine = await openTable(ann, { game: 'harvest-dice', players: 2, isPublic: true });
  unwrap(await ann.do(fine.table, { kind: 'chat', text: 'a healthy word' }));
  await db.write([{ sql, values: [table] }]);
  rooms.forget(table);

  // Lists go on without it.
  expect(unwrap(await ann.call('myTables', {})).tables.map((row) => row.table)).toEqual([fine.table]);
  expect(unwrap(await ann.call('myGames', {})).games.map((row) => row.table)).toEqual([fine.table]);
  expect(unwrap(await ann.call('lobby', {})).tables.map((row) => row.table)).toContain(fine.table);
  unwrap(await ann.call('myStatistics', {}));
  // At the table itself the reason is told.
  const refusal = { error: { code: 'broken_table' } };
  expect(await ann.call('table', { params: { table } })).toMatchObject(refusal);
  expect(await ann.call('record', { params: { table } })).toMatchObject(refusal);
  expect(await ann.do(table, { kind: 'chat', text: 'anybody here?' })).toMatchObject(refusal);
  const told = new Promise<string>((resolve) => bob.live.onStatus(({ refusal: why }) => why && resolve(why.code)));
  bob.live.watch(table, () => {});
  expect(await told).toBe('broken_table');
  // The operator learns of it.
  expect(rooms.countBroken()).toBeGreaterThan(0);
  expect(await server.services.metrics.print()).toMatch(/windfall_broken_tables [1-9]/);
  const { flaws } = await checkStore(db, games);
  expect(flaws.filter((flaw) => flaw.includes(table))).toHaveLength(1);
  expect(flaws.some((flaw) => flaw.includes(fine.table))).toBe(false);

  const { tables } = unwrap(await ann.call('exportMe', {})) as { tables: { table: string; broken?: string }[] };
  const [broken, healthy] = [tables.find((row) => row.table === table), tables.find((row) => row.table === fine.table)];
  expect(broken?.broken).toContain('can no longer be read');
  expect(JSON.stringify(broken)).toContain('grandmother');
  expect(JSON.stringify(broken)).not.toContain('"rolled"');
  expect(JSON.stringify(healthy)).toContain('a healthy word');

  unwrap(await ann.call('deleteMe', {}));
  for (const name of ['people', 'sessions', 'members', 'steps']) {
    const rows = JSON.stringify(await db.read(`SELECT * FROM ${name}`));
    expect(rows, name).not.toMatch(/annabella|grandmother|healthy/i);
  }
});

test('P20 a broken table ends no process and stops no other job', async () => {
  const cyd = await guest('Cyd');
  const { db, rooms } = server.services;
  const bad = await startTable([cyd], { game: 'harvest-dice' }, ['random']);
  await db.write([{ sql: "UPDATE steps SET events = '[' WHERE table_id = ?", values: [bad] }]);
  rooms.forget(bad);
  await db.write([
    db.enqueue({ kind: 'bot', key: `bot:${bad}`, runAtMillis: Date.now(), payload: { table: bad, turn: 2 } }),
  ]);
  const good = await startTable([cyd], { game: 'harvest-dice' }, ['random']);
  const random = new FastRandom(1);
  const end = await playOn(cyd, good, (n) => random.below(n));
  expect(end.room.stage).toBe('over');
});
