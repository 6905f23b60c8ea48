import type { Refusal } from '../core/errors.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ShownPerson } from '../protocol/shapes.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import type { Database } from './store/database.ts';
import {
  deletePerson,
  insertPerson,
  insertSession,
  type Person,
  passkeysOf,
  personByHandle,
  personBySession,
  readPerson,
  setPassword,
  touchSession,
} from './store/people.ts';

const DAY_MILLIS = 86_400_000;
/** A browser that was not here for so long has to sign in again. */
export const SESSION_DAYS = 400;

export interface SignedIn {
  readonly person: Person;
  readonly sessionHash: string;
  readonly kind: string;
}

/** Whoever holds this secret; null where nobody does. */
export async function authenticate(db: Database, secret: string): Promise<SignedIn | null> {
  const sessionHash = hashSecret(secret);
  const nowMillis = Date.now();
  const found = await personBySession(db, sessionHash, nowMillis - SESSION_DAYS * DAY_MILLIS);
  if (found === null) return null;
  if (nowMillis - found.seenMillis > DAY_MILLIS) await db.write([touchSession(sessionHash, nowMillis)]);
  return { person: found.person, sessionHash, kind: found.kind };
}

/** A new guest, and the secret of their first session. */
export async function newGuest(db: Database, name: string): Promise<{ person: string; secret: string }> {
  const person = newId();
  const session = newSession(person, 'cookie', '');
  await db.write([insertPerson(person, name, Date.now()), insertSession(session.stored)]);
  return { person, secret: session.secret };
}

export async function openSession(db: Database, person: string): Promise<string> {
  const session = newSession(person, 'cookie', '');
  await db.write([insertSession(session.stored)]);
  return session.secret;
}

export function newSession(person: string, kind: 'cookie' | 'token', label: string) {
  const secret = newSecret();
  const stored = { hash: hashSecret(secret), id: newId(), person, kind, label, createdMillis: Date.now() } as const;
  return { secret, stored };
}

export async function showPerson(db: Database, id: string): Promise<ShownPerson> {
  const person = await readPerson(db, id);
  const passkeys = await passkeysOf(db, id);
  return {
    id,
    name: person?.name ?? '',
    handle: person?.handle ?? null,
    hasPassword: person?.password != null,
    passkeys: passkeys.length,
    webhook: person?.webhook ?? null,
  };
}

const wrong = fail<Refusal>({ code: 'wrong_credentials', message: 'Name or password are not right.' });

/** Loaded when the first password comes: most people are guests. */
const argon = () => import('@node-rs/argon2');
/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function claimWithPassword(
  db: Database,
  person: Person,
  { handle, password, current }: { handle: string; password: string; current?: string | undefined },
): Promise<Result<null, Refusal>> {
  const { hash, verify } = await argon();
  if (person.password !== null && !(await verify(person.password, current ?? ''))) return wrong;
  const hashed = await hash(password, hashOptions);
  if (await db.write([setPassword(person.id, handle, hashed)])) return ok(null);
  return fail({ code: 'handle_taken', message: `Another account has the name "${handle}".` });
}

let unknownHash: Promise<string> | null = null;

export async function checkPassword(db: Database, handle: string, password: string): Promise<Result<string, Refusal>> {
  const { hash, verify } = await argon();
  // An unknown name takes as long as a wrong password: nobody learns which names there are.
  unknownHash ??= hash('', hashOptions);
  const person = await personByHandle(db, handle);
  const isRight = await verify(person?.password ?? (await unknownHash), password);
  return isRight && person !== null && person.password !== null ? ok(person.id) : wrong;
}

export async function removePerson(db: Database, person: string): Promise<void> {
  const announcement = db.announce(`person ${person}`);
  await db.write([...deletePerson(person), ...(announcement === null ? [] : [announcement])]);
}
