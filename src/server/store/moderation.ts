import { FORGOTTEN_NAME } from '../../table/event.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** Somebody whose words a person does not want to see; who is blocked does not sit down at their tables either. */
export interface Shield {
  readonly id: string;
  readonly person: string;
  readonly other: string;
  readonly kind: 'mute' | 'block';
  /** What the other was called then. */
  readonly name: string;
  readonly createdMillis: number;
}

const shieldOf = (row: Row): Shield => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  other: text(row, 'other'),
  kind: row.kind === 'block' ? 'block' : 'mute',
  name: text(row, 'name'),
  createdMillis: number(row, 'created_millis'),
});

/** Changes nothing where there is one against the same person. */
export const insertShield = (db: Database, shield: Shield): Statement =>
  insertWhileThere(db, shield.person, 'shields', {
    id: shield.id,
    person: shield.person,
    other: shield.other,
    kind: shield.kind,
    name: shield.name,
    created_millis: shield.createdMillis,
  });

export const changeShield = (person: string, other: string, kind: Shield['kind']): Statement => ({
  sql: 'UPDATE shields SET kind = ? WHERE person = ? AND other = ?',
  values: [kind, person, other],
});

export const dropShield = (person: string, id: string): Statement => ({
  sql: 'DELETE FROM shields WHERE person = ? AND id = ?',
  values: [person, id],
});

export async function shieldsOf(db: Reader, person: string): Promise<Shield[]> {
  return (await db.read('SELECT * FROM shields WHERE person = ? ORDER BY created_millis, id', [person])).map(shieldOf);
}

/** Those who have blocked somebody. */
export async function blockersOf(db: Reader, other: string): Promise<Set<string>> {
  const rows = await db.read("SELECT person FROM shields WHERE other = ? AND kind = 'block'", [other]);
  return new Set(rows.map((row) => text(row, 'person')));
}

/** What somebody tells the people who run the server about somebody at a table. */
export interface Report {
  readonly id: string;
  readonly table: string;
  /** The step it refers to: of the line, or the last one of the table then. */
  readonly sequence: number;
  /** Null once they have deleted themselves. */
  readonly reporter: string | null;
  readonly person: string;
  /** What they were called there, and the line; empty where it is about the person. */
  readonly name: string;
  readonly line: string;
  readonly reason: string;
  readonly note: string;
  readonly createdMillis: number;
  readonly handledMillis: number | null;
}

const reportOf = (row: Row): Report => ({
  id: text(row, 'id'),
  table: text(row, 'table_id'),
  sequence: number(row, 'sequence'),
  reporter: textOrNull(row, 'reporter'),
  person: text(row, 'person'),
  name: text(row, 'name'),
  line: text(row, 'line'),
  reason: text(row, 'reason'),
  note: text(row, 'note'),
  createdMillis: number(row, 'created_millis'),
  handledMillis: row.handled_millis === null ? null : number(row, 'handled_millis'),
});

export const insertReport = (db: Database, report: Report & { reporter: string }): Statement =>
  insertWhileThere(db, report.reporter, 'reports', {
    id: report.id,
    table_id: report.table,
    sequence: report.sequence,
    reporter: report.reporter,
    person: report.person,
    name: report.name,
    line: report.line,
    reason: report.reason,
    note: report.note,
    created_millis: report.createdMillis,
  });

const LONGEST_LIST = 200;

/** Those nobody has dealt with, oldest first; or all, newest first. */
export async function readReports(db: Reader, isAll: boolean): Promise<Report[]> {
  const which = isAll ? 'ORDER BY created_millis DESC' : 'WHERE handled_millis IS NULL ORDER BY created_millis';
  return (await db.read(`SELECT * FROM reports ${which} LIMIT ${LONGEST_LIST}`)).map(reportOf);
}

export async function reportsOn(db: Reader, person: string): Promise<Report[]> {
  const rows = await db.read(
    `SELECT * FROM reports WHERE person = ? ORDER BY created_millis DESC LIMIT ${LONGEST_LIST}`,
    [person],
  );
  return rows.map(reportOf);
}

export async function reportsBy(db: Reader, reporter: string): Promise<Report[]> {
  return (await db.read('SELECT * FROM reports WHERE reporter = ? ORDER BY created_millis', [reporter])).map(reportOf);
}

export const handleReport = (id: string, nowMillis: number): Statement => ({
  sql: 'UPDATE reports SET handled_millis = ? WHERE id = ? AND handled_millis IS NULL',
  values: [nowMillis, id],
});

/** Words and names of somebody who deletes themselves go; that there was a report stays. */
export const forgetInModeration = (person: string): Statement[] => [
  { sql: 'DELETE FROM shields WHERE person = ?', values: [person] },
  { sql: 'DELETE FROM shields WHERE other = ?', values: [person] },
  { sql: "UPDATE reports SET name = ?, line = '' WHERE person = ?", values: [FORGOTTEN_NAME, person] },
  { sql: "UPDATE reports SET reporter = NULL, note = '' WHERE reporter = ?", values: [person] },
];
