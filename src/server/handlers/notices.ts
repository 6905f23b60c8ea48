import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import type { Language } from '../../core/words.ts';
import type { ShownChannel, ShownNotices } from '../../protocol/noticeRoutes.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { formatOf } from '../notices/chat.ts';
import { sendCode } from '../notices/mail.ts';
import { areBrowserKeys, pushKeys } from '../notices/push.ts';
import { minutesOf, timeOf } from '../notices/quiet.ts';
import { hashSecret, newCode, newId, newSecret } from '../secrets.ts';
import {
  type Channel,
  channelsOf,
  confirmChannel,
  countCodeTry,
  deleteChannel,
  deletePushTo,
  insertChannel,
  type NoticeSettings,
  readNoticeSettings,
  silencedTables,
  silenceTable,
  unsilenceTable,
  writeNoticeSettings,
} from '../store/notices.ts';
import { webhookFlaw } from '../webhooks.ts';
import { type Call, type Handler, tooOften } from './call.ts';

const MAX_CHANNELS = 20;
const MAX_SILENCED = 500;
const CODE_MILLIS = 3_600_000;
const MAX_CODE_TRIES = 5;

type Asked = Pick<Call<RouteName & 'me'>, 'db' | 'person' | 'session' | 'config' | 'origin'>;

const showChannel = (
  { id, kind, label, confirmedMillis, session, createdMillis }: Channel,
  own: string | undefined,
): ShownChannel => ({
  id,
  kind,
  label,
  isConfirmed: confirmedMillis !== null,
  isThis: session !== null && session === own,
  createdMillis,
});

/** Without any secret: addresses of push services and their keys stay here. */
export async function noticesShown({ db, person, session, config }: Omit<Asked, 'origin'>): Promise<ShownNotices> {
  const settings = await readNoticeSettings(db, person.id);
  const quiet = settings?.quiet ?? null;
  return {
    channels: (await channelsOf(db, person.id)).map((channel) => showChannel(channel, session?.id)),
    language: settings?.language ?? 'en',
    quiet: quiet === null ? null : { zone: quiet.zone, from: timeOf(quiet.from), until: timeOf(quiet.until) },
    webhookFormat: person.webhook === null ? null : (settings?.webhookFormat ?? formatOf(person.webhook)),
    silenced: await silencedTables(db, person.id),
    pushKey: (await pushKeys(db)).publicKey,
    canMail: config.smtp !== null,
  };
}

/** Links lead to where the person is now, in the language of the page. */
export async function noteSettings(
  { db, person, config, origin }: Omit<Asked, 'session'>,
  changes: Partial<Omit<NoticeSettings, 'language'>> & { language?: Language | undefined },
): Promise<void> {
  const before = await readNoticeSettings(db, person.id);
  await writeNoticeSettings(db, person.id, {
    quiet: before?.quiet ?? null,
    webhookFormat: before?.webhookFormat ?? null,
    ...changes,
    home: `${origin}${config.base}`.replace(/\/$/, ''),
    language: changes.language ?? before?.language ?? 'en',
  });
}

export const notices: Handler<'notices'> = async (call) => ok(await noticesShown(call));

export const changeNotices: Handler<'changeNotices'> = async (call) => {
  const { body, limits, person } = call;
  if (!limits.take('personAccount', person.id)) return tooOften;
  const { language, quiet } = body;
  const hours = quiet && { zone: quiet.zone, from: minutesOf(quiet.from), until: minutesOf(quiet.until) };
  await noteSettings(call, { language, ...(hours === undefined ? {} : { quiet: hours }) });
  return ok(await noticesShown(call));
};

const tooMany = refuse('too_many', `You have ${MAX_CHANNELS} ways to be told already: remove one first.`);

