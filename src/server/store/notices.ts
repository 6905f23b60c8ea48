import { type Language, preferredLanguage } from '../../core/words.ts';
import { type WebhookFormat, webhookFormats } from '../../protocol/noticeRoutes.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** Where notices of a person go: a browser by its push service, or a mailbox. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'mail';
  /** The address of the push service for this browser, or the mail address. */
  readonly target: string;
  /** Of a push the keys of the browser, as JSON; of a mailbox what ends the mails. */
  readonly secret: string;
  /** The session of the browser: where it has ended, nothing is pushed there any more. */
  readonly session: string | null;
  readonly label: string;
  /** Of a mailbox that waits to be confirmed: the hash of the code, its end, and how often a wrong one was typed. */
  readonly code: string | null;
  readonly codeUntilMillis: number | null;
  readonly codeTries: number;
  /** Null before: nothing is sent. */
  readonly confirmedMillis: number | null;
  readonly createdMillis: number;
}

const numberOrNull = (row: Row, column: string): number | null => (row[column] === null ? null : number(row, column));

const channelOf = (row: Row): Channel => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  kind: row.kind === 'push' ? 'push' : 'mail',
  target: text(row, 'target'),
  secret: text(row, 'secret'),
  session: textOrNull(row, 'session'),
  label: text(row, 'label'),
  code: textOrNull(row, 'code'),
  codeUntilMillis: numberOrNull(row, 'code_until_millis'),
  codeTries: number(row, 'code_tries'),
  confirmedMillis: numberOrNull(row, 'confirmed_millis'),
  createdMillis: number(row, 'created_millis'),
});

/** Changes nothing where the person has this one already. */
export const insertChannel = (db: Database, channel: Channel): Statement =>
  insertWhileThere(db, channel.person, 'channels', {
    id: channel.id,
    person: channel.person,
    kind: channel.kind,
    target: channel.target,
    secret: channel.secret,
    session: channel.session,
    label: channel.label,
    code: channel.code,
    code_until_millis: channel.codeUntilMillis,
    code_tries: channel.codeTries,
    confirmed_millis: channel.confirmedMillis,
    created_millis: channel.createdMillis,
  });

export async function channelsOf(db: Reader, person: string): Promise<Channel[]> {
  const rows = await db.read('SELECT * FROM channels WHERE person = ? ORDER BY created_millis, id', [person]);
  return rows.map(channelOf);
}

/** By what a person can be told: their webhook, and the channels that they have confirmed, in the order in which they came. */
export interface Reach {
  readonly webhook: string | null;
  readonly channels: Pick<Channel, 'id' | 'kind'>[];
}

const nowhere: Reach = { webhook: null, channels: [] };

/** Of many people by one question, each at the place where they were asked for. Its text is one of a few: what is left over asks for nobody. */
export async function readReach(db: Reader, people: readonly string[]): Promise<Reach[]> {
  const size = 2 ** Math.ceil(Math.log2(people.length));
  const rows = await db.read(
    `SELECT people.id AS person, people.webhook, channels.id, channels.kind FROM people
      LEFT JOIN channels ON channels.person = people.id AND channels.confirmed_millis IS NOT NULL
      WHERE people.id IN (${Array(size).fill('?').join(', ')}) ORDER BY channels.created_millis, channels.id`,
    Array.from({ length: size }, (_, i) => people[i] ?? ''),
  );
  const found = new Map<string, Reach>();
  for (const row of rows) {
    const reach = found.get(text(row, 'person')) ?? { webhook: textOrNull(row, 'webhook'), channels: [] };
    found.set(text(row, 'person'), reach);
    if (row.id !== null) reach.channels.push({ id: text(row, 'id'), kind: row.kind === 'push' ? 'push' : 'mail' });
  }
  return people.map((person) => found.get(person) ?? nowhere);
}

export async function readChannel(db: Reader, id: string): Promise<Channel | null> {
  const [row] = await db.read('SELECT * FROM channels WHERE id = ?', [id]);
  return row === undefined ? null : channelOf(row);
}

