import { DatabaseSync } from 'node:sqlite';
import { ownFile } from './sqliteFile.ts';

/** For a server that is just stopping. */
const PATIENCE_MILLIS = 1500;

/**
 * Makes sure that one server alone works on a file; the result gives it up. The lock is one that SQLite takes on a file of its own beside
 * the database: the system gives it up when the process ends, however it ends, and backups and checks are not kept out.
 */
export function lockFile(path: string): () => void {
  ownFile(`${path}.lock`);
  const lock = new DatabaseSync(`${path}.lock`, { timeout: PATIENCE_MILLIS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new Error(
      `Another Windfall server works with ${path} already: stop it first, or give this one a folder of its own with WINDFALL_DATA.`,
    );
  }
  return () => lock.close();
}
