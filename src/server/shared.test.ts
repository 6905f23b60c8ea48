import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { backUp, restore } from './backup.ts';
import { checkStore } from './check.ts';
import { spawnServer } from './process.suite.ts';
import { openDatabase } from './store/open.ts';
import { startPostgres, type TestPostgres } from './store/postgres.suite.ts';
import { openSqlite } from './store/sqlite.ts';
import {
  enter,
  leaveAll,
  openTable,
  personWith,
  playOn,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
  untilBot,
} from './testing.suite.ts';

let postgres: TestPostgres;
let servers: TestServer[];
const people: TestPerson[] = [];
const urlOf = (server: number): string => at(servers, server).url;
beforeAll(async () => {
  postgres = await startPostgres();
  servers = await Promise.all([0, 1].map(() => startTestServer({ databaseUrl: postgres.url })));
});
afterAll(async () => {
  leaveAll(people);
  for (const server of servers) await server.remove();
  await postgres.stop();
});

const guest = async (server: number, name: string): Promise<TestPerson> => {
  const person = await enter(urlOf(server), name);
  people.push(person);
  return person;
};

test('people at two processes play one table with bots, and see the same', async () => {
  const random = new FastRandom(1);
  const [ann, bob] = [await guest(0, 'Ann'), await guest(1, 'Bob')];
  const table = await startTable([ann, bob], { game: 'harvest-dice' }, ['random', 'seedling']);
  const ends = await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
  expect(ends[0]?.log).toEqual(ends[1]?.log);
  expect(ends[0]?.log.filter(({ by }) => by === 2).length).toBeGreaterThan(5);
});

test('P2 P5 a race for one step is won by one; the same key through both processes is one step', async () => {
  const [ann, bob] = [await guest(0, 'Ann'), await guest(1, 'Bob')];
  const table = await startTable([ann, bob], { game: 'harvest-dice' });
  const says = (person: TestPerson) =>
    Array.from({ length: 15 }, (_, i) => person.do(table, { kind: 'chat', text: `${person.name} ${i}` }));
  const results = await Promise.all([...says(ann), ...says(bob)]);
  const sequences = results.map((result) => unwrap(result));
  expect(new Set(sequences).size).toBe(30);
  const both = [ann, personWith(urlOf(1), 'Ann elsewhere', ann.token)];
  people.push(at(both, 1));
  const body = { key: 'through-both', command: { kind: 'chat', text: 'once' } } as const;
  const twice = await Promise.all(both.map((person) => person.call('command', { params: { table }, body })));
  expect(unwrap(at(twice, 0))).toEqual(unwrap(at(twice, 1)));
  const seen = await until(bob, table, ({ chat }) => chat.some(({ text }) => text === 'once'));
  expect(seen.chat.filter(({ text }) => text === 'once')).toHaveLength(1);
});

test('when a process stops, the other does its jobs', async () => {
  const third = await startTestServer({ databaseUrl: postgres.url });
  const cyd = await enter(third.url, 'Cyd');
  people.push(cyd);
  const table = await startTable([cyd], { game: 'harvest-dice' }, ['random', 'random']);
  await until(cyd, table, ({ log }) => log.length > 1);
  await third.stop();
  const random = new FastRandom(2);
  const moved = personWith(urlOf(0), 'Cyd', cyd.token);
  people.push(moved);
  const end = await playOn(moved, table, (n) => random.below(n));
  expect(end.room.stage).toBe('over');
  await third.remove();
});

