import { forgetDaily } from './daily.ts';
import { type Database, number, type Row, type Statement, text, textOrNull } from './database.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  /** Hashed. */
  readonly password: string | null;
  readonly webhook: string | null;
  readonly webhookKey: string | null;
  readonly createdMillis: number;
}

export interface Session {
  /** SHA-256 of the secret: the secret itself is not stored. */
  readonly hash: string;
  /** To name it by without the secret. */
  readonly id: string;
  readonly person: string;
  readonly kind: 'cookie' | 'token';
  readonly label: string;
  readonly createdMillis: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
}

const personOf = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  handle: textOrNull(row, 'handle'),
  password: textOrNull(row, 'password'),
  webhook: textOrNull(row, 'webhook'),
  webhookKey: textOrNull(row, 'webhook_key'),
  createdMillis: number(row, 'created_millis'),
});

export const insertPerson = (id: string, name: string, nowMillis: number): Statement => ({
  sql: 'INSERT INTO people (id, name, created_millis) VALUES (?, ?, ?)',
  values: [id, name, nowMillis],
});

export const insertSession = ({ hash, id, person, kind, label, createdMillis }: Session): Statement => ({
  sql: 'INSERT INTO sessions (hash, id, person, kind, label, created_millis, seen_millis) VALUES (?, ?, ?, ?, ?, ?, ?)',
  values: [hash, id, person, kind, label, createdMillis, createdMillis],
});

export async function readPerson(db: Database, id: string): Promise<Person | null> {
  const [row] = await db.read('SELECT * FROM people WHERE id = ?', [id]);
  return row === undefined ? null : personOf(row);
}

export async function personByHandle(db: Database, handle: string): Promise<Person | null> {
  const [row] = await db.read('SELECT * FROM people WHERE handle = ?', [handle]);
  return row === undefined ? null : personOf(row);
}

/** Whoever holds the secret with this hash, if it was used since then. */
export async function personBySession(
  db: Database,
  hash: string,
  sinceMillis: number,
): Promise<{ person: Person; kind: string; seenMillis: number } | null> {
  const [row] = await db.read(
    `SELECT people.*, sessions.kind, sessions.seen_millis FROM sessions JOIN people ON people.id = sessions.person
      WHERE sessions.hash = ? AND (sessions.kind = 'token' OR sessions.seen_millis > ?)`,
    [hash, sinceMillis],
  );
  if (row === undefined) return null;
  return { person: personOf(row), kind: text(row, 'kind'), seenMillis: number(row, 'seen_millis') };
}

export const touchSession = (hash: string, nowMillis: number): Statement => ({
  sql: 'UPDATE sessions SET seen_millis = ? WHERE hash = ?',
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

export const deleteToken = (person: string, id: string): Statement => ({
  sql: "DELETE FROM sessions WHERE person = ? AND id = ? AND kind = 'token'",
  values: [person, id],
});

export async function tokensOf(
  db: Database,
  person: string,
): Promise<{ id: string; label: string; createdMillis: number }[]> {
  const rows = await db.read(
    "SELECT id, label, created_millis FROM sessions WHERE person = ? AND kind = 'token' ORDER BY created_millis",
    [person],
  );
  return rows.map((row) => ({
    id: text(row, 'id'),
    label: text(row, 'label'),
    createdMillis: number(row, 'created_millis'),
  }));
}

export const renamePerson = (id: string, name: string): Statement => ({
  sql: 'UPDATE people SET name = ? WHERE id = ?',
  values: [name, id],
});

export const setWebhook = (id: string, webhook: string | null, key: string | null): Statement => ({
  sql: 'UPDATE people SET webhook = ?, webhook_key = ? WHERE id = ?',
  values: [webhook, key, id],
});

/** Changes nothing where another person has the handle. */
export const setPassword = (id: string, handle: string, password: string): Statement => ({
  sql: `UPDATE people SET handle = ?, password = ? WHERE id = ?
    AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.handle = ? AND other.id <> ?)`,
  values: [handle, password, id, handle, id],
});

export const insertPasskey = (passkey: Passkey, nowMillis: number): Statement => ({
  sql: 'INSERT INTO passkeys (id, person, public_key, counter, created_millis) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  values: [passkey.id, passkey.person, passkey.publicKey, passkey.counter, nowMillis],
});

const passkeyOf = (row: Row): Passkey => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  publicKey: text(row, 'public_key'),
  counter: number(row, 'counter'),
});

export async function readPasskey(db: Database, id: string): Promise<Passkey | null> {
  const [row] = await db.read('SELECT * FROM passkeys WHERE id = ?', [id]);
  return row === undefined ? null : passkeyOf(row);
}

export async function passkeysOf(db: Database, person: string): Promise<Passkey[]> {
  return (await db.read('SELECT * FROM passkeys WHERE person = ?', [person])).map(passkeyOf);
}

/** A copied passkey would count from an old number: the new one must be higher, or 0 where the device does not count. */
export const countPasskey = (id: string, counter: number): Statement => ({
  sql: 'UPDATE passkeys SET counter = ? WHERE id = ? AND (counter < ? OR counter = 0)',
  values: [counter, id, counter],
});

export const insertChallenge = (challenge: string, person: string | null, expiresMillis: number): Statement => ({
  sql: 'INSERT INTO challenges (challenge, person, expires_millis) VALUES (?, ?, ?)',
  values: [challenge, person, expiresMillis],
});

/** A challenge is used once: true where it was there for this person and in time. */
export async function useChallenge(
  db: Database,
  challenge: string,
  person: string | null,
  nowMillis: number,
): Promise<boolean> {
  await db.write([{ sql: 'DELETE FROM challenges WHERE expires_millis <= ?', values: [nowMillis] }]);
  return db.write([
    {
      sql: "DELETE FROM challenges WHERE challenge = ? AND COALESCE(person, '') = ?",
      values: [challenge, person ?? ''],
    },
  ]);
}

/** Everything that is stored under the person's id; names and words at tables are taken out of those one by one. */
export const deletePerson = (id: string): Statement[] => [
  { sql: 'DELETE FROM people WHERE id = ?', values: [id] },
  deleteSessionsOf(id),
  { sql: 'DELETE FROM passkeys WHERE person = ?', values: [id] },
  { sql: 'DELETE FROM challenges WHERE person = ?', values: [id] },
  { sql: 'DELETE FROM members WHERE person = ?', values: [id] },
  forgetDaily(id),
];
