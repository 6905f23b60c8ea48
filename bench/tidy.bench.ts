import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../src/games/registry.node.ts';
import { configFrom } from '../src/server/config.ts';
import { newHub } from '../src/server/hub.ts';
import { newRooms } from '../src/server/rooms.ts';
import type { Services } from '../src/server/services.ts';
import type { Database, Statement } from '../src/server/store/database.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { openPostgres } from '../src/server/store/postgres.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { tidy } from '../src/server/tidy.ts';

/** The daily tidying of a store of more than a million rows, of which some thousands go: how long it takes, and how long others may have to wait for one of its questions. */
const GUESTS = 400_000;
const TABLES = 150_000;
const CHUNK = 25_000;
const DAY_MILLIS = 86_400_000;
const now = Date.now();
const old = now - 200 * DAY_MILLIS;

const opened = JSON.stringify([
  {
    kind: 'opened',
    settings: { game: 'harvest-dice', rules: 2, options: {}, players: 2, isPublic: true, moveMillis: null },
    owner: 'g1',
  },
]);
/** Guests, each of whom but every eightieth has sat down, with a session; tables, of which every seventy-fifth never started and as many were closed long ago. */
const fill: readonly (readonly [rows: number, sql: string])[] = [
  [GUESTS, `INSERT INTO people (id, name, created_millis) SELECT 'g' || n, 'Guest', ${old} + n FROM numbers`],
  [
    GUESTS,
    `INSERT INTO sessions (hash, id, person, kind, label, created_millis, seen_millis, expires_millis)
     SELECT 'h' || n, 's' || n, 'g' || n, 'cookie', '', ${old}, ${old} + n, CASE WHEN n % 40 = 0 THEN ${now} - 1 END FROM numbers`,
  ],
  [
    TABLES,
    `INSERT INTO tables (id, code, game, is_public, stage, seed, created_millis, changed_millis)
     SELECT 't' || n, 'c' || n, 'harvest-dice', 1, CASE n % 75 WHEN 1 THEN 'open' WHEN 2 THEN 'closed' ELSE 'over' END, 'seed', ${old} + n, ${old} FROM numbers`,
  ],
  [
    TABLES,
    `INSERT INTO steps (table_id, sequence, at_millis, events) SELECT 't' || n, 1, ${old}, '${opened}' FROM numbers`,
  ],
  [
    GUESTS,
    "INSERT INTO members (table_id, person) SELECT 't' || (n % 150000), 'g' || n FROM numbers WHERE n % 80 <> 0",
  ],
];

async function fillStore(db: Database): Promise<void> {
  for (const [rows, sql] of fill)
    for (let from = 0; from < rows; from += CHUNK) {
      const [insert, select = ''] = sql.split(/(?=SELECT)/);
      const numbers = `WITH RECURSIVE numbers (n) AS (SELECT ${from + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${from + CHUNK})`;
      await db.write([{ sql: `${insert} ${numbers} ${select}`, values: [] }]);
    }
}

const took: { readonly millis: number; readonly sql: string }[] = [];
async function timed<T>(sql: string, ask: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await ask();
  took.push({ millis: performance.now() - began, sql });
  return answer;
}

async function measure(name: string, db: Database): Promise<void> {
  const filling = performance.now();
  await fillStore(db);
  console.log(`  ${name}: filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`);
  const watched: Database = {
    ...db,
    read: (sql, values) => timed(sql, () => db.read(sql, values)),
    write: (statements: readonly Statement[]) => timed(statements[0]?.sql ?? '', () => db.write(statements)),
  };
  const failed = (error: unknown): void => console.error(error);
  const rooms = newRooms({ db: watched, hub: newHub(true), games, meansOf: () => [], failed });
  const services: Pick<Services, 'config' | 'db' | 'rooms' | 'log' | 'stopping'> = {
    config: configFrom({}),
    db: watched,
    rooms,
    log: { info: () => {} } as Partial<Services['log']> as Services['log'],
    stopping: new AbortController().signal,
  };
  took.length = 0;
  const began = performance.now();
  const done = await tidy(services as Services, now);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const [slowest] = took.sort((a, b) => b.millis - a.millis);
  const median = took[Math.floor(took.length / 2)]?.millis.toFixed(2);
  console.log(`  ${name}: ${seconds} s, ${JSON.stringify(done)}; ${took.length} questions, median ${median} ms`);
  console.log(`    slowest ${slowest?.millis.toFixed(0)} ms: ${slowest?.sql.replace(/\s+/g, ' ').slice(0, 120)}`);
  await db.close();
}

const folder = mkdtempSync(join(tmpdir(), 'windfall-tidy-'));
await measure('SQLite', await openSqlite(join(folder, 'windfall.sqlite')));
rmSync(folder, { recursive: true, force: true });
const postgres = await startPostgres();
await measure('PostgreSQL', await openPostgres(postgres.url, console.error));
await postgres.stop();
process.exit(0);
