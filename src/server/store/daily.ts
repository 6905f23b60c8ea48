import type { DailyResult } from '../../protocol/shapes.ts';
import { type Database, number, type Reader, type Row, type Statement, text, type Value } from './database.ts';
import { keptTally } from './tallies.ts';
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

/** How many have finished each game of a day. */
export const countFinished = (db: Reader, day: string): Promise<ReadonlyMap<string, number>> =>
  keptTally(
    db,
    `finished ${day}`,
    async () => {
      const sql =
        'SELECT game, COUNT(*) AS count FROM daily WHERE day = ? AND finished_millis IS NOT NULL GROUP BY game';
      return new Map((await db.read(sql, [day])).map((row) => [text(row, 'game'), number(row, 'count')]));
    },
    (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0),
  );

export type BoardOrder = 'score' | 'skill';

export interface BoardRow {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly place: number;
  readonly result: DailyResult;
}

/** What counts, best first, as an index of each has it: the columns, and which way round they are. */
const orders = {
  score: {
    by: 'points DESC, margin DESC, finished_millis, person',
    only: 'finished_millis IS NOT NULL',
    columns: ['points', 'margin'],
    sign: -1,
    valuesOf: ({ points, margin }: DailyResult): readonly number[] => [points, margin],
  },
  skill: {
    by: 'lost, finished_millis, person',
    only: 'lost IS NOT NULL',
    columns: ['lost'],
    sign: 1,
    valuesOf: ({ lost }: DailyResult): readonly number[] => [lost?.value ?? 0],
  },
} as const satisfies Record<BoardOrder, unknown>;

const boardRowOf = (row: Row, place: number): BoardRow => ({
  person: text(row, 'person'),
  name: text(row, 'name'),
  table: text(row, 'table_id'),
  place,
  result: resultOf(row),
});

/** The best of a day, and the person who asks wherever they are. Equal results share a place. */
export async function dailyBoard(
  db: Reader,
  game: string,
  day: string,
  order: BoardOrder,
  person: string | null,
  limit: number,
): Promise<BoardRow[]> {
  const { by, only, valuesOf } = orders[order];
  // The best first, then the name of each: so the index of this order is read, and no further than needed. A join would let PostgreSQL read all people for
  // them, as it does not know how few the best are.
  const rows = await db.read(
    `SELECT best.*, (SELECT name FROM people WHERE people.id = best.person) AS name
      FROM (SELECT * FROM daily WHERE game = ? AND day = ? AND ${only} ORDER BY ${by} LIMIT ?) AS best ORDER BY ${by}`,
    [game, day, limit],
  );
  const board: BoardRow[] = [];
  for (const row of rows) {
    if (row.name === null) continue;
    const last = board.at(-1);
    const isEqual = last !== undefined && valuesOf(last.result).join() === valuesOf(resultOf(row)).join();
    board.push(boardRowOf(row, isEqual ? last.place : board.length + 1));
  }
  if (person === null || board.some((row) => row.person === person)) return board;
  const own = await ownBoardRow(db, game, day, order, person);
  return own === null ? board : [...board, own];
}

/** Somebody who is not among the best. */
async function ownBoardRow(
  db: Reader,
  game: string,
  day: string,
  order: BoardOrder,
  person: string,
): Promise<BoardRow | null> {
  const { only, sign, valuesOf } = orders[order];
  const [row] = await db.read(
    `SELECT daily.*, people.name FROM daily JOIN people ON people.id = daily.person WHERE game = ? AND day = ? AND person = ? AND ${only}`,
    [game, day, person],
  );
  if (row === undefined) return null;
  const own = valuesOf(resultOf(row));
  const isBetter = ({ values }: Equals): boolean => {
    const i = values.findIndex((value, place) => value !== own[place]);
    return i >= 0 && sign * ((values[i] ?? 0) - (own[i] ?? 0)) < 0;
  };
  const better = (await equalsOf(db, game, day, order)).filter(isBetter);
  return boardRowOf(row, 1 + sumOf(better));
}

/** Those whose results are equal: the values that count, and how many they are. */
interface Equals {
  readonly values: readonly number[];
  readonly count: number;
}
const sumOf = (groups: readonly Equals[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Everybody who has finished a game of a day, equal results together. */
const equalsOf = (db: Reader, game: string, day: string, order: BoardOrder): Promise<readonly Equals[]> =>
  keptTally(
    db,
    `equals ${order} ${game} ${day}`,
    async () => {
      const { only, columns } = orders[order];
      const names = columns.join(', ');
      const sql = `SELECT ${names}, COUNT(*) AS count FROM daily WHERE game = ? AND day = ? AND ${only} GROUP BY ${names}`;
      const rows = await db.read(sql, [game, day]);
      return rows.map((row) => ({ values: columns.map((name) => number(row, name)), count: number(row, 'count') }));
    },
    sumOf,
  );
