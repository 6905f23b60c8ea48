import type { DatabaseSync } from 'node:sqlite';
import type { FastRandom } from '../src/core/random.ts';
import type { Database, Reader, Row, Statement, Value } from '../src/server/store/database.ts';
import { migrations } from '../src/server/store/migrations.ts';
import { migrateFile } from '../src/server/store/sqliteFile.ts';
import type { Scheduler } from './scheduler.ts';

const ANNOUNCE = 'announce';
const ENQUEUE = 'enqueue';

/** A store that several simulated processes share: real SQL, carried out and answered when the scheduler says so. */
export interface SimulatedStore {
  readonly counts: { failedCommits: number; lostAnswers: number };
  readonly reader: Reader;
  databaseFor(node: number): Database;
  applyNow(statements: readonly Statement[]): void;
  onAnnounce(heard: (node: number, topic: string) => void): void;
  /** `turn`: of a bot; null for a deadline. */
  onJob(run: (node: number, turn: number | null) => Promise<void>): void;
  /** A process has died: the job that it may have been doing is done by another. */
  rescueJob(): void;
}

export function newSimulatedStore(file: DatabaseSync, scheduler: Scheduler, random: FastRandom): SimulatedStore {
  migrateFile(file, migrations);
  const counts = { failedCommits: 0, lostAnswers: 0 };
  const nodes = new Set<number>();
  let heard: (node: number, topic: string) => void = () => {};
  let runJob: (node: number, turn: number | null) => Promise<void> = async () => {};
  /** What has to be done: the turn that a bot has to play, or a deadline. A new one takes its place. */
  let job: { readonly turn: number | null } | null = null;

  const read = (sql: string, values: readonly Value[]): Row[] => file.prepare(sql).all(...values) as Row[];
  const carryOut = (statements: readonly Statement[]): boolean => {
    file.exec('BEGIN');
    for (const [i, { sql, values }] of statements.entries()) {
      if (sql === ANNOUNCE || sql === ENQUEUE) continue;
      if (Number(file.prepare(sql).run(...values).changes) > 0 || i > 0) continue;
      file.exec('ROLLBACK');
      return false;
    }
    file.exec('COMMIT');
    return true;
  };
  /** What follows a commit: the others hear of it, or do not, and a bot is woken. */
  const follow = (node: number, statements: readonly Statement[]): void => {
    for (const { sql, values } of statements) {
      if (sql === ENQUEUE) {
        job = { turn: (JSON.parse(String(values[0])) as { turn?: number }).turn ?? null };
        offerJob();
      }
      if (sql !== ANNOUNCE) continue;
      for (const other of nodes)
        if (other !== node && (scheduler.isCalm() || random.below(10) > 0))
          scheduler.later(other, () => heard(other, String(values[0])));
    }
  };
  /** A job stays until somebody has done it; the process that began it may have died. */
  const offerJob = (): void => {
    const offered = job;
    if (offered === null) return;
    const node = [...nodes][random.below(nodes.size)] ?? 0;
    scheduler.later(node, () => {
      if (job !== offered) return;
      runJob(node, offered.turn).then(
        () => {
          if (job === offered) job = null;
        },
        () => offerJob(),
      );
    });
  };

  const write = (node: number, statements: readonly Statement[]): Promise<boolean> =>
    new Promise((resolve, reject) => {
      scheduler.later(node, () => {
        const draw = scheduler.isCalm() ? 99 : random.below(100);
        if (draw < 4) {
          counts.failedCommits++;
          scheduler.later(node, () => reject(new Error('the commit failed')));
          return;
        }
        const isDone = carryOut(statements);
        if (isDone) follow(node, statements);
        if (draw < 8) counts.lostAnswers++;
        scheduler.later(node, () => (draw < 8 ? reject(new Error('the answer was lost')) : resolve(isDone)));
      });
    });

  const databaseFor = (node: number): Database => {
    nodes.add(node);
    const later = (sql: string, values: readonly Value[] = []): Promise<Row[]> =>
      new Promise((resolve) => {
        scheduler.later(node, () => {
          const rows = read(sql, values);
          scheduler.later(node, () => resolve(rows));
        });
      });
    return {
      isShared: true,
      rowHold: '',
      read: later,
      atOneMoment: (use) => use({ read: later }),
      write: (statements) => write(node, statements),
      enqueue: ({ payload }) => ({ sql: ENQUEUE, values: [JSON.stringify(payload)] }),
      announce: (topic) => ({ sql: ANNOUNCE, values: [topic] }),
      listen: async () => {},
      follow: () => {},
      unfollow: () => {},
      startJobs: async () => {},
      stopJobs: async () => {},
      scrub: async () => {},
      beat: async () => {},
      state: () => ({ isTakingJobs: true, pool: null }),
      close: async () => {},
    };
  };

  return {
    counts,
    databaseFor,
    reader: { read: async (sql, values = []) => read(sql, values) },
    applyNow: (statements) => void carryOut(statements),
    onAnnounce: (listener) => {
      heard = listener;
    },
    rescueJob: offerJob,
    onJob: (runner) => {
      runJob = runner;
    },
  };
}
