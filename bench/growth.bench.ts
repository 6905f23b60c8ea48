import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { at } from '../src/core/assert.ts';
import { type Config, configFrom, databaseFile } from '../src/server/config.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openDatabase } from '../src/server/store/open.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { tidy } from '../src/server/tidy.ts';
import { type Fill, type Filled, fillStore, secretOf } from './growthFill.ts';
import { type Asked, listenTo, scansOf } from './growthPlans.ts';

/**
 * What people ask of a store of a thousand tables and of a million: how long each takes when no table is in memory, in turns with the other store, and
 * whether any question reads more than it needs. `WINDFALL_TABLES=100000 npm run bench growth` for a smaller large one.
 */
const SIZES = [1000, Number(process.env.WINDFALL_TABLES ?? 1_000_000)];
const ASKED = 60;
const WARM_UP = 10;
/** What is told apart from noise. */
const MOST = 1.5;

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
  readonly millis: Map<string, number>;
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

const median = (list: readonly number[]): number =>
  at(
    [...list].sort((a, b) => a - b),
    Math.floor(list.length / 2),
  );

/** In turns: whatever else the machine does meanwhile slows all alike. */
async function measure(grown: readonly Grown[]): Promise<void> {
  for (const [number, [name]] of questions.entries()) {
    const times = grown.map((): number[] => []);
    for (let turn = 0; turn < WARM_UP + ASKED; turn++)
      for (const [i, each] of grown.entries()) {
        const millis = await ask(each, number, turn);
        if (turn >= WARM_UP) at(times, i).push(millis);
      }
    for (const [i, each] of grown.entries()) each.millis.set(name, median(at(times, i)));
  }
  for (const { server, millis } of grown) {
    const began = performance.now();
    const done = await tidy(server.services);
    millis.set('retention job', performance.now() - began);
    if (done.closed < 100 || done.guests < 100 || done.tables < 100) throw new Error(`tidied ${JSON.stringify(done)}`);
  }
}

/** Prints the ratios; whether all of them are small, and no question reads a whole table. */
async function report(few: Grown, many: Grown): Promise<boolean> {
  let isFlat = true;
  for (const [name, before] of few.millis) {
    const after = many.millis.get(name) ?? Number.NaN;
    if (!(after / before < MOST)) isFlat = false;
    console.log(`    ${name}: ${before.toFixed(1)} / ${after.toFixed(1)} ms, ${(after / before).toFixed(2)} times`);
  }
  const scans = await scansOf(many.server.services.db, many.asked);
  console.log(`    ${many.asked.size} questions, of which ${scans.length} read a whole table`);
  for (const scan of scans) console.log(`      ${scan}`);
  return isFlat && scans.length === 0;
}

async function measureStores(name: string, open: (tables: number) => Promise<Store>): Promise<boolean> {
  const grown: Grown[] = [];
  for (const tables of SIZES) {
    const store = await open(tables);
    await (await openDatabase(store.config, console.error)).close();
    const began = performance.now();
    const filled = await store.fill((fill) => fillStore(fill, tables));
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `  ${name}, ${tables} tables: ${((await store.bytes()) / 1e6).toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`,
    );
    const server = await startServer(store.config);
    grown.push({ server, filled, asked: listenTo(server.services.db), millis: new Map() });
  }
  await measure(grown);
  const isFlat = await report(at(grown, 0), at(grown, 1));
  for (const { server } of grown) await server.stop();
  return isFlat;
}

/** Where a store is, and the quickest way to fill it: nothing there is worth waiting for the disk. */
interface Store {
  readonly config: Config;
  fill(use: (fill: Fill) => Promise<Filled>): Promise<Filled>;
  bytes(): Promise<number>;
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
      db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
      const filled = await use(async ({ sql, values }) => db.prepare(sql).run(...values));
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      return filled;
    },
    bytes: async () => statSync(databaseFile(config)).size,
  };
};

const postgres = await startPostgres();
const postgresStore = async (tables: number): Promise<Store> => {
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
        await client.query('SET synchronous_commit = off; SET statement_timeout = 0');
        const filled = await use(({ sql, values }) => {
          let count = 0;
          return client.query(
            sql.replace(/\?/g, () => `$${++count}`),
            [...values],
          );
        });
        // As its own housekeeping does sooner or later.
        await client.query('VACUUM ANALYZE');
        return filled;
      }),
    bytes: () =>
      using(async (client) =>
        Number((await client.query('SELECT pg_database_size(current_database()) AS size')).rows[0]?.size),
      ),
  };
};

const wanted = process.env.WINDFALL_STORE;
const isFlat = [
  wanted === 'postgres' || (await measureStores('SQLite', sqliteStore)),
  wanted === 'sqlite' || (await measureStores('PostgreSQL', postgresStore)),
];
rmSync(folder, { recursive: true, force: true });
await postgres.stop();
process.exit(isFlat.every(Boolean) ? 0 : 1);
