import type { Client, Pool, QueryConfig } from 'pg';
import { at } from '../../core/assert.ts';
import type { Database, Job, Reader, Row, Statement } from './database.ts';
import { ENQUEUE, enqueueStatement, wakeAfter } from './jobs.ts';
import { migrations } from './migrations.ts';
import { numbered, quoting } from './placeholders.ts';
import { newFollows } from './postgresFollows.ts';
import { newPostgresJobs } from './postgresJobs.ts';
import { NOW, newPostgresNode, type PostgresNode } from './postgresNode.ts';
import { APPEND, CHANNEL, JOB_CHANNEL, newStepWriter } from './postgresSteps.ts';

/** Guards the migrations of processes that start together. Any number that nobody else uses. */
const MIGRATION_LOCK = 7_263_114;
const RECONNECT_MILLIS = 1000;

/**
 * What the database does about a process that stands still or has lost its network, so that nobody waits long for it: what it left open is
 * rolled back, and its connections end. Where the database itself is gone, questions fail here after their time.
 */
const TIMEOUTS = `SET statement_timeout = '10s'; SET lock_timeout = '4s'; SET idle_in_transaction_session_timeout = '2s';
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;
const CONNECTING_MILLIS = 5000;
const ANSWERING_MILLIS = 15_000;
/** Shared by any number of processes. `failed` hears of connections that broke while nobody was asking. */
export async function openPostgres(url: string, failed: (error: unknown) => void): Promise<Database> {
  // Loaded only here: a server with a file of its own needs none of it.
  const { default: pg } = await import('pg');
  // Whole numbers of 64 bits come as text otherwise; ours are milliseconds and counts.
  const types = { getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid)) };
  const connection = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: CONNECTING_MILLIS,
    types: types as typeof pg.types,
  };
  const newClient = (): Client => new pg.Client(connection);
  const pool = new pg.Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    query_timeout: ANSWERING_MILLIS,
    onConnect: (client) => client.query(TIMEOUTS),
  });
  pool.on('error', failed);
  pool.on('connect', (client) => client.on('error', failed));
  await withoutHurry(newClient, migrate);
  const node = newPostgresNode(pool, failed);
  const query = async (sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await pool.query(prepared(sql, values))).rows as Row[];
  const jobs = newPostgresJobs(query, node);
  const listener = newListener(newClient, node, (kind) => jobs.wake(kind, 0), failed);
  let heard: (topic: string) => void = () => {};
  const follows = newFollows(pool, node.id, (table) => heard(`table ${table}`), failed);
  const enqueue = enqueueFrom(node.id);
  const announce = `SELECT pg_notify('${CHANNEL}', '${node.id} ' || ?)`;
  const writeAlone = (statements: readonly Statement[]): Promise<boolean> => write(pool, statements);
  const steps = newStepWriter(pool, node.id, { enqueue: enqueue.sql, announce, writeAlone });
  return {
    isShared: true,
    rowHold: 'FOR KEY SHARE',
    read: query,
    atOneMoment: (use) => withoutHurry(newClient, (client) => readAtOneMoment(client, use)),
    write: (statements) => {
      const stored = steps.takes(statements) ? steps.write(statements) : writeAlone(statements);
      return wakeAfter(stored, statements, enqueue.sql, jobs);
    },
    enqueue: enqueue.statement,
    announce: (topic) => ({ sql: announce, values: [topic] }),
    listen: (told) => {
      heard = told;
      return listener.listen((topic) => {
        if (topic === null) follows.renew();
        told(topic);
      });
    },
    follow: follows.follow,
    unfollow: follows.unfollow,
    startJobs: async (handler, jobFailed, lanes) => {
      await node.enter();
      jobs.start(handler, jobFailed, lanes);
    },
    stopJobs: jobs.stop,
    // Its own vacuum sees to that.
    scrub: async () => {},
    beat: node.beat,
    state: () => ({
      isTakingJobs: jobs.isTaking(),
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    }),
    close: async () => {
      await follows.close();
      await node.leave();
      await listener.close();
      await pool.end();
    },
  };
}

const MOST_CONNECTIONS = 10;

/** How this process enqueues jobs: others that sleep hear of those that are due. One row in any case: a write whose first statement gives none has changed nothing. */
function enqueueFrom(node: string) {
  const sql = `WITH job AS (${ENQUEUE} RETURNING kind, run_at_millis)
    SELECT CASE WHEN run_at_millis <= ${NOW} THEN pg_notify('${JOB_CHANNEL}', '${node} ' || kind)::text END FROM job`;
  return { sql, statement: (job: Job): Statement => ({ sql, values: enqueueStatement(job).values }) };
}

/** Texts that a connection keeps prepared: the usual ones, and not without end. */
const MOST_PREPARED = 200;
const preparedOnce = new Map<string, string>();

function prepared(sql: string, values: readonly unknown[]): QueryConfig {
  let name = preparedOnce.get(sql);
  if (name === undefined && preparedOnce.size < MOST_PREPARED) {
    name = `windfall_${preparedOnce.size}`;
    preparedOnce.set(sql, name);
  }
  return { text: numbered(sql), values: [...values], ...(name === undefined ? {} : { name }) };
}

/** A connection for what takes long and is in nobody's way: migrations, copies and checks. */
async function withoutHurry<T>(newClient: () => Client, use: (client: Client) => Promise<T>): Promise<T> {
  const client = newClient();
  // Whoever asks on it hears of it by the answer.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("SET idle_in_transaction_session_timeout = '1min'");
    return await use(client);
  } finally {
    // What was begun and not committed is rolled back.
    await client.end();
  }
}

async function readAtOneMoment<T>(client: Client, use: (reader: Reader) => Promise<T>): Promise<T> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return use({
    read: async (sql, values = []) => (await client.query(numbered(sql), [...values])).rows as Row[],
  });
}

/**
 * All statements in one question and its answer: between several questions a process could stand still with what it has locked. The first
 * statement that changes nothing ends it.
 */
const WRITE = `CREATE OR REPLACE FUNCTION windfall_write(statements text[], counts integer[], given text[]) RETURNS boolean
  LANGUAGE plpgsql AS $$
  DECLARE
    used integer := 0;
    changed bigint;
  BEGIN
    FOR i IN 1 .. array_length(statements, 1) LOOP
      EXECUTE format(statements[i], VARIADIC given[used + 1 : used + counts[i]]);
      GET DIAGNOSTICS changed = ROW_COUNT;
      IF i = 1 AND changed = 0 THEN RETURN false; END IF;
      used := used + counts[i];
    END LOOP;
    RETURN true;
  END $$`;

async function write(pool: Pool, statements: readonly Statement[]): Promise<boolean> {
  const first = at(statements, 0);
  if (statements.length === 1) return changed(await pool.query(prepared(first.sql, first.values)));
  const given = statements.flatMap(({ values }) => values.map((value) => (value === null ? null : String(value))));
  const { rows } = await pool.query('SELECT windfall_write($1, $2, $3) AS is_done', [
    statements.map(({ sql }) => quoting(sql)),
    statements.map(({ values }) => values.length),
    given,
  ]);
  return rows[0]?.is_done === true;
}

const changed = (result: { rowCount: number | null }): boolean => (result.rowCount ?? 0) > 0;

async function migrate(client: Client): Promise<void> {
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
  await client.query(WRITE);
  await client.query(APPEND);
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length]);
  await client.query('COMMIT');
}

/** Hears what other processes announce, on a connection of its own that is opened again when it breaks. */
function newListener(
  newClient: () => Client,
  node: PostgresNode,
  heardJob: (kind: string) => void,
  failed: (error: unknown) => void,
) {
  let client: Client | null = null;
  let isClosed = false;

  const connect = async (heard: (topic: string | null) => void): Promise<void> => {
    const opened = newClient();
    opened.on('notification', ({ channel, payload = '' }) => {
      const space = payload.indexOf(' ');
      if (payload.slice(0, space) === node.id) return;
      const told = payload.slice(space + 1);
      if (channel === JOB_CHANNEL) heardJob(told);
      else for (const topic of told.split('\n')) heard(topic);
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
    await opened.query(`LISTEN ${CHANNEL}; LISTEN ${JOB_CHANNEL}`);
  };

  return {
    listen: async (heard: (topic: string | null) => void): Promise<void> => {
      await connect(heard);
      await node.enter(() => heard(null));
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await client?.end();
    },
  };
}
