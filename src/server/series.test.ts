import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { serverMessage } from '../protocol/messages.ts';
import { nonceHash, type Seal } from '../table/seal.ts';
import { standOf } from '../table/series.ts';
import type { SeriesRule } from '../table/seriesSchema.ts';
import { verifyRecord } from '../table/verify.ts';
import type { Config } from './config.ts';
import { startPostgres, type TestPostgres } from './store/postgres.suite.ts';
import {
  enter,
  leaveAll,
  openTable,
  personWith,
  playOn,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from './testing.suite.ts';

const game = 'harvest-dice';
const random = new FastRandom(7);

describe.each(['SQLite', 'PostgreSQL'])('a series on %s', (store) => {
  let postgres: TestPostgres | null = null;
  let changes: Partial<Config>;
  let server: TestServer;
  let ann: TestPerson;
  let bob: TestPerson;
  const folder = mkdtempSync(join(tmpdir(), 'windfall-series-'));

  beforeAll(async () => {
    postgres = store === 'PostgreSQL' ? await startPostgres() : null;
    changes = { dataFolder: folder, ...(postgres === null ? {} : { databaseUrl: postgres.url }) };
    server = await startTestServer(changes);
    ann = await enter(server.url, 'Ann');
    bob = await enter(server.url, 'Bob');
  });
  afterAll(async () => {
    leaveAll([ann, bob]);
    await server.remove();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everybody takes the seat that is theirs, and the host starts. */
  async function start(table: string): Promise<void> {
    for (const person of [ann, bob])
      unwrap(await person.do(table, { kind: 'sit', nonceHash: nonceHash(`a nonce of ${person.name}`) }));
    unwrap(await ann.do(table, { kind: 'start' }));
    const { room } = await until(ann, table, (state) => state.room.stage !== 'open');
    if (room.stage === 'sealing')
      for (const person of [ann, bob])
        unwrap(await person.do(table, { kind: 'reveal', nonce: `a nonce of ${person.name}` }));
  }

  async function play(table: string) {
    await start(table);
    const [end] = await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
    return until(ann, table, ({ room }) => room.stage === 'over' && end !== undefined);
  }

  async function goOn(table: string): Promise<string> {
    unwrap(await ann.do(table, { kind: 'rematch' }));
    const { room } = await until(bob, table, (state) => state.room.rematch !== null);
    return room.rematch ?? '';
  }

  const open = async (series: SeriesRule): Promise<string> =>
    (await openTable(ann, { game, players: 2, series })).table;

  const recordOf = async (table: string) => unwrap(await bob.call('record', { params: { table } }));
  const seedOf = async (table: string) => ((await recordOf(table)).seal as Seal).seed;

  async function restart(): Promise<void> {
    leaveAll([ann, bob]);
    await server.stop();
    server = await startTestServer(changes);
    [ann, bob] = [ann, bob].map(({ name, token }) => personWith(server.url, name, token)) as [TestPerson, TestPerson];
  }

  test('a rematch goes on with its score, the other one begins, and after its end another one begins', async () => {
    let table = await open({ kind: 'bestOf', games: 2 });
    const first = await play(table);
    expect(first.room.series?.games).toMatchObject([{ table, winners: expect.any(Array) }]);
    const { starter } = at(first.room.series?.games ?? [], 0);
    const waits = async () => unwrap(await bob.call('myTables', {})).tables.some(({ hasNext }) => hasNext);
    expect(await waits()).toBe(true);
    table = await goOn(table);
    expect(await waits()).toBe(false);
    await restart();
    const second = await play(table);
    const { series } = second.room;
    expect(second.log[0]?.entry).toEqual({ type: 'start', seat: 0 });
    expect(second.room.seats.map((seat) => (seat.kind === 'person' ? seat.name : ''))).toEqual(
      starter === 0 ? ['Bob', 'Ann'] : ['Ann', 'Bob'],
    );
    expect(series?.games.map(({ starter: each }) => each)).toEqual([starter, 1 - starter]);
    expect(series === undefined ? null : standOf(series).winners).not.toBeNull();
    expect(verifyRecord(await recordOf(table), (id) => games.get(id))).toMatchObject({ ok: true });
    const fresh = await until(ann, await goOn(table), () => true);
    expect(fresh.room.series).toMatchObject({ rule: { kind: 'bestOf', games: 2 }, games: [], order: [0, 1] });
  });

  test('a twin: the same dice with the seats exchanged, and no seed before both games are over', async () => {
    const one = await open({ kind: 'twin', deals: 1 });
    const first = await play(one);
    expect(await seedOf(one)).toBeUndefined();
    const two = await goOn(one);
    await restart();
    const waiting = await until(bob, two, () => true);
    expect(waiting.room.seal).toEqual({ ...first.room.seal });
    await start(two);
    await until(ann, two, ({ match }) => match !== null);
    const [seed] = await server.services.db.read('SELECT seed FROM tables WHERE id = ?', [two]);
    for (const table of [one, two]) {
      expect(await seedOf(table)).toBeUndefined();
      const page = unwrap(await bob.call('table', { params: { table }, query: {} }));
      expect(JSON.stringify(page)).not.toContain(seed?.seed);
    }
    expect([...ann.received, ...bob.received].join()).not.toContain(seed?.seed);
    await Promise.all([ann, bob].map((person) => playOn(person, two, (n) => random.below(n))));
    const second = await until(bob, two, ({ room }) => room.stage === 'over');
    expect(second.log[0]?.entry).toEqual(first.log[0]?.entry);
    expect(second.log[1]?.entry).toEqual(first.log[1]?.entry);
    expect(second.room.series?.games.map(({ starter }) => starter).sort()).toEqual([0, 1]);
    // The job opens the first envelope, too.
    await until(bob, one, ({ room }) => room.seal?.seed !== undefined);
    expect(await seedOf(one)).toBe(await seedOf(two));
    for (const table of [one, two])
      expect(verifyRecord(await recordOf(table), (id) => games.get(id))).toMatchObject({ ok: true });
  });

  test('a second game that is given up opens the envelope of the first', async () => {
    const one = await open({ kind: 'twin', deals: 2 });
    await play(one);
    const two = await goOn(one);
    expect(await seedOf(one)).toBeUndefined();
    unwrap(await ann.do(two, { kind: 'leave' }));
    await until(bob, one, ({ room }) => room.seal?.seed !== undefined);
  });

  test('bots play along, on the seats that are theirs then', async () => {
    const one = await open({ kind: 'twin', deals: 1 });
    unwrap(await ann.do(one, { kind: 'sit' }));
    unwrap(await ann.do(one, { kind: 'addBot', level: 'random' }));
    unwrap(await ann.do(one, { kind: 'start' }));
    await playOn(ann, one, (n) => random.below(n));
    const two = await until(ann, await goOn(one), () => true);
    expect(two.room.seats).toMatchObject([{ kind: 'bot' }, { kind: 'open', isKeptForYou: true }]);
    expect(two.room.series?.order).toEqual([1, 0]);
  });

  test('is refused where it is out of bounds or for others', async () => {
    const ask = (series: unknown, players = 2) =>
      ann.call('openTable', { body: { game, players, series: series as SeriesRule } });
    expect(await ask({ kind: 'bestOf', games: 99 })).toMatchObject({ error: { code: 'malformed_request' } });
    expect(await ask({ kind: 'bestOf', games: 3, order: [0, 0] })).toMatchObject({
      error: { code: 'malformed_request' },
    });
    expect(await ask({ kind: 'twin', deals: 1 }, 3)).toMatchObject({ error: { code: 'bad_players' } });
  });

  test('P21 a table with a setting that this version does not know is left alone', async () => {
    const table = await open({ kind: 'bestOf', games: 3 });
    const { db, rooms } = server.services;
    const sql = `UPDATE steps SET events = REPLACE(events, '"isPublic"', '"weather":"rain","isPublic"') WHERE table_id = ?`;
    await db.write([{ sql, values: [table] }]);
    rooms.forget(table);
    expect(await ann.call('table', { params: { table }, query: {} })).toMatchObject({ error: { code: 'unavailable' } });
  });

  test('updates are what the protocol says', () => {
    for (const data of [...ann.received, ...bob.received])
      expect(serverMessage.safeParse(JSON.parse(data)).error).toBeUndefined();
  });
});
