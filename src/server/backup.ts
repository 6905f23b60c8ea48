import { existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Config, databaseFile } from './config.ts';
import type { Database, Reader, Value } from './store/database.ts';
import { migrations } from './store/migrations.ts';
import { migrateFile, ownFile } from './store/sqliteFile.ts';

const copied = [
  'people',
  'sessions',
  'passkeys',
  'recovery_codes',
  'tables',
  'members',
  'steps',
  'secrets',
  'daily',
] as const;

/** The order in which rows are read in pages, by columns that tell them apart. */
const keys: Readonly<Record<(typeof copied)[number], readonly string[]>> = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  recovery_codes: ['hash'],
  tables: ['id'],
  members: ['table_id', 'person'],
  steps: ['table_id', 'sequence'],
  secrets: ['name'],
  daily: ['game', 'day', 'person'],
};
const PAGE = 1000;

/** Writes everything into one SQLite file while the server goes on. The file appears under its name when it is complete. */
export async function backUp(config: Config, open: () => Promise<Database>, file: string): Promise<void> {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  ownFile(partial);
  if (config.databaseUrl === null) {
    if (!existsSync(databaseFile(config))) throw new Error(`There is no database at ${databaseFile(config)}.`);
    const source = new DatabaseSync(databaseFile(config), { readOnly: true });
    await backup(source, partial);
    source.close();
  } else {
    const source = await open();
    await copyInto(source, partial);
    await source.close();
  }
  // A copy that cannot be read is none.
  const copy = new DatabaseSync(partial);
  const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`);
  renameSync(partial, file);
}

/** From PostgreSQL, table after table, all as of one moment. */
async function copyInto(source: Database, file: string): Promise<void> {
  const target = new DatabaseSync(file);
  migrateFile(target, migrations);
  await source.atOneMoment(async (reader) => {
    for (const table of copied) await copyTable(reader, target, table);
  });
  target.close();
}

async function copyTable(source: Reader, target: DatabaseSync, table: (typeof copied)[number]): Promise<void> {
  const order = keys[table].join(', ');
  let last: Value[] | null = null;
  for (;;) {
    const where = last === null ? '' : `WHERE (${order}) > (${keys[table].map(() => '?').join(', ')})`;
    const rows = await source.read(`SELECT * FROM ${table} ${where} ORDER BY ${order} LIMIT ${PAGE}`, last ?? []);
    const end = rows.at(-1);
    if (end === undefined) return;
    target.exec('BEGIN');
    for (const row of rows) {
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      target.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
    }
    target.exec('COMMIT');
    last = keys[table].map((key) => end[key] ?? null);
  }
}
