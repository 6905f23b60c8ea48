import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Makes a file, and its folder where there is none, that nobody but its owner can read. SQLite gives its journals the same rights. */
export function ownFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const each of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

/**
 * The settings of every connection: nothing that was acknowledged is lost when the power fails, and what is deleted is written over with
 * zeros.
 */
export function prepareFile(db: DatabaseSync): void {
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000',
  );
}

/** Brings the tables of a file to the newest version; refuses a file from a newer Windfall. */
export function migrateFile(db: DatabaseSync, migrations: readonly (readonly string[])[]): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > migrations.length)
      throw new Error(
        `The database is of version ${version}, from a newer Windfall; this one knows ${migrations.length}.`,
      );
    for (const migration of migrations.slice(version)) for (const sql of migration) db.exec(sql);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
