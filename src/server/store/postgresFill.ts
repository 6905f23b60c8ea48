import type { Row } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Fills a PostgreSQL database that holds nothing yet, in one transaction. */
export async function fillPostgres(
  url: string,
  fill: (insert: (table: string, rows: readonly Row[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const opened = await openPostgres(url, () => {});
  await opened.close();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // A server that runs meanwhile waits, and finds what was restored.
    await client.query('LOCK TABLE people, tables, steps, secrets, jobs IN EXCLUSIVE MODE');
    const { rows } = await client.query(
      'SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM tables) AS count',
    );
    if (Number(rows[0]?.count) > 0) throw new Error('The database is not empty: restore into a new one.');
    // A server may have left one, and nothing can depend on it yet.
    await client.query('DELETE FROM secrets');
    await fill(async (table, page) => {
      const columns = Object.keys(page[0] ?? {}).join(', ');
      const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;
      // PostgreSQL knows no NUL in texts.
      const json = JSON.stringify(page, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
      await client.query(sql, [json]);
    });
    await client.query('COMMIT');
  } finally {
    // What was not committed is rolled back.
    await client.end();
  }
}
