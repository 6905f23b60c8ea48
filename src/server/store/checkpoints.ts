import type { AnyGame } from '../../core/game.ts';
import { type Checkpoint, type CheckpointParts, checkpointOf, checkpointVersion } from '../../table/checkpoint.ts';
import { FOLD_STEPS } from '../../table/fold.ts';
import type { Room, RoomHeader } from '../../table/room.ts';
import { number, type Reader, type Statement, text, textOrNull } from './database.ts';
import { headerOf } from './tables.ts';

/** A table has a checkpoint from so many steps on: most never have as many, and need no room for one. */
const FIRST_STEP = FOLD_STEPS;
/** From then on it is renewed after so many: what comes after it is replayed whenever the table is opened. */
const RENEWED_STEPS = 64;

/**
 * Stored together with a step that ends so many: the room after it, so that a long table is opened without the steps before. Whatever is there can be
 * deleted at any time; the steps tell the same.
 */
export function checkpointStatements(room: Room, sequence: number): Statement[] {
  const isDue = sequence >= FIRST_STEP && sequence % RENEWED_STEPS === 0;
  const checkpoint = isDue ? checkpointOf(room, sequence) : null;
  if (checkpoint === null) return [];
  const { recent, past } = checkpoint;
  return [
    {
      sql: `INSERT INTO checkpoints (table_id, sequence, version, room, past) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, version = excluded.version, room = excluded.room,
          past = excluded.past`,
      values: [room.id, sequence, checkpointVersion(room.game), JSON.stringify(recent), past && JSON.stringify(past)],
    },
  ];
}

/** A checkpoint as it is stored, in its two parts; `past` is null where there is none, or it was not asked for. */
export interface StoredCheckpoint {
  readonly room: string;
  readonly past: string | null;
}

/** What a stored checkpoint says; it throws where that is damaged. */
export const readCheckpoint = ({ room, past }: StoredCheckpoint): CheckpointParts => ({
  recent: JSON.parse(room) as Checkpoint,
  past: past === null ? null : (JSON.parse(past) as CheckpointParts['past']),
});

/** What the store knows of a table besides its steps, and its checkpoint; null there where none was written by this version. */
export async function readBeginning(
  db: Reader,
  table: string,
  games: ReadonlyMap<string, AnyGame>,
  withPast = true,
): Promise<{ readonly header: RoomHeader; readonly checkpoint: StoredCheckpoint | null } | null> {
  const [row] = await db.read(
    `SELECT id, code, seed, result, game, version, room, ${withPast ? 'past' : 'NULL AS past'} FROM tables LEFT JOIN checkpoints ON checkpoints.table_id = tables.id
      WHERE tables.id = ?`,
    [table],
  );
  if (row === undefined) return null;
  const game = games.get(text(row, 'game'));
  const isOurs = game !== undefined && textOrNull(row, 'version') === checkpointVersion(game);
  return {
    header: headerOf(row),
    checkpoint: isOurs ? { room: text(row, 'room'), past: textOrNull(row, 'past') } : null,
  };
}

/** The keys of the steps of a table up to one, each with its step. */
export async function readKeys(db: Reader, table: string, until: number): Promise<[key: string, sequence: number][]> {
  const rows = await db.read(
    'SELECT command_key, sequence FROM steps WHERE table_id = ? AND sequence <= ? AND command_key IS NOT NULL',
    [table, until],
  );
  return rows.map((row) => [text(row, 'command_key'), number(row, 'sequence')]);
}
