import { steadyNow } from '../steadyClock.ts';
import { number, type Row, type Statement, text, type Value } from './database.ts';
import type { DueJob, JobSource } from './jobRunner.ts';
import { dueJobOf } from './jobs.ts';

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

/** The jobs of a file that one process works on: what is taken is known to the runner alone. */
export function sqliteJobs(
  read: (sql: string, values: readonly Value[]) => Row[],
  write: (statements: readonly Statement[]) => Promise<boolean>,
  now: () => number = steadyNow,
): JobSource {
  const readJob = ({ key, revision }: DueJob): Row | undefined =>
    read('SELECT payload, attempts FROM jobs WHERE key = ? AND revision = ?', [key, revision])[0];
  return {
    due: async ({ kind, isFair, atOnce }, busy) => {
      // Beside MIN the other columns are those of the same row.
      const columns = `key, revision, payer, owner, ${isFair ? 'MIN(run_at_millis) AS run_at_millis' : 'run_at_millis'}`;
      const end = isFair ? 'GROUP BY payer, owner' : `ORDER BY run_at_millis LIMIT ${atOnce}`;
      const sql = `SELECT ${columns} FROM jobs WHERE kind = ? AND run_at_millis <= ? AND key NOT IN (${marks(busy)}) ${end}`;
      return read(sql, [kind, now(), ...busy]).map(dueJobOf);
    },
    take: async (job) => {
      const row = readJob(job);
      if (row === undefined) return null;
      const waitedMillis = Math.max(0, now() - job.runAtMillis);
      return { ...job, payload: text(row, 'payload'), attempts: number(row, 'attempts'), waitedMillis };
    },
    outlook: async (kinds) => {
      const nowMillis = now();
      const next = kinds.flatMap((kind) => {
        const [row] = read('SELECT MIN(run_at_millis) AS next FROM jobs WHERE kind = ? AND run_at_millis > ?', [
          kind,
          nowMillis,
        ]);
        return typeof row?.next === 'number' ? [row.next - nowMillis] : [];
      });
      // A look costs no more than the question whether to look.
      return { dueKinds: kinds, nextMillis: next.length === 0 ? null : Math.min(...next) };
    },
    finish: async ({ key, revision }) => {
      await write([{ sql: 'DELETE FROM jobs WHERE key = ? AND revision = ?', values: [key, revision] }]);
    },
    postpone: async ({ key, revision, attempts }, millis, failure) => {
      const sql = 'UPDATE jobs SET attempts = ?, run_at_millis = ?, failure = ? WHERE key = ? AND revision = ?';
      await write([{ sql, values: [attempts + 1, now() + millis, failure, key, revision] }]);
    },
  };
}
