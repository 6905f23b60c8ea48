import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import { databaseFile } from './config.ts';
import { readPerson } from './store/people.ts';
import { oldGuests } from './store/tidy.ts';
import { enter, leaveAll, openTable, startTable, startTestServer, type TestServer } from './testing.suite.ts';
import { tidy } from './tidy.ts';

const DAY_MILLIS = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ guestDays: 30, tableDays: 20 });
});
afterAll(() => server.remove());

const later = (days: number): Promise<unknown> => tidy(server.services, Date.now() + days * DAY_MILLIS);
const count = async (sql: string, ...values: string[]): Promise<number> =>
  Number((await server.services.db.read(`SELECT COUNT(*) AS count FROM ${sql}`, values))[0]?.count);

test('guests who never played go, those who played or can sign in stay', async () => {
  const [idle, player, member] = await Promise.all(['Idle', 'Player', 'Member'].map((name) => enter(server.url, name)));
  if (idle === undefined || player === undefined || member === undefined) throw new Error('all are here');
  await startTable([player], { game: 'harvest-dice' }, ['random']);
  unwrap(await member.call('setPassword', { body: { handle: 'member', password: 'long enough' } }));
  const ids = await Promise.all([idle, player, member].map(async (each) => unwrap(await each.call('me', {})).id));
  const there = async () => Promise.all(ids.map(async (id) => (await readPerson(server.services.db, id)) !== null));
  await later(29);
  expect(await there()).toEqual([true, true, true]);
  await later(31);
  expect(await there()).toEqual([false, true, true]);
  expect(await count('sessions WHERE person = ?', ids[0] ?? '')).toBe(0);
  leaveAll([idle, player, member]);
});

test('tables that never started are closed, and later deleted with all that belongs to them', async () => {
  const ann = await enter(server.url, 'Ann');
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2, isPublic: true });
  const played = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  const stage = async (id: string) =>
    (await server.services.db.read('SELECT stage FROM tables WHERE id = ?', [id]))[0]?.stage ?? 'gone';
  await later(19);
  expect(await stage(table)).toBe('open');
  await later(21);
  expect(await stage(table)).toBe('closed');
  await later(21);
  expect(await stage(table)).toBe('gone');
  expect([await count('steps WHERE table_id = ?', table), await count('members WHERE table_id = ?', table)]).toEqual([
    0, 0,
  ]);
  expect(await stage(played)).toBe('playing');
  expect((await fetch(`${server.url}/api/tables/${table}`)).status).toBe(404);
  leaveAll([ann]);
});

test('who is held by a table is not looked at again', async () => {
  const keeper = await startTestServer({ guestDays: 30, tableDays: 0 });
  const { db } = keeper.services;
  const [ann, guest] = [await enter(keeper.url, 'Ann'), await enter(keeper.url, 'Guest')];
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  unwrap(await guest.do(table, { kind: 'sit' }));
  const { id } = unwrap(await guest.call('me', {}));
  const tidied = () => tidy(keeper.services, Date.now() + 31 * DAY_MILLIS);
  const held = async () => (await db.read('SELECT is_held FROM people WHERE id = ?', [id]))[0]?.is_held ?? 'gone';
  expect([await tidied(), await held()]).toMatchObject([{ guests: 0 }, 1]);
  const pages = [];
  for await (const page of oldGuests(db, Date.now() + DAY_MILLIS)) pages.push(page);
  expect(pages).toEqual([]);
  leaveAll([ann, guest]);
  await keeper.remove();
});

test('a table that goes lets go of those who sat there', async () => {
  const [ann, guest] = [await enter(server.url, 'Ann'), await enter(server.url, 'Guest')];
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 3 });
  unwrap(await guest.do(table, { kind: 'sit' }));
  const { id } = unwrap(await guest.call('me', {}));
  await later(31);
  expect(await count('people WHERE id = ? AND is_held = 1', id)).toBe(1);
  // The table was closed then, and goes now.
  await later(31);
  expect([await count('tables WHERE id = ?', table), await count('people WHERE id = ?', id)]).toEqual([0, 0]);
  leaveAll([ann, guest]);
});

test('old sessions, challenges and bans are pruned, and the job is due again a day later', async () => {
  const { db } = server.services;
  const now = Date.now();
  await db.write([{ sql: 'INSERT INTO challenges VALUES (?, NULL, ?)', values: ['old', now - 1] }]);
  await db.write([{ sql: "INSERT INTO bans VALUES ('address', '::/64', ?, '', 0)", values: [now - 1] }]);
  const guest = await enter(server.url, 'Guest');
  const { id } = unwrap(await guest.call('createToken', { body: { label: 'program', days: 1 } }));
  await later(2);
  expect([await count('challenges'), await count('bans'), await count('sessions WHERE id = ?', id)]).toEqual([0, 0, 0]);
  const [job] = await db.read("SELECT run_at_millis FROM jobs WHERE key = 'tidy'");
  expect(Number(job?.run_at_millis)).toBeGreaterThan(now + 2.9 * DAY_MILLIS);
  leaveAll([guest]);
});

test('with 0 days nothing of it goes', async () => {
  const keeper = await startTestServer({ guestDays: 0, tableDays: 0 });
  const ann = await enter(keeper.url, 'Ann');
  await openTable(ann, { game: 'harvest-dice', players: 2 });
  expect(await tidy(keeper.services, Date.now() + 1000 * DAY_MILLIS)).toEqual({ closed: 0, tables: 0, guests: 0 });
  leaveAll([ann]);
  await keeper.remove();
});

test('every question of the job is answered from an index, in its order', async () => {
  const asked: { sql: string; values: readonly (string | number | null)[] }[] = [];
  const { db } = server.services;
  const listening: typeof db = {
    ...db,
    read: (sql, values = []) => {
      asked.push({ sql, values });
      return db.read(sql, values);
    },
    write: (statements) => {
      asked.push(...statements);
      return db.write(statements);
    },
  };
  await tidy({ ...server.services, db: listening });
  const file = new DatabaseSync(databaseFile(server.config), { readOnly: true });
  // Bans are few, and all of them are read every five seconds anyway.
  const plans = asked
    .filter(({ sql }) => !sql.includes('bans') && !sql.includes('INTO jobs'))
    .map(({ sql, values }) =>
      file
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values)
        .map(({ detail }) => String(detail)),
    );
  file.close();
  expect(plans.length).toBeGreaterThan(5);
  const scans = plans.flat().filter((detail) => /^SCAN (?!page|CONSTANT)/.test(detail));
  expect(scans).toEqual([]);
  // To sort what comes before a page is cut off would read everything again for each page.
  expect(plans.flat().filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});
