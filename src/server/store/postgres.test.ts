import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../secrets.ts';
import { deletePerson, insertPerson } from './people.ts';
import { startPostgres, type TestPostgres } from './postgres.suite.ts';
import { openPostgres } from './postgres.ts';
import { describeStore } from './store.suite.ts';
import { tablesNaming } from './tables.ts';
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
