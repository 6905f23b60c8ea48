import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../core/assert.ts';
import type { Statement } from './database.ts';
import { prepareFile } from './sqliteFile.ts';

/** For each unit: whether it was carried out, or why it failed. */
export type WriteResult = boolean | { readonly failure: string };

/** The thread that writes: while it waits for the disk, the server goes on. All units of a message share one commit. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const db = new DatabaseSync(workerData as string);
prepareFile(db);
const prepared = new Map<string, StatementSync>();

function carryOut({ sql, values }: Statement): number {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  return Number(statement.run(...values).changes);
}

function carryOutUnit(unit: readonly Statement[]): boolean {
  for (let i = 0; i < unit.length; i++) {
    const changes = carryOut(unit[i] as Statement);
    if (i === 0 && changes === 0) return false;
  }
  return true;
}

function commitTogether(units: readonly (readonly Statement[])[]): WriteResult[] {
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

port.on('message', (units: Statement[][] | null) => {
  if (units === null) {
    db.close();
    port.close();
    return;
  }
  const results = commitTogether(units);
  port.postMessage(results);
});
