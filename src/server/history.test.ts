import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
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
let people: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
});
afterAll(async () => {
  leaveAll(people);
  await server.remove();
});

describe('my games', () => {
  test('tells what was played and how it ended, in pages and by game', async () => {
    const [ann, bob] = [at(people, 0), at(people, 1)];
    const played: string[] = [];
    for (let i = 0; i < 3; i++) {
      const table = await startTable([ann, bob], { game: 'harvest-dice' });
      await Promise.all([playOn(ann, table, () => 0), playOn(bob, table, (moves) => moves - 1)]);
      played.unshift(table);
    }
    const running = await startTable([bob, ann], { game: 'garden-dice' });
    await openTable(ann, { game: 'rice-dice', players: 2 });

    const first = unwrap(await ann.call('myGames', { query: { stage: 'over', limit: 2 } }));
    expect(first.games.map(({ table }) => table)).toEqual(played.slice(0, 2));
    const second = unwrap(await ann.call('myGames', { query: { stage: 'over', limit: 2, before: first.next ?? '' } }));
    expect(second).toMatchObject({ games: [{ table: played[2] }], next: null });
    const game = at(first.games, 0);
    expect(game).toMatchObject({ game: 'harvest-dice', stage: 'over', seat: 0, daily: null });
    expect(game.seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual(['Ann', 'Bob']);
    const record = unwrap(await ann.call('record', { params: { table: game.table } }));
    expect(record.result).toEqual({ standings: game.standings, winners: game.winners });

    const all = unwrap(await ann.call('myGames', {}));
    expect(all.games.map(({ stage }) => stage)).toEqual(['open', 'playing', 'over', 'over', 'over']);
    expect(unwrap(await ann.call('myGames', { query: { game: 'garden-dice' } })).games).toMatchObject([
      { table: running, seat: 1, standings: null, winners: [] },
    ]);
    const bobs = unwrap(await bob.call('myGames', {}));
    expect(bobs.games.map(({ table }) => table)).toEqual([running, ...played]);

    const { games: statistics } = unwrap(await ann.call('myStatistics', {}));
    const points = [...first.games, ...second.games].map(({ standings }) => at(standings ?? [], 0).total ?? 0);
    expect(statistics).toEqual([
      {
        game: 'harvest-dice',
        played: 3,
        wins: [...first.games, ...second.games].filter(({ winners }) => winners.includes(0)).length,
        averagePoints: points.reduce((sum, each) => sum + each, 0) / 3,
        bestPoints: Math.max(...points),
        luck: null,
      },
    ]);
  });

  test('are one’s own', async () => {
    const stranger = await enter(server.url, 'Eve');
    expect(unwrap(await stranger.call('myGames', {}))).toEqual({ games: [], next: null });
    expect(unwrap(await stranger.call('myStatistics', {}))).toEqual({ games: [] });
    leaveAll([stranger]);
  });
});
