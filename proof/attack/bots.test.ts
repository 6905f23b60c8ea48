import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { spawnServer } from '../../src/server/process.suite.ts';
import { enter, openTable, type TestPerson } from '../../src/server/testing.suite.ts';
import { bots } from './bots.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly millis: number;
  /** Bots of other tables that have moved meanwhile. */
  readonly others: number;
}

/** What a bot takes for each of its next decisions, from the moment it is to move. */
function watchAnswers(
  person: TestPerson,
  table: string,
  count: number,
  countOthers: () => number = () => 0,
): Promise<Answer[]> {
  return new Promise((resolve) => {
    const answers: Answer[] = [];
    let lastTurn = -1;
    let since: { readonly millis: number; readonly others: number } | null = null;
    const end = person.live.watch(table, ({ match }) => {
      if (match === null || match.turn === lastTurn) return;
      const now = { millis: performance.now(), others: countOthers() };
      if (since !== null) answers.push({ millis: now.millis - since.millis, others: now.others - since.others });
      lastTurn = match.turn;
      since = match.actor === 1 ? now : null;
      if (answers.length >= count || match.actor === 'over') {
        setImmediate(() => end());
        return resolve(answers);
      }
      const [first] = match.moves;
      if (first !== undefined) void person.do(table, { kind: 'move', turn: match.turn, move: first.move });
    });
  });
}

/**
 * So many of one address think at once at most; bots think by the clock, so within twice the time of one thought each of them begins two more. Before turns were
 * shared out, all of the crowd's tables came first, forty and more. Counted, not timed: what else the machine does slows down all alike.
 */
const MOST_BEFORE = 8;

test('P9 while one address lets Masters think at dozens of tables, the bot of another table is next, not behind them', {
  timeout: 120_000,
}, async () => {
  const server = await spawnServer({ WINDFALL_DATA: folder });
  const ann = await enter(server.url, 'Ann');
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  unwrap(await ann.do(table, { kind: 'sit' }));
  unwrap(await ann.do(table, { kind: 'addBot', level: 'master' }));
  unwrap(await ann.do(table, { kind: 'start' }));
  await watchAnswers(ann, table, 1);
  const alone = await watchAnswers(ann, table, 5);
  const file = new DatabaseSync(join(folder, 'windfall.sqlite'), { readOnly: true });
  const moved = file.prepare(
    `SELECT COUNT(*) AS count FROM steps WHERE table_id <> ? AND events LIKE '%"isBot":true%'`,
  );
  const countOthers = (): number => Number(moved.get(table)?.count);
  const attack = bots.run({ port: server.port, millis: 13_000, network: 77 });
  await new Promise((next) => setTimeout(next, 5000));
  await watchAnswers(ann, table, 1);
  const attacked = await watchAnswers(ann, table, 5, countOthers);
  const { counts, flaws } = await attack;
  const crowd = countOthers();
  file.close();
  ann.live.close();
  server.child.kill('SIGKILL');
  await server.ended;
  expect(flaws).toEqual([]);
  // It was an attack, and its bots did think.
  expect(counts.tables).toBeGreaterThan(20);
  expect(crowd).toBeGreaterThan(0);
  expect(attacked).toHaveLength(5);
  const told = (answers: readonly Answer[]): string =>
    answers.map(({ millis, others }) => `${Math.round(millis)} ms (${others})`).join(', ');
  const story = `alone ${told(alone)}, attacked ${told(attacked)}, ${crowd} moves of the crowd, ${JSON.stringify(counts)}`;
  if (process.env.WINDFALL_SAY !== undefined) console.log(story);
  expect(Math.max(...attacked.map(({ others }) => others)), story).toBeLessThanOrEqual(MOST_BEFORE);
});
