import type { Seat } from '../../core/game.ts';
import type { RoomEvent, Step } from '../../table/event.ts';
import { type RoomHeader, type Stage, withoutPerson } from '../../table/room.ts';
import {
  type Database,
  type Job,
  number,
  type Reader,
  type Row,
  type Statement,
  text,
  textOrNull,
} from './database.ts';

/** A step to be stored, with what else is stored in the same transaction. */
export interface Append {
  readonly table: string;
  readonly step: Step;
  /** Whose name or words the step holds. */
  readonly person: string | null;
  readonly jobs: readonly Job[];
  readonly others: readonly Statement[];
}

/** Stores a step under its number. False where another step has this number already: then nothing is stored. */
export function appendStep(db: Database, { table, step, person, jobs, others }: Append): Promise<boolean> {
  const statements = [insertStep(table, step, person), ...others];
  for (const job of jobs) statements.push(db.enqueue(job));
  const announcement = db.announce(`table ${table}`);
  if (announcement !== null) statements.push(announcement);
  return db.write(statements);
}

const insertStep = (table: string, step: Step, person: string | null): Statement => ({
  sql: 'INSERT INTO steps (table_id, sequence, command_key, person, at_millis, events) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  values: [table, step.sequence, step.key, person, step.atMillis, JSON.stringify(step.events)],
});

export interface NewTable extends RoomHeader {
  readonly game: string;
  readonly isPublic: boolean;
  readonly first: Step;
  readonly owner: string;
  /** Where the owner sits in the first step already: then it holds their name. */
  readonly ownerSeat?: Seat;
}

/** The statements that open a table; the first changes nothing where the id or the code is taken. */
export function newTableStatements(table: NewTable): Statement[] {
  const { id, code, seed, game, isPublic, first, owner, ownerSeat } = table;
  return [
    {
      sql: `INSERT INTO tables (id, code, game, is_public, stage, seed, created_millis, changed_millis)
        VALUES (?, ?, ?, ?, 'open', ?, ?, ?) ON CONFLICT DO NOTHING`,
      values: [id, code, game, isPublic ? 1 : 0, seed, first.atMillis, first.atMillis],
    },
    insertStep(id, first, ownerSeat === undefined ? null : owner),
    addMember(id, owner, ownerSeat ?? null),
  ];
}

/** Who belongs to a table, and where they sit; an owner may sit nowhere. */
export const addMember = (table: string, person: string, seat: Seat | null): Statement => ({
  sql: `INSERT INTO members (table_id, person, seat) VALUES (?, ?, ?)
    ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat`,
  values: [table, person, seat],
});

export const removeMember = (table: string, person: string): Statement => ({
  sql: 'DELETE FROM members WHERE table_id = ? AND person = ?',
  values: [table, person],
});

/** What lists and checks need to know without reading the steps. */
export const noteStage = (table: string, stage: Stage, result: unknown, nowMillis: number): Statement => ({
  sql: 'UPDATE tables SET stage = ?, result = ?, changed_millis = ? WHERE id = ?',
  values: [stage, result === null ? null : JSON.stringify(result), nowMillis, table],
});

/** What a table waits for besides people; `isFirst` where only what nobody has looked at yet is noted. */
export const noteDue = (table: string, due: string | null, isFirst = false): Statement => ({
  sql: `UPDATE tables SET due = ? WHERE id = ?${isFirst ? " AND due = 'unknown'" : ''}`,
  values: [due, table],
});

const DUE_PAGE = 500;

