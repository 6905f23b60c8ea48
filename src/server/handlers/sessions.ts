import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import type { ShownPasskey, ShownSession, ShownToken } from '../../protocol/shapes.ts';
import { announced, newSession, showPerson } from '../accounts.ts';
import { hashRecoveryCode, newRecoveryCode } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { deletePasskey, passkeysOf } from '../store/people.ts';
import {
  deleteSessionById,
  insertRecoveryCodes,
  insertSession,
  type StoredSession,
  sessionsOf,
} from '../store/sessions.ts';
import { loosen } from '../store/tidy.ts';
import { type Call, type Handler, tooOften } from './call.ts';

const MAX_TOKENS = 20;
const TOKEN_DAYS = 90;
const RECOVERY_CODES = 10;

const showToken = ({ id, label, scope, createdMillis, seenMillis, expiresMillis }: StoredSession): ShownToken => ({
  id,
  label,
  scope,
  createdMillis,
  usedMillis: seenMillis,
  expiresMillis,
});

export const tokensShown = async (db: Database, person: string): Promise<ShownToken[]> =>
  (await sessionsOf(db, person, 'token', Date.now())).map(showToken);

export const sessionsShown = async ({ db, person, session }: Call<'sessions' | 'exportMe'>): Promise<ShownSession[]> =>
  (await sessionsOf(db, person.id, 'cookie', Date.now())).map(({ id, hash, label, createdMillis, seenMillis }) => ({
    id,
    device: label,
    createdMillis,
    usedMillis: seenMillis,
    isThis: hash === session?.hash,
  }));

export const passkeysShown = async (db: Database, person: string): Promise<ShownPasskey[]> =>
  (await passkeysOf(db, person)).map(({ id, label, createdMillis, usedMillis }) => ({
    id,
    device: label,
    createdMillis,
    usedMillis,
  }));

export const sessions: Handler<'sessions'> = async (call) => ok({ sessions: await sessionsShown(call) });

export const endSession: Handler<'deleteSession'> = async ({ db, person, params, dropEnded }) => {
  await db.write(announced(db, person.id, [deleteSessionById(person.id, params.id ?? '', 'cookie')]));
  await dropEnded(person.id);
  return ok({});
};

export const passkeys: Handler<'passkeys'> = async ({ db, person }) =>
  ok({ passkeys: await passkeysShown(db, person.id) });

export const removePasskey: Handler<'deletePasskey'> = async ({ db, person, params }) => {
  await db.write([deletePasskey(person.id, params.id ?? ''), loosen(person.id)]);
  return ok(await showPerson(db, person.id));
};

export const createRecoveryCodes: Handler<'createRecoveryCodes'> = async ({ db, person, limits }) => {
  if (!limits.take('personAccount', person.id)) return tooOften;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db.write(insertRecoveryCodes(db, person.id, codes.map(hashRecoveryCode), Date.now()));
  return ok({ codes });
};

export const tokens: Handler<'tokens'> = async ({ db, person }) => ok({ tokens: await tokensShown(db, person.id) });

export const createToken: Handler<'createToken'> = async ({ db, person, body, limits }) => {
  if (!limits.take('personAccount', person.id)) return tooOften;
  if ((await sessionsOf(db, person.id, 'token', Date.now())).length >= MAX_TOKENS)
    return refuse('too_many', `You have ${MAX_TOKENS} tokens already: end one first.`);
  const { label, scope = 'play', days = TOKEN_DAYS } = body;
  const { secret, stored } = newSession(person.id, { kind: 'token', label, scope, days });
  await db.write([insertSession(db, stored)]);
  return ok({ ...showToken({ ...stored, seenMillis: stored.createdMillis }), token: secret });
};

export const endToken: Handler<'deleteToken'> = async ({ db, person, params, dropEnded }) => {
  await db.write(announced(db, person.id, [deleteSessionById(person.id, params.id ?? '', 'token')]));
  await dropEnded(person.id);
  return ok({});
};
