import { newId } from '../secrets.ts';
import { number, type Reader, type Row, type Statement, text } from './database.ts';

/** `person`: shut out. `address`: the network is. `mute`: the person plays, but talks nowhere. */
export const banKinds = ['person', 'address', 'mute'] as const;
export type BanKind = (typeof banKinds)[number];

export interface Ban {
  readonly kind: BanKind;
  /** A person's id, or a network as `networkOf` names it. */
  readonly subject: string;
  readonly untilMillis: number;
  readonly reason: string;
  readonly createdMillis: number;
}

const banOf = (row: Row): Ban => ({
  kind: banKinds.find((kind) => kind === row.kind) ?? 'person',
  subject: text(row, 'subject'),
  untilMillis: number(row, 'until_millis'),
  reason: text(row, 'reason'),
  createdMillis: number(row, 'created_millis'),
});

/** Takes the place of the one before. */
export const insertBan = ({ kind, subject, untilMillis, reason, createdMillis }: Ban): Statement => ({
  sql: `INSERT INTO bans (kind, subject, until_millis, reason, created_millis) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (kind, subject) DO UPDATE SET until_millis = excluded.until_millis, reason = excluded.reason,
    created_millis = excluded.created_millis`,
  values: [kind, subject, untilMillis, reason, createdMillis],
});

/** Changes nothing where there is none. */
export const deleteBan = (kind: BanKind, subject: string): Statement => ({
  sql: 'DELETE FROM bans WHERE kind = ? AND subject = ?',
  values: [kind, subject],
});

/** Those that count now. */
export async function readBans(db: Reader, nowMillis: number): Promise<Ban[]> {
  const rows = await db.read('SELECT * FROM bans WHERE until_millis > ? ORDER BY created_millis DESC', [nowMillis]);
  return rows.map(banOf);
}

/** Something that an operator did or looked at. */
export interface LogEntry {
  readonly atMillis: number;
  /** How they called themselves. */
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

export const logAction = ({ atMillis, operator, action, subject, detail }: LogEntry): Statement => ({
  sql: 'INSERT INTO admin_log (id, at_millis, operator, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)',
  values: [newId(), atMillis, operator, action, subject, detail],
});

/** The latest first. */
export async function readLog(db: Reader, limit: number): Promise<LogEntry[]> {
  const rows = await db.read('SELECT * FROM admin_log ORDER BY at_millis DESC, id LIMIT ?', [limit]);
  return rows.map((row) => ({
    atMillis: number(row, 'at_millis'),
    operator: text(row, 'operator'),
    action: text(row, 'action'),
    subject: text(row, 'subject'),
    detail: text(row, 'detail'),
  }));
}
