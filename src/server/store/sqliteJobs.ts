import { type JobHandler, number, type Row, type Statement, text, type Value } from './database.ts';

const AT_ONCE = 16;
const MAX_ATTEMPTS = 20;
const RETRY_MILLIS = 1000;
const LONGEST_SLEEP_MILLIS = 10_000;

export interface JobRunner {
  start(handler: JobHandler, failed: (error: unknown) => void): void;
  /** Looks for jobs that are due. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does the jobs of the job table, several at once, one per key. A job is deleted after it is done: a crash before that does it again. */
export function newJobRunner(
  read: (sql: string, values: readonly Value[]) => Row[],
  write: (statements: readonly Statement[]) => Promise<boolean>,
): JobRunner {
  const running = new Map<string, Promise<void>>();
  let handler: JobHandler | null = null;
  let failed: (error: unknown) => void = () => {};
  let timer: NodeJS.Timeout | undefined;

  const runJob = async (job: Row, handle: JobHandler): Promise<void> => {
    const key = text(job, 'key');
    try {
      await handle(text(job, 'kind'), JSON.parse(text(job, 'payload')));
      // A newer job under the same key stays: its revision is another.
      await write([{ sql: 'DELETE FROM jobs WHERE key = ? AND revision = ?', values: [key, number(job, 'revision')] }]);
    } catch (error) {
      failed(error);
      const attempts = number(job, 'attempts') + 1;
      const later = Date.now() + RETRY_MILLIS * 2 ** Math.min(attempts, 10);
      const sql =
        attempts < MAX_ATTEMPTS
          ? 'UPDATE jobs SET attempts = ?, run_at_millis = ? WHERE key = ? AND revision = ?'
          : 'DELETE FROM jobs WHERE ? > 0 AND ? > 0 AND key = ? AND revision = ?';
      await write([{ sql, values: [attempts, later, key, number(job, 'revision')] }]).catch(async (second: unknown) => {
        failed(second);
        // It is still due, as far as the store knows: a full disk must not make it go round and round.
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
      });
    }
  };

  const wake = (): void => {
    if (handler === null) return;
    clearTimeout(timer);
    try {
      startDue(handler);
    } catch (error) {
      // The file cannot be read just now. Timers call this: what escaped would end the process.
      failed(error);
      timer = setTimeout(wake, RETRY_MILLIS).unref();
    }
  };

  const startDue = (handle: JobHandler): void => {
    // One moment for both questions: a job is due now, or there is a timer for it.
    const nowMillis = Date.now();
    const free = AT_ONCE - running.size;
    const due = read('SELECT * FROM jobs WHERE run_at_millis <= ? ORDER BY run_at_millis LIMIT ?', [
      nowMillis,
      AT_ONCE + free,
    ]);
    for (const job of due.filter((candidate) => !running.has(text(candidate, 'key'))).slice(0, free)) {
      const key = text(job, 'key');
      running.set(
        key,
        runJob(job, handle).finally(() => {
          running.delete(key);
          wake();
        }),
      );
    }
    const next = read('SELECT MIN(run_at_millis) AS next FROM jobs WHERE run_at_millis > ?', [nowMillis])[0]?.next;
    const sleepMillis = typeof next === 'number' ? next - nowMillis : LONGEST_SLEEP_MILLIS;
    timer = setTimeout(wake, Math.min(Math.max(sleepMillis, 1), LONGEST_SLEEP_MILLIS)).unref();
  };

  return {
    start: (newHandler, newFailed) => {
      handler = newHandler;
      failed = newFailed;
      wake();
    },
    wake,
    stop: async () => {
      handler = null;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
