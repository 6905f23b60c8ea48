import type { Pool } from 'pg';
import { type JobHandler, type Lane, number, type Row, text } from './database.ts';
import { type JobSource, newJobRunner } from './jobRunner.ts';
import { dueJobOf } from './jobs.ts';

/** Whoever has shown no sign of life for so long has lost its jobs to the others. */
const LEASE_MILLIS = 2500;
const BEAT_MILLIS = 700;
/** At the latest then somebody looks for jobs of processes that are silent. */
const LONGEST_SLEEP_MILLIS = 500;

/** The database's clock is the only one that all processes share. */
const NOW = 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)';
/** Nobody does it: not taken, or by somebody silent, or by ourselves without our knowing, when an answer was lost. $1 is our own id. */
const IS_FREE = `(taken_by IS NULL OR taken_by = $1 OR NOT EXISTS
  (SELECT 1 FROM nodes WHERE nodes.id = jobs.taken_by AND nodes.until_millis > ${NOW}))`;

/**
 * Jobs of a database that several processes share. A job belongs to the process that took it as long as that shows signs of life by the database's
 * clock; each statement is a transaction of its own, so that a process that stands still holds nobody up. One that wakes up again finds its
 * jobs taken by others, and what it does about them changes nothing.
 */
export function newPostgresJobs(pool: Pool, node: string, failed: (error: unknown) => void) {
  const query = async (sql: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query(sql, [...values])).rows as Row[];
  const runner = newJobRunner(jobSource(node, query), LONGEST_SLEEP_MILLIS);
  let beating: NodeJS.Timeout | undefined;

  const beat = async (): Promise<void> => {
    await query(
      `INSERT INTO nodes (id, until_millis) VALUES ($1, ${NOW} + ${LEASE_MILLIS})
       ON CONFLICT (id) DO UPDATE SET until_millis = excluded.until_millis`,
      [node],
    );
  };
  return {
    wake: runner.wake,
    isTaking: runner.isTaking,
    beat,
    start: async (handler: JobHandler, jobFailed: (error: unknown) => void, lanes: readonly Lane[]): Promise<void> => {
      await beat();
      await query(`DELETE FROM nodes WHERE until_millis < ${NOW} - 3600000`, []);
      beating = setInterval(() => void beat().catch(failed), BEAT_MILLIS).unref();
      runner.start(handler, jobFailed, lanes);
    },
    stop: async (): Promise<void> => {
      await runner.stop();
      clearInterval(beating);
      await query('DELETE FROM nodes WHERE id = $1', [node]).catch(failed);
    },
  };
}

type Query = (sql: string, values: readonly unknown[]) => Promise<Row[]>;

const jobSource = (node: string, query: Query): JobSource => ({
  due: async ({ kind, isFair, atOnce }, busy) => {
    const where = `kind = $2 AND run_at_millis <= ${NOW} AND key <> ALL ($3::text[]) AND ${IS_FREE}`;
    const columns = 'key, revision, payer, owner, run_at_millis';
    const sql = isFair
      ? `SELECT DISTINCT ON (payer, owner) ${columns} FROM jobs WHERE ${where} ORDER BY payer, owner, run_at_millis`
      : `SELECT ${columns} FROM jobs WHERE ${where} ORDER BY run_at_millis LIMIT ${atOnce}`;
    return (await query(sql, [node, kind, busy])).map(dueJobOf);
  },
  take: async (job) => {
    const [row] = await query(
      `UPDATE jobs SET taken_by = $1 WHERE key = $2 AND revision = $3 AND ${IS_FREE}
       RETURNING payload, attempts, ${NOW} - run_at_millis AS waited`,
      [node, job.key, job.revision],
    );
    if (row === undefined) return null;
    const waitedMillis = Math.max(0, number(row, 'waited'));
    return { ...job, payload: text(row, 'payload'), attempts: number(row, 'attempts'), waitedMillis };
  },
  nextMillis: async (kinds) => {
    const [row] = await query(
      `SELECT MIN(run_at_millis) - ${NOW} AS next FROM jobs WHERE kind = ANY ($1::text[]) AND run_at_millis > ${NOW}`,
      [kinds],
    );
    return typeof row?.next === 'number' ? row.next : null;
  },
  finish: async ({ key, revision }) => {
    await query('DELETE FROM jobs WHERE key = $2 AND revision = $3 AND taken_by = $1', [node, key, revision]);
  },
  postpone: async ({ key, revision, attempts }, millis, failure) => {
    await query(
      `UPDATE jobs SET attempts = $4, run_at_millis = ${NOW} + $5::bigint, failure = $6, taken_by = NULL
       WHERE key = $2 AND revision = $3 AND taken_by = $1`,
      [node, key, revision, attempts + 1, millis, failure],
    );
  },
});
