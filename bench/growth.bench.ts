import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { assert, at } from '../src/core/assert.ts';
import { type Config, configFrom, databaseFile } from '../src/server/config.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openDatabase } from '../src/server/store/open.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { tidy } from '../src/server/tidy.ts';
import { DUE, DUE_MILLIS, DUE_TIMES, type Fill, type Filled, fillStore, secretOf } from './growthFill.ts';
import { type Asked, listenTo, type PageCounter, postgresPages, reportPages, sqlitePages } from './growthPages.ts';

/**
 * What people ask of a store of a thousand tables and of a million: how long each takes when no table is in memory, in turns with the other store, and
 * whether any question reads more than it needs. `WINDFALL_TABLES=100000 npm run bench growth` for a smaller large one, `WINDFALL_ASK=lobby,retention` for
 * the questions with these words alone.
 */
const SIZES = [1000, Number(process.env.WINDFALL_TABLES ?? 1_000_000)];
const ASKED = 60;
/** What is told apart from noise. */
const MOST = 1.5;
const words = process.env.WINDFALL_ASK?.split(',') ?? [''];
const isWanted = (name: string): boolean => words.some((word) => name.includes(word));

const today = new Date().toISOString().slice(0, 10);
const questions: readonly (readonly [name: string, path: (table: string) => string, isSignedIn: boolean])[] = [
  ['opening a table', (table) => `/api/tables/${table}`, false],
  ['lobby', () => '/api/tables', false],
  ['lobby of one game', () => '/api/tables?game=dessert-dice', false],
  ['lobby of a game that nobody plays', () => '/api/tables?game=rice-dice', false],
  ['my tables', () => '/api/me/tables', true],
  ['my games', () => '/api/me/games', true],
  ['my statistics', () => '/api/me/statistics', true],
  ['the day', () => '/api/daily', true],
  ['daily board', () => `/api/daily/harvest-dice/${today}`, true],
  ['daily board by skill', () => `/api/daily/harvest-dice/${today}?order=skill`, true],
  ['export', () => '/api/me/export', true],
];

/** A server on a filled store. */
interface Grown {
  readonly server: RunningServer;
  readonly filled: Filled;
  readonly asked: Asked;
  readonly pagesOf: PageCounter;
}

/** One question, of another person and about another table each time. What was read into memory for it is forgotten again. */
async function ask({ server, filled }: Grown, number: number, turn: number): Promise<number> {
  const [, path, isSignedIn] = at(questions, number);
  const person = at(filled.people, (turn * 3) % filled.people.length);
  const table = at(filled.tables, (turn * 3) % filled.tables.length);
  const headers = isSignedIn ? { authorization: `Bearer ${secretOf(person)}` } : {};
  const began = performance.now();
  const answer = await fetch(`${server.url}${path(table)}`, { headers });
  const body = await answer.text();
  const millis = performance.now() - began;
  if (!answer.ok) throw new Error(`${path(table)}: ${answer.status} ${body}`);
  for (const [, id = ''] of body.matchAll(/"table":"([\w-]{22})"/g)) server.services.rooms.forget(id);
  await server.services.rooms.settle();
  return millis;
}

/** A quarter of all were quicker. What else the machine does only adds to a time, and at times to that of one store alone. */
const quarter = (list: readonly number[]): number =>
  at(
    [...list].sort((a, b) => a - b),
    Math.floor(list.length / 4),
  );

/** How long a question takes in each store, in turns: whatever else the machine does meanwhile slows all alike. */
async function measureQuestion(grown: readonly Grown[], number: number): Promise<number[]> {
  const times = grown.map((): number[] => []);
  // What is asked for the first time may have to come from the disk: that depends on the machine, and is not what is told here.
  for (const isMeasured of [false, true])
    for (let turn = 0; turn < ASKED; turn++)
      for (const [i, each] of grown.entries()) {
        const millis = await ask(each, number, turn);
        if (isMeasured) at(times, i).push(millis);
      }
  return times.map(quarter);
}

/** Prints the ratios; whether all of them are small. One that is not is measured once more: what lasts is told apart from a busy moment. */
async function measure(grown: readonly Grown[]): Promise<boolean> {
  const tell = (name: string, [before = 0, after = 0]: readonly number[]): boolean => {
    console.log(`    ${name}: ${before.toFixed(1)} / ${after.toFixed(1)} ms, ${(after / before).toFixed(2)} times`);
    return after / before < MOST;
  };
  let isFlat = true;
  for (const [number, [name]] of questions.entries()) {
    if (!isWanted(name)) continue;
    const isBelow =
      tell(name, await measureQuestion(grown, number)) ||
      tell(`${name}, once more`, await measureQuestion(grown, number));
    isFlat &&= isBelow;
  }
  if (!isWanted('retention job')) return isFlat;
  return tell('retention job', (await tidyDaily(grown)).map(quarter)) && isFlat;
}

