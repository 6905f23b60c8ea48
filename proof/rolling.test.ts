import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { at } from '../src/core/assert.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { openLive } from '../src/protocol/client.ts';
import type { Socket } from '../src/protocol/line.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '../src/protocol/shapes.ts';
import { runCommand, spawnServer } from '../src/server/process.suite.ts';
import { migrations } from '../src/server/store/migrations.ts';
import { startPostgres, type TestPostgres } from '../src/server/store/postgres.suite.ts';
import {
  enter,
  leaveAll,
  openTable,
  personWith,
  playOn,
  startTable,
  type TestPerson,
  until,
} from '../src/server/testing.suite.ts';
import type { Command } from '../src/table/command.ts';

type Server = Awaited<ReturnType<typeof spawnServer>>;

/** A server of this version, and one of the version after it (nextVersion.ts), which starts while the first one plays. */
let postgres: TestPostgres;
let sql: pg.Client;
let old: Server;
let next: Server;
/** All that was started, also where the rest failed. */
const servers: Server[] = [];
const start = async (env: Record<string, string>): Promise<Server> => {
  const server = await spawnServer(env);
  servers.push(server);
  return server;
};
const people: TestPerson[] = [];
const known = (person: TestPerson): TestPerson => {
  people.push(person);
  return person;
};
/** Somebody at both servers. */
const guest = async (name: string): Promise<{ atOld: TestPerson; atNext: TestPerson }> => {
  const atOld = known(await enter(old.url, name));
  return { atOld, atNext: known(personWith(next.url, name, atOld.token)) };
};
let thisEnv: Record<string, string>;
let nextEnv: Record<string, string>;
/** A match that began before the new version came. */
let begun: { readonly table: string; readonly ann: TestPerson; readonly bob: TestPerson };

beforeAll(async () => {
  postgres = await startPostgres();
  sql = new pg.Client(postgres.url);
  await sql.connect();
  // What else the machine does is no strain.
  thisEnv = { DATABASE_URL: postgres.url, WINDFALL_DELAY: '60000' };
  nextEnv = { ...thisEnv, NODE_OPTIONS: `--import=${new URL('./nextVersion.ts', import.meta.url).href}` };
  old = await start(thisEnv);
  const [ann, bob] = [known(await enter(old.url, 'Ann')), known(await enter(old.url, 'Bob'))];
  const table = await startTable([ann, bob], { game: 'harvest-dice' }, ['random']);
  await until(ann, table, ({ match }) => (match?.turn ?? 0) > 1 || match?.actor === 0 || match?.actor === 1);
  begun = { table, ann, bob };
  next = await start(nextEnv);
}, 180_000);
afterAll(async () => {
  leaveAll(people);
  for (const server of servers) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  await sql.end();
  await postgres.stop();
});

/** By HTTP: a socket's client would try again until another server answers. */
const command = (person: TestPerson, table: string, what: Command) =>
  person.call('command', { params: { table }, body: { key: randomUUID(), command: what } });

const errorsOf = ({ log }: Server): string[] =>
  log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
const stageOf = async (table: string): Promise<unknown> =>
  (await sql.query('SELECT stage FROM tables WHERE id = $1', [table])).rows[0]?.stage;
const isReady = async ({ url }: Server): Promise<boolean> => (await fetch(`${url}/ready`)).ok;

test('P21 P1 P5 a match that began before goes on through both versions to its end, and both tell the same', async () => {
  const random = new FastRandom(1);
  const bob = known(personWith(next.url, 'Bob', begun.bob.token));
  const ends = await Promise.all([begun.ann, bob].map((each) => playOn(each, begun.table, (n) => random.below(n))));
  expect(at(ends, 0).log).toEqual(at(ends, 1).log);
  expect(at(ends, 0).log.filter(({ by }) => by === 2).length).toBeGreaterThan(3);
  expect(errorsOf(old)).toEqual([]);
  expect(errorsOf(next)).toEqual([]);
}, 60_000);

test('P21 P6 a kind of job that the old version does not know is left to the new one', async () => {
  await sql.query("INSERT INTO jobs (key, kind, payload, run_at_millis) VALUES ('chime', 'chime', '{}', 0)");
  await expect
    .poll(async () => (await sql.query("SELECT 1 FROM jobs WHERE key = 'chime'")).rowCount, { timeout: 20_000 })
    .toBe(0);
  expect(errorsOf(old)).toEqual([]);
  expect([await isReady(old), await isReady(next)]).toEqual([true, true]);
});

