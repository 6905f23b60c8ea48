import { randomUUID } from 'node:crypto';
import type { Client, Pool } from 'pg';
import { at } from '../../core/assert.ts';
import type { Database, Job, Reader, Row, Statement, Value } from './database.ts';
import { migrations } from './migrations.ts';
import { newPostgresJobs } from './postgresJobs.ts';

const CHANNEL = 'windfall_tables';
/** Guards the migrations of processes that start together. Any number that nobody else uses. */
const MIGRATION_LOCK = 7_263_114;
const RECONNECT_MILLIS = 1000;

/** Shared by any number of processes. `failed` hears of connections that broke while nobody was asking. */
export async function openPostgres(url: string, failed: (error: unknown) => void): Promise<Database> {
  // Loaded only here: a server with a file of its own needs none of it.
  const { default: pg } = await import('pg');
  // Whole numbers of 64 bits come as text otherwise; ours are milliseconds and counts.
  const types = { getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid)) };
  const pool = new pg.Pool({ connectionString: url, max: 10, types: types as typeof pg.types });
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', failed));
  await migrate(pool);
  const process = randomUUID();
  const listener = newListener(() => new pg.Client({ connectionString: url }), process, failed);
  const jobs = newPostgresJobs(url, pool, () => new pg.Client({ connectionString: url }), failed);
  await jobs.prepare();
  return {
    isShared: true,
    rowHold: 'FOR KEY SHARE',
    read: async (sql, values = []) => (await pool.query(numbered(sql), [...values])).rows as Row[],
    atOneMoment: (use) => readAtOneMoment(pool, use),
    write: (statements) => write(pool, statements),
    enqueue: enqueueStatement,
    announce: (topic) => ({ sql: `SELECT pg_notify('${CHANNEL}', ?)`, values: [`${process} ${topic}`] }),
    listen: listener.listen,
    startJobs: jobs.start,
    stopJobs: jobs.stop,
    // Its own vacuum sees to that.
    scrub: async () => {},
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

const enqueueStatement = ({ kind, key, runAtMillis, payload }: Job): Statement => ({
  sql: `SELECT graphile_worker.add_job(identifier => ?, payload => CAST(? AS json),
    run_at => to_timestamp(CAST(? AS double precision) / 1000), job_key => ?, max_attempts => 20)`,
  values: [kind, JSON.stringify(payload), runAtMillis, key],
});

const numberedOnce = new Map<string, string>();

/** PostgreSQL numbers its values: $1, $2, … */
function numbered(sql: string): string {
  const known = numberedOnce.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const result = sql.replace(/\?/g, () => `$${++count}`);
  numberedOnce.set(sql, result);
  return result;
}

async function readAtOneMoment<T>(pool: Pool, use: (reader: Reader) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await use({
      read: async (sql, values = []) => (await client.query(numbered(sql), [...values])).rows as Row[],
    });
  } finally {
    // Nothing was changed: the connection is simply given up.
    client.release(true);
  }
}

async function write(pool: Pool, statements: readonly Statement[]): Promise<boolean> {
  const first = at(statements, 0);
  const values = (statement: Statement): Value[] => [...statement.values];
  if (statements.length === 1) return changed(await pool.query(numbered(first.sql), values(first)));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const isDone = changed(await client.query(numbered(first.sql), values(first)));
    if (isDone) for (const next of statements.slice(1)) await client.query(numbered(next.sql), values(next));
    await client.query(isDone ? 'COMMIT' : 'ROLLBACK');
    client.release();
    return isDone;
  } catch (error) {
    // The connection may be in any state: it is not used again, and what it had begun is rolled back.
    client.release(true);
    throw error;
  }
}

const changed = (result: { rowCount: number | null }): boolean => (result.rowCount ?? 0) > 0;

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT version FROM schema_version');
    const version = Number(rows[0]?.version ?? 0);
    if (version > migrations.length)
      throw new Error(
        `The database is of version ${version}, from a newer Windfall; this one knows ${migrations.length}.`,
      );
    for (const migration of migrations.slice(version)) for (const sql of migration) await client.query(sql);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Hears what other processes announce, on a connection of its own that is opened again when it breaks. */
function newListener(newClient: () => Client, process: string, failed: (error: unknown) => void) {
  let client: Client | null = null;
  let isClosed = false;

  const connect = async (heard: (topic: string | null) => void): Promise<void> => {
    const opened = newClient();
    opened.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      if (payload.slice(0, space) !== process) heard(payload.slice(space + 1));
    });
    const again = (error: unknown): void => {
      if (isClosed || client !== opened) return;
      client = null;
      failed(error);
      setTimeout(() => {
        connect(heard)
          // What was announced in between was not heard.
          .then(() => heard(null))
          .catch(again);
      }, RECONNECT_MILLIS).unref();
    };
    client = opened;
    opened.on('error', again);
    opened.on('end', () => again(new Error('the listening connection ended')));
    await opened.connect();
    await opened.query(`LISTEN ${CHANNEL}`);
  };

  return {
    listen: connect,
    close: async (): Promise<void> => {
      isClosed = true;
      await client?.end();
    },
  };
}
