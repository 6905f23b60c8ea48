import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../secrets.ts';
import type { Database } from './database.ts';
import { deletePerson, insertPerson } from './people.ts';
import { startPostgres, type TestPostgres } from './postgres.suite.ts';
import { openPostgres } from './postgres.ts';
import { append, describeStore, said, storeTable } from './store.suite.ts';
import { appendStep, tablesNaming } from './tables.ts';
import { deleteIdleGuest, deleteTable, oldGuests, oldTables, pruneStatements } from './tidy.ts';
import { insertWhileThere } from './whileThere.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeStore(
  'PostgreSQL',
  () => openPostgres(server.url, () => {}),
  async () => {},
);

test('what one process commits, the others hear, and nobody hears themselves or what was rolled back', async () => {
  const [one, two] = await Promise.all([openPostgres(server.url, () => {}), openPostgres(server.url, () => {})]);
  const heard: (string | null)[][] = [[], []];
  await one.listen((topic) => heard[0]?.push(topic));
  await two.listen((topic) => heard[1]?.push(topic));
  const announce = (topic: string) => one.announce(topic) ?? { sql: '', values: [] };
  await one.write([announce('table a')]);
  await one.write([{ sql: 'UPDATE people SET name = name WHERE id = ?', values: [newId()] }, announce('table b')]);
  await one.write([announce('table c')]);
  for (let waited = 0; (heard[1]?.length ?? 0) < 2 && waited < 5000; waited += 20)
    await new Promise((next) => setTimeout(next, 20));
  expect(heard).toEqual([[], ['table a', 'table c']]);
  await Promise.all([one.close(), two.close()]);
});

async function listening(): Promise<{ readonly messages: string[]; end(): Promise<void> }> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url });
  const messages: string[] = [];
  client.on('notification', ({ payload = '' }) => messages.push(payload));
  await client.connect();
  await client.query('LISTEN windfall_tables');
  return { messages, end: () => client.end() };
}

const pause = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));

test('steps that come up together share one transaction and one announcement, of tables that another process follows', async () => {
  const wire = await listening();
  const one = await openPostgres(server.url, () => {});
  await one.listen(() => {});
  const all = await Promise.all(Array.from({ length: 20 }, () => storeTable(one)));
  const store = (sequence: number): Promise<boolean[]> =>
    Promise.all(all.map((table) => appendStep(one, append(table, said(sequence, 'x')))));
  const isStored = all.map(() => true);
  expect(await store(2)).toEqual(isStored);
  const two = await openPostgres(server.url, () => {});
  const heard: (string | null)[] = [];
  await two.listen((topic) => heard.push(topic));
  expect(await store(3)).toEqual(isStored);
  const followed = all.slice(0, 12);
  const topics = new Set(followed.map((table) => `table ${table}`));
  for (const table of followed) two.follow(table);
  // What came before is not announced: each is to be looked at.
  for (let waited = 0; heard.length < 12 && waited < 5000; waited += 20) await pause(20);
  expect(new Set(heard.splice(0))).toEqual(topics);
  expect(wire.messages).toEqual([]);
  expect(await store(4)).toEqual(isStored);
  const isHeard = (): boolean => heard.length >= 12 && wire.messages.length > 0;
  for (let waited = 0; !isHeard() && waited < 5000; waited += 20) await pause(20);
  expect(new Set(heard)).toEqual(topics);
  expect(wire.messages).toHaveLength(1);
  const marks = all.map(() => '?').join();
  const sql = `SELECT COUNT(DISTINCT xmin::text) AS count FROM steps WHERE sequence = 4 AND table_id IN (${marks})`;
  expect(await one.read(sql, all)).toEqual([{ count: 1 }]);
  await Promise.all([one.close(), two.close(), wire.end()]);
});

test('what nobody follows any more is not announced; a process that does not name its tables hears of all', async () => {
  const [one, two] = [await openPostgres(server.url, () => {}), await openPostgres(server.url, () => {})];
  await one.listen(() => {});
  await two.listen(() => {});
  const wire = await listening();
  const table = await storeTable(one);
  const rows = () => one.read('SELECT node_id FROM followed WHERE table_id = ?', [table]);
  const untilRows = async (count: number): Promise<void> => {
    for (let waited = 0; (await rows()).length !== count && waited < 5000; waited += 20) await pause(20);
  };
  two.follow(table);
  await untilRows(1);
  await pause(100);
  await appendStep(one, append(table, said(2, 'x')));
  two.unfollow(table);
  await untilRows(0);
  await appendStep(one, append(table, said(3, 'x')));
  // As in a rolling update, from a version before.
  await one.write([{ sql: 'UPDATE nodes SET names_tables = 0', values: [] }]);
  await appendStep(one, append(table, said(4, 'x')));
  for (let waited = 0; wire.messages.length < 2 && waited < 5000; waited += 20) await pause(20);
  expect(wire.messages).toHaveLength(2);
  two.follow(table);
  await untilRows(1);
  await Promise.all([one.close(), two.close(), wire.end()]);
  const three = await openPostgres(server.url, () => {});
  expect(await three.read('SELECT 1 FROM followed WHERE table_id = ?', [table])).toEqual([]);
  await three.close();
});