test('P6 when a process is killed while its bot thinks, another lets the bot think again, and the turn is played once', async () => {
  // Alone, so that the job is certain to be its own.
  for (const server of servers) await server.services.db.stopJobs();
  const killed = await spawnServer({ DATABASE_URL: postgres.url });
  const dee = await enter(killed.url, 'Dee');
  people.push(dee);
  const { table } = await openTable(dee, { game: 'harvest-dice', players: 2 });
  unwrap(await dee.do(table, { kind: 'sit' }));
  unwrap(await dee.do(table, { kind: 'addBot', level: 'master' }));
  unwrap(await dee.do(table, { kind: 'start' }));
  const { match } = await until(dee, table, (state) => state.match !== null);
  if (match?.actor === 0)
    unwrap(
      await dee.do(table, {
        kind: 'move',
        turn: match.turn,
        move: (await until(dee, table, ({ match: now }) => (now?.moves.length ?? 0) > 0)).match?.moves[0]?.move,
      }),
    );
  const locked = async () =>
    (await at(servers, 0).services.db.read('SELECT 1 FROM jobs WHERE taken_by IS NOT NULL')).length;
  for (let waited = 0; (await locked()) === 0 && waited < 5000; waited += 10)
    await new Promise((next) => setTimeout(next, 10));
  killed.child.kill('SIGKILL');
  await killed.ended;
  dee.live.close();
  expect(await locked()).toBe(1);
  const rescuer = await startTestServer({ databaseUrl: postgres.url });
  const back = personWith(rescuer.url, 'Dee', dee.token);
  people.push(back);
  const state = await until(back, table, ({ log }) => log.some(({ by }) => by === 1), 40_000);
  expect(state.log.filter(({ by }) => by === 1)).toHaveLength(1);
  await rescuer.remove();
});

test('who signs out everywhere is signed out at every process', async () => {
  const ann = await guest(0, 'Ann');
  const elsewhere = personWith(urlOf(1), 'Ann', ann.token);
  people.push(elsewhere);
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  await until(elsewhere, table, () => true);
  const closed = new Promise<void>((resolve) => elsewhere.live.onStatus(({ isOpen }) => isOpen || resolve()));
  unwrap(await ann.call('signOut', { body: { everywhere: true } }));
  await closed;
});

test('P19 who has deleted themselves at one process stores nothing through another', async () => {
  const [ann, bob] = [await guest(0, 'Ann'), await guest(1, 'Bob')];
  const { table } = await openTable(bob, { game: 'harvest-dice', players: 2 });
  const { id } = unwrap(await ann.call('me', {}));
  const elsewhere = personWith(urlOf(1), 'Ann', ann.token);
  people.push(elsewhere);
  unwrap(await elsewhere.do(table, { kind: 'chat', text: 'before' }));
  const closed = new Promise<void>((resolve) => elsewhere.live.onStatus(({ isOpen }) => isOpen || resolve()));
  unwrap(await ann.call('deleteMe', {}));
  // As if the request had been let in before the deletion.
  const { rooms } = at(servers, 1).services;
  const late = await rooms.command(table, { person: id, name: 'Ann' }, { kind: 'chat', text: 'after' }, 'late-0001');
  expect(late).toMatchObject({ error: { code: 'not_signed_in' } });
  await closed;
  const seen = await until(bob, table, ({ chat }) => chat.length > 0);
  expect(JSON.stringify(seen.chat)).not.toMatch(/before|after/);
});

test('the store is checked, and copied into a file that says the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-copy-'));
  const { config, services } = at(servers, 0);
  const report = await services.db.atOneMoment((reader) => checkStore(reader, games));
  expect(report.flaws).toEqual([]);
  expect(report.tables).toBeGreaterThanOrEqual(4);
  await backUp(config, () => openDatabase(config, () => {}), join(folder, 'copy.sqlite'));
  const copy = await openSqlite(join(folder, 'copy.sqlite'));
  const copied = await checkStore(copy, games);
  await copy.close();
  expect(copied.flaws).toEqual([]);
  expect(copied.tables).toBe(report.tables);
  rmSync(folder, { recursive: true });
});

