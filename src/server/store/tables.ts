import type { Seat } from '../../core/game.ts';
import { withoutPerson } from '../../table/apply.ts';
import type { RoomEvent, Step } from '../../table/event.ts';
import type { RoomHeader, Stage } from '../../table/room.ts';
import {
  type Database,
  type Job,
  number,
  type Reader,
  type Row,
  type Statement,
  text,
  textOrNull,
  type Value,
} from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** A step to be stored, with what else is stored in the same transaction. */
export interface Append {
  readonly table: string;
  readonly step: Step;
  /** Whose name or words the step holds. */
  readonly person: string | null;
  /** Who asked for it, and must still be there; null where nobody did. */
  readonly by: string | null;
  readonly jobs: readonly Job[];
  readonly others: readonly Statement[];
}

/** Stores a step under its number. False where another step has this number already, or its author is gone: then nothing is stored. */
export function appendStep(db: Database, { table, step, person, by, jobs, others }: Append): Promise<boolean> {
  const row = stepRow(table, step, person);
  const statements = [by === null ? insertStep(row) : insertWhileThere(db, by, 'steps', row), ...others];
  for (const job of jobs) statements.push(db.enqueue(job));
  const announcement = db.announce(`table ${table}`);
  if (announcement !== null) statements.push(announcement);
  return db.write(statements);
}

export const STEP_COLUMNS = ['table_id', 'sequence', 'command_key', 'person', 'at_millis', 'events'] as const;

const stepRow = (table: string, step: Step, person: string | null): Record<(typeof STEP_COLUMNS)[number], Value> => ({
  table_id: table,
  sequence: step.sequence,
  command_key: step.key,
  person,
  at_millis: step.atMillis,
  events: JSON.stringify(step.events),
});

const insertStep = (row: ReturnType<typeof stepRow>): Statement => ({
  sql: `INSERT INTO steps (${STEP_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  values: Object.values(row),
});

export interface NewTable extends RoomHeader {
  readonly game: string;
  readonly isPublic: boolean;
  readonly first: Step;
  readonly owner: string;
  /** Where the owner sits in the first step already: then it holds their name. */
  readonly ownerSeat?: Seat;
}

/**
 * The statements that open a table; the first changes nothing where the id or the code is taken. With a database, it also does where the
 * owner is gone.
 */
export function newTableStatements(table: NewTable, db?: Database): Statement[] {
  const { id, code, seed, game, isPublic, first, owner, ownerSeat } = table;
  const times = { created_millis: first.atMillis, changed_millis: first.atMillis };
  const row = { id, code, game, is_public: isPublic ? 1 : 0, stage: 'open', seed, ...times, seats_noted: 1 };
  return [
    db === undefined
      ? {
          sql: `INSERT INTO tables (${Object.keys(row).join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          values: Object.values(row),
        }
      : insertWhileThere(db, owner, 'tables', row),
    insertStep(stepRow(id, first, ownerSeat === undefined ? null : owner)),
    addMember(id, owner, ownerSeat ?? null),
    ...keptSeats(id, first),
  ];
}

/** For whom seats are kept from the first step on. */
function keptSeats(table: string, { events }: Step): Statement[] {
  const people = events.flatMap((event) => (event.kind === 'opened' ? (event.reserved ?? []) : []));
  return [...new Set(people)].flatMap((person) =>
    person === null
      ? []
      : [
          {
            sql: 'INSERT INTO kept_seats (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING',
            values: [table, person],
          },
        ],
  );
}

/** Nobody keeps a seat for them any more. */
export const forgetKeptSeats = (person: string): Statement => ({
  sql: 'DELETE FROM kept_seats WHERE person = ?',
  values: [person],
});

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
  const [row] = await db.read('SELECT id, code, seed, result FROM tables WHERE id = ?', [table]);
  return row === undefined ? null : headerOf(row);
}

export function headerOf(row: Row): RoomHeader {
  const result = textOrNull(row, 'result');
  return {
    id: text(row, 'id'),
    code: text(row, 'code'),
    seed: text(row, 'seed'),
    ...(result === null ? {} : { result: JSON.parse(result) }),
  };
}

/** The steps of a table after one, in order. */
export async function readSteps(db: Reader, table: string, after: number): Promise<Step[]> {
  return (await readStepRows(db, table, after)).map(stepOf);
}

/** The same as it is stored: reading it is one thing, understanding it another. */
export const readStepRows = (db: Reader, table: string, after: number): Promise<Row[]> =>
  db.read(
    'SELECT sequence, command_key, at_millis, events FROM steps WHERE table_id = ? AND sequence > ? ORDER BY sequence',
    [table, after],
  );

