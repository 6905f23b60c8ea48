import type { PoolClient } from 'pg';
import type { Statement } from './database.ts';
import { numbered } from './placeholders.ts';

/** What PostgreSQL's `format` takes instead of a statement, by the statement's text. */
export type Calls = ReadonlyMap<string, string>;

const preparedBy = new WeakMap<PoolClient, Map<string, string>>();
/** Texts that a connection keeps prepared: the usual ones, and not without end. */
const MOST_PREPARED = 100;

/** How a connection carries out statements from within a function: it keeps them prepared, for planning one takes twice as long as doing it. */
export async function prepareCalls(client: PoolClient, statements: readonly Statement[]): Promise<Calls> {
  const calls = preparedBy.get(client) ?? new Map<string, string>();
  preparedBy.set(client, calls);
  for (const { sql, values } of statements) {
    if (calls.has(sql) || calls.size === MOST_PREPARED) continue;
    const name = `windfall_call_${calls.size}`;
    const given = values.length === 0 ? '' : `(${values.map(() => '%L').join(', ')})`;
    await client.query(`PREPARE ${name} AS ${numbered(sql)}`);
    calls.set(sql, `EXECUTE ${name}${given}`);
  }
  return calls;
}
