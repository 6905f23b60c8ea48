import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import { databaseFile } from './config.ts';
import { newReadiness } from './health.ts';
import type { Database } from './store/database.ts';
import { enter, openTable, startTable, startTestServer, until } from './testing.suite.ts';

const wait = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));

test('ready means that something can be stored; live means that somebody answers', async () => {
  const server = await startTestServer();
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return [answer.status, await answer.json()];
  };
  for (const path of ['/live', '/ready', '/health']) expect(await get(path)).toEqual([200, { status: 'ok' }]);
  const other = new DatabaseSync(databaseFile(server.config));
  other.exec('BEGIN IMMEDIATE');
  await wait(1100);
  const began = performance.now();
  expect(await get('/ready')).toEqual([503, { status: 'not ready', reason: 'nothing can be stored' }]);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await get('/live')).toEqual([200, { status: 'ok' }]);
  other.exec('ROLLBACK');
  other.close();
  for (let waited = 0; (await get('/ready'))[0] !== 200 && waited < 15_000; waited += 200) await wait(200);
  expect(await get('/health')).toEqual([200, { status: 'ok' }]);
  await server.services.db.stopJobs();
  await wait(1100);
  expect(await get('/ready')).toEqual([503, { status: 'not ready', reason: 'no jobs are taken' }]);
  await server.remove();
});

test('asked a thousand times a second, the server stores once', async () => {
  let beats = 0;
  const db = {
    beat: async () => {
      beats++;
      await wait(20);
    },
    state: () => ({ isTakingJobs: true, pool: null }),
  } as Partial<Database> as Database;
  const stopping = new AbortController();
  const readiness = newReadiness(db, stopping.signal);
  const answers = await Promise.all(Array.from({ length: 1000 }, readiness));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ok']));
  expect(beats).toBe(1);
  stopping.abort();
  expect(await readiness()).toEqual({ status: 'not ready', reason: 'stopping' });
});

test('what is due, how old it is and how long bots waited is told', async () => {
  const server = await startTestServer();
  const ann = await enter(server.url, 'Ann');
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  await until(ann, table, (state) => state.match?.actor === 0);
  const { db } = server.services;
  await db.stopJobs();
  const job = { kind: 'webhook', key: 'old', runAtMillis: Date.now() - 60_000, payload: {} };
  await db.write([db.enqueue(job)]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/windfall_jobs_due\{kind="webhook"\} 1\n/);
  expect(metrics).toMatch(/windfall_jobs_age_seconds\{kind="webhook"\} 6\d\.\d+\n/);
  expect(metrics).toMatch(/windfall_jobs_due\{kind="deadline"\} 0\n/);
  expect(metrics).toMatch(/windfall_bot_wait_seconds_count \d+\n/);
  expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  ann.live.close();
  await server.remove();
});

test('bots alone are not played, and who lets bots think at many tables waits until they have moved', async () => {
  const server = await startTestServer({ rate: 1 });
  const ann = await enter(server.url, 'Ann');
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  for (const level of ['random', 'random'] as const) unwrap(await ann.do(table, { kind: 'addBot', level }));
  const refused = await ann.do(table, { kind: 'start' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'only_bots' } });
  unwrap(await ann.do(table, { kind: 'clearSeat', seat: 0 }));
  unwrap(await ann.do(table, { kind: 'sit' }));
  const { db } = server.services;
  await db.stopJobs();
  const owner = String((await db.read('SELECT person FROM members WHERE table_id = ?', [table]))[0]?.person);
  for (let i = 0; i < 12; i++)
    await db.write([db.enqueue({ kind: 'bot', key: `bot:${i}`, runAtMillis: 0, payload: {}, payer: 'p', owner })]);
  const tooMany = await ann.do(table, { kind: 'start' });
  expect(tooMany).toMatchObject({ ok: false, error: { code: 'too_many' } });
  await db.write([{ sql: "DELETE FROM jobs WHERE key = 'bot:0'", values: [] }]);
  // One more bot may think, but not for as long as a Grandmaster does.
  unwrap(await ann.do(table, { kind: 'clearSeat', seat: 1 }));
  unwrap(await ann.do(table, { kind: 'addBot', seat: 1, level: 'grandmaster' }));
  expect(await ann.do(table, { kind: 'start' })).toMatchObject({ ok: false, error: { code: 'too_many' } });
  unwrap(await ann.do(table, { kind: 'clearSeat', seat: 1 }));
  unwrap(await ann.do(table, { kind: 'addBot', seat: 1, level: 'master' }));
  unwrap(await ann.do(table, { kind: 'start' }));
  ann.live.close();
  await server.remove();
});
