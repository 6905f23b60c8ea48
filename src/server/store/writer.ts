import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert, at } from '../../core/assert.ts';
import type { Value } from './database.ts';
import { prepareFile } from './sqliteFile.ts';

/** A statement by the number of its text, which is sent only once: the texts are long, and always the same few. */
export type Call = readonly [index: number, values: readonly Value[]];

export interface Batch {
  readonly newSql: readonly string[];
  readonly units: readonly (readonly Call[])[];
}

/** For each unit: whether it was carried out, or why it failed. */
export type WriteResult = boolean | { readonly failure: string };

/** The thread that writes: while it waits for the disk, the server goes on. All units of a message share one commit. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const db = new DatabaseSync(workerData as string);
prepareFile(db);
const known: { readonly sql: string; prepared: StatementSync | null }[] = [];

function carryOut([index, values]: Call): number {
  const statement = at(known, index);
  statement.prepared ??= db.prepare(statement.sql);
  return Number(statement.prepared.run(...values).changes);
}

function carryOutUnit(unit: readonly Call[]): boolean {
  for (let i = 0; i < unit.length; i++) {
    const changes = carryOut(at(unit, i));
    if (i === 0 && changes === 0) return false;
  }
  return true;
}

function commitTogether(units: readonly (readonly Call[])[]): WriteResult[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    const results = units.map(carryOutUnit);
    db.exec('COMMIT');
    return results;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    // One bad unit must not take the others with it: each alone then.
    if (units.length > 1) return units.flatMap((unit) => commitTogether([unit]));
    return [{ failure: String(error) }];
  }
}

port.on('message', (batch: Batch | null) => {
  if (batch === null) {
    db.close();
    port.close();
    return;
  }
  for (const sql of batch.newSql) known.push({ sql, prepared: null });
  port.postMessage(commitTogether(batch.units));
});
