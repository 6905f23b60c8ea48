import { EventEmitter } from 'node:events';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Client, Pool } from 'pg';
import { assert } from '../../core/assert.ts';
import { type JobHandler, type JobShare, jobKinds, type Value } from './database.ts';

const serverShare: JobShare = { kinds: jobKinds, atOnce: 8 };
/** The class of the locks by which processes show that they live. Any number that nobody else uses. */
const LIFE_LOCK = 7_263_115;
const RESCUE_MILLIS = 3000;
const RECONNECT_MILLIS = 1000;

/**
 * Jobs by graphile-worker. It gives the jobs of a process that died back only after hours; here every process holds a lock of the
 * database as long as it lives, so that the others see at once whose jobs are orphans.
 */
export function newPostgresJobs(url: string, pool: Pool, newClient: () => Client, failed: (error: unknown) => void) {
  let runner: Runner | null = null;
  let life: Client | null = null;
  let rescuing: NodeJS.Timeout | undefined;

  const showLife = async (own: string): Promise<void> => {
    const client = newClient();
    life = client;
    const again = (): void => {
      if (life !== client) return;
      life = null;
      setTimeout(() => showLife(own).catch(failed), RECONNECT_MILLIS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LIFE_LOCK, own]);
  };

  /** A lock that can be had is of nobody alive. The seconds of grace are for a process that is just starting. */
  const rescue = (own: string): Promise<unknown> =>
    pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM (
         SELECT DISTINCT locked_by FROM graphile_worker.jobs
         WHERE locked_by <> $2 AND locked_at < now() - interval '5 seconds') AS suspects
       WHERE pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
      [LIFE_LOCK, own],
    );

  return {
    prepare: async (): Promise<void> => {
      const { runMigrations, Logger } = await import('graphile-worker');
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
    },
    start: async (handler: JobHandler, jobFailed: (error: unknown) => void, share = serverShare): Promise<void> => {
      assert(runner === null, 'jobs are started once');
      const { run, Logger } = await import('graphile-worker');
      const events: WorkerEvents = new EventEmitter();
      const created = new Promise<string>((resolve) => {
        events.on('pool:create', ({ workerPool }) => resolve(workerPool.id));
      });
      events.on('job:error', ({ error }) => jobFailed(error));
      events.on('worker:getJob:error', ({ error }) => jobFailed(error));
      const taskList = Object.fromEntries(
        share.kinds.map((kind) => [
          kind,
          (payload: unknown) => handler(kind, payload as Readonly<Record<string, Value>>),
        ]),
      );
      const logger = new Logger(() => () => {});
      const common = { connectionString: url, noHandleSignals: true, pollInterval: 1000 };
      runner = await run({ ...common, concurrency: share.atOnce, events, logger, taskList });
      const own = await created;
      await showLife(own);
      rescuing = setInterval(() => void rescue(own).catch(failed), RESCUE_MILLIS).unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(rescuing);
      await runner?.stop();
      runner = null;
      const client = life;
      life = null;
      await client?.end();
    },
  };
}
