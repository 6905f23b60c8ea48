import type { Database } from './store/database.ts';

const STORING_MILLIS = 2000;
/** Asked more often, it gives the same answer. */
const FRESH_MILLIS = 1000;

export type Readiness = { readonly status: 'ok' } | { readonly status: 'not ready'; readonly reason: string };

/** Whether the server can do what it is for: something was stored a moment ago, and jobs are taken. */
export function newReadiness(db: Database, stopping: AbortSignal): () => Promise<Readiness> {
  let last: Promise<Readiness> | null = null;
  let askedMillis = 0;
  const look = async (): Promise<Readiness> => {
    if (!(await isDoneIn(STORING_MILLIS, db.beat()))) return notReady('nothing can be stored');
    return db.state().isTakingJobs ? { status: 'ok' } : notReady('no jobs are taken');
  };
  return async () => {
    if (stopping.aborted) return notReady('stopping');
    const nowMillis = performance.now();
    if (last === null || nowMillis - askedMillis > FRESH_MILLIS) {
      askedMillis = nowMillis;
      last = look();
    }
    return last;
  };
}

const notReady = (reason: string): Readiness => ({ status: 'not ready', reason });

async function isDoneIn(millis: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), millis);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const isDone = await Promise.race([done, late]);
  clearTimeout(timer);
  return isDone;
}
