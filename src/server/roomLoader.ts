import { outdatedSentence } from '../core/edition.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { resultOf } from '../core/record.ts';
import { applyStep, openRoom } from '../table/apply.ts';
import { type Room, rulesOf } from '../table/room.ts';
import { BrokenTable } from './brokenTable.ts';
import type { Reader } from './store/database.ts';
import { readHeader, readStepRows, stepOf } from './store/tables.ts';

/** Broken tables kept in mind: each is reported once. */
const MAX_BROKEN = 1000;

/** Makes rooms from the steps in the store. */
export interface RoomLoader {
  /** Null where there is no such table. */
  load(tableId: string): Promise<Room | null>;
  /** Applies the steps that other processes have stored meanwhile. */
  catchUp(room: Room): Promise<void>;
  /** Tables that were found broken and have not been read since. */
  countBroken(): number;
}

export function newRoomLoader(
  db: Reader,
  games: ReadonlyMap<string, AnyGame>,
  failed: (error: unknown) => void,
): RoomLoader {
  const broken = new Set<string>();
  const replay = <T>(tableId: string, play: () => T): T => {
    try {
      const played = play();
      broken.delete(tableId);
      return played;
    } catch (cause) {
      const error = new BrokenTable(cause);
      if (!broken.has(tableId) && broken.size < MAX_BROKEN) {
        broken.add(tableId);
        failed(error);
      }
      throw error;
    }
  };
  return {
    load: async (tableId) => {
      const header = await readHeader(db, tableId);
      if (header === null) return null;
      const [first, ...others] = await readStepRows(db, tableId, 0);
      if (first === undefined) return null;
      return replay(tableId, () => {
        const room = openRoom(header, stepOf(first), (id) => games.get(id));
        for (const row of others) applyStep(room, stepOf(row));
        keepResult(room);
        return room;
      });
    },
    catchUp: async (room) => {
      const rows = await readStepRows(db, room.id, room.sequence);
      if (rows.length === 0) return;
      replay(room.id, () => {
        for (const row of rows) applyStep(room, stepOf(row));
      });
    },
    countBroken: () => broken.size,
  };
}

/** A match of older rules keeps the result it had, also where it would end differently today. */
export function keepResult(room: Room): void {
  const { result, match, game } = room;
  if (result == null || match === null || rulesOf(room) === game.rulesVersion) return;
  if (room.halt === null && !sameJson(resultOf(match), result)) room.halt = outdatedSentence(rulesOf(room), game);
  if (room.halt !== null) room.stage = 'over';
}
