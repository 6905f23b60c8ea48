import { type Database, number, type Row, type Statement, text, type Value } from './database.ts';
import { deleteCheckpoint } from './tables.ts';

const PAGE = 300;
const DAY_MILLIS = 86_400_000;
/** What operators have dealt with is kept for a year. */
const REPORT_MILLIS = 365 * DAY_MILLIS;
/** An invitation that nobody has followed for so long is none any more, and a circle that has not met. */
const INVITATION_MILLIS = 30 * DAY_MILLIS;
const CIRCLE_MILLIS = 365 * DAY_MILLIS;

const prune = (table: string, key: string, where: string, value: number): Statement => ({
  sql: `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${PAGE})`,
  values: [value],
});

/** Each deletes some rows that are over; to be repeated until it finds none. */
export const pruneStatements = (nowMillis: number, sessionMillis: number): Statement[] => [
  prune('challenges', 'challenge', 'expires_millis <= ?', nowMillis),
  // Most have no end, and PostgreSQL may not know how few are left otherwise: it looked for them in all sessions.
  prune('sessions', 'hash', 'expires_millis IS NOT NULL AND expires_millis <= ?', nowMillis),
  prune('sessions', 'hash', "seen_millis < ? AND kind = 'cookie'", sessionMillis),
  prune('shared', 'id', 'expires_millis <= ?', nowMillis),
  prune('reports', 'id', 'handled_millis IS NOT NULL AND handled_millis < ?', nowMillis - REPORT_MILLIS),
  prune('invitations', 'table_id', 'created_millis < ?', nowMillis - INVITATION_MILLIS),
  // Their people go with them.
  prune('circles', 'id', 'used_millis < ?', nowMillis - CIRCLE_MILLIS),
  { sql: 'DELETE FROM bans WHERE until_millis < ?', values: [nowMillis] },
];

export interface Old {
  readonly id: string;
  readonly isIdle: boolean;
}

/** Pages of candidates, each read from an index and then looked at: a page takes the same short time however few of them are idle. */
async function* pages(db: Database, sql: string, first: readonly Value[], last: readonly Value[]) {
  let after: readonly Value[] = [0, ''];
  for (;;) {
    const rows: Row[] = await db.read(sql, [...first, ...after, ...last]);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map((row): Old => ({ id: text(row, 'id'), isIdle: number(row, 'uses') === 0 }));
    after = [number(end, 'created_millis'), text(end, 'id')];
  }
}

/** Tables of a stage that were opened before then; idle where nothing has happened since. The stage is named twice: only so the index of those few tables is taken. */
export const oldTables = (db: Database, stage: 'open' | 'closed', sinceMillis: number): AsyncGenerator<Old[]> =>
  pages(
    db,
    `SELECT id, created_millis, (SELECT COUNT(*) FROM steps WHERE steps.table_id = page.id AND steps.at_millis >= ?) AS uses
      FROM (SELECT id, created_millis FROM tables WHERE stage = ? AND stage IN ('open', 'closed') AND (created_millis, id) > (?, ?) AND created_millis < ?
        ORDER BY created_millis, id LIMIT ${PAGE}) AS page ORDER BY created_millis, id`,
    [sinceMillis, stage],
    [sinceMillis],
  );

/** Nothing can happen at a closed table any more. */
export const deleteTable = (id: string): Statement[] => [
  { sql: "DELETE FROM tables WHERE id = ? AND stage = 'closed'", values: [id] },
  // It held them; who is held by something else is found again.
  {
    sql: `UPDATE people SET is_held = 0 WHERE is_held = 1 AND id IN (SELECT person FROM members WHERE table_id = ?
      UNION SELECT person FROM steps WHERE table_id = ? AND person IS NOT NULL UNION SELECT person FROM daily WHERE table_id = ?)`,
    values: [id, id, id],
  },
  { sql: 'DELETE FROM steps WHERE table_id = ?', values: [id] },
  deleteCheckpoint(id),
  { sql: 'DELETE FROM members WHERE table_id = ?', values: [id] },
  { sql: 'DELETE FROM kept_seats WHERE table_id = ?', values: [id] },
  { sql: 'DELETE FROM silenced_tables WHERE table_id = ?', values: [id] },
  { sql: 'DELETE FROM invitations WHERE table_id = ?', values: [id] },
  { sql: 'DELETE FROM daily WHERE table_id = ? AND finished_millis IS NULL', values: [id] },
];

/** What holds people for as long as it is there: an account, a table, words, a passkey, a place on a board of a day. */
const holds = (people: string): string => `${people}.handle IS NOT NULL
  OR EXISTS (SELECT 1 FROM members WHERE members.person = ${people}.id) OR EXISTS (SELECT 1 FROM steps WHERE steps.person = ${people}.id)
  OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = ${people}.id) OR EXISTS (SELECT 1 FROM daily WHERE daily.person = ${people}.id)`;

/** People who were here since then. */
const wasHere = (people: string): string =>
  `EXISTS (SELECT 1 FROM sessions WHERE sessions.person = ${people}.id AND sessions.seen_millis >= ?)`;

/** People from before then who were not known to be held; idle where they are guests whom nothing holds. */
export const oldGuests = (db: Database, sinceMillis: number): AsyncGenerator<Old[]> =>
  pages(
    db,
    `SELECT id, created_millis, CASE WHEN ${holds('page')} OR ${wasHere('page')} THEN 1 ELSE 0 END AS uses
      FROM (SELECT id, created_millis, handle FROM people WHERE is_held = 0 AND (created_millis, id) > (?, ?) AND created_millis < ?
        ORDER BY created_millis, id LIMIT ${PAGE}) AS page ORDER BY created_millis, id`,
    [sinceMillis],
    [sinceMillis],
  );

/** Notes of these people who of them is held: they are not looked at again until that ends. */
export const noteHeld = (people: readonly string[]): Statement => ({
  sql: `UPDATE people SET is_held = 1 WHERE id IN (${Array(PAGE).fill('?').join(', ')}) AND (${holds('people')})`,
  values: Array.from({ length: PAGE }, (_, i) => people[i] ?? ''),
});

/** What held a person is gone: they are looked at again. */
export const loosen = (person: string): Statement => ({
  sql: 'UPDATE people SET is_held = 0 WHERE id = ? AND is_held = 1',
  values: [person],
});

/** Changes nothing where they have come back meanwhile. */
export const deleteIdleGuest = (id: string, sinceMillis: number): Statement => ({
  sql: `DELETE FROM people WHERE id = ? AND NOT (${holds('people')}) AND NOT ${wasHere('people')}`,
  values: [id, sinceMillis],
});
