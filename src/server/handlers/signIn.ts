import { type Refusal, refuse } from '../../core/errors.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { RouteName } from '../../protocol/routes.ts';
import type { ShownPerson } from '../../protocol/shapes.ts';
import { announced, checkPassword, isFresh, openSession, showPerson } from '../accounts.ts';
import { knownDevice } from '../device.ts';
import { addPasskey, checkPasskey, creationOptions, requestOptions } from '../passkeys.ts';
import { hashPassword, isPassword } from '../password.ts';
import { hashRecoveryCode } from '../secrets.ts';
import { setPassword as storePassword } from '../store/people.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  freshenSession,
  useRecoveryCode,
} from '../store/sessions.ts';
import { type Call, type Handler, signInAgain, tooOften } from './call.ts';

type SignInRoute = 'signIn' | 'passkeySignIn' | 'passkeySignInOptions' | 'recoverySignIn';

/**
 * Whether this address, and this name, may try again. A device that has signed in under the name before has an allowance of its own: those
 * who guess from elsewhere do not lock it out.
 */
async function mayTry<Name extends SignInRoute>(call: Call<Name>, handle?: string): Promise<boolean> {
  const { db, limits, address, deviceMark } = call;
  const device = handle === undefined ? null : await knownDevice(db, deviceMark, handle);
  if (device !== null) return limits.take('deviceSignIn', device);
  return limits.take('addressSignIn', address) && (handle === undefined || limits.take('handleSignIn', handle));
}

/** A new session for somebody who has proved who they are. The one that this browser had of theirs ends: a copy of its cookie ends with it. */
async function come<Name extends RouteName>(call: Call<Name>, person: string): Promise<Result<ShownPerson, Refusal>> {
  const { db, session, device, setCookie, keepDevice, dropEnded } = call;
  const isOwn = session !== null && session.person === person && session.kind === 'cookie';
  const others = isOwn ? announced(db, person, [deleteSession(session.hash)]) : [];
  const secret = await openSession(db, person, device, others);
  if (secret === null) return refuse('wrong_credentials', 'This account has been deleted.');
  if (isOwn) await dropEnded(person);
  setCookie(secret);
  const shown = await showPerson(db, person);
  if (shown.handle !== null) await keepDevice(shown.handle);
  return ok(shown);
}

export const signIn: Handler<'signIn'> = async (call) => {
  const { db, body } = call;
  if (!(await mayTry(call, body.handle))) return tooOften;
  const found = await checkPassword(db, body.handle, body.password);
  return found.ok ? come(call, found.value) : found;
};

export const passkeySignInOptions: Handler<'passkeySignInOptions'> = async (call) =>
  (await mayTry(call)) ? ok(await requestOptions(call.db, call.origin)) : tooOften;

export const passkeySignIn: Handler<'passkeySignIn'> = async (call) => {
  if (!(await mayTry(call))) return tooOften;
  const found = await checkPasskey(call.db, call.origin, call.body);
  return found.ok ? come(call, found.value) : found;
};

export const recoverySignIn: Handler<'recoverySignIn'> = async (call) => {
  if (!(await mayTry(call))) return tooOften;
  const person = await useRecoveryCode(call.db, hashRecoveryCode(call.body.code));
  return person === null
    ? refuse('wrong_credentials', 'This code is not right, or was used before.')
    : come(call, person);
};

export const signOut: Handler<'signOut'> = async ({ db, person, body, session, setCookie, dropEnded }) => {
  setCookie(null);
  const ending = body.everywhere || session === null ? deleteSessionsOf(person.id) : deleteSession(session.hash);
  await db.write(announced(db, person.id, [ending]));
  await dropEnded(person.id);
  return ok({});
};

/** Whether the person may set another password: they know the one until now, or have just signed in. */
async function mayChange({ db, person, body, session }: Call<'setPassword'>): Promise<Result<null, Refusal>> {
  if (body.current !== undefined && person.password !== null)
    return (await isPassword(person.password, body.current))
      ? ok(null)
      : refuse('wrong_credentials', 'The password until now is not right.');
  return session !== null && (await isFresh(db, { person, session })) ? ok(null) : fail(signInAgain);
}

/** With a new password all other sessions end, tokens included: a thief of the old one is out. */
export const setPassword: Handler<'setPassword'> = async (call) => {
  const { db, person, body, limits, session, dropEnded, keepDevice } = call;
  if (!limits.take('personAccount', person.id)) return tooOften;
  const allowed = await mayChange(call);
  if (!allowed.ok) return allowed;
  const { handle, password } = body;
  const hash = session?.hash ?? '';
  const isClaimed = await db.write(
    announced(db, person.id, [
      storePassword(person.id, handle, await hashPassword(password)),
      freshenSession(hash, Date.now()),
      ...(person.password === null ? [] : [deleteOtherSessions(person.id, hash)]),
    ]),
  );
  if (!isClaimed) return fail({ code: 'handle_taken', message: `Another account has the name "${handle}".` });
  await dropEnded(person.id);
  await keepDevice(handle);
  return ok(await showPerson(db, person.id));
};

export const passkeyOptions: Handler<'passkeyOptions'> = async ({ db, person, origin, limits }) =>
  limits.take('personAccount', person.id) ? ok(await creationOptions(db, person, origin)) : tooOften;

export const addPasskeyToMe: Handler<'addPasskey'> = async ({ db, person, origin, body, device, session }) => {
  const added = await addPasskey(db, person, origin, body, device);
  if (!added.ok) return added;
  if (session !== null) await db.write([freshenSession(session.hash, Date.now())]);
  return ok(await showPerson(db, person.id));
};