/** The daily tidying some times in turn, of which the first does what was never done before, and is not told. */
async function tidyDaily(grown: readonly Grown[]): Promise<number[][]> {
  const times = grown.map((): number[] => []);
  for (let time = 0; time < DUE_TIMES; time++)
    for (const [i, { server }] of grown.entries()) {
      const began = performance.now();
      const done = await tidy(server.services, Date.now() + time * DUE_MILLIS);
      if (time > 0) at(times, i).push(performance.now() - began);
      if (Object.values(done).some((count) => count !== DUE)) throw new Error(`tidied ${JSON.stringify(done)}`);
    }
  return times;
}

async function measureStores(name: string, open: (tables: number) => Promise<Store>): Promise<boolean> {
  const grown: Grown[] = [];
  for (const tables of SIZES) {
    const store = await open(tables);
    await (await openDatabase(store.config, console.error)).close();
    const began = performance.now();
    const filled = await store.fill((fill) => fillStore(fill, tables));
    const seconds = (performance.now() - began) / 1000;
    // Every commit would wait for what is still on its way to the disk otherwise.
    execFileSync('sync');
    console.log(
      `  ${name}, ${tables} tables: ${((await store.bytes()) / 1e6).toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`,
    );
    const server = await startServer(store.config);
    grown.push({ server, filled, asked: listenTo(server.services.db), pagesOf: store.pagesOf });
  }
  const isFlat = [await measure(grown), await reportPages(at(grown, 0), at(grown, 1))];
  for (const { server } of grown) await server.stop();
  return isFlat.every(Boolean);
}

/** Where a store is, and the quickest way to fill it: nothing there is worth waiting for the disk, and indexes come after the data. */
interface Store {
  readonly config: Config;
  fill(use: (fill: Fill) => Promise<Filled>): Promise<Filled>;
  bytes(): Promise<number>;
  readonly pagesOf: PageCounter;
}

const folder = mkdtempSync(join(tmpdir(), 'windfall-growth-'));
const base: Config = {
  ...configFrom({}),
  ...{ port: 0, host: '127.0.0.1', appFolder: null, rate: 1000, logLevel: 'error', maxDelayMillis: 60_000 },
};

const sqliteStore = async (tables: number): Promise<Store> => {
  const config: Config = { ...base, dataFolder: join(folder, `${tables}`) };
  return {
    config,
    fill: async (use) => {
      const db = new DatabaseSync(databaseFile(config));
      db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
      const indexes = db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").all();
      for (const { name } of indexes) db.exec(`DROP INDEX ${name}`);
      const filled = await use(async ({ sql, values }) => db.prepare(sql).run(...values));
      for (const { sql } of indexes) db.exec(String(sql));
      db.exec('PRAGMA journal_mode = WAL');
      db.close();
      return filled;
    },
    bytes: async () => statSync(databaseFile(config)).size,
    pagesOf: (asked) => sqlitePages(databaseFile(config), asked),
  };
};

const wanted = process.env.WINDFALL_STORE;
const postgres = wanted === 'sqlite' ? null : await startPostgres();
const postgresStore = async (tables: number): Promise<Store> => {
  assert(postgres !== null, 'PostgreSQL runs');
  const name = `growth${tables}`;
  await postgres.createDatabase(name);
  const url = postgres.url.replace(/windfall$/, name);
  const using = async <T>(use: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };
  return {
    config: { ...base, dataFolder: folder, databaseUrl: url },
    fill: (use) =>
      using(async (client) => {
        await client.query(
          "SET synchronous_commit = off; SET statement_timeout = 0; SET maintenance_work_mem = '512MB'",
        );
        const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
          "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef NOT LIKE 'CREATE UNIQUE%'",
        );
        for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);
        const filled = await use(({ sql, values }) => {
          let count = 0;
          return client.query(
            sql.replace(/\?/g, () => `$${++count}`),
            [...values],
          );
        });
        for (const { indexdef } of indexes) await client.query(indexdef);
        // As its own housekeeping does sooner or later.
        await client.query('VACUUM ANALYZE');
        await client.query('CHECKPOINT');
        return filled;
      }),
    bytes: () =>
      using(async (client) =>
        Number((await client.query('SELECT pg_database_size(current_database()) AS size')).rows[0]?.size),
      ),
    pagesOf: (asked) => using((client) => postgresPages(client, asked)),
  };
};

const isFlat = [
  wanted === 'postgres' || (await measureStores('SQLite', sqliteStore)),
  wanted === 'sqlite' || (await measureStores('PostgreSQL', postgresStore)),
];
rmSync(folder, { recursive: true, force: true });
await postgres?.stop();
process.exit(isFlat.every(Boolean) ? 0 : 1);
