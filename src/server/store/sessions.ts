import { type Scope, scopes } from '../../protocol/route.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** Where somebody is signed in: a browser with its cookie, or a program with a token. */
export interface Session {
  /** SHA-256 of the secret: the secret itself is not stored. */
  readonly hash: string;
  /** To name it by without the secret. */
  readonly id: string;
  readonly person: string;
  readonly kind: 'cookie' | 'token';
  /** The name of a token, or of the browser and its system. */
  readonly label: string;
  readonly scope: Scope;
  readonly createdMillis: number;
  readonly expiresMillis: number | null;
  /** When the person last proved who they are; 0 for a guest who has nothing to prove it with. */
  readonly freshMillis: number;
}

export interface StoredSession extends Session {
  readonly seenMillis: number;
}

/** Rows from before there were scopes have none: browsers could do everything then, and programs were there to play. */
const scopeOf = (row: Row): Scope =>
  scopes.find((scope) => scope === row.scope) ?? (row.kind === 'cookie' ? 'manage' : 'play');

export const sessionOf = (row: Row): StoredSession => ({
  hash: text(row, 'hash'),
  id: text(row, 'session_id'),
  person: text(row, 'person'),
  kind: row.kind === 'token' ? 'token' : 'cookie',
  label: text(row, 'label'),
  scope: scopeOf(row),
  createdMillis: number(row, 'since_millis'),
  expiresMillis: row.expires_millis === null ? null : number(row, 'expires_millis'),
  freshMillis: number(row, 'fresh_millis'),
  seenMillis: number(row, 'seen_millis'),
});

/** The columns of a session, under names that do not meet those of a person. */
export const sessionColumns = `sessions.hash, sessions.id AS session_id, sessions.person, sessions.kind, sessions.label, sessions.scope,
  sessions.created_millis AS since_millis, sessions.expires_millis, sessions.fresh_millis, sessions.seen_millis`;

/** Changes nothing where the person is gone. */
export const insertSession = (db: Database, session: Session): Statement =>
  insertWhileThere(db, session.person, 'sessions', {
    hash: session.hash,
    id: session.id,
    person: session.person,
    kind: session.kind,
    label: session.label,
    scope: session.scope,
    created_millis: session.createdMillis,
    seen_millis: session.createdMillis,
    expires_millis: session.expiresMillis,
    fresh_millis: session.freshMillis,
  });

/** Those that count now, last used first. */
export async function sessionsOf(
  db: Database,
  person: string,
  kind: Session['kind'],
  nowMillis: number,
): Promise<StoredSession[]> {
  const rows = await db.read(
    `SELECT ${sessionColumns} FROM sessions WHERE person = ? AND kind = ? AND (expires_millis IS NULL OR expires_millis > ?)
      ORDER BY seen_millis DESC, created_millis DESC, id`,
    [person, kind, nowMillis],
  );
  return rows.map(sessionOf);
}

export async function sessionHashesOf(db: Database, person: string): Promise<Set<string>> {
  const rows = await db.read('SELECT hash FROM sessions WHERE person = ?', [person]);
  return new Set(rows.map((row) => text(row, 'hash')));
}

export const touchSession = (hash: string, nowMillis: number): Statement => ({
  sql: 'UPDATE sessions SET seen_millis = ? WHERE hash = ?',
  values: [nowMillis, hash],
});

/** The person has just proved who they are. */
export const freshenSession = (hash: string, nowMillis: number): Statement => ({
  sql: 'UPDATE sessions SET fresh_millis = ? WHERE hash = ?',
  values: [nowMillis, hash],
});

export const deleteSession = (hash: string): Statement => ({
  sql: 'DELETE FROM sessions WHERE hash = ?',
  values: [hash],
});

export const deleteSessionsOf = (person: string): Statement => ({
  sql: 'DELETE FROM sessions WHERE person = ?',
  values: [person],
});

/** All but the one, tokens included. */
export const deleteOtherSessions = (person: string, hash: string): Statement => ({
  sql: 'DELETE FROM sessions WHERE person = ? AND hash <> ?',
  values: [person, hash],
});

export const deleteSessionById = (person: string, id: string, kind: Session['kind']): Statement => ({
  sql: 'DELETE FROM sessions WHERE person = ? AND id = ? AND kind = ?',
  values: [person, id, kind],
});

/** A new set takes the place of the one before. */
export const insertRecoveryCodes = (
  db: Database,
  person: string,
  hashes: readonly string[],
  nowMillis: number,
): Statement[] => [
  ...hashes.map((hash) => insertWhileThere(db, person, 'recovery_codes', { hash, person, created_millis: nowMillis })),
  {
    sql: `DELETE FROM recovery_codes WHERE person = ? AND hash NOT IN (${hashes.map(() => '?').join(', ')})`,
    values: [person, ...hashes],
  },
];

export async function countRecoveryCodes(db: Database, person: string): Promise<number> {
  const [row] = await db.read('SELECT COUNT(*) AS count FROM recovery_codes WHERE person = ?', [person]);
  return row === undefined ? 0 : number(row, 'count');
}

/** Whose code it is; it counts once. */
export async function useRecoveryCode(db: Database, hash: string): Promise<string | null> {
  const [row] = await db.read('SELECT person FROM recovery_codes WHERE hash = ?', [hash]);
  const person = row === undefined ? null : textOrNull(row, 'person');
  const isUsed = await db.write([{ sql: 'DELETE FROM recovery_codes WHERE hash = ?', values: [hash] }]);
  return isUsed ? person : null;
}

export async function isSessionThere(db: Reader, id: string, nowMillis: number): Promise<boolean> {
  const sql = 'SELECT 1 AS one FROM sessions WHERE id = ? AND (expires_millis IS NULL OR expires_millis > ?)';
  return (await db.read(sql, [id, nowMillis])).length > 0;
}
