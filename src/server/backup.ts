import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Config, databaseFile } from './config.ts';
import type { Database, Reader, Row, Value } from './store/database.ts';
import { migrations } from './store/migrations.ts';
import { migrateFile, ownFile } from './store/sqliteFile.ts';

/** What a copy holds, and the columns that tell the rows of each table apart, by which they are read in pages. */
const copied = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  recovery_codes: ['hash'],
  tables: ['id'],
  members: ['table_id', 'person'],
  kept_seats: ['table_id', 'person'],
  steps: ['table_id', 'sequence'],
  secrets: ['name'],
  daily: ['game', 'day', 'person'],
  shields: ['id'],
  channels: ['id'],
  notice_settings: ['person'],
  shared: ['id'],
  silenced_tables: ['person', 'table_id'],
  reports: ['id'],
  invitations: ['table_id', 'person'],
  circles: ['id'],
  circle_people: ['circle', 'person'],
  mistakes: ['person', 'id'],
  bans: ['kind', 'subject'],
  admin_log: ['id'],
  jobs: ['key'],
} as const satisfies Record<string, readonly string[]>;

/** What a copy does without: it lasts for moments, or can be played or made again. */
export const leftOut = [
  'challenges',
  'nodes',
  'followed',
  'here',
  'lab_runs',
  'lab_games',
  'checkpoints',
  'schema_version',
] as const;

export const copiedTables = Object.keys(copied) as (keyof typeof copied)[];
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
  finishFile(partial, file);
}

/** A copy that cannot be read is none. */
function finishFile(partial: string, file: string): void {
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
    for (const table of copiedTables)
      for await (const rows of pagesOf(reader, table)) {
        target.exec('BEGIN');
        for (const row of rows) {
          const columns = Object.keys(row);
          const marks = columns.map(() => '?').join(', ');
          target.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
        }
        target.exec('COMMIT');
      }
  });
  target.close();
}

async function* pagesOf(source: Reader, table: keyof typeof copied): AsyncGenerator<Row[]> {
  const columns: readonly string[] = copied[table];
  const order = columns.join(', ');
  // Nobody would do the jobs of runs that are left out.
  const isCopied = table === 'jobs' ? "kind NOT LIKE 'lab:%'" : '1 = 1';
  let last: Value[] | null = null;
  for (;;) {
    const after = last === null ? '' : `AND (${order}) > (${columns.map(() => '?').join(', ')})`;
    const sql = `SELECT * FROM ${table} WHERE ${isCopied} ${after} ORDER BY ${order} LIMIT ${PAGE}`;
    const rows: Row[] = await source.read(sql, last ?? []);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = columns.map((key) => end[key] ?? null);
  }
}

/** Puts a copy, also one of an older Windfall, where the configuration says, if nothing is there yet: all of it or nothing. */
export async function restore(config: Config, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const target = databaseFile(config);
  if (config.databaseUrl === null && existsSync(target))
    throw new Error(`There is a database at ${target} already: move it away first.`);
  const partial = config.databaseUrl === null ? `${target}.partial` : `${file}.restoring`;
  try {
    mkdirSync(dirname(partial), { recursive: true });
    copyFileSync(file, partial);
    const copy = new DatabaseSync(partial);
    if (copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'steps'").get() === undefined)
      throw new Error(`${file} is no copy of a store.`);
    migrateFile(copy, migrations);
    copy.close();
    if (config.databaseUrl === null) finishFile(partial, target);
    else await fillPostgres(config.databaseUrl, partial);
  } finally {
    rmSync(partial, { force: true });
  }
}

async function fillPostgres(url: string, file: string): Promise<void> {
  const { fillPostgres: fill } = await import('./store/postgresFill.ts');
  const copy = new DatabaseSync(file, { readOnly: true });
  const reader: Reader = { read: async (sql, values = []) => copy.prepare(sql).all(...values) as Row[] };
  await fill(url, async (insert) => {
    for (const table of copiedTables) for await (const rows of pagesOf(reader, table)) await insert(table, rows);
  });
  copy.close();
}