test('a table that is followed while a step is on its way there is looked at after it', async () => {
  const [one, two] = [await openPostgres(server.url, () => {}), await openPostgres(server.url, () => {})];
  const table = await storeTable(one);
  const heard: (string | null)[] = [];
  await two.listen((topic) => heard.push(topic));
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // Nobody followed the table yet when others were looked for.
  await client.query('BEGIN');
  await client.query("INSERT INTO steps (table_id, sequence, at_millis, events) VALUES ($1, 2, 1, '[]')", [table]);
  two.follow(table);
  await pause(200);
  expect(heard).toEqual([]);
  await client.query('COMMIT');
  for (let waited = 0; heard.length === 0 && waited < 5000; waited += 20) await pause(20);
  expect(heard).toEqual([`table ${table}`]);
  await Promise.all([one.close(), two.close(), client.end()]);
});

test('a process that was taken for silent is told that it has missed something', async () => {
  const [one, two] = [await openPostgres(server.url, () => {}), await openPostgres(server.url, () => {})];
  const heard: (string | null)[] = [];
  await two.listen((topic) => heard.push(topic));
  const table = await storeTable(one);
  two.follow(table);
  for (let waited = 0; heard.length === 0 && waited < 5000; waited += 20) await pause(20);
  // So long that others have tidied up after it.
  await one.write([{ sql: 'DELETE FROM followed', values: [] }]);
  await one.write([{ sql: 'UPDATE nodes SET until_millis = 1', values: [] }]);
  await appendStep(one, append(table, said(2, 'x')));
  for (let waited = 0; !heard.includes(null) && waited < 5000; waited += 20) await pause(20);
  expect(heard).toContain(null);
  for (let waited = 0; heard.at(-1) === null && waited < 5000; waited += 20) await pause(20);
  const count = heard.length;
  await appendStep(one, append(table, said(3, 'x')));
  for (let waited = 0; heard.length === count && waited < 5000; waited += 20) await pause(20);
  expect(heard.slice(count)).toEqual([`table ${table}`]);
  await Promise.all([one.close(), two.close()]);
});

test('a deletion waits for a step that its author has under way, and finds it', async () => {
  const db = await openPostgres(server.url, () => {});
  const [person, table] = [newId(), newId()];
  await db.write([insertPerson(person, 'Ann', 1)]);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const row = { table_id: table, sequence: 1, command_key: null, person, at_millis: 1, events: '[]' };
  const { sql, values } = insertWhileThere(db, person, 'steps', row);
  let count = 0;
  const numbered = sql.replace(/\?/g, () => `$${++count}`);
  await client.query('BEGIN');
  await client.query(numbered, [...values]);
  let isDeleted = false;
  const deleted = db.write(deletePerson(person)).then(() => {
    isDeleted = true;
  });
  await new Promise((next) => setTimeout(next, 300));
  expect(isDeleted).toBe(false);
  await client.query('COMMIT');
  await deleted;
  expect(await tablesNaming(db, person)).toEqual([table]);
  await client.end();
  await db.close();
});

test('P15 nothing that tidies up or deletes somebody reads all of a table', async () => {
  const db = await openPostgres(server.url, () => {});
  const asked = new Map<string, number>();
  const listening: Database = {
    ...db,
    read: async (sql, values = []) => {
      asked.set(sql, values.length);
      return db.read(sql, values);
    },
  };
  for await (const _ of oldTables(listening, 'open', 1));
  for await (const _ of oldGuests(listening, 1));
  const statements = [...pruneStatements(1, 1), ...deleteTable('x'), deleteIdleGuest('x', 1), ...deletePerson('x')];
  for (const { sql, values } of statements) asked.set(sql, values.length);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // Then a table is read from one end to the other only where no index answers the question, however few rows there are.
  await client.query('SET enable_seqscan = off');
  const scans: string[] = [];
  for (const sql of asked.keys()) {
    let count = 0;
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${sql.replace(/\?/g, () => `$${++count}`)}`);
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    // Bans are few, and all of them are read every five seconds anyway.
    if (/Seq Scan on (?!bans)/.test(plan)) scans.push(`${sql}\n${plan}`);
  }
  expect(asked.size).toBeGreaterThan(20);
  expect(scans).toEqual([]);
  await client.end();
  await db.close();
});

/** A database of its own whose clock goes wrong by so many hours: its own function is found before that of the system. */
async function withWrongClock(name: string, hours: number): Promise<string> {
  await server.createDatabase(name);
  const url = server.url.replace(/windfall$/, name);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  await client.query(`CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS $$ SELECT pg_catalog.clock_timestamp() + interval '${hours} hours' $$`);
  await client.end();
  return url;
}

test.each([
  ['slow', -1],
  ['fast', 1],
])('a clock of the database that is set delays no job and brings none before its time (%s)', async (name, hours) => {
  const db = await openPostgres(await withWrongClock(name, hours), () => {});
  const began = performance.now();
  const doneAfter = new Map<string, number>();
  const lane = { kind: 'bot', atOnce: 2, each: 2, isFair: true, tries: null };
  await db.startJobs(async (_, { key }) => void doneAfter.set(String(key), performance.now() - began), () => {}, [
    lane,
  ]);
  const enqueue = (key: string, inMillis: number) =>
    db.enqueue({ kind: 'bot', key, runAtMillis: Date.now() + inMillis, payload: { key }, payer: key, owner: key });
  await db.write([enqueue('now', 0), enqueue('later', 1500)]);
  for (let waited = 0; doneAfter.size < 2 && waited < 5000; waited += 50) await pause(50);
  await db.stopJobs();
  await db.close();
  expect([...doneAfter.keys()]).toEqual(['now', 'later']);
  expect(doneAfter.get('later')).toBeGreaterThan(1400);
});
