import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { verifyRecord } from '../table/verify.ts';
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
let ann: TestPerson;
let bob: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ann = await enter(server.url, 'Ann');
  bob = await enter(server.url, 'Bob');
  eve = await enter(server.url, 'Eve');
});
afterAll(async () => {
  leaveAll([ann, bob, eve]);
  await server.remove();
});

const game = 'harvest-dice';

describe('a table', () => {
  test('is opened, joined by code, started and played to the end; its record can be checked', async () => {
    const random = new FastRandom(1);
    const { table, room } = await openTable(ann, { game, players: 2, isPublic: true });
    expect(room?.seal.seed).toBeUndefined();
    expect((await bob.call('lobby', { query: { game } })).ok && table).toBe(table);
    expect(unwrap(await bob.call('findTable', { params: { code: room?.code.toLowerCase() ?? '' } }))).toEqual({
      table,
    });
    unwrap(await ann.do(table, { kind: 'sit', nonce: 'an apple' }));
    unwrap(await bob.do(table, { kind: 'sit', seat: 1, nonce: 'a pear' }));
    unwrap(await ann.do(table, { kind: 'start' }));
    const ends = await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
    const record = unwrap(await eve.call('record', { params: { table } }));
    expect(record.log).toEqual(ends[0]?.log.map(({ entry }) => entry));
    expect(unwrap(verifyRecord(record, (id) => games.get(id))).rolls).toBeGreaterThan(5);
    expect((record.seal as { nonces: string[] }).nonces).toEqual(['an apple', 'a pear']);
    expect(ends[1]?.room.seal.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('plays with bots, which move by themselves', async () => {
    const random = new FastRandom(2);
    const table = await startTable([ann], { game }, ['random', 'seedling']);
    const end = await playOn(ann, table, (n) => random.below(n));
    expect(end.room.stage).toBe('over');
    expect(new Set(end.log.map(({ by }) => by))).toEqual(new Set(['chance', 0, 1, 2]));
  });
});
