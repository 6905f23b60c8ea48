import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { migrateFile } from './sqliteFile.ts';
import { describeStore } from './store.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-store-'));
describeStore(
  'SQLite',
  () => openSqlite(join(folder, 'new', 'windfall.sqlite')),
  async () => rmSync(folder, { recursive: true }),
);

test('every connection commits durably', async () => {
  const own = mkdtempSync(join(tmpdir(), 'windfall-store-'));
  const db = await openSqlite(join(own, 'windfall.sqlite'));
  // 2 is FULL.
  expect(await db.read('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await db.read('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await db.close();
  rmSync(own, { recursive: true });
});

test('migrations run forward, once, and a file from the future is left alone', () => {
  const db = new DatabaseSync(':memory:');
  migrateFile(db, [['CREATE TABLE one (a TEXT)']]);
  migrateFile(db, [['CREATE TABLE one (a TEXT)'], ['CREATE TABLE two (b TEXT)']]);
  db.exec('SELECT a FROM one; SELECT b FROM two');
  expect(() => migrateFile(db, [['CREATE TABLE one (a TEXT)']])).toThrow(/newer/);
  expect(() => migrateFile(db, [[], [], ['CREATE TABLE three (c TEXT)', 'nonsense']])).toThrow();
  expect(() => db.exec('SELECT c FROM three')).toThrow();
});
