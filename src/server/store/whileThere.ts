import type { Database, Statement, Value } from './database.ts';

const known = new Map<string, string>();

/**
 * Inserts a row only while the person is there: what is under way when they delete themselves is not stored after it. A shared database
 * holds the person's row until the commit, so that one of the two waits for the other; a file has one writer.
 * The columns of a table are always the same ones: its text is made once.
 */
export function insertWhileThere(
  { rowHold }: Pick<Database, 'rowHold'>,
  person: string,
  table: string,
  row: Readonly<Record<string, Value>>,
): Statement {
  const columns = Object.keys(row);
  const name = `${table} ${columns.length} ${rowHold}`;
  let sql = known.get(name);
  if (sql === undefined) {
    const marks = columns.map(() => '?').join(', ');
    sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${marks} FROM people WHERE id = ? ${rowHold} ON CONFLICT DO NOTHING`;
    known.set(name, sql);
  }
  return { sql, values: [...Object.values(row), person] };
}