/** A table, and the last step of it that is known. */
export interface Known {
  readonly table: string;
  readonly after: number;
}

/** The later steps of many tables, each in order, by one question. Its text is one of a few: what is left over asks for nothing. */
export async function readLaterSteps(db: Reader, known: readonly Known[]): Promise<Map<string, Row[]>> {
  const size = 2 ** Math.ceil(Math.log2(known.length));
  const rows = await db.read(
    `WITH known (id, last) AS (VALUES ${Array(size).fill('(?, ?)').join(', ')})
      SELECT table_id, sequence, command_key, at_millis, events FROM known
      JOIN steps ON table_id = id AND sequence > CAST(last AS INTEGER) ORDER BY table_id, sequence`,
    Array.from({ length: size }, (_, i) => [known[i]?.table ?? '', String(known[i]?.after ?? 0)]).flat(),
  );
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const table = text(row, 'table_id');
    const list = found.get(table);
    if (list === undefined) found.set(table, [row]);
    else list.push(row);
  }
  return found;
}

export const stepOf = (row: Row): Step => ({
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
    `SELECT id FROM tables WHERE stage = 'open' AND is_public = 1 ${game === null ? '' : 'AND game = ?'}
      ORDER BY created_millis DESC LIMIT ${LONGEST_LIST}`,
    game === null ? [] : [game],
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
      WHERE members.person = ? AND tables.stage IN ('open', 'sealing', 'playing')`,
    [person],
  );
  return row === undefined ? 0 : number(row, 'count');
}

/** Every table with a name or words of the person, and those that wait and keep a seat for them, or did when they were opened. */
export async function tablesNaming(db: Reader, person: string): Promise<string[]> {
  const rows = await db.read(
    `SELECT table_id FROM steps WHERE person = ? UNION SELECT table_id FROM members WHERE person = ?
      UNION SELECT table_id FROM kept_seats WHERE person = ?
        AND EXISTS (SELECT 1 FROM tables WHERE tables.id = kept_seats.table_id AND tables.stage = 'open')
      UNION SELECT id FROM tables JOIN steps ON steps.table_id = tables.id AND steps.sequence = 1
        WHERE tables.seats_noted = 0 AND tables.stage = 'open' AND steps.events LIKE ?`,
    [person, person, person, `%"${person}"%`],
  );
  return rows.map((row) => text(row, 'table_id'));
}

/** The statements that take a person's names and words out of the steps and the checkpoint of a table, and the table off their list. */
export async function forgettingStatements(db: Reader, table: string, person: string): Promise<Statement[]> {
  const rows = await db.read('SELECT sequence, events FROM steps WHERE table_id = ? AND person = ?', [table, person]);
  const statements = rows.map((row) => ({
    sql: 'UPDATE steps SET events = ?, person = NULL WHERE table_id = ? AND sequence = ?',
    values: [withoutWords(text(row, 'events'), person), table, number(row, 'sequence')],
  }));
  return [...statements, removeMember(table, person), deleteCheckpoint(table)];
}

/** A checkpoint of a table goes, with all the words in it: the steps tell the rest of it. */
export const deleteCheckpoint = (table: string): Statement => ({
  sql: 'DELETE FROM checkpoints WHERE table_id = ?',
  values: [table],
});

/** A step that was damaged in the store goes as a whole: nobody can tell the words in it from the rest. */
function withoutWords(events: string, person: string): string {
  const read = readEvents(events);
  return JSON.stringify(read === null ? [] : read.map((event) => withoutPerson(event, person)));
}

function readEvents(events: string): RoomEvent[] | null {
  try {
    const read: unknown = JSON.parse(events);
    return Array.isArray(read) ? (read as RoomEvent[]) : null;
  } catch {
    return null;
  }
}

/**
 * What a person did, said and was called at a table that cannot be replayed, as it is stored. Rolls are left out: what they brought may be
 * secret. Of a damaged step the text is given where it holds words of theirs.
 */
export async function rawStepsOf(db: Reader, table: string, person: string): Promise<unknown[]> {
  const rows = await db.read(
    'SELECT sequence, at_millis, person, events FROM steps WHERE table_id = ? AND (person = ? OR SUBSTR(command_key, 1, ?) = ?) ORDER BY sequence',
    [table, person, person.length + 1, `${person}:`],
  );
  return rows.map((row) => {
    const when = { sequence: number(row, 'sequence'), atMillis: number(row, 'at_millis') };
    const events = readEvents(text(row, 'events'));
    if (events !== null)
      return { ...when, events: events.filter(({ kind }) => kind !== 'rolled' && kind !== 'opened') };
    return { ...when, damaged: row.person === person ? text(row, 'events') : '' };
  });
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
