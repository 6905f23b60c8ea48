import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assert, at } from '../core/assert.ts';
import { legalMoves } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { FOLD_STEPS } from '../table/fold.ts';
import { actorOf, matchOf, type Room } from '../table/room.ts';
import { checkStore } from './check.ts';
import { type Row, text } from './store/database.ts';
import { startPostgres, type TestPostgres } from './store/postgres.suite.ts';
import { enter, leaveAll, startTable, startTestServer, type TestPerson, type TestServer } from './testing.suite.ts';

describe.each(['SQLite', 'PostgreSQL'])('a long table on %s', (store) => {
  let postgres: TestPostgres | null = null;
  let server: TestServer;
  let people: TestPerson[];
  let table: string;
  beforeAll(async () => {
    postgres = store === 'SQLite' ? null : await startPostgres();
    server = await startTestServer({ databaseUrl: postgres?.url ?? null });
    people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
    table = await startTable(people, { game: 'garden-dice' });
    for (const person of people) unwrap(await person.do(table, { kind: 'chat', text: `a word of ${person.name}` }));
    await moveToAndFro(FOLD_STEPS);
  }, 60_000);
  afterAll(async () => {
    leaveAll(people);
    await server.remove();
    await postgres?.stop();
  });

  const look = async <T>(use: (room: Room) => T): Promise<T> => {
    const found = await server.services.rooms.look(table, (room) => ({ value: use(room) }));
    assert(found !== null, 'the table is there');
    return found.value;
  };
  const isKnown = (room: Room): boolean => room.keysFrom === 0;
  /** Somebody moves and takes it back, again and again, where no dice have come after it. */
  async function moveToAndFro(moves: number): Promise<void> {
    const { rooms } = server.services;
    for (let i = 0; i < moves; i++) {
      const { person, turn, move } = await look(nextMove);
      const who = { person, name: '' };
      unwrap(await rooms.command(table, who, { kind: 'move', turn, move }, `step-${i}-key`));
      await rooms.command(table, who, { kind: 'undo', turn: await look((room) => room.turn) }, `undo-${i}-key`);
    }
  }
  const checkpoints = (): Promise<Row[]> =>
    server.services.db.read('SELECT sequence, version, room FROM checkpoints WHERE table_id = ?', [table]);
  const shown = async () => unwrap(await at(people, 0).call('table', { params: { table } }));
  const recorded = async () => unwrap(await at(people, 0).call('record', { params: { table } }));

  test('is opened from its checkpoint and shows the same as before', async () => {
    expect(await checkpoints()).toMatchObject([{ sequence: 2 * FOLD_STEPS }]);
    expect(await look(isKnown)).toBe(true);
    const [{ events, ...before }, record] = [await shown(), await recorded()];
    server.services.rooms.forget(table);
    const { events: fewer, ...after } = await shown();
    expect(await look(isKnown)).toBe(false);
    expect([after, await recorded()]).toEqual([before, record]);
    const entries = (list: typeof events): unknown[] => list.filter(({ kind }) => kind === 'entry' || kind === 'said');
    expect(events).toEqual(expect.arrayContaining(entries(fewer)));
    expect(fewer.length).toBeLessThan(events.length);
    expect(await checkStore(server.services.db, games)).toMatchObject({ tables: 1, flaws: [] });
  });

  test('tells everything anew to those who have not seen what is folded', async () => {
    const [ann] = people as [TestPerson];
    const told = unwrap(await ann.call('table', { params: { table }, query: { from: 10 } }));
    expect([told.from, told.room?.stage]).toEqual([0, 'playing']);
    const { sequence } = told;
    expect(unwrap(await ann.call('table', { params: { table }, query: { from: sequence - 1 } })).from).toBe(
      sequence - 1,
    );
  });

  test('P2: knows the keys of the steps before its checkpoint', async () => {
    server.services.rooms.forget(table);
    const { person } = await look((room) => ({ person: room.owner }));
    const [row] = await server.services.db.read(
      "SELECT sequence, command_key FROM steps WHERE table_id = ? AND command_key LIKE '%:step-%' AND sequence < 100 ORDER BY sequence DESC LIMIT 1",
      [table],
    );
    assert(row !== undefined, 'a step has a key');
    const [by = '', key = ''] = text(row, 'command_key').split(':');
    expect(by.length).toBe(person.length);
    const again = await server.services.rooms.command(table, { person: by, name: '' }, { kind: 'undo', turn: 0 }, key);
    expect(again).toEqual({ ok: true, value: row.sequence });
    expect(await look(isKnown)).toBe(true);
  });

  test('is replayed where its checkpoint is damaged or of another version; a check finds one that lies', async () => {
    const { db, rooms } = server.services;
    const before = await recorded();
    const [kept] = await checkpoints();
    const put = (column: string, value: string): Promise<boolean> =>
      db.write([{ sql: `UPDATE checkpoints SET ${column} = ? WHERE table_id = ?`, values: [value, table] }]);
    assert(kept !== undefined, 'there is a checkpoint');
    const lie = text(kept, 'room').replace('a word of Bob', 'a lie');
    for (const [column, value] of [
      ['room', '{'],
      ['room', lie],
      ['version', 'other'],
    ] as const) {
      await put(column, value);
      rooms.forget(table);
      expect(await recorded()).toEqual(before);
      expect(await look(isKnown)).toBe(value !== lie);
      const { flaws } = await checkStore(db, games);
      expect(flaws).toEqual(column === 'version' ? [] : [expect.any(String)]);
      await put(column, text(kept, column));
    }
  });

  test('P19: holds nothing of somebody who has deleted themselves', async () => {
    const { db, rooms } = server.services;
    unwrap(await at(people, 1).call('deleteMe', {}));
    expect(await checkpoints()).toEqual([]);
    rooms.forget(table);
    expect(JSON.stringify(await shown())).not.toContain('Bob');
    expect(await checkStore(db, games)).toMatchObject({ flaws: [] });
  });
});

function nextMove(room: Room): { person: string; turn: number; move: unknown } {
  const mover = room.seats[actorOf(room)];
  assert(mover?.kind === 'person', 'people play');
  return { person: mover.person, turn: room.turn, move: at(legalMoves(matchOf(room)), 0) };
}
