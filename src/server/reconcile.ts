import { jobDue } from './consequences.ts';
import type { Rooms } from './rooms.ts';
import { steadyNow } from './steadyClock.ts';
import type { Database } from './store/database.ts';
import { replaceLost } from './store/jobs.ts';
import { noteDue, tablesDue } from './store/tables.ts';

const EVERY_MILLIS = 60_000;
const PAUSE_MILLIS = 5;

interface Surroundings {
  readonly db: Database;
  readonly rooms: Rooms;
  readonly failed: (error: unknown) => void;
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Sees to it that every table that waits for a bot or a deadline has its job: one that was lost, by whatever mishap, is made again from
 * the table. Only tables whose job is missing are read. The answer is how many jobs were made.
 */
export async function reconcile(
  { db, rooms, failed }: Surroundings,
  isOver: () => boolean = () => false,
): Promise<number> {
  let made = 0;
  for await (const page of tablesDue(db)) {
    for (const { table, hasJob } of page) {
      if (hasJob) continue;
      if (isOver()) return made;
      try {
        made += await reconcileTable(db, rooms, table);
      } catch (error) {
        // One table that cannot be read is in nobody's way.
        failed(error);
      }
    }
    // Between the pages everybody else comes first.
    await pause(PAUSE_MILLIS);
    if (isOver()) return made;
  }
  return made;
}

async function reconcileTable(db: Database, rooms: Rooms, tableId: string): Promise<number> {
  const job = await rooms.look(tableId, (room) => jobDue(room, steadyNow()));
  // Only where nothing has been noted since: the table may have gone on.
  await db.write([noteDue(tableId, job === null ? null : job.kind, true)]);
  return job !== null && (await db.write([replaceLost(job)])) ? 1 : 0;
}

/** Reconciles now and every minute. The result stops it. */
export function keepReconciling(surroundings: Surroundings, made: (jobs: number) => void): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = reconcile(surroundings, () => isOver)
      .then((jobs) => {
        if (jobs > 0) made(jobs);
      })
      .catch(surroundings.failed)
      .finally(() => {
        if (!isOver) timer = setTimeout(run, EVERY_MILLIS).unref();
      });
  };
  run();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
