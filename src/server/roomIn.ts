import { EntriesMissing, type Room } from '../table/room.ts';
import type { RoomLoader } from './roomLoader.ts';
import type { Slot } from './roomQueue.ts';
import type { Database } from './store/database.ts';
import { noteDue, noteStage } from './store/tables.ts';

/** Where rooms come from that are not in memory. */
interface Source {
  readonly db: Database;
  readonly loader: RoomLoader;
}

/** The room of a table, with all of its entries: from memory, or made again. Null where there is no such table. */
export async function roomIn(source: Source, slot: Slot, tableId: string): Promise<Room | null> {
  const { room, isBehind } = slot;
  slot.isBehind = false;
  if (room === null) return keep(source, slot, await source.loader.load(tableId));
  if (isBehind) await source.loader.catchUp(room);
  return room;
}

async function keep({ db }: Source, slot: Slot, room: Room | null): Promise<Room | null> {
  slot.room = room;
  // Of older rules, and it cannot go on: lists and jobs are to know.
  if (room !== null && room.halt !== null && room.stage === 'closed')
    await db.write([noteStage(room.id, 'closed', null, Date.now()), noteDue(room.id, null)]);
  return room;
}

export async function lookIn<T>(
  source: Source,
  slot: Slot,
  tableId: string,
  use: (room: Room) => T,
): Promise<T | null> {
  // What another process has stored may not have been announced here yet, and a job must not overlook it.
  slot.isBehind = source.db.isShared;
  const room = await roomIn(source, slot, tableId);
  return room === null ? null : use(room);
}

/** A room without its early entries is used once and never kept: whatever is in memory has all of them. */
export async function glanceIn<T>(
  source: Source,
  slot: Slot,
  tableId: string,
  use: (room: Room) => T,
): Promise<T | null> {
  if (slot.room !== null) return lookIn(source, slot, tableId, use);
  slot.isBehind = false;
  const recent = await source.loader.loadRecent(tableId);
  if (recent === null) return null;
  if (recent.missing === 0) await keep(source, slot, recent);
  try {
    return use(recent);
  } catch (error) {
    if (!(error instanceof EntriesMissing)) throw error;
    return lookIn(source, slot, tableId, use);
  }
}
