import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, threadId } from 'node:worker_threads';
import { FastRandom } from '../src/core/random.ts';

/**
 * Loaded into a server before its own code (NODE_OPTIONS=--import …): its commits fail, before or after the fact, the process dies
 * at one of them, or the disk is full. The server itself is the real one, and knows nothing of it.
 */
export interface Failures {
  readonly seed: string;
  /** Chances in a thousand that a commit fails: not carried out, or carried out with the answer lost. */
  readonly before: number;
  readonly after: number;
  /** The number of the commit at which the process ends, and on which side of it; null for none. */
  readonly death: { readonly commit: number; readonly side: 'before' | 'after' } | null;
  /** How many pages the SQLite file may still grow by; null for as many as it likes. */
  readonly pages: number | null;
}

export const VARIABLE = 'WINDFALL_FAILURES';
export const mark = (what: string): string => `failure on purpose: ${what}`;

const note = (what: string): void => void writeSync(2, `{"level":20,"msg":"${mark(what)}"}\n`);

async function install(failures: Failures): Promise<void> {
  const random = new FastRandom(`${failures.seed} thread ${threadId}`);
  let commits = 0;
  const around = <T>(commit: () => T): T => {
    commits++;
    const die = (side: string): void => {
      if (failures.death?.commit !== commits || failures.death.side !== side) return;
      note(`death ${side} a commit`);
      process.kill(process.pid, 'SIGKILL');
    };
    const draw = random.below(1000);
    die('before');
    if (draw < failures.before) {
      note('before a commit');
      throw new Error(mark('before a commit'));
    }
    const result = commit();
    die('after');
    if (draw >= failures.before + failures.after) return result;
    note('after a commit');
    const failure = new Error(mark('after a commit'));
    // A promise fails when it is settled, a plain call at once.
    if (result instanceof Promise) return result.then(() => Promise.reject(failure)) as T;
    throw failure;
  };
  failSqlite(around, failures.pages);
  if (isMainThread && process.env.DATABASE_URL !== undefined) await failPostgres(around);
}

type Around = <T>(commit: () => T) => T;

function failSqlite(around: Around, pages: number | null): void {
  const exec = DatabaseSync.prototype.exec;
  DatabaseSync.prototype.exec = function (sql: string) {
    if (/^\s*COMMIT/i.test(sql)) return around(() => exec.call(this, sql));
    exec.call(this, sql);
    if (pages === null || !sql.includes('journal_mode')) return;
    const { page_count } = this.prepare('PRAGMA page_count').get() as { page_count: number };
    if (page_count > 0) exec.call(this, `PRAGMA max_page_count = ${page_count + pages}`);
  };
}

async function failPostgres(around: Around): Promise<void> {
  const { default: pg } = await import('pg');
  const prototype = pg.Pool.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    // Steps and all that comes with them are one question (`postgresSteps.ts`, `postgres.ts`).
    const [question] = args as [string | { text: string }];
    const isCommit = /^SELECT windfall_(append|write)/.test(typeof question === 'string' ? question : question.text);
    if (!isCommit) return query.apply(this, args);
    try {
      return around(() => query.apply(this, args));
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

const given = process.env[VARIABLE];
if (given !== undefined) await install(JSON.parse(given) as Failures);