export const deleteChannel = (person: string, id: string): Statement => ({
  sql: 'DELETE FROM channels WHERE person = ? AND id = ?',
  values: [person, id],
});

/** A browser tells one person at a time. */
export const deletePushTo = (target: string): Statement => ({
  sql: "DELETE FROM channels WHERE target = ? AND kind = 'push'",
  values: [target],
});

/** The try is counted before the code is looked at: guesses at the same moment count as well. Changes nothing where there were too many. */
export const countCodeTry = (person: string, id: string, maxTries: number, nowMillis: number): Statement => ({
  sql: `UPDATE channels SET code_tries = code_tries + 1
    WHERE person = ? AND id = ? AND code IS NOT NULL AND code_tries < ? AND code_until_millis > ?`,
  values: [person, id, maxTries, nowMillis],
});

/** Changes nothing where the code is another. */
export const confirmChannel = (person: string, id: string, code: string, nowMillis: number): Statement => ({
  sql: 'UPDATE channels SET confirmed_millis = ?, code = NULL, code_until_millis = NULL WHERE person = ? AND id = ? AND code = ?',
  values: [nowMillis, person, id, code],
});

/** What a person wants of notices. */
export interface NoticeSettings {
  /** Where the person reaches the app: links begin with it. */
  readonly home: string;
  readonly language: Language;
  /** In minutes of the day in a time zone; null for none. */
  readonly quiet: { readonly zone: string; readonly from: number; readonly until: number } | null;
  /** Null where the address of the webhook tells it. */
  readonly webhookFormat: WebhookFormat | null;
}

const settingsOf = (row: Row): NoticeSettings => ({
  home: text(row, 'home'),
  language: preferredLanguage([text(row, 'language')]),
  quiet:
    row.zone === null
      ? null
      : { zone: text(row, 'zone'), from: number(row, 'quiet_from'), until: number(row, 'quiet_until') },
  webhookFormat: webhookFormats.find((format) => format === row.webhook_format) ?? null,
});

export async function readNoticeSettings(db: Reader, person: string): Promise<NoticeSettings | null> {
  const [row] = await db.read('SELECT * FROM notice_settings WHERE person = ?', [person]);
  return row === undefined ? null : settingsOf(row);
}

export async function writeNoticeSettings(
  db: Database,
  person: string,
  { home, language, quiet, webhookFormat }: NoticeSettings,
): Promise<void> {
  await db.write([insertWhileThere(db, person, 'notice_settings', { person, home, language })]);
  await db.write([
    {
      sql: `UPDATE notice_settings SET home = ?, language = ?, zone = ?, quiet_from = ?, quiet_until = ?, webhook_format = ?
        WHERE person = ?`,
      values: [home, language, quiet?.zone ?? null, quiet?.from ?? null, quiet?.until ?? null, webhookFormat, person],
    },
  ]);
}

export const silenceTable = (db: Database, person: string, tableId: string): Statement =>
  insertWhileThere(db, person, 'silenced_tables', { person, table_id: tableId });

export const unsilenceTable = (person: string, tableId: string): Statement => ({
  sql: 'DELETE FROM silenced_tables WHERE person = ? AND table_id = ?',
  values: [person, tableId],
});

export async function silencedTables(db: Reader, person: string): Promise<string[]> {
  const rows = await db.read('SELECT table_id FROM silenced_tables WHERE person = ? ORDER BY table_id', [person]);
  return rows.map((row) => text(row, 'table_id'));
}

export async function isSilenced(db: Reader, person: string, tableId: string): Promise<boolean> {
  const sql = 'SELECT 1 AS one FROM silenced_tables WHERE person = ? AND table_id = ?';
  return (await db.read(sql, [person, tableId])).length > 0;
}

export const forgetNotices = (person: string): Statement[] =>
  ['channels', 'notice_settings', 'silenced_tables'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE person = ?`,
    values: [person],
  }));
