import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { showRecord } from '../table/record.ts';
import { sealSchema } from '../table/seal.ts';
import { verifyRecord } from '../table/verify.ts';
import { dailyEnd } from './daily.ts';
import { finishDaily, noteSkill } from './store/daily.ts';
import { enter, leaveAll, playOn, startTestServer, type TestPerson, type TestServer, until } from './testing.suite.ts';

const GAME = 'harvest-dice';
const WAIT = 120_000;

let server: TestServer;
let people: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob'), await enter(server.url, 'Eve')];
});
afterAll(async () => {
  leaveAll(people);
  await server.remove();
});

const begin = async (person: TestPerson): Promise<string> =>
  unwrap(await person.call('playDaily', { params: { game: GAME } })).table;

const seedOf = (seal: unknown): string => sealSchema.required({ seed: true }).parse(seal).seed;

/** Plays the first legal move so many times; the log as it is when the next one is due. */
async function playFirst(person: TestPerson, table: string, moves: number): Promise<unknown[]> {
  for (let i = 0; ; i++) {
    const state = await until(person, table, ({ match }) => match !== null && match.moves.length > 0, WAIT);
    const { match } = state;
    if (match === null || i === moves) return state.log.map(({ entry }) => entry);
    unwrap(await person.do(table, { kind: 'move', turn: match.turn, move: at(match.moves, 0).move }));
    await until(person, table, (later) => later.match !== null && later.match.turn > match.turn, WAIT);
  }
}

describe('the daily table', () => {
  test('is the same for everybody: equal play meets equal dice and equal bots', { timeout: WAIT }, async () => {
    const [ann, bob] = [at(people, 0), at(people, 1)];
    const tables = await Promise.all([begin(ann), begin(bob)]);
    expect(tables[0]).not.toBe(tables[1]);
    const logs = await Promise.all([playFirst(ann, tables[0], 4), playFirst(bob, tables[1], 4)]);
    expect(logs[0].length).toBeGreaterThan(8);
    expect(logs[0]).toEqual(logs[1]);
  });

  test('is begun once a day, however often and from wherever one asks', async () => {
    const ann = at(people, 0);
    const [first, ...others] = await Promise.all([begin(ann), begin(ann), begin(ann)]);
    expect(others).toEqual([first, first]);
    const { games: listed, date } = unwrap(await ann.call('daily', {}));
    expect(listed.map(({ game }) => game).sort()).toEqual([...games.keys()].sort());
    expect(listed.find(({ game }) => game === GAME)?.mine).toEqual({ table: first, result: null });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('is played alone: nobody stands in, nothing is taken back that has shown dice', async () => {
    const ann = at(people, 0);
    const table = await begin(ann);
    const { match } = await until(ann, table, () => true);
    const turn = match?.turn ?? 0;
    for (const command of [
      { kind: 'away' },
      { kind: 'resign' },
      { kind: 'rematch' },
      { kind: 'askUndo', turn },
      { kind: 'leave' },
    ] as const)
      expect(await ann.do(table, command)).toMatchObject({ ok: false, error: { code: 'wrong_stage' } });
    expect(await at(people, 1).do(table, { kind: 'sit' })).toMatchObject({ ok: false });
  });

  test('at the end comes the board, then the skill; the seed only after the day', { timeout: 2 * WAIT }, async () => {
    const eve = at(people, 2);
    const table = await begin(eve);
    const last = await playOn(eve, table, () => 0);
    const total = at(last.match?.view.standings ?? [], 0).total;
    expect(last.room.seal?.seed).toBeUndefined();
    const { date, games: listed } = unwrap(await eve.call('daily', {}));
    expect(listed.find(({ game }) => game === GAME)?.mine?.result).toMatchObject({ points: total });
    const board = async (order: 'score' | 'skill') =>
      unwrap(await eve.call('dailyBoard', { params: { game: GAME, date }, query: { order } }));
    expect(await board('score')).toMatchObject({
      isOver: false,
      finished: 1,
      entries: [{ place: 1, name: 'Eve', isYou: true, points: total }],
      yours: { points: total },
    });
    expect(at((await board('score')).entries, 0)).not.toHaveProperty('table');
    await expect
      .poll(async () => (await board('skill')).yours?.lost?.value, { timeout: WAIT })
      .toBeGreaterThanOrEqual(0);
    const tomorrow = Date.parse(date) + 86_400_000;
    const ends = await server.services.rooms.look(table, (room) =>
      [tomorrow - 1, tomorrow].map((now) => dailyEnd(room, now) !== null),
    );
    expect(ends).toEqual([true, false]);
    const record = await server.services.rooms.look(table, (room) => showRecord(room, null, tomorrow));
    expect(verifyRecord(record, (id) => games.get(id))).toMatchObject({ ok: true });
    const early = unwrap(await eve.call('record', { params: { table } }));
    expect(JSON.stringify(early)).not.toContain(seedOf(record?.seal));
  });

  test('the board puts points first, equal ones share a place, and skill is the fewest points lost', async () => {
    const { db } = server.services;
    const { date } = unwrap(await at(people, 0).call('daily', {}));
    const results = [
      [30, 5, 2.5],
      [30, 5, 0.5],
      [41, -2, 9],
    ] as const;
    for (const [i, [points, margin, lost]] of results.entries()) {
      const table = unwrap(await at(people, i).call('playDaily', { params: { game: 'garden-dice' } })).table;
      await db.write([finishDaily(table, { points, margin, rank: 1 }, 1000 + i)]);
      await db.write([noteSkill(table, { value: lost, error: 0.1 }, { value: 0, error: 0.1 })]);
    }
    const names = async (order: 'score' | 'skill') =>
      unwrap(
        await at(people, 0).call('dailyBoard', { params: { game: 'garden-dice', date }, query: { order } }),
      ).entries.map(({ place, name }) => `${place} ${name}`);
    expect(await names('score')).toEqual(['1 Eve', '2 Ann', '2 Bob']);
    expect(await names('skill')).toEqual(['1 Bob', '2 Ann', '3 Eve']);
  });

  test('unknown games and days are refused', async () => {
    const ann = at(people, 0);
    expect(await ann.call('playDaily', { params: { game: 'chess' } })).toMatchObject({
      error: { code: 'unknown_game' },
    });
    for (const date of ['yesterday', '2026-13-01', '2026-1-1'])
      expect(await ann.call('dailyBoard', { params: { game: GAME, date } })).toMatchObject({
        error: { code: 'unknown_address' },
      });
  });
});
