import type { DatabaseSync } from 'node:sqlite';

/** The settings of every connection: nothing that was acknowledged is lost when the power fails. */
export function prepareFile(db: DatabaseSync): void {
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000',
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
