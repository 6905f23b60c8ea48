import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { applyUpdate, type LiveTable } from '../protocol/live.ts';
import { serverMessage } from '../protocol/messages.ts';
import { nonceHash } from '../table/seal.ts';
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
  until,
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
    expect(room?.seal?.seed).toBeUndefined();
    expect((await bob.call('lobby', { query: { game } })).ok && table).toBe(table);
    expect(unwrap(await bob.call('findTable', { params: { code: room?.code.toLowerCase() ?? '' } }))).toEqual({
      table,
    });
    unwrap(await ann.do(table, { kind: 'sit', nonceHash: nonceHash('an apple') }));
    unwrap(await bob.do(table, { kind: 'sit', seat: 1, nonceHash: nonceHash('a pear') }));
    unwrap(await ann.do(table, { kind: 'start' }));
    unwrap(await ann.do(table, { kind: 'reveal', nonce: 'an apple' }));
    unwrap(await bob.do(table, { kind: 'reveal', nonce: 'a pear' }));
    const ends = await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
    const record = unwrap(await eve.call('record', { params: { table } }));
    expect(record.log).toEqual(ends[0]?.log.map(({ entry }) => entry));
    expect(unwrap(verifyRecord(record, (id) => games.get(id))).rolls).toBeGreaterThan(5);
    expect((record.seal as { nonces: string[] }).nonces).toEqual(['an apple', 'a pear']);
    expect(ends[1]?.room.seal?.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('plays with bots, which move by themselves', async () => {
    const random = new FastRandom(2);
    const table = await startTable([ann], { game }, ['random', 'seedling']);
    const end = await playOn(ann, table, (n) => random.below(n));
    expect(end.room.stage).toBe('over');
    expect(new Set(end.log.map(({ by }) => by))).toEqual(new Set(['chance', 0, 1, 2]));
  });

  test('several tables at once, and spectators who see and chat but cannot act', async () => {
    const random = new FastRandom(3);
    const both = await Promise.all([startTable([ann, bob], { game }), startTable([bob, ann], { game })]);
    const table = both[0] ?? '';
    const seen = until(eve, table, ({ room }) => room.stage === 'over');
    expect(await eve.do(table, { kind: 'move', turn: 1, move: {} })).toMatchObject({ error: { code: 'not_seated' } });
    unwrap(await eve.do(table, { kind: 'chat', text: '  good luck  ' }));
    await Promise.all(both.flatMap((each) => [ann, bob].map((person) => playOn(person, each, (n) => random.below(n)))));
    const end = await seen;
    expect(end.room.viewer).toBe(-1);
    expect(end.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Eve: good luck']);
    expect(end.match?.view.standings[0]?.total).toEqual(expect.any(Number));
  });

  test("a rematch keeps everybody's seat", async () => {
    const random = new FastRandom(4);
    const table = await startTable([ann, bob], { game }, ['random']);
    expect(await ann.do(table, { kind: 'rematch' })).toMatchObject({ error: { code: 'wrong_stage' } });
    await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
    await Promise.all([ann, bob].map(async (person) => unwrap(await person.do(table, { kind: 'rematch' }))));
    const { room } = await until(bob, table, (state) => state.room.rematch !== null);
    const next = room.rematch ?? '';
    const fresh = await until(bob, next, () => true);
    expect(fresh.room.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'bot']);
    expect(await eve.do(next, { kind: 'sit' })).toMatchObject({ error: { code: 'seat_taken' } });
    unwrap(await bob.do(next, { kind: 'sit' }));
    unwrap(await ann.do(next, { kind: 'sit' }));
    const sat = await until(bob, next, (state) => state.room.seats.every(({ kind }) => kind !== 'open'));
    expect(sat.room.viewer).toBe(1);
  });

  test('the same command sent again is carried out once; a late one not at all', async () => {
    const table = await startTable([ann, bob], { game });
    const { match, sequence } = await until(ann, table, (state) => state.match !== null);
    const actor = match?.actor === 0 ? ann : bob;
    const state = await until(actor, table, () => true);
    const command = { kind: 'move', turn: match?.turn ?? 0, move: state.match?.moves[0]?.move } as const;
    const body = { key: 'the-same-key', command };
    const answers = await Promise.all([1, 2, 3].map(() => actor.call('command', { params: { table }, body })));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: { sequence: sequence + 1 } })));
    const late = await actor.call('command', { params: { table }, body: { ...body, key: 'another-key' } });
    expect(late).toMatchObject({ ok: false, error: { code: 'out_of_date' } });
    // The key belongs to the person: somebody else with the same key is somebody else.
    const other = actor === ann ? bob : ann;
    const stolen = await other.call('command', { params: { table }, body });
    expect(stolen).toMatchObject({ ok: false, error: { code: 'out_of_date' } });
    expect((await until(ann, table, () => true)).sequence).toBe(sequence + 1);
  });

  test('a client that was away goes on from the last step it has seen', async () => {
    const random = new FastRandom(5);
    const table = await startTable([ann, bob], { game });
    const whole = await until(eve, table, (state) => state.match !== null);
    await Promise.all([ann, bob].map((person) => playOn(person, table, (n) => random.below(n))));
    const rest = unwrap(await eve.call('table', { params: { table }, query: { from: whole.sequence } }));
    expect(rest.from).toBe(whole.sequence);
    const resumed = applyUpdate(whole, rest);
    const fresh = applyUpdate(null, unwrap(await eve.call('table', { params: { table }, query: {} })));
    expect({ ...resumed, news: null }).toEqual({ ...fresh, news: null });
    expect(rest.events.length).toBeLessThan(fresh?.news.length ?? 0);
  });

  test('waiting for the next step ends with it', async () => {
    const { table, sequence } = await openTable(ann, { game, players: 2 });
    const waiting = bob.call('table', { params: { table }, query: { from: sequence, wait: 20 } });
    await new Promise((next) => setTimeout(next, 50));
    unwrap(await ann.do(table, { kind: 'sit' }));
    expect(unwrap(await waiting)).toMatchObject({ from: sequence, sequence: sequence + 1 });
    const inVain = await bob.call('table', { params: { table }, query: { from: sequence + 1, wait: 0.05 } });
    expect(unwrap(inVain).events).toEqual([]);
  });

  test('a late person is stood in for by a bot, and comes back', async () => {
    // Shorter than the API allows, so that the test need not wait a minute.
    const who = { person: unwrap(await ann.call('me', {})).id, name: 'Ann' };
    const settings = { game, players: 2, options: {}, isPublic: false, moveMillis: 400 };
    const table = unwrap(await server.services.rooms.open(who, settings));
    for (const person of [ann, bob]) unwrap(await person.do(table, { kind: 'sit' }));
    unwrap(await ann.do(table, { kind: 'start' }));
    const isStoodIn = (seat: number) => (state: LiveTable) => {
      const holder = state.room.seats[seat];
      return holder?.kind === 'person' && holder.standIn !== null;
    };
    const { match } = await until(ann, table, (state) => state.match !== null);
    expect(match?.deadlineMillis).toBeGreaterThan(Date.now() - 1000);
    const late = match?.actor === 0 ? 0 : 1;
    await until(ann, table, isStoodIn(late));
    const person = late === 0 ? ann : bob;
    // Their time for this move is over: the bot makes it, and then they come back (P22).
    await until(person, table, (state) => (state.match?.turn ?? 0) > (match?.turn ?? 0));
    unwrap(await person.do(table, { kind: 'return' }));
    const back = await until(person, table, (state) => !isStoodIn(late)(state));
    expect(back.log.length).toBeGreaterThan(1);
    // Nobody moves any more: bots play it to the end.
    const end = await until(ann, table, (state) => state.room.stage === 'over', 150_000);
    expect(end.log.filter(({ by }) => by === 0 || by === 1).length).toBeGreaterThan(10);
  }, 180_000);

  test('updates are what the protocol says', () => {
    const messages = [...ann.received, ...eve.received].map((data) => JSON.parse(data));
    expect(messages.length).toBeGreaterThan(50);
    for (const message of messages) expect(serverMessage.safeParse(message).error).toBeUndefined();
  });
});
