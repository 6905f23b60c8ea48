import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { freePort, startPostgres, type TestPostgres } from './store/postgres.suite.ts';
import { enter, leaveAll, startTable, startTestServer, type TestServer, until, untilBot } from './testing.suite.ts';
import { tidy } from './tidy.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: postgres.url, thinks: false, guestDays: 1, tableDays: 1 });
});
afterAll(async () => {
  await server.remove();
  await postgres.stop();
});

test('a server that does not think has its bots move by a worker', async () => {
  const ann = await enter(server.url, 'Ann');
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  await untilBot(ann, table);
  const waiting = await until(ann, table, ({ match }) => match !== null);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await until(ann, table, () => true)).match?.turn).toBe(waiting.match?.turn);
  const port = await freePort();
  const worker = spawn(process.execPath, [main, 'worker', '--bots', '--threads', '1'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      WINDFALL_METRICS_PORT: String(port),
      WINDFALL_METRICS_TOKEN: 'a token for metrics',
    },
  });
  const ended = new Promise((resolve) => worker.on('exit', resolve));
  const moved = await until(ann, table, ({ match }) => (match?.turn ?? 0) > (waiting.match?.turn ?? 0), 60_000);
  expect(moved.log.some(({ by }) => by === 1)).toBe(true);
  const metrics = (authorization: string) => fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });
  expect((await metrics('')).status).toBe(404);
  // A move is told as soon as it is stored, and its job is counted after that.
  const told = expect.poll(async () => (await metrics('Bearer a token for metrics')).text());
  await told.toMatch(/windfall_jobs_total\{kind="bot",outcome="done"\} [1-9]/);
  await told.toMatch(/windfall_bot_wait_seconds_count [1-9]/);
  worker.kill('SIGTERM');
  expect(await ended).toBe(0);
  leaveAll([ann]);
}, 120_000);

test('with SQLite a server must think itself', () => {
  expect(() => configFrom({ WINDFALL_THINK: '0' })).toThrow('needs a DATABASE_URL');
  expect(configFrom({ WINDFALL_THINK: '0', DATABASE_URL: 'postgres://x' }).thinks).toBe(false);
});

test('PostgreSQL is tidied like SQLite', async () => {
  const [idle, player] = [await enter(server.url, 'Idle'), await enter(server.url, 'Player')];
  await startTable([player], { game: 'harvest-dice' }, ['random']);
  await player.call('openTable', { body: { game: 'harvest-dice', players: 2 } });
  const later = Date.now() + 2 * 86_400_000;
  expect(await tidy(server.services, later)).toMatchObject({ closed: 1, guests: 1 });
  expect(await tidy(server.services, later)).toMatchObject({ tables: 1, guests: 0 });
  leaveAll([idle, player]);
});
