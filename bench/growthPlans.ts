import type { Database, Value } from '../src/server/store/database.ts';

/** Each question of a store once, with values that it was asked with. */
export type Asked = Map<string, readonly Value[]>;

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

/** What grows with people and tables. */
const GROWING = 'people|sessions|tables|members|steps|daily|jobs';

/** The questions that read a whole table or a whole index, as the plans of the database tell. */
export async function scansOf(db: Database, asked: Asked): Promise<string[]> {
  const found: string[] = [];
  for (const [sql, values] of [...asked]) {
    const lines = await planOf(db, sql, values);
    const scan = (db.isShared ? postgresScan : sqliteScan)(lines);
    if (scan !== undefined) found.push(`${scan.trim()}: ${sql.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
  return found;
}

async function planOf(db: Database, sql: string, values: readonly Value[]): Promise<string[]> {
  // What only tells others, or is done by a function that is looked at by itself.
  if (sql.includes('pg_notify')) return [];
  const rows = await db.read(`${db.isShared ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${sql}`, values);
  return rows.map((row) => String(row['QUERY PLAN'] ?? row.detail));
}

const sqliteScan = (lines: readonly string[]): string | undefined =>
  lines.find((line) => new RegExp(`^SCAN (${GROWING})\\b`).test(line));

/** An index that is read without a condition is read whole, unless something above it stops early. */
function postgresScan(lines: readonly string[]): string | undefined {
  const isBounded = lines.some((line) => /Limit/.test(line));
  return lines.find(
    (line, i) =>
      new RegExp(`Seq Scan on (${GROWING})\\b`).test(line) ||
      (!isBounded &&
        new RegExp(`Index.* Scan using .* on (${GROWING})\\b`).test(line) &&
        !/Index Cond/.test(lines[i + 1] ?? '')),
  );
}