/** The tables that wait for a bot or a deadline, or may, and whether the job for it is there. */
export async function* tablesDue(db: Reader): AsyncGenerator<{ table: string; hasJob: boolean }[]> {
  let last = '';
  for (;;) {
    // First the page, then the jobs: each question takes the same short time, however few are missing.
    const rows = await db.read(
      `SELECT id, (SELECT COUNT(*) FROM jobs WHERE jobs.key = page.due || ':' || page.id) AS jobs
        FROM (SELECT id, due FROM tables WHERE due IS NOT NULL AND id > ? ORDER BY id LIMIT ${DUE_PAGE}) AS page ORDER BY id`,
      [last],
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    last = text(end, 'id');
    yield rows.map((row) => ({ table: text(row, 'id'), hasJob: number(row, 'jobs') > 0 }));
  }
}

export async function readHeader(db: Reader, table: string): Promise<RoomHeader | null> {
  const [row] = await db.read('SELECT id, code, seed FROM tables WHERE id = ?', [table]);
  return row === undefined ? null : { id: text(row, 'id'), code: text(row, 'code'), seed: text(row, 'seed') };
}

/** The steps of a table after one, in order. */
export async function readSteps(db: Reader, table: string, after: number): Promise<Step[]> {
  const rows = await db.read(
    'SELECT sequence, command_key, at_millis, events FROM steps WHERE table_id = ? AND sequence > ? ORDER BY sequence',
    [table, after],
  );
  return rows.map(stepOf);
}

const stepOf = (row: Row): Step => ({
  sequence: number(row, 'sequence'),
  atMillis: number(row, 'at_millis'),
  key: textOrNull(row, 'command_key'),
  events: JSON.parse(text(row, 'events')) as RoomEvent[],
});

export async function readSequence(db: Reader, table: string): Promise<number> {
  const [row] = await db.read('SELECT MAX(sequence) AS last FROM steps WHERE table_id = ?', [table]);
  return row === undefined ? 0 : number(row, 'last');
}

export async function tableByCode(db: Reader, code: string): Promise<string | null> {
  const [row] = await db.read('SELECT id FROM tables WHERE code = ?', [code]);
  return row === undefined ? null : text(row, 'id');
}

const LONGEST_LIST = 50;

export async function lobbyTables(db: Reader, game: string | null): Promise<string[]> {
  const rows = await db.read(
    `SELECT id FROM tables WHERE stage = 'open' AND is_public = 1 AND (CAST(? AS TEXT) IS NULL OR game = ?)
      ORDER BY created_millis DESC LIMIT ${LONGEST_LIST}`,
    [game, game],
  );
  return rows.map((row) => text(row, 'id'));
}

/** The unfinished tables of a person first, then those last changed. */
export async function tablesOf(db: Reader, person: string): Promise<string[]> {
  const rows = await db.read(
    `SELECT tables.id FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = ? AND tables.stage <> 'closed'
      ORDER BY CASE tables.stage WHEN 'over' THEN 1 ELSE 0 END, tables.changed_millis DESC LIMIT ${LONGEST_LIST}`,
    [person],
  );
  return rows.map((row) => text(row, 'id'));
}

export async function countUnfinished(db: Reader, person: string): Promise<number> {
  const [row] = await db.read(
    `SELECT COUNT(*) AS count FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = ? AND tables.stage IN ('open', 'playing')`,
    [person],
  );
  return row === undefined ? 0 : number(row, 'count');
}

/** Every table with a name or words of the person. */
export async function tablesNaming(db: Reader, person: string): Promise<string[]> {
  const rows = await db.read(
    'SELECT table_id FROM steps WHERE person = ? UNION SELECT table_id FROM members WHERE person = ?',
    [person, person],
  );
  return rows.map((row) => text(row, 'table_id'));
}

/** The statements that take a person's names and words out of the steps of a table. */
export async function forgettingStatements(db: Reader, table: string, person: string): Promise<Statement[]> {
  const rows = await db.read(
    'SELECT sequence, command_key, at_millis, events FROM steps WHERE table_id = ? AND person = ?',
    [table, person],
  );
  return rows.map(stepOf).map((step) => ({
    sql: 'UPDATE steps SET events = ?, person = NULL WHERE table_id = ? AND sequence = ?',
    values: [JSON.stringify(step.events.map((event) => withoutPerson(event, person))), table, step.sequence],
  }));
}

/** All tables in pages, for checks and copies. */
export async function* allTables(db: Reader): AsyncGenerator<{ id: string; stage: string; result: string | null }> {
  let last = '';
  for (;;) {
    const rows = await db.read('SELECT id, stage, result FROM tables WHERE id > ? ORDER BY id LIMIT 200', [last]);
    for (const row of rows) yield { id: text(row, 'id'), stage: text(row, 'stage'), result: textOrNull(row, 'result') };
    const end = rows.at(-1);
    if (end === undefined) return;
    last = text(end, 'id');
  }
}
