import { type Mistake, MOST_MISTAKES, reviewedMillis } from '../../protocol/trainerRoutes.ts';
import { type Database, type Reader, type Statement, text } from './database.ts';

/**
 * Keeps a decision of a person who is there; one of this id that is kept already is changed if it was tried again since. Changes nothing where it
 * was not, so that devices may send theirs in any order.
 */
export const putMistake = (
  { rowHold }: Pick<Database, 'rowHold'>,
  person: string,
  id: string,
  mistake: Mistake,
  nowMillis: number,
): Statement => ({
  sql: `INSERT INTO mistakes (person, id, game, mistake, reviewed_millis, created_millis)
    SELECT ?, ?, ?, ?, ?, ? FROM people WHERE id = ? ${rowHold}
    ON CONFLICT (person, id) DO UPDATE SET mistake = excluded.mistake, reviewed_millis = excluded.reviewed_millis
      WHERE excluded.reviewed_millis > mistakes.reviewed_millis`,
  values: [person, id, mistake.game, JSON.stringify(mistake), reviewedMillis(mistake), nowMillis, person],
});

/** The oldest go where there are too many. */
export const trimMistakes = (person: string): Statement => ({
  sql: `DELETE FROM mistakes WHERE person = ? AND id NOT IN
    (SELECT id FROM mistakes WHERE person = ? ORDER BY created_millis DESC, id DESC LIMIT ${MOST_MISTAKES})`,
  values: [person, person],
});

/** All of a person, or those of one game, the oldest first. */
export async function mistakesOf(db: Reader, person: string, game: string | null): Promise<Mistake[]> {
  const rows = await db.read(
    `SELECT mistake FROM mistakes WHERE person = ? AND (CAST(? AS TEXT) IS NULL OR game = ?) ORDER BY created_millis, id`,
    [person, game, game],
  );
  return rows.map((row) => JSON.parse(text(row, 'mistake')) as Mistake);
}

export const forgetMistakes = (person: string): Statement => ({
  sql: 'DELETE FROM mistakes WHERE person = ?',
  values: [person],
});
