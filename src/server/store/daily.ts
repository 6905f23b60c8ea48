import type { DailyResult } from '../../protocol/shapes.ts';
import { type Database, number, type Reader, type Row, type Statement, text, type Value } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** The first of those who ask at once decides; all get the same. */
export async function sharedSecret(db: Database, name: string, fresh: () => string): Promise<string> {
  const read = async () => (await db.read('SELECT value FROM secrets WHERE name = ?', [name]))[0];
  let row = await read();
  if (row === undefined) {
    await db.write([
      { sql: 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', values: [name, fresh()] },
    ]);
    row = await read();
  }
  return row === undefined ? '' : text(row, 'value');
}

/** Changes nothing where the person has begun this table of the day already, or is gone. */
export const beginDaily = (db: Database, game: string, day: string, person: string, tableId: string): Statement =>
  insertWhileThere(db, person, 'daily', { game, day, person, table_id: tableId });

export const finishDaily = (
  tableId: string,
  { points, margin, rank }: Pick<DailyResult, 'points' | 'margin' | 'rank'>,
  nowMillis: number,
): Statement => ({
  sql: 'UPDATE daily SET points = ?, margin = ?, place = ?, finished_millis = ? WHERE table_id = ?',
  values: [points, margin, rank, nowMillis, tableId],
});

type Figure = NonNullable<DailyResult['lost']>;

export const noteSkill = (tableId: string, lost: Figure, luck: Figure): Statement => ({
  sql: 'UPDATE daily SET lost = ?, lost_error = ?, luck = ?, luck_error = ? WHERE table_id = ?',
  values: [lost.value, lost.error, luck.value, luck.error, tableId],
});

/** How lucky its person was at a table of the day, in points; null where nobody has worked it out. */
export async function luckAt(db: Reader, tableId: string): Promise<number | null> {
  const [row] = await db.read('SELECT luck FROM daily WHERE table_id = ?', [tableId]);
  return typeof row?.luck === 'number' ? row.luck : null;
}

export const forgetDaily = (person: string): Statement => ({
  sql: 'DELETE FROM daily WHERE person = ?',
  values: [person],
});

const figureOf = (value: Value | undefined, error: Value | undefined): Figure | null =>
  typeof value === 'number' && typeof error === 'number' ? { value, error } : null;

const resultOf = (row: Row): DailyResult => ({
  points: number(row, 'points'),
  margin: number(row, 'margin'),
  rank: number(row, 'place'),
  lost: figureOf(row.lost, row.lost_error),
  luck: figureOf(row.luck, row.luck_error),
});

export interface DailyRow {
  readonly game: string;
  readonly day: string;
  readonly table: string;
  readonly result: DailyResult | null;
}

const rowOf = (row: Row): DailyRow => ({
  game: text(row, 'game'),
  day: text(row, 'day'),
  table: text(row, 'table_id'),
  result: row.finished_millis === null ? null : resultOf(row),
});

/** What a person has begun, on one day or on all. */
export async function dailyOf(db: Reader, person: string, day: string | null): Promise<DailyRow[]> {
  const rows = await db.read(
    'SELECT * FROM daily WHERE person = ? AND (CAST(? AS TEXT) IS NULL OR day = ?) ORDER BY day, game',
    [person, day, day],
  );
  return rows.map(rowOf);
}

export async function countFinished(db: Reader, day: string): Promise<Map<string, number>> {
  const rows = await db.read(
    'SELECT game, COUNT(*) AS count FROM daily WHERE day = ? AND finished_millis IS NOT NULL GROUP BY game',
    [day],
  );
  return new Map(rows.map((row) => [text(row, 'game'), number(row, 'count')]));
}

export type BoardOrder = 'score' | 'skill';

export interface BoardRow {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly place: number;
  readonly result: DailyResult;
}

/** What counts, best first. Equal results share a place: RANK gives it. */
const orders: Readonly<Record<BoardOrder, { readonly by: string; readonly only: string }>> = {
  score: { by: 'points DESC, margin DESC', only: 'finished_millis IS NOT NULL' },
  skill: { by: 'lost', only: 'lost IS NOT NULL' },
};

/** The best of a day, and the person who asks wherever they are. */
export async function dailyBoard(
  db: Reader,
  game: string,
  day: string,
  order: BoardOrder,
  person: string | null,
  limit: number,
): Promise<BoardRow[]> {
  const { by, only } = orders[order];
  const rows = await db.read(
    `SELECT * FROM (
       SELECT daily.*, people.name, RANK() OVER (ORDER BY ${by}) AS standing,
         ROW_NUMBER() OVER (ORDER BY ${by}, finished_millis, person) AS row_number
       FROM daily JOIN people ON people.id = daily.person WHERE game = ? AND day = ? AND ${only}) AS board
     WHERE row_number <= ? OR person = ? ORDER BY row_number`,
    [game, day, limit, person ?? ''],
  );
  return rows.map((row) => ({
    person: text(row, 'person'),
    name: text(row, 'name'),
    table: text(row, 'table_id'),
    place: number(row, 'standing'),
    result: resultOf(row),
  }));
}
