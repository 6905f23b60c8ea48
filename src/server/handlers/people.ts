import { ok } from '../../core/result.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { performForgetting } from '../../table/perform.ts';
import { showRecord } from '../../table/record.ts';
import {
  checkPassword,
  claimWithPassword,
  newGuest,
  newSession,
  openSession,
  removePerson,
  showPerson,
} from '../accounts.ts';
import { addPasskey, checkPasskey, creationOptions, requestOptions } from '../passkeys.ts';
import { newSecret } from '../secrets.ts';
import { dailyOf } from '../store/daily.ts';
import {
  deleteSession,
  deleteSessionsOf,
  deleteToken,
  insertSession,
  passkeysOf,
  renamePerson,
  setWebhook,
  tokensOf,
} from '../store/people.ts';
import { forgettingStatements, tablesNaming } from '../store/tables.ts';
import { webhookFlaw } from '../webhooks.ts';
import { type Call, type Handler, refuse, tooOften } from './call.ts';

const MAX_TOKENS = 20;

export const becomeGuest: Handler<'becomeGuest'> = async ({ db, person, body, limits, address, setCookie }) => {
  if (person !== null) return ok(await showPerson(db, person.id));
  if (!limits.take('addressGuest', address)) return tooOften;
  const guest = await newGuest(db, body.name);
  setCookie(guest.secret);
  return ok(await showPerson(db, guest.person));
};

export const me: Handler<'me'> = async ({ db, person }) => ok(await showPerson(db, person.id));

export const changeMe: Handler<'changeMe'> = async ({ db, person, body, config, limits }) => {
  if (!limits.take('personAccount', person.id)) return tooOften;
  if (body.name !== undefined) await db.write([renamePerson(person.id, body.name)]);
  if (body.webhook === undefined) return ok(await showPerson(db, person.id));
  if (body.webhook === null) {
    await db.write([setWebhook(person.id, null, null)]);
    return ok(await showPerson(db, person.id));
  }
  const flaw = webhookFlaw(body.webhook, config.hasPrivateWebhooks);
  if (flaw !== null) return refuse('bad_webhook', flaw);
  const webhookKey = newSecret();
  await db.write([setWebhook(person.id, body.webhook, webhookKey)]);
  return ok({ ...(await showPerson(db, person.id)), webhookKey });
};

/** Table after table, and the person last: if the server stops in between, they can ask again. */
export const deleteMe: Handler<'deleteMe'> = async ({ db, rooms, person, setCookie, dropPerson }) => {
  for (const table of await tablesNaming(db, person.id)) {
    const done = await rooms.happen(table, (room, now) => ok(performForgetting(room, person.id, now)), {
      extra: () => forgettingStatements(db, table, person.id),
    });
    if (!done.ok) return done;
  }
  await removePerson(db, person.id);
  dropPerson(person.id);
  setCookie(null);
  return ok({});
};

export const exportMe: Handler<'exportMe'> = async ({ db, rooms, person }) => {
  const tables = [];
  for (const table of await tablesNaming(db, person.id))
    tables.push(
      await rooms.look(table, (room) => ({
        table,
        record: showRecord(room, person.id),
        said: room.history.flatMap(({ event, atMillis }) =>
          event.kind === 'said' && event.person === person.id ? [{ atMillis, text: event.text }] : [],
        ),
      })),
    );
  return ok({
    person: await showPerson(db, person.id),
    createdMillis: person.createdMillis,
    passkeys: (await passkeysOf(db, person.id)).map(({ id }) => id),
    tokens: await tokensOf(db, person.id),
    daily: await dailyOf(db, person.id, null),
    tables,
  });
};

export const signOut: Handler<'signOut'> = async ({ db, person, body, sessionHash, setCookie, dropPerson }) => {
  setCookie(null);
  if (body.everywhere) {
    const announcement = db.announce(`person ${person.id}`);
    await db.write([deleteSessionsOf(person.id), ...(announcement === null ? [] : [announcement])]);
    dropPerson(person.id);
  } else if (sessionHash !== null) await db.write([deleteSession(sessionHash)]);
  return ok({});
};

export const setPassword: Handler<'setPassword'> = async ({ db, person, body, limits }) => {
  if (!limits.take('personAccount', person.id)) return tooOften;
  const claimed = await claimWithPassword(db, person, body);
  return claimed.ok ? ok(await showPerson(db, person.id)) : claimed;
};

/** Whether this address, and this name, may try again. */
function mayTry<Name extends RouteName>({ limits, address }: Call<Name>, handle?: string): boolean {
  return limits.take('addressSignIn', address) && (handle === undefined || limits.take('handleSignIn', handle));
}

export const signIn: Handler<'signIn'> = async (call) => {
  const { db, body, setCookie } = call;
  if (!mayTry(call, body.handle)) return tooOften;
  const found = await checkPassword(db, body.handle, body.password);
  if (!found.ok) return found;
  setCookie(await openSession(db, found.value));
  return ok(await showPerson(db, found.value));
};

export const passkeyOptions: Handler<'passkeyOptions'> = async ({ db, person, origin, limits }) =>
  limits.take('personAccount', person.id) ? ok(await creationOptions(db, person, origin)) : tooOften;

export const addPasskeyToMe: Handler<'addPasskey'> = async ({ db, person, origin, body }) => {
  const added = await addPasskey(db, person, origin, body);
  return added.ok ? ok(await showPerson(db, person.id)) : added;
};

export const passkeySignInOptions: Handler<'passkeySignInOptions'> = async (call) =>
  mayTry(call) ? ok(await requestOptions(call.db, call.origin)) : tooOften;

export const passkeySignIn: Handler<'passkeySignIn'> = async (call) => {
  const { db, origin, body, setCookie } = call;
  if (!mayTry(call)) return tooOften;
  const found = await checkPasskey(db, origin, body);
  if (!found.ok) return found;
  setCookie(await openSession(db, found.value));
  return ok(await showPerson(db, found.value));
};

export const tokens: Handler<'tokens'> = async ({ db, person }) => ok({ tokens: await tokensOf(db, person.id) });

export const createToken: Handler<'createToken'> = async ({ db, person, body, limits }) => {
  if (!limits.take('personAccount', person.id)) return tooOften;
  if ((await tokensOf(db, person.id)).length >= MAX_TOKENS)
    return refuse('too_many', `You have ${MAX_TOKENS} tokens already: end one first.`);
  const { secret, stored } = newSession(person.id, 'token', body.label);
  await db.write([insertSession(stored)]);
  return ok({ id: stored.id, label: body.label, token: secret });
};

export const endToken: Handler<'deleteToken'> = async ({ db, person, params }) => {
  await db.write([deleteToken(person.id, params.id ?? '')]);
  return ok({});
};
