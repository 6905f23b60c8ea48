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

test('P10 a file that is locked for too long fails what had to wait, and nothing after it', async () => {
  const own = mkdtempSync(join(tmpdir(), 'windfall-store-'));
  const path = join(own, 'windfall.sqlite');
  const db = await openSqlite(path);
  const note = (key: string) => db.write([db.enqueue({ kind: 'bot', key, runAtMillis: 1, payload: {} })]);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  await expect(note('first')).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  other.close();
  expect(await note('second')).toBe(true);
  expect(await db.read('SELECT key FROM jobs')).toEqual([{ key: 'second' }]);
  await db.close();
  rmSync(own, { recursive: true });
});
