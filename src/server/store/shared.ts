import { type Database, number, type Reader, type Statement, text, textOrNull } from './database.ts';

/** A finished game that somebody shares. */
export interface Shared {
  readonly id: string;
  /** The hash of what its owner takes it back by. */
  readonly secret: string;
  readonly record: unknown;
  /** The table of this server that it was played at; null for a game of somebody's device. */
  readonly table: string | null;
  readonly createdMillis: number;
  readonly expiresMillis: number;
  /** In points, by seat; null until it is worked out. */
  readonly luck: readonly number[] | null;
}

export const insertShared = ({
  id,
  secret,
  record,
  table,
  createdMillis,
  expiresMillis,
}: Omit<Shared, 'luck'>): Statement => ({
  sql: 'INSERT INTO shared (id, secret, record, table_id, created_millis, expires_millis) VALUES (?, ?, ?, ?, ?, ?)',
  values: [id, secret, JSON.stringify(record), table, createdMillis, expiresMillis],
});

/** Null where there is none, or its time is over. */
export async function readShared(
  db: Reader,
  id: string,
  nowMillis: number,
): Promise<Pick<Shared, 'record' | 'expiresMillis' | 'luck'> | null> {
  const [row] = await db.read('SELECT record, luck, expires_millis FROM shared WHERE id = ? AND expires_millis > ?', [
    id,
    nowMillis,
  ]);
  if (row === undefined) return null;
  const luck = textOrNull(row, 'luck');
  return {
    record: JSON.parse(text(row, 'record')),
    expiresMillis: number(row, 'expires_millis'),
    luck: luck === null ? null : JSON.parse(luck),
  };
}

export const noteLuck = (id: string, luck: readonly number[]): Statement => ({
  sql: 'UPDATE shared SET luck = ? WHERE id = ?',
  values: [JSON.stringify(luck), id],
});

export async function countShared(db: Reader): Promise<number> {
  const [row] = await db.read('SELECT COUNT(*) AS count FROM shared', []);
  return row === undefined ? 0 : number(row, 'count');
}

/** Whether it was there, and the secret is its own. */
export const dropShared = (db: Database, id: string, secret: string): Promise<boolean> =>
  db.write([{ sql: 'DELETE FROM shared WHERE id = ? AND secret = ?', values: [id, secret] }]);

/** An operator needs no secret. */
export const removeShared = (id: string): Statement => ({ sql: 'DELETE FROM shared WHERE id = ?', values: [id] });

/** A person who goes takes their name with them: also out of games that others share. */
export const forgetShared = (person: string): Statement => ({
  sql: 'DELETE FROM shared WHERE table_id IN (SELECT table_id FROM members WHERE person = ?)',
  values: [person],
});

/** A table of this server by its id, and whether everybody may know it. */
export async function tableKnown(db: Reader, id: string): Promise<{ id: string; isPublic: boolean } | null> {
  const [row] = await db.read('SELECT is_public FROM tables WHERE id = ?', [id]);
  return row === undefined ? null : { id, isPublic: number(row, 'is_public') === 1 };
}
