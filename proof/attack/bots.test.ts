import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { spawnServer } from '../../src/server/process.suite.ts';
import { enter, openTable, type TestPerson } from '../../src/server/testing.suite.ts';
import { bots } from './bots.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How long a bot takes for each of its next decisions, from the moment it is to move. */
function timeAnswers(person: TestPerson, table: string, count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const took: number[] = [];
    let lastTurn = -1;
    let since: number | null = null;
    const end = person.live.watch(table, ({ match }) => {
      if (match === null || match.turn === lastTurn) return;
      const now = performance.now();
      if (since !== null) took.push(now - since);
      lastTurn = match.turn;
      since = match.actor === 1 ? now : null;
      if (took.length >= count || match.actor === 'over') {
        setImmediate(() => end());
        return resolve(took);
      }
      const [first] = match.moves;
      if (first !== undefined) void person.do(table, { kind: 'move', turn: match.turn, move: first.move });
    });
  });
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test('P9 while one address lets Masters think at dozens of tables, the bot of another table answers within twice its time', {
  timeout: 120_000,
  // By the clock: a machine that is busy otherwise may spoil it.
  retry: 2,
}, async () => {
  const server = await spawnServer({ WINDFALL_DATA: folder });
  const ann = await enter(server.url, 'Ann');
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  unwrap(await ann.do(table, { kind: 'sit' }));
  unwrap(await ann.do(table, { kind: 'addBot', level: 'master' }));
  unwrap(await ann.do(table, { kind: 'start' }));
  await timeAnswers(ann, table, 1);
  const alone = await timeAnswers(ann, table, 5);
  const attack = bots.run({ port: server.port, millis: 20_000, network: 77 });
  await new Promise((next) => setTimeout(next, 5000));
  await timeAnswers(ann, table, 1);
  const attacked = await timeAnswers(ann, table, 5);
  const { counts, flaws } = await attack;
  ann.live.close();
  server.child.kill('SIGKILL');
  await server.ended;
  expect(flaws).toEqual([]);
  // It was an attack.
  expect(counts.tables).toBeGreaterThan(20);
  expect(attacked).toHaveLength(5);
  const story = `alone ${alone.map(Math.round)}, attacked ${attacked.map(Math.round)}, ${JSON.stringify(counts)}`;
  if (process.env.WINDFALL_SAY !== undefined) console.log(story);
  expect(median(attacked), story).toBeLessThan(2 * median(alone));
});
