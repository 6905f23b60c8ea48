import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../secrets.ts';
import { startPostgres, type TestPostgres } from './postgres.suite.ts';
import { openPostgres } from './postgres.ts';
import { describeStore } from './store.suite.ts';

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