test('P21 a match of newer rules is left alone by the old version, which neither closes nor misjudges it', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const table = await startTable([ann.atNext, bob.atNext], { game: 'garden-dice' });
  const refused = { ok: false, error: { code: 'unavailable' } };
  expect(await ann.atOld.call('table', { params: { table } })).toMatchObject(refused);
  expect(await command(ann.atOld, table, { kind: 'resign' })).toMatchObject(refused);
  expect(await stageOf(table)).toBe('playing');
  const random = new FastRandom(2);
  await Promise.all([ann.atNext, bob.atNext].map((each) => playOn(each, table, (n) => random.below(n))));
  expect(await stageOf(table)).toBe('over');
}, 60_000);

test('P21 after an event of a kind that it does not know the old version stores nothing at that table', async () => {
  const ann = await guest('Ann');
  const { table } = await openTable(ann.atOld, { game: 'harvest-dice', players: 2 });
  unwrap(await ann.atOld.do(table, { kind: 'sit' }));
  const step = `INSERT INTO steps (table_id, sequence, at_millis, events)
    SELECT table_id, MAX(sequence) + 1, 1, '[{"kind":"waved"}]' FROM steps WHERE table_id = $1 GROUP BY table_id`;
  await sql.query(step, [table]);
  const chat = { kind: 'chat', text: 'hello' } as const;
  expect(await command(ann.atOld, table, chat)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  unwrap(await command(ann.atNext, table, chat));
});

/** What a server says to a hello of a protocol, and how it ends the connection. */
const greeting = ({ url }: Server, protocol: number): Promise<{ first: unknown; closed: number | null }> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    let first: unknown = null;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol })));
    socket.on('message', (data) => {
      first = JSON.parse(String(data));
      if (JSON.stringify(first).includes('welcome')) socket.terminate();
    });
    socket.on('close', (code) => resolve({ first, closed: code === 1006 ? null : code }));
  });

test('P21 a page of the version before is understood, one of the version after is sent on, and older ones are told to reload', async () => {
  const refused = (code: string) => ({ type: 'refused', error: { code } });
  const after = PROTOCOL + 1;
  expect(await greeting(old, PROTOCOL)).toMatchObject({ first: { type: 'welcome' }, closed: null });
  expect(await greeting(next, PROTOCOL)).toMatchObject({ first: { type: 'welcome' }, closed: null });
  expect(await greeting(next, after)).toMatchObject({ first: { type: 'welcome' }, closed: null });
  expect(await greeting(old, after)).toMatchObject({ first: refused('unavailable'), closed: 1013 });
  for (const server of [old, next])
    expect(await greeting(server, OLDEST_PROTOCOL - 1)).toMatchObject({ first: refused('old_protocol'), closed: 1008 });
});

test('P21 P11 a page of the version after plays on, whichever server the proxy sends it to', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const table = await startTable([ann.atOld, bob.atNext], { game: 'dessert-dice' });
  const servers = [old, next];
  const heard: string[] = [];
  let opened = 0;
  const openSocket = (): Socket => {
    const { url } = at(servers, opened++ % 2);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    socket.on('message', (data) => heard.push(String(data)));
    const send = socket.send.bind(socket);
    // Such a page differs in this one number.
    socket.send = (data: string) => send(data.replace(`"protocol":${PROTOCOL}`, `"protocol":${PROTOCOL + 1}`));
    return socket as unknown as Socket;
  };
  const live = openLive({ origin: old.url, token: ann.atOld.token, openSocket });
  const random = new FastRandom(3);
  const page: TestPerson = { ...ann.atOld, live, do: (id, what) => live.do(id, what) };
  await Promise.all([page, bob.atNext].map((each) => playOn(each, table, (n) => random.below(n))));
  live.close();
  expect(heard[0]).toContain('"unavailable"');
  expect(opened).toBeGreaterThan(1);
  expect(await stageOf(table)).toBe('over');
}, 60_000);

test('P21 whatever starts in the old version now refuses to, and says why', async () => {
  const reason = `The database is of version ${migrations.length + 1}, from a newer Windfall; this one knows ${migrations.length}.`;
  await expect(spawnServer(thisEnv)).rejects.toThrow(reason);
  const checked = await runCommand(['check'], thisEnv);
  expect(checked).toEqual({ status: 1, output: `${reason}\n` });
});

test('P21 P12 when the old version has gone, all that was played through both replays', async () => {
  old.child.kill('SIGTERM');
  expect(await old.ended).toBe(0);
  expect(await isReady(next)).toBe(true);
  const { status, output } = await runCommand(['check'], nextEnv);
  expect(status, output).toBe(0);
}, 30_000);
