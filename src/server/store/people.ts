import { forgetCircles } from './circles.ts';
import { forgetDaily } from './daily.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { forgetInvitations } from './invitations.ts';
import { forgetMistakes } from './mistakes.ts';
import { forgetInModeration } from './moderation.ts';
import { forgetNotices } from './notices.ts';
import { deleteSessionsOf, type StoredSession, sessionColumns, sessionOf } from './sessions.ts';
import { forgetShared } from './shared.ts';
import { insertWhileThere } from './whileThere.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  /** Hashed. */
  readonly password: string | null;
  readonly webhook: string | null;
  readonly webhookKey: string | null;
  /** Whether people they played with lately see that they are here. */
  readonly isSeen: boolean;
  readonly createdMillis: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  /** The browser and system it was made with. */
  readonly label: string;
  readonly createdMillis: number;
  readonly usedMillis: number | null;
}

const personOf = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  handle: textOrNull(row, 'handle'),
  password: textOrNull(row, 'password'),
  webhook: textOrNull(row, 'webhook'),
  webhookKey: textOrNull(row, 'webhook_key'),
  isSeen: number(row, 'is_seen') === 1,
  createdMillis: number(row, 'created_millis'),
});

export const insertPerson = (id: string, name: string, nowMillis: number): Statement => ({
  sql: 'INSERT INTO people (id, name, created_millis) VALUES (?, ?, ?)',
  values: [id, name, nowMillis],
});

export async function readPerson(db: Reader, id: string): Promise<Person | null> {
  const [row] = await db.read('SELECT * FROM people WHERE id = ?', [id]);
  return row === undefined ? null : personOf(row);
}

/** How people are called; who is gone is left out. */
export async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.read(`SELECT id, name FROM people WHERE id IN (${ids.map(() => '?').join(', ')})`, ids);
  return new Map(rows.map((row) => [text(row, 'id'), text(row, 'name')]));
}

export async function personByHandle(db: Database, handle: string): Promise<Person | null> {
  const [row] = await db.read('SELECT * FROM people WHERE handle = ?', [handle]);
  return row === undefined ? null : personOf(row);
}

/** The session with this hash and whose it is, unless it has expired or was not used since then. */
export async function personBySession(
  db: Database,
  hash: string,
  sinceMillis: number,
  nowMillis: number,
): Promise<{ person: Person; session: StoredSession } | null> {
  const [row] = await db.read(
    `SELECT people.*, ${sessionColumns} FROM sessions JOIN people ON people.id = sessions.person
      WHERE sessions.hash = ? AND (sessions.kind = 'token' OR sessions.seen_millis > ?)
        AND (sessions.expires_millis IS NULL OR sessions.expires_millis > ?)`,
    [hash, sinceMillis, nowMillis],
  );
  return row === undefined ? null : { person: personOf(row), session: sessionOf(row) };
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

export const insertPasskey = (db: Database, passkey: Passkey): Statement =>
  insertWhileThere(db, passkey.person, 'passkeys', {
    id: passkey.id,
    person: passkey.person,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    label: passkey.label,
    created_millis: passkey.createdMillis,
    used_millis: passkey.usedMillis,
  });

export const deletePasskey = (person: string, id: string): Statement => ({
  sql: 'DELETE FROM passkeys WHERE person = ? AND id = ?',
  values: [person, id],
});

const passkeyOf = (row: Row): Passkey => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  publicKey: text(row, 'public_key'),
  counter: number(row, 'counter'),
  label: text(row, 'label'),
  createdMillis: number(row, 'created_millis'),
  usedMillis: row.used_millis === null ? null : number(row, 'used_millis'),
});

export async function readPasskey(db: Database, id: string): Promise<Passkey | null> {
  const [row] = await db.read('SELECT * FROM passkeys WHERE id = ?', [id]);
  return row === undefined ? null : passkeyOf(row);
}

export async function passkeysOf(db: Database, person: string): Promise<Passkey[]> {
  return (await db.read('SELECT * FROM passkeys WHERE person = ? ORDER BY created_millis, id', [person])).map(
    passkeyOf,
  );
}

/** A copied passkey would count from an old number: the new one must be higher, or 0 where the device does not count. */
export const countPasskey = (id: string, counter: number, nowMillis: number): Statement => ({
  sql: 'UPDATE passkeys SET counter = ?, used_millis = ? WHERE id = ? AND (counter < ? OR counter = 0)',
  values: [counter, nowMillis, id, counter],
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
  { sql: 'DELETE FROM recovery_codes WHERE person = ?', values: [id] },
  { sql: 'DELETE FROM challenges WHERE person = ?', values: [id] },
  forgetDaily(id),
  forgetShared(id),
  forgetMistakes(id),
  ...forgetInModeration(id),
  ...forgetNotices(id),
  ...forgetInvitations(id),
  ...forgetCircles(id),
  { sql: 'DELETE FROM here WHERE person = ?', values: [id] },
];
