import { getHeapStatistics } from 'node:v8';
import type { Room } from '../table/room.ts';

/** What a room takes in the middle of a long game, and the part of all memory that rooms may take. */
const ROOM_BYTES = 50_000;
const HEAP_SHARE = 1 / 4;
/**
 * Rooms kept ready. Where a few more tables are played, each is read anew for nearly every move, for the one used longest ago is the next to
 * be used: so this is what the memory allows, not what a usual evening needs.
 */
const mostRooms = (): number => Math.floor((HEAP_SHARE * getHeapStatistics().heap_size_limit) / ROOM_BYTES);
/** Once there are more, those used longest ago are dropped down to this part. */
const KEPT_SHARE = 7 / 8;
/** Rooms that nobody has used for one or two of these times are dropped: a table that rests costs no memory. */
const IDLE_MILLIS = 10 * 60_000;

/** One table in memory: its room as of the last commit, and the end of the queue of those who want to use it. */
export interface Slot {
  room: Room | null;
  /** Another process has stored steps that the room has not seen. */
  isBehind: boolean;
  tail: Promise<unknown>;
  users: number;
  /** The larger, the later. */
  lastUse: number;
}

/** The rooms in memory, each used by one user after the other. */
export interface RoomQueue {
  /** Lets a user have a table when those before are done. Where the user fails, the room may be half changed, and is forgotten. */
  use<T>(tableId: string, user: (slot: Slot) => Promise<T>): Promise<T>;
  /** What is in memory of a table, if anything is. */
  peek(tableId: string): Slot | undefined;
  /** Ends when all users of now are done. */
  settle(): Promise<void>;
  count(): number;
}

export function newRoomQueue(now: () => number = Date.now, most = mostRooms()): RoomQueue {
  const slots = new Map<string, Slot>();
  let uses = 0;
  let swept = { atMillis: now(), uses: 0 };

  /** No timer: where nobody uses any table, nobody needs the memory. */
  const sweep = (): void => {
    for (const [tableId, slot] of slots) if (slot.users === 0 && slot.lastUse <= swept.uses) slots.delete(tableId);
    swept = { atMillis: now(), uses };
  };

  const release = (tableId: string, slot: Slot): void => {
    slot.users--;
    if (slot.users > 0) return;
    if (slot.room === null) slots.delete(tableId);
    if (slots.size > most) dropOldest(slots, Math.floor(KEPT_SHARE * most));
    if (now() - swept.atMillis >= IDLE_MILLIS) sweep();
  };

  return {
    use: (tableId, user) => {
      let slot = slots.get(tableId);
      if (slot === undefined) {
        slot = { room: null, isBehind: false, tail: Promise.resolve(), users: 0, lastUse: 0 };
        slots.set(tableId, slot);
      }
      const own = slot;
      own.lastUse = ++uses;
      // Mostly nobody is before: then there is nothing to wait for.
      const done = own.users++ === 0 ? user(own) : own.tail.then(() => user(own));
      own.tail = done.then(
        () => release(tableId, own),
        () => {
          own.room = null;
          release(tableId, own);
        },
      );
      return done;
    },
    peek: (tableId) => slots.get(tableId),
    settle: async () => {
      await Promise.all([...slots.values()].map(({ tail }) => tail));
    },
    count: () => slots.size,
  };
}

function dropOldest(slots: Map<string, Slot>, kept: number): void {
  const uses = Float64Array.from(slots.values(), ({ lastUse }) => lastUse).sort();
  const first = uses[uses.length - kept] ?? 0;
  for (const [tableId, { users, lastUse }] of slots) if (users === 0 && lastUse < first) slots.delete(tableId);
}
