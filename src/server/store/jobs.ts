import { steadyNow } from '../steadyClock.ts';
import { type Job, number, type Reader, type Row, type Statement, text } from './database.ts';
import type { DueJob, JobRunner } from './jobRunner.ts';

export const JOB_COLUMNS = ['key', 'kind', 'payload', 'run_at_millis', 'payer', 'owner'] as const;

/** A newer job under the same key takes the place of one that waits, and of one under way: its revision is another. */
export const REPLACE_JOB = `ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, payload = excluded.payload, run_at_millis = excluded.run_at_millis,
  payer = excluded.payer, owner = excluded.owner, attempts = 0, taken_by = NULL, failure = NULL, revision = jobs.revision + 1`;

const INSERT_JOB = `INSERT INTO jobs (${JOB_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?)`;
export const ENQUEUE = `${INSERT_JOB} ${REPLACE_JOB}`;

export const enqueueStatement = (job: Job): Statement => ({ sql: ENQUEUE, values: valuesOf(job) });

/** A job that should be there and is not: one that is there after all is left alone. */
export const replaceLost = (job: Job): Statement => ({
  sql: `${INSERT_JOB} ON CONFLICT DO NOTHING`,
  values: valuesOf(job),
});

const valuesOf = ({ key, kind, payload, runAtMillis, payer, owner }: Job): Statement['values'] => [
  key,
  kind,
  JSON.stringify(payload),
  runAtMillis,
  payer ?? null,
  owner ?? null,
];

/** Tells the runner, once they are stored, of the jobs that these statements enqueue by this text. */
export function wakeAfter(
  stored: Promise<boolean>,
  statements: readonly Statement[],
  enqueue: string,
  runner: Pick<JobRunner, 'wake'>,
): Promise<boolean> {
  if (!statements.some(({ sql }) => sql === enqueue)) return stored;
  const jobs = statements.filter(({ sql }) => sql === enqueue);
  return stored.then((isStored) => {
    if (isStored) for (const { values } of jobs) runner.wake(String(values[1]), Number(values[3]) - steadyNow());
    return isStored;
  });
}

/** Without a payer a job is on an account that all such jobs share. */
export const dueJobOf = (row: Row): DueJob => ({
  key: text(row, 'key'),
  revision: number(row, 'revision'),
  payer: text(row, 'payer'),
  owner: text(row, 'owner'),
  runAtMillis: number(row, 'run_at_millis'),
});

/** How many bots are to move on an account, and how many of these at tables of one owner. */
export async function countBotTurns(
  db: Reader,
  payer: string,
  owner: string,
): Promise<{ payer: number; owner: number }> {
  const rows = await db.read(
    "SELECT COUNT(*) AS paid, COUNT(CASE WHEN owner = ? THEN 1 END) AS owned FROM jobs WHERE kind = 'bot' AND (payer = ? OR owner = ?)",
    [owner, payer, owner],
  );
  return { payer: number(rows[0] ?? {}, 'paid'), owner: number(rows[0] ?? {}, 'owned') };
}

export interface Backlog {
  readonly kind: string;
  readonly count: number;
  readonly oldestMillis: number;
}

/** What is due and not done, by kind. */
export async function readBacklog(db: Reader, nowMillis: number): Promise<Backlog[]> {
  const rows = await db.read(
    'SELECT kind, COUNT(*) AS count, MIN(run_at_millis) AS oldest FROM jobs WHERE run_at_millis <= ? GROUP BY kind',
    [nowMillis],
  );
  return rows.map((row) => ({
    kind: text(row, 'kind'),
    count: number(row, 'count'),
    oldestMillis: nowMillis - number(row, 'oldest'),
  }));
}
