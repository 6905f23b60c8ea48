import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assert, at } from '../core/assert.ts';
import { legalMoves } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { applyUpdate, isShort, type LiveTable } from '../protocol/live.ts';
import { actorOf, matchOf, type Room } from '../table/room.ts';
import { checkStore } from './check.ts';
import { endless, fillTable } from './longTable.suite.ts';
import { text } from './store/database.ts';
import { startPostgres, type TestPostgres } from './store/postgres.suite.ts';
import { enter, leaveAll, startTestServer, type TestPerson, type TestServer, until } from './testing.suite.ts';

const ENTRIES = 900;

describe.each(['SQLite', 'PostgreSQL'])('a table of many entries that stand, on %s', (store) => {
  let postgres: TestPostgres | null = null;
  let server: TestServer;
  let people: TestPerson[];
  let who: { person: string; name: string }[];
  let table: string;
  beforeAll(async () => {
    postgres = store === 'SQLite' ? null : await startPostgres();
    server = await startTestServer({ databaseUrl: postgres?.url ?? null });
    people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
    who = [];
    for (const { name, call } of people) who.push({ person: unwrap(await call('me', {})).id, name });
    table = await fillTable(server.services.db, who, endless(ENTRIES));
  }, 60_000);
  afterAll(async () => {
    leaveAll(people);
    await server.remove();
    await postgres?.stop();
  });

  const all = async (): Promise<LiveTable> => liveOf(await ask({}));
  const recent = async (): Promise<LiveTable> => liveOf(await ask({ recent: 'true' }));
  const ask = async (query: { recent?: string; details?: string }, person = at(people, 0)) =>
    unwrap(await person.call('table', { params: { table }, query }));
  const liveOf = (update: Awaited<ReturnType<typeof ask>>): LiveTable => {
    const live = applyUpdate(null, update);
    assert(live !== null, 'it is told from the beginning');
    return live;
  };
  const forget = async (): Promise<void> => {
    server.services.rooms.forget(table);
    await server.services.rooms.settle();
  };
  const missingAt = (use: 'look' | 'glance'): Promise<number | null> =>
    server.services.rooms[use](table, (room) => room.missing);
  /** Whoever is to move, and what they could do. */
  const due = (room: Room) => ({ seat: actorOf(room), turn: room.turn, move: at(legalMoves(matchOf(room)), 0) });
  const command = async (kind: 'move' | 'askUndo' | 'answerUndo', seat?: number): Promise<number> => {
    const { rooms } = server.services;
    const found = await rooms.look(table, due);
    assert(found !== null, 'the table is there');
    const by = at(who, seat ?? found.seat);
    const { turn, move } = found;
    const key = `${kind}-${turn}-key`;
    if (kind === 'move') unwrap(await rooms.command(table, by, { kind, turn, move }, key));
    else if (kind === 'askUndo') unwrap(await rooms.command(table, by, { kind, turn }, key));
    else unwrap(await rooms.command(table, by, { kind, turn, agree: true }, key));
    return found.seat;
  };
  const expectTail = (short: LiveTable, whole: LiveTable): void => {
    expect(isShort(short)).toBe(true);
    expect(short.log.length).toBe(whole.log.length);
    expect(short.log.filter(() => true)).toEqual(whole.log.slice(-200));
    expect({ ...short, log: [], news: [] }).toEqual({ ...whole, log: [], news: [] });
  };

  test('is opened by its recent entries, whoever has it in memory, and told whole to those who do not ask for that', async () => {
    await forget();
    const before = server.services.rooms.count();
    const short = await recent();
    expect(server.services.rooms.count()).toBe(before);
    const whole = await all();
    expect(whole.log.length).toBeGreaterThanOrEqual(ENTRIES);
    expect(isShort(whole)).toBe(false);
    expectTail(short, whole);
    expectTail(await recent(), whole);
    const { earlier, events, from } = await ask({ recent: 'true', details: 'true' });
    expect([earlier, from]).toEqual([whole.log.length - 200, 0]);
    expect(events.filter(({ kind }) => kind === 'entry')).toHaveLength(200);
    expect(await checkStore(server.services.db, games)).toMatchObject({ tables: 1, flaws: [] });
  });

  test('has all of its entries for everything but a look at it', async () => {
    await forget();
    expect(await missingAt('glance')).toBeGreaterThan(0);
    expect(await missingAt('look')).toBe(0);
    await forget();
    expect(await missingAt('glance')).toBeGreaterThan(0);
    const { log } = await recent();
    await command('move');
    expect(await missingAt('glance')).toBe(0);
    const record = unwrap(await at(people, 0).call('record', { params: { table } }));
    expect((record as { log: unknown[] }).log.length).toBeGreaterThan(log.length);
    expectTail(await recent(), await all());
  });

  test('is read whole where a later step has taken back what was there at the checkpoint', async () => {
    const movers = [await command('move'), await command('move')];
    const [first = 0] = movers;
    await command('askUndo', first);
    const { log } = await all();
    await command('answerUndo', 1 - first);
    expect((await all()).log.length).toBeLessThan(log.length);
    await forget();
    expect(await missingAt('glance')).toBe(0);
    expectTail(await recent(), await all());
  });

  test('is replayed where its past is damaged or gone; a check finds one that lies', async () => {
    const { db } = server.services;
    const whole = await all();
    const [kept] = await db.read('SELECT past FROM checkpoints WHERE table_id = ?', [table]);
    assert(kept !== undefined, 'there is a checkpoint');
    const past = text(kept, 'past');
    for (const [value, isFlaw] of [
      ['{', true],
      [null, true],
      [past.replace('"tip"', '"top"'), true],
      [past, false],
    ] as const) {
      await db.write([{ sql: 'UPDATE checkpoints SET past = ? WHERE table_id = ?', values: [value, table] }]);
      await forget();
      const shown = await all();
      if (value === null || value === '{') expect(shown).toEqual(whole);
      expect((await checkStore(db, games)).flaws).toEqual(isFlaw ? [expect.any(String)] : []);
    }
    await forget();
    expect(await all()).toEqual(whole);
  });

  test('a client shows the recent entries first and a moment later all, with what has come meanwhile', async () => {
    await forget();
    const bob = at(people, 1);
    const states: LiveTable[] = [];
    const end = bob.live.watch(table, (state) => states.push(state));
    await until(bob, table, isShort);
    const moved = command('move');
    const last = await until(bob, table, (state) => !isShort(state));
    await moved;
    await until(bob, table, ({ sequence }) => sequence > at(states, 0).sequence);
    end();
    expect(states.map(({ sequence }) => sequence)).toEqual(
      states.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    );
    const news = states.slice(1).flatMap((state) => state.news);
    expect(news.map(({ sequence }) => sequence).every((sequence) => sequence > at(states, 0).sequence)).toBe(true);
    expect(new Set(news.map((event) => JSON.stringify(event))).size).toBe(news.length);
    expect(news.some(({ kind }) => kind === 'entry')).toBe(true);
    expect(last.log.length).toBeGreaterThanOrEqual(at(states, 0).log.length);
    expect(at(states, states.length - 1).log).toEqual(liveOf(await ask({}, bob)).log);
  });
});
