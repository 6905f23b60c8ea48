import { steadyNow } from '../steadyClock.ts';
import { number, type Row, text } from './database.ts';
import { type JobRunner, type JobSource, newJobRunner } from './jobRunner.ts';
import { dueJobOf } from './jobs.ts';
import { NOW, type PostgresNode } from './postgresNode.ts';

/** At the latest then somebody looks for jobs of processes that are silent. */
const LONGEST_SLEEP_MILLIS = 500;

/** Nobody does it: not taken, or by somebody silent, or by ourselves without our knowing, when an answer was lost. $1 is our own id. */
const IS_FREE = `(taken_by IS NULL OR taken_by = $1 OR NOT EXISTS
  (SELECT 1 FROM nodes WHERE nodes.id = jobs.taken_by AND nodes.until_millis > ${NOW}))`;

/**
 * Jobs of a database that several processes share. A job belongs to the process that took it as long as that shows signs of life by the database's
 * clock; each statement is a transaction of its own, so that a process that stands still holds nobody up. One that wakes up again finds its
 * jobs taken by others, and what it does about them changes nothing. When a job is due is told by the clock of tables, in the process that looks: where
 * the database's is set or goes wrong, bots would wait for it and flags fall late.
 */
export const newPostgresJobs = (query: Query, node: PostgresNode): JobRunner =>
  newJobRunner(jobSource(node.id, query), LONGEST_SLEEP_MILLIS);

type Query = (sql: string, values: readonly unknown[]) => Promise<Row[]>;

const jobSource = (node: string, query: Query): JobSource => ({
  due: async ({ kind, isFair, atOnce }, busy) => {
    const where = `kind = $2 AND run_at_millis <= $4 AND key <> ALL ($3::text[]) AND ${IS_FREE}`;
    const columns = 'key, revision, payer, owner, run_at_millis';
    const sql = isFair
      ? `SELECT DISTINCT ON (payer, owner) ${columns} FROM jobs WHERE ${where} ORDER BY payer, owner, run_at_millis`
      : `SELECT ${columns} FROM jobs WHERE ${where} ORDER BY run_at_millis LIMIT ${atOnce}`;
    return (await query(sql, [node, kind, busy, steadyNow()])).map(dueJobOf);
  },
  take: async (job) => {
    const [row] = await query(
      `UPDATE jobs SET taken_by = $1 WHERE key = $2 AND revision = $3 AND ${IS_FREE}
       RETURNING payload, attempts`,
      [node, job.key, job.revision],
    );
    if (row === undefined) return null;
    const waitedMillis = Math.max(0, steadyNow() - job.runAtMillis);
    return { ...job, payload: text(row, 'payload'), attempts: number(row, 'attempts'), waitedMillis };
  },
  outlook: async (kinds) => {
    // One moment for both questions: no job falls due between them.
    const rows = await query(
      `SELECT lane.kind, EXISTS (SELECT 1 FROM jobs WHERE jobs.kind = lane.kind AND run_at_millis <= $2)::integer AS is_due,
          (SELECT MIN(run_at_millis) FROM jobs WHERE jobs.kind = lane.kind AND run_at_millis > $2) - $2::bigint AS next
        FROM unnest($1::text[]) AS lane (kind)`,
      [kinds, steadyNow()],
    );
    const next = rows.flatMap((row) => (row.next === null ? [] : [number(row, 'next')]));
    return {
      dueKinds: rows.filter((row) => row.is_due === 1).map((row) => text(row, 'kind')),
      nextMillis: next.length === 0 ? null : Math.min(...next),
    };
  },
  finish: async ({ key, revision }) => {
    await query('DELETE FROM jobs WHERE key = $2 AND revision = $3 AND taken_by = $1', [node, key, revision]);
  },
  postpone: async ({ key, revision, attempts }, millis, failure) => {
    await query(
      `UPDATE jobs SET attempts = $4, run_at_millis = $5, failure = $6, taken_by = NULL
       WHERE key = $2 AND revision = $3 AND taken_by = $1`,
      [node, key, revision, attempts + 1, steadyNow() + millis, failure],
    );
  },
});
