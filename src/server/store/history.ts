import type { Standing } from '../../core/game.ts';
import { number, type Reader, text } from './database.ts';

export interface PlayedRow {
  readonly table: string;
  readonly createdMillis: number;
  readonly changedMillis: number;
}

/** What a person plays and has played, last changed first, from one place on. */
export async function playedBy(
  db: Reader,
  person: string,
  filter: {
    readonly game: string | null;
    readonly stage: string | null;
    readonly before: { readonly changedMillis: number; readonly table: string } | null;
    readonly limit: number;
  },
): Promise<PlayedRow[]> {
  const { game, stage, before, limit } = filter;
  const rows = await db.read(
    `SELECT tables.id, tables.created_millis, tables.changed_millis
      FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = ? AND tables.stage <> 'closed'
        AND (CAST(? AS TEXT) IS NULL OR tables.game = ?) AND (CAST(? AS TEXT) IS NULL OR tables.stage = ?)
        AND (tables.changed_millis < ? OR (tables.changed_millis = ? AND tables.id < ?))
      ORDER BY tables.changed_millis DESC, tables.id DESC LIMIT ?`,
    [
      person,
      ...[game, game, stage, stage],
      ...(before === null
        ? [Number.MAX_SAFE_INTEGER, 0, '']
        : [before.changedMillis, before.changedMillis, before.table]),
      limit,
    ],
  );
  return rows.map((row) => ({
    table: text(row, 'id'),
    createdMillis: number(row, 'created_millis'),
    changedMillis: number(row, 'changed_millis'),
  }));
}

export interface Finished {
  readonly game: string;
  readonly seat: number;
  readonly result: { readonly standings: readonly Standing[]; readonly winners: readonly number[] };
}

/** Null where what is stored is damaged: the other games count all the same. */
function resultIn(stored: string): Finished['result'] | null {
  try {
    const result = JSON.parse(stored) as Partial<Finished['result']> | null;
    return Array.isArray(result?.standings) && Array.isArray(result.winners) ? (result as Finished['result']) : null;
  } catch {
    return null;
  }
}

/** Statistics go back so far. */
const MOST_GAMES = 2000;

/** The games that a person has seen to their end, last first. */
export async function finishedOf(db: Reader, person: string): Promise<Finished[]> {
  const rows = await db.read(
    `SELECT tables.game, tables.result, members.seat FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = ? AND tables.stage = 'over' AND members.seat IS NOT NULL AND tables.result IS NOT NULL
      ORDER BY tables.changed_millis DESC LIMIT ${MOST_GAMES}`,
    [person],
  );
  return rows.flatMap((row) => {
    const result = resultIn(text(row, 'result'));
    return result === null ? [] : [{ game: text(row, 'game'), seat: number(row, 'seat'), result }];
  });
}
