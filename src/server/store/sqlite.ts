import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { at } from '../../core/assert.ts';
import type { Database, Reader, Row, Statement, Value } from './database.ts';
import { newJobRunner } from './jobRunner.ts';
import { ENQUEUE, enqueueStatement, wakeAfter } from './jobs.ts';
import { migrations } from './migrations.ts';
import { migrateFile, ownFile, prepareFile } from './sqliteFile.ts';
import { sqliteJobs } from './sqliteJobs.ts';
import type { Batch, WriteResult } from './writer.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: Error) => void;
}

const LONGEST_SLEEP_MILLIS = 5000;
const BEAT: Statement = {
  sql: "INSERT INTO nodes (id, until_millis) VALUES ('only', 1) ON CONFLICT (id) DO UPDATE SET until_millis = nodes.until_millis + 1",
  values: [],
};

/** One file, one process. Reads happen here, writes in a thread that commits whatever has come up meanwhile at once. */
export async function openSqlite(path: string): Promise<Database> {
  ownFile(path);
  const reader = new DatabaseSync(path);
  prepareFile(reader);
  migrateFile(reader, migrations);
  const prepared = new Map<string, StatementSync>();
  const read = (sql: string, values: readonly Value[] = []): Row[] => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = reader.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement.all(...values) as Row[];
  };
  const writer = openWriter(path);
  const runner = newJobRunner(sqliteJobs(read, writer.write), LONGEST_SLEEP_MILLIS);
  return {
    isShared: false,
    rowHold: '',
    read: async (sql, values) => read(sql, values),
    atOneMoment: (use) => readAtOneMoment(path, use),
    // The runner sleeps until the next job that it knew of.
    write: (statements) => wakeAfter(writer.write(statements), statements, ENQUEUE, runner),
    enqueue: enqueueStatement,
    announce: () => null,
    listen: async () => {},
    follow: () => {},
    unfollow: () => {},
    startJobs: async (handler, failed, lanes) => runner.start(handler, failed, lanes),
    stopJobs: runner.stop,
    // A unit without statements: the thread empties the journal after it.
    scrub: async () => void (await writer.write([])),
    beat: async () => {
      await writer.write([BEAT]);
    },
    state: () => ({ isTakingJobs: runner.isTaking(), pool: null }),
    close: async () => {
      await writer.close();
      reader.close();
    },
  };
}

async function readAtOneMoment<T>(path: string, use: (reader: Reader) => Promise<T>): Promise<T> {
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec('BEGIN');
  try {
    return await use({ read: async (sql, values = []) => db.prepare(sql).all(...values) as Row[] });
  } finally {
    db.close();
  }
}

function openWriter(path: string) {
  const thread = new Worker(new URL('./writer.ts', import.meta.url), { workerData: path });
  let queue: Waiting[] = [];
  let inFlight: Waiting[] | null = null;
  let failure: Error | null = null;

  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of [...(inFlight ?? []), ...queue]) reject(error);
    queue = [];
    inFlight = null;
  };
  const numbers = new Map<string, number>();
  const batchOf = (waiting: readonly Waiting[]): Batch => {
    const newSql: string[] = [];
    const flat: Value[] = [];
    for (const { statements } of waiting) {
      flat.push(statements.length);
      for (const { sql, values } of statements) {
        let known = numbers.get(sql);
        if (known === undefined) {
          known = numbers.size;
          numbers.set(sql, known);
          newSql.push(sql);
        }
        flat.push(known, values.length, ...values);
      }
    }
    return { newSql, flat };
  };
  /** With whatever else comes in this turn of the event loop: a commit costs the same for one and for fifty. */
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    inFlight = queue;
    queue = [];
    thread.postMessage(batchOf(inFlight));
  };
  const flushSoon = (): void => {
    if (isWaiting || inFlight !== null || queue.length === 0) return;
    isWaiting = true;
    setImmediate(flush);
  };
  thread.on('message', (results: WriteResult[]) => {
    const done = inFlight ?? [];
    inFlight = null;
    // The next commit is on its way before the answers of this one are told.
    flushSoon();
    for (const [i, { resolve, reject }] of done.entries()) {
      const result = at(results, i);
      if (typeof result === 'boolean') resolve(result);
      else reject(new Error(result.failure));
    }
  });
  thread.on('error', fail);
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => fail(new Error('the store is closed')));

  return {
    write: (statements: readonly Statement[]): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        queue.push({ statements, resolve, reject });
        flushSoon();
      }),
    close: async (): Promise<void> => {
      while (inFlight !== null || queue.length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
      thread.postMessage(null);
      await ended;
    },
  };
}
