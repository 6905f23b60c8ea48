import type { TableUpdate } from '../protocol/shapes.ts';
import { openedLog, showHistory, showMatch, showRoom } from '../table/present.ts';
import { type Room, seatOf } from '../table/room.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null;
  readonly hasDetails: boolean;
  /** The last step they were sent. */
  sent: number;
  /** False where they cannot take more now: what they miss is in the next update. */
  send(update: TableUpdate): boolean;
}

/** Who looks at which table in this process. */
export interface Hub {
  watch(table: string, watcher: Watcher): void;
  unwatch(table: string, watcher: Watcher): void;
  isWatched(table: string): boolean;
  watched(): string[];
  /** Sends everybody at the table what they have not seen yet. */
  publish(room: Room): void;
}

/** What happened at the table after a step, for one person. Nothing is told of a table but by this, the record and the lists. */
export function updateFor(room: Room, person: string | null, from: number, hasDetails: boolean): TableUpdate {
  const hasNews = from < room.roomSequence;
  const log = hasNews ? openedLog(room, person) : null;
  return {
    table: room.id,
    from,
    sequence: room.sequence,
    events: showHistory(room, from, person),
    ...(hasNews ? { room: showRoom(room, person) } : {}),
    match: showMatch(room, seatOf(room, person), hasDetails),
    ...(log === null ? {} : { log }),
  };
}

export function newHub(): Hub {
  const watchers = new Map<string, Set<Watcher>>();
  return {
    watch: (table, watcher) => {
      const present = watchers.get(table);
      if (present === undefined) watchers.set(table, new Set([watcher]));
      else present.add(watcher);
    },
    unwatch: (table, watcher) => {
      const present = watchers.get(table);
      present?.delete(watcher);
      if (present?.size === 0) watchers.delete(table);
    },
    isWatched: (table) => watchers.has(table),
    watched: () => [...watchers.keys()],
    publish: (room) => {
      const made = new Map<string | null, { readonly update: TableUpdate; readonly hasDetails: boolean }>();
      for (const watcher of watchers.get(room.id) ?? []) {
        const { person, sent, hasDetails } = watcher;
        if (sent >= room.sequence) continue;
        let last = made.get(person);
        if (last?.update.from !== sent || last.hasDetails !== hasDetails) {
          last = { update: updateFor(room, person, sent, hasDetails), hasDetails };
          made.set(person, last);
        }
        if (watcher.send(last.update)) watcher.sent = room.sequence;
      }
    },
  };
}