export const addPush: Handler<'addPush'> = async (call) => {
  const { db, body, config, device, limits, person, session } = call;
  if (!limits.take('personAccount', person.id)) return tooOften;
  const flaw = webhookFlaw(body.endpoint, config.hasPrivateWebhooks);
  if (flaw !== null) return refuse('bad_webhook', flaw);
  if (!areBrowserKeys(body.keys)) return refuse('malformed_request', 'The keys are not those of a push subscription.');
  await db.write([deletePushTo(body.endpoint)]);
  if ((await channelsOf(db, person.id)).length >= MAX_CHANNELS) return tooMany;
  const nowMillis = Date.now();
  await db.write([
    insertChannel(db, {
      id: newId(),
      person: person.id,
      kind: 'push',
      target: body.endpoint,
      secret: JSON.stringify(body.keys),
      session: session?.id ?? null,
      label: device,
      code: null,
      codeUntilMillis: null,
      codeTries: 0,
      confirmedMillis: nowMillis,
      createdMillis: nowMillis,
    }),
  ]);
  await noteSettings(call, { language: body.language });
  return ok(await noticesShown(call));
};

export const addMail: Handler<'addMail'> = async (call) => {
  const { db, body, config, limits, person, address: from } = call;
  if (config.smtp === null) return refuse('no_mail', 'This server sends no mail.');
  const address = body.address.toLowerCase();
  const isAllowed =
    limits.take('personMailCode', person.id) &&
    limits.take('addressMailCode', from) &&
    limits.take('mailboxCode', hashSecret(address));
  if (!isAllowed) return tooOften;
  const before = await channelsOf(db, person.id);
  const same = before.find(({ kind, target }) => kind === 'mail' && target === address);
  if (same?.confirmedMillis != null) return ok(await noticesShown(call));
  if (same === undefined && before.length >= MAX_CHANNELS) return tooMany;
  const code = newCode();
  await noteSettings(call, { language: body.language });
  const language = (await readNoticeSettings(db, person.id))?.language ?? 'en';
  if (!(await sendCode(config, address, code, person.name, language)))
    return refuse('no_mail', 'The mail server does not take a mail to this address.');
  if (same !== undefined) await db.write([deleteChannel(person.id, same.id)]);
  const nowMillis = Date.now();
  await db.write([
    insertChannel(db, {
      id: newId(),
      person: person.id,
      kind: 'mail',
      target: address,
      secret: newSecret(),
      session: null,
      label: address,
      code: hashSecret(code),
      codeUntilMillis: nowMillis + CODE_MILLIS,
      codeTries: 0,
      confirmedMillis: null,
      createdMillis: nowMillis,
    }),
  ]);
  return ok(await noticesShown(call));
};

export const confirmMail: Handler<'confirmMail'> = async (call) => {
  const { db, body, params, person } = call;
  const id = params.id ?? '';
  const nowMillis = Date.now();
  const code = hashSecret(body.code.trim().toUpperCase());
  const isRight =
    (await db.write([countCodeTry(person.id, id, MAX_CODE_TRIES, nowMillis)])) &&
    (await db.write([confirmChannel(person.id, id, code, nowMillis)]));
  return isRight ? ok(await noticesShown(call)) : refuse('wrong_code', 'That is not the code, or it is too old.');
};

export const removeChannel: Handler<'deleteChannel'> = async (call) => {
  await call.db.write([deleteChannel(call.person.id, call.params.id ?? '')]);
  return ok(await noticesShown(call));
};

export const silence: Handler<'silence'> = async (call) => {
  const { db, body, params, person, rooms } = call;
  const table = params.table ?? '';
  if (body.isOn) await db.write([unsilenceTable(person.id, table)]);
  else {
    if ((await rooms.look(table, () => true)) === null) return refuse('unknown_table', 'There is no such table.');
    if ((await silencedTables(db, person.id)).length >= MAX_SILENCED)
      return refuse('too_many', `You have silenced ${MAX_SILENCED} tables: hear some of them again first.`);
    await db.write([silenceTable(db, person.id, table)]);
  }
  return ok(await noticesShown(call));
};