test('P7 a copy is restored into an empty database, and what was due there goes on by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-restore-'));
  const file = join(folder, 'copy.sqlite');
  const { config } = at(servers, 0);
  // Nobody does jobs any more (above): the bot is to move when the copy is made.
  const eve = await guest(0, 'Eve');
  const table = await startTable([eve], { game: 'harvest-dice' }, ['random']);
  await untilBot(eve, table);
  await backUp(config, () => openDatabase(config, () => {}), file);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('CREATE DATABASE restored');
  await admin.end();
  const databaseUrl = postgres.url.replace(/windfall$/, 'restored');
  await restore({ ...config, databaseUrl }, file);
  await expect(restore({ ...config, databaseUrl }, file)).rejects.toThrow('not empty');
  const again = await startTestServer({ databaseUrl });
  const back = personWith(again.url, 'Eve', eve.token);
  people.push(back);
  await until(back, table, (state) => state.match?.actor === 0 || state.match?.actor === 'over');
  expect((await checkStore(again.services.db, games)).flaws).toEqual([]);
  await again.remove();
  rmSync(folder, { recursive: true });
});

test('servers of one database count sign-ups, guesses and tables together: two of them allow no more than one', async () => {
  const pair = await Promise.all([0, 1].map(() => startTestServer({ databaseUrl: postgres.url, rate: 1 })));
  const post = async (server: number, path: string, body: object, cookie = ''): Promise<Response> => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${at(pair, server).url}${path}`, init);
    // The other hears of it a moment later.
    await new Promise((next) => setTimeout(next, 20));
    return answer;
  };
  /** Sends so many to both in turn: those taken, compared with what one server would take in that time. */
  const shareTaken = async (
    times: number,
    allowed: { readonly burst: number; readonly perSecond: number },
    ...asked: [path: string, body: object, cookie?: string]
  ): Promise<number> => {
    const began = performance.now();
    let taken = 0;
    for (let i = 0; i < times; i++) if ((await post(i % 2, ...asked)).status !== 429) taken++;
    return taken / (allowed.burst + (allowed.perSecond * (performance.now() - began)) / 1000);
  };
  const guess = { handle: 'nobody', password: 'a guess at it' };
  const cookie = `windfall=${(await guest(0, 'Owner')).token}`;
  const open = { game: 'harvest-dice', players: 2 };
  const shares = [
    await shareTaken(100, { burst: 40, perSecond: 0.5 }, '/api/guest', { name: 'Crowd' }),
    await shareTaken(30, { burst: 10, perSecond: 0.1 }, '/api/sign-in', guess),
    await shareTaken(50, { burst: 20, perSecond: 0.1 }, '/api/tables', open, cookie),
  ];
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.4);
  }
  for (const server of pair) await server.remove();
});

test('who is here through another process is seen, unless they hide it, and an invitation arrives there', async () => {
  const [ann, bob] = [await guest(0, 'Ann'), await guest(1, 'Bob')];
  const table = await startTable([ann, bob], { game: 'harvest-dice' });
  await until(bob, table, ({ match }) => match !== null);
  const others = async () => unwrap(await ann.call('people', {})).people;
  expect(await others()).toMatchObject([{ name: 'Bob', isHere: false }]);
  await at(servers, 1).services.here.tell();
  expect(await others()).toMatchObject([{ name: 'Bob', isHere: true }]);
  unwrap(await bob.call('changeMe', { body: { isSeen: false } }));
  expect(await others()).toMatchObject([{ name: 'Bob', isHere: false }]);
  const [companion] = await others();
  const again = unwrap(await ann.call('invitePerson', { params: { person: companion?.id ?? '' } }));
  const { tables } = unwrap(await bob.call('invitations', {}));
  expect(tables).toMatchObject([{ table: again.table, from: 'Ann' }]);
  unwrap(await bob.call('declineInvitation', { params: { table: again.table } }));
  const { room } = await until(ann, again.table, (state) =>
    state.room.seats.some((seat) => seat.kind === 'open' && !seat.isKept),
  );
  expect(room.seats).toMatchObject([{ isKeptForYou: true }, { isKept: false }]);
});
