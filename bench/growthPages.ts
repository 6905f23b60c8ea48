import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import type { Database, Value } from '../src/server/store/database.ts';

/** Each question of a store once, with values that it was asked with. */
export type Asked = Map<string, readonly Value[]>;

/** How many pages of the store each question reads. What it writes is taken back. */
export type PageCounter = (asked: Asked) => Promise<Map<string, number>>;

/** Notes from now on what a store is asked. */
export function listenTo(db: Database): Asked {
  const asked: Asked = new Map();
  const { read, write } = db;
  const heard: Pick<Database, 'read' | 'write'> = {
    read: (sql, values = []) => {
      asked.set(sql, values);
      return read(sql, values);
    },
    write: (statements) => {
      for (const { sql, values } of statements) asked.set(sql, values);
      return write(statements);
    },
  };
  Object.assign(db, heard);
  return asked;
}

const SQLITE_PAGE = 4096;

/** What this thread has read so far, as the kernel counts it. */
const bytesRead = (): number => Number(/rchar: (\d+)/.exec(readFileSync('/proc/thread-self/io', 'utf8'))?.[1]);

/** SQLite tells no counts, but whatever it has not in its own memory it asks of the kernel. */
export async function sqlitePages(file: string, asked: Asked): Promise<Map<string, number>> {
  const db = new DatabaseSync(file);
  const pages = new Map<string, number>();
  for (const [sql, values] of asked) {
    const statement = db.prepare(sql);
    db.exec('PRAGMA shrink_memory; BEGIN');
    const before = bytesRead();
    statement.all(...values);
    pages.set(sql, Math.round((bytesRead() - before) / SQLITE_PAGE));
    db.exec('ROLLBACK');
  }
  db.close();
  return pages;
}

const literal = (client: Client, value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : client.escapeLiteral(value);

/** With a plan for these values, and with one for any: PostgreSQL takes the one or the other for a question that is asked often. The larger count is told. */
export async function postgresPages(client: Client, asked: Asked): Promise<Map<string, number>> {
  const pages = new Map<string, number>();
  for (const [sql, values] of asked) {
    let count = 0;
    await client.query(`PREPARE question AS ${sql.replace(/\?/g, () => `$${++count}`)}`);
    const call = values.length === 0 ? '' : `(${values.map((value) => literal(client, value)).join(', ')})`;
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`BEGIN; SET LOCAL plan_cache_mode = ${mode}`);
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE question${call}`);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      await client.query('ROLLBACK');
      const read = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      pages.set(sql, Math.max(pages.get(sql) ?? 0, read));
    }
    await client.query('DEALLOCATE question');
  }
  return pages;
}

interface Counted {
  readonly asked: Asked;
  readonly pagesOf: PageCounter;
}

/** So many more pages may a question read of the large store: trees are higher there, and rows that belong together lie farther apart. A scan of people alone reads a thousand. */
const MOST_TIMES = 2;
const MOST_MORE = 500;
/** They go over everybody on a board, and are asked at most every five seconds (store/tallies.ts). */
const isTally = (sql: string): boolean => /COUNT\(\*\) AS count FROM daily .*GROUP BY/.test(sql);

/** Prints the questions that read more the larger the store is; whether there are none. */
export async function reportPages(few: Counted, many: Counted): Promise<boolean> {
  const before = await few.pagesOf(few.asked);
  const after = [...(await many.pagesOf(many.asked))].sort((a, b) => b[1] - a[1]);
  const grown = after.filter(([sql, pages]) => pages > MOST_TIMES * (before.get(sql) ?? 0) + MOST_MORE);
  const bad = grown.filter(([sql]) => !isTally(sql));
  console.log(
    `    ${after.length} questions, of which ${bad.length} read more the larger the store is, and ${grown.length - bad.length} are asked every five seconds at most`,
  );
  for (const [sql, pages] of bad.length > 0 ? bad : after.slice(0, 3))
    console.log(`      ${before.get(sql) ?? '?'} / ${pages} pages: ${sql.replace(/\s+/g, ' ').slice(0, 300)}`);
  return bad.length === 0;
}
