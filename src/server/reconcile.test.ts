import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { copiedTables, leftOut, restore } from './backup.ts';
import { configFrom, databaseFile } from './config.ts';
import { reconcile } from './reconcile.ts';
import { migrations } from './store/migrations.ts';
import { migrateFile } from './store/sqliteFile.ts';
import { enter, personWith, startTable, startTestServer, until, untilBot } from './testing.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-lost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a job that was lost is made again from its table, at the start and now and then; other tables are left alone', async () => {
  const dataFolder = join(folder, 'lost');
  const first = await startTestServer({ dataFolder });
  const ann = await enter(first.url, 'Ann');
  const quiet = await startTable([ann, await enter(first.url, 'Bob')], { game: 'harvest-dice' });
  const timed = await startTable([ann, await enter(first.url, 'Cyd')], { game: 'harvest-dice', moveMillis: 3_600_000 });
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  await first.services.db.stopJobs();
  await untilBot(ann, table);
  ann.live.close();
  await first.stop();
  const file = new DatabaseSync(databaseFile(first.config));
  expect(file.prepare('SELECT kind FROM jobs ORDER BY kind').all()).toEqual([
    { kind: 'bot' },
    { kind: 'deadline' },
    { kind: 'tidy' },
  ]);
  expect(file.prepare('SELECT due FROM tables WHERE id = ?').get(quiet)).toEqual({ due: null });
  expect(file.prepare('SELECT due FROM tables WHERE id = ?').get(timed)).toEqual({ due: 'deadline' });
  file.exec(`DELETE FROM jobs`);
  // As after an update from a version that noted nothing.
  file.exec(`UPDATE tables SET due = 'unknown'`);
  file.close();
  const second = await startTestServer({ dataFolder });
  const back = personWith(second.url, 'Ann', ann.token);
  await until(back, table, (state) => state.match?.actor === 0 || state.match?.actor === 'over');
  back.live.close();
  const { db, rooms } = second.services;
  const due = async () => db.read('SELECT id, due FROM tables WHERE due IS NOT NULL AND id <> ?', [table]);
  expect(await due()).toEqual([{ id: timed, due: 'deadline' }]);
  expect(await db.read("SELECT key FROM jobs WHERE kind = 'deadline'")).toEqual([{ key: `deadline:${timed}` }]);
  const failed = (error: unknown) => expect(error).toBeNull();
  expect(await reconcile({ db, rooms, failed })).toBe(0);
  await db.write([{ sql: "DELETE FROM jobs WHERE kind = 'deadline'", values: [] }]);
  expect(await reconcile({ db, rooms, failed })).toBe(1);
  await second.remove();
});

test('every table of the store is in a copy, or left out on purpose', () => {
  const file = new DatabaseSync(':memory:');
  migrateFile(file, migrations);
  const names = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  const known = new Set<unknown>([...copiedTables, ...leftOut]);
  expect(names.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('a copy is restored into a folder without a store, and nothing else is taken for one', async () => {
  const source = await startTestServer({ dataFolder: join(folder, 'source') });
  await source.stop();
  const config = { ...configFrom({}), dataFolder: join(folder, 'target') };
  await restore(config, databaseFile(source.config));
  expect(existsSync(databaseFile(config))).toBe(true);
  await expect(restore(config, databaseFile(source.config))).rejects.toThrow('already');
  const other = join(folder, 'other.sqlite');
  new DatabaseSync(other).exec('CREATE TABLE a (b)');
  const empty = { ...config, dataFolder: join(folder, 'empty') };
  await expect(restore(empty, other)).rejects.toThrow('no copy of a store');
  await expect(restore(empty, join(folder, 'nothing'))).rejects.toThrow('There is no file');
  await source.remove();
});
