import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import { showRecord } from '../../table/record.ts';
import { newGuest, showPerson } from '../accounts.ts';
import { BrokenTable } from '../brokenTable.ts';
import { removePerson } from '../deletion.ts';
import { shownAddress } from '../notices/chat.ts';
import { newSecret } from '../secrets.ts';
import { circlesAsking, circlesOf } from '../store/circles.ts';
import { setSeen } from '../store/companions.ts';
import { dailyOf } from '../store/daily.ts';
import { invitationsNaming } from '../store/invitations.ts';
import { mistakesOf } from '../store/mistakes.ts';
import { reportsBy } from '../store/moderation.ts';
import { renamePerson, setWebhook } from '../store/people.ts';
import { rawStepsOf, tablesNaming } from '../store/tables.ts';
import { webhookFlaw } from '../webhooks.ts';
import { type Call, type Handler, tooOften } from './call.ts';
import { shieldsShown } from './moderation.ts';
import { noteSettings, noticesShown } from './notices.ts';
import { passkeysShown, sessionsShown, tokensShown } from './sessions.ts';

export const becomeGuest: Handler<'becomeGuest'> = async (call) => {
  const { db, person, session, body, limits, address, device, setCookie } = call;
  if (person !== null) return ok(await showPerson(db, person.id, session?.scope));
  if (!limits.take('addressGuest', address)) return tooOften;
  const guest = await newGuest(db, body.name, device);
  setCookie(guest.secret);
  return ok(await showPerson(db, guest.person));
};

export const me: Handler<'me'> = async ({ db, person, session }) => ok(await showPerson(db, person.id, session?.scope));

export const changeMe: Handler<'changeMe'> = async (call) => {
  const { db, person, body, config, limits } = call;
  if (!limits.take('personAccount', person.id)) return tooOften;
  if (body.name !== undefined) await db.write([renamePerson(person.id, body.name)]);
  if (body.isSeen !== undefined) {
    await db.write([setSeen(person.id, body.isSeen)]);
    call.hub.setSeen(person.id, body.isSeen);
  }
  if (body.webhook === undefined) return ok(await showPerson(db, person.id));
  if (body.webhook === null) {
    await db.write([setWebhook(person.id, null, null)]);
    return ok(await showPerson(db, person.id));
  }
  const flaw = webhookFlaw(body.webhook, config.hasPrivateWebhooks);
  if (flaw !== null) return refuse('bad_webhook', flaw);
  await noteSettings(call, { webhookFormat: body.webhookFormat ?? null });
  const webhookKey = newSecret();
  await db.write([setWebhook(person.id, body.webhook, webhookKey)]);
  return ok({ ...(await showPerson(db, person.id)), webhookKey });
};

export const deleteMe: Handler<'deleteMe'> = async (call) => {
  await removePerson(call, call.person.id);
  call.setCookie(null);
  return ok({});
};

export const exportMe: Handler<'exportMe'> = async (call) => {
  const { db, person } = call;
  const tables = [];
  for (const table of await tablesNaming(db, person.id)) tables.push(await exportTable(call, table));
  const { channels, language, quiet, webhookFormat, silenced } = await noticesShown(call);
  const shown = await showPerson(db, person.id);
  return ok({
    person: { ...shown, webhook: shown.webhook === null ? null : shownAddress(shown.webhook) },
    createdMillis: person.createdMillis,
    passkeys: await passkeysShown(db, person.id),
    tokens: await tokensShown(db, person.id),
    sessions: await sessionsShown(call),
    notices: { channels, language, quiet, webhookFormat, silenced },
    hidden: await shieldsShown(db, person.id),
    invitations: await invitationsNaming(db, person.id),
    circles: (await circlesOf(db, person.id)).map(({ name, keeper, people }) => ({
      name,
      isYours: keeper === person.id,
      people: people.map((each) => each.name),
    })),
    circlesAsking: (await circlesAsking(db, person.id)).map(({ name, from }) => ({ name, from })),
    reports: (await reportsBy(db, person.id)).map(({ table, sequence, reason, note, createdMillis }) => ({
      table,
      sequence,
      reason,
      note,
      createdMillis,
    })),
    daily: await dailyOf(db, person.id, null),
    mistakes: await mistakesOf(db, person.id, null),
    tables,
  });
};

/** A table that no longer replays is told as it is stored, as far as it is about the person. */
async function exportTable(
  { db, rooms, person }: Call<'exportMe'>,
  table: string,
): Promise<Record<string, unknown> | null> {
  try {
    return await rooms.look(table, (room) => ({
      table,
      record: showRecord(room, person.id),
      said: room.history.flatMap(({ event, atMillis }) =>
        event.kind === 'said' && event.person === person.id ? [{ atMillis, text: event.text }] : [],
      ),
    }));
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    return { table, broken: error.refusal.message, steps: await rawStepsOf(db, table, person.id) };
  }
}
