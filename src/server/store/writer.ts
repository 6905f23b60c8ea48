import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert, at } from '../../core/assert.ts';
import type { Value } from './database.ts';
import { prepareFile } from './sqliteFile.ts';

/**
 * Units of statements. A statement is told by the number of its text, which is sent only once: the texts are long, and always the same
 * few. The rest is one flat list, which is the quickest to send: how many statements a unit has, then of each the number, how many values it has, and these.
 */
export interface Batch {
  readonly newSql: readonly string[];
  readonly flat: readonly Value[];
}

/** For each unit: whether it was carried out, or why it failed. */
export type WriteResult = boolean | { readonly failure: string };

/** The thread that writes: while it waits for the disk, the server goes on. All units of a message share one commit. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const db = new DatabaseSync(workerData as string);
prepareFile(db);

interface Known {
  readonly sql: string;
  prepared: StatementSync | null;
}
const known: Known[] = [];

interface Call {
  readonly statement: Known;
  readonly values: readonly Value[];
}

function unitsOf(flat: readonly Value[]): Call[][] {
  const units: Call[][] = [];
  for (let i = 0; i < flat.length; ) {
    const unit: Call[] = [];
    for (let left = Number(flat[i++]); left > 0; left--) {
      const statement = at(known, Number(flat[i++]));
      const count = Number(flat[i++]);
      unit.push({ statement, values: flat.slice(i, i + count) });
      i += count;
    }
    units.push(unit);
  }
  return units;
}

function run({ statement, values }: Call): number {
  statement.prepared ??= db.prepare(statement.sql);
  return Number(statement.prepared.run(...values).changes);
}

function runUnit(unit: readonly Call[]): boolean {
  for (let i = 0; i < unit.length; i++) {
    const changes = run(at(unit, i));
    if (i === 0 && changes === 0) return false;
  }
  return true;
}

function commitTogether(units: readonly (readonly Call[])[]): WriteResult[] {
  try {
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    // The file stays locked, or the disk is full: nothing can be written now, which must not end the thread.
    return units.map(() => ({ failure: String(error) }));
  }
  try {
    const results = units.map(runUnit);
    db.exec('COMMIT');
    return results;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    // One bad unit must not take the others with it: each alone then.
    if (units.length > 1) return units.flatMap((unit) => commitTogether([unit]));
    return [{ failure: String(error) }];
  }
}

/** What was deleted stays in the journal until it is written over: it is emptied now, unless a backup is reading it. */
function scrub(): void {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody reads: the next time will do.
  }
  prepareFile(db);
}

port.on('message', (batch: Batch | null) => {
  if (batch === null) {
    db.close();
    port.close();
    return;
  }
  for (const sql of batch.newSql) known.push({ sql, prepared: null });
  const units = unitsOf(batch.flat);
  const results = commitTogether(units);
  if (units.some(({ length }) => length === 0)) scrub();
  port.postMessage(results);
});
