import type { Refusal } from '../core/errors.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Scope } from '../protocol/route.ts';
import type { ShownPerson } from '../protocol/shapes.ts';
import { hiddenAddress } from './notices/chat.ts';
import { hashPassword, isPassword } from './password.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import type { Services } from './services.ts';
import type { Database, Statement } from './store/database.ts';
import { insertPerson, type Person, passkeysOf, personByHandle, personBySession, readPerson } from './store/people.ts';
import { countRecoveryCodes, insertSession, type Session, type StoredSession, touchSession } from './store/sessions.ts';

const HOUR_MILLIS = 3_600_000;
const DAY_MILLIS = 24 * HOUR_MILLIS;
/** A browser that was not here for so long has to sign in again. */
export const SESSION_DAYS = 400;
/** For so long after a sign-in the account can be managed. */
export const FRESH_MILLIS = 10 * 60_000;

export interface SignedIn {
  readonly person: Person;
  readonly session: StoredSession;
}

/** The person whose secret this is; null where there is none. */
export async function authenticate(db: Database, secret: string): Promise<SignedIn | null> {
  const nowMillis = Date.now();
  const found = await personBySession(db, hashSecret(secret), nowMillis - SESSION_DAYS * DAY_MILLIS, nowMillis);
  if (found === null) return null;
  const { hash, seenMillis } = found.session;
  if (nowMillis - seenMillis > HOUR_MILLIS) await db.write([touchSession(hash, nowMillis)]);
  return found;
}

/** The same at the moment of the answer: where sessions have ended while the store was asked, it is asked again. */
export async function authenticateNow(
  { db, endings }: Pick<Services, 'db' | 'endings'>,
  secret: string,
): Promise<SignedIn | null> {
  for (;;) {
    const before = endings.count;
    const signedIn = await authenticate(db, secret);
    if (endings.count === before) return signedIn;
  }
}

/** Whether the person has just proved who they are, or has nothing to prove it with. */
export async function isFresh(db: Database, { person, session }: SignedIn): Promise<boolean> {
  if (session.kind === 'cookie' && Date.now() - session.freshMillis < FRESH_MILLIS) return true;
  return person.password === null && (await passkeysOf(db, person.id)).length === 0;
}

/** A new guest, and the secret of their first session. */
export async function newGuest(
  db: Database,
  name: string,
  device: string,
): Promise<{ person: string; secret: string }> {
  const person = newId();
  const session = newSession(person, { kind: 'cookie', label: device, scope: 'manage' });
  await db.write([insertPerson(person, name, Date.now()), insertSession(db, session.stored)]);
  return { person, secret: session.secret };
}

/** For somebody who has just proved who they are; null where they have deleted themselves meanwhile. */
export async function openSession(
  db: Database,
  person: string,
  device: string,
  others: readonly Statement[],
): Promise<string | null> {
  const { secret, stored } = newSession(person, { kind: 'cookie', label: device, scope: 'manage' });
  const isOpen = await db.write([insertSession(db, { ...stored, freshMillis: stored.createdMillis }), ...others]);
  return isOpen ? secret : null;
}

/** The same statements, and that other processes hear of it: sessions of the person have ended. */
export function announced(db: Database, person: string, statements: readonly Statement[]): Statement[] {
  const announcement = db.announce(`person ${person}`);
  return announcement === null ? [...statements] : [...statements, announcement];
}

interface NewSession {
  readonly kind: Session['kind'];
  readonly label: string;
  readonly scope: Scope;
  readonly days?: number;
}

export function newSession(person: string, { kind, label, scope, days }: NewSession) {
  const secret = newSecret();
  const createdMillis = Date.now();
  const stored: Session = {
    hash: hashSecret(secret),
    id: newId(),
    person,
    kind,
    label,
    scope,
    createdMillis,
    expiresMillis: days === undefined ? null : createdMillis + days * DAY_MILLIS,
    freshMillis: 0,
  };
  return { secret, stored };
}

/** `scope`: of whoever asks. The address of a webhook is a secret in many cases, and not for a program that only reads or plays. */
export async function showPerson(db: Database, id: string, scope: Scope = 'manage'): Promise<ShownPerson> {
  const person = await readPerson(db, id);
  const passkeys = await passkeysOf(db, id);
  return {
    id,
    name: person?.name ?? '',
    handle: person?.handle ?? null,
    hasPassword: person?.password != null,
    passkeys: passkeys.length,
    recoveryCodes: await countRecoveryCodes(db, id),
    webhook: person?.webhook == null || scope === 'manage' ? (person?.webhook ?? null) : hiddenAddress(person.webhook),
    isSeen: person?.isSeen ?? true,
  };
}

const wrong = fail<Refusal>({ code: 'wrong_credentials', message: 'Name or password are not right.' });

let unknownHash: Promise<string> | null = null;

export async function checkPassword(db: Database, handle: string, password: string): Promise<Result<string, Refusal>> {
  // An unknown name takes as long as a wrong password: nobody learns which names there are.
  unknownHash ??= hashPassword('');
  const person = await personByHandle(db, handle);
  const isRight = await isPassword(person?.password ?? (await unknownHash), password);
  return isRight && person !== null && person.password !== null ? ok(person.id) : wrong;
}
