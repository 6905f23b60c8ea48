import type { Seat } from '../core/game.ts';
import type { TableUpdate } from '../protocol/shapes.ts';
import { needEntries, type Room, seatOf } from '../table/room.ts';
import { openedLog, showHistory, showMatch, showRecent, showRoom } from '../table/show.ts';
import type { Database } from './store/database.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null;
  /** False for somebody who does not want others to see when they are here. */
  isSeen?: boolean;
  readonly hasDetails: boolean;
  /** People whose words they do not want to see. */
  hidden?: ReadonlySet<string>;
  /** The last step they were sent. */
  sent: number;
  /** False where they cannot take more now: what they miss is in the next update. */
  send(update: TableUpdate): boolean;
  /** Hears which seats' people look too; left out by those who do not care. */
  readonly tellPresence?: (seats: readonly Seat[]) => void;
  /** What they were told of that. */
  presence?: string;
}

/** Who looks at which table in this process. */
export interface Hub {
  watch(tableId: string, watcher: Watcher): void;
  unwatch(tableId: string, watcher: Watcher): void;
  isWatched(tableId: string): boolean;
  watched(): string[];
  /** From now on a person sees nothing that these people say. */
  hide(person: string, hidden: ReadonlySet<string>): void;
  /** Whether others learn from now on that a person looks. */
  setSeen(person: string, isSeen: boolean): void;
  /** Sends everybody at the table what they have not seen yet. */
  publish(room: Room): void;
  /** Tells those who care who looks at the table now, where that has changed for them. */
  publishPresence(room: Room): void;
}

/**
 * What happened at the table after a step, for one person. Nothing is told of a table but by this, the record and the lists. `earlier`: for somebody who
 * opens the table, so many entries and what was taken back are left out where all of it would be told; not where the end has opened the log, which comes
 * as a whole.
 */
export function updateFor(
  room: Room,
  person: string | null,
  known: number,
  hasDetails: boolean,
  hidden?: ReadonlySet<string>,
  earlier: number | null = null,
): TableUpdate {
  // Of steps so old only what stands is left: whoever has not seen them is told everything anew.
  const from = known < room.foldedAt ? 0 : known;
  const { id: table, sequence } = room;
  const match = showMatch(room, seatOf(room, person), hasDetails);
  if (from >= room.roomSequence)
    return { table, from, sequence, events: showHistory(room, from, person, hidden), match };
  const log = openedLog(room, person);
  const around = { room: showRoom(room, person), match, ...(log === null ? {} : { log }) };
  if (from === 0 && earlier !== null && log === null) {
    const events = showRecent(room, earlier, person, hidden);
    return { table, from, sequence, ...(earlier > 0 ? { earlier } : {}), events, ...around };
  }
  if (from === 0) needEntries(room);
  return { table, from, sequence, events: showHistory(room, from, person, hidden), ...around };
}

/**
 * `knowsAll`: nobody looks at a table through another process. Otherwise nothing is said about who is here, and `others` are to tell what happens at
 * the tables that somebody watches here.
 */
export function newHub(knowsAll: boolean, others?: Pick<Database, 'follow' | 'unfollow'>): Hub {
  const watchers = new Map<string, Set<Watcher>>();
  const publishPresence = (room: Room): void => {
    const all = watchers.get(room.id);
    if (!knowsAll || all === undefined) return;
    let seen: Seat[] | null = null;
    for (const watcher of all) {
      if (watcher.tellPresence === undefined) continue;
      seen ??= seatsPresent(room, all);
      const own = watcher.isSeen === false ? seatOf(room, watcher.person) : -1;
      const seats = own < 0 || seen.includes(own) ? seen : [...seen, own].sort((one, other) => one - other);
      if (watcher.presence === seats.join()) continue;
      watcher.presence = seats.join();
      watcher.tellPresence(seats);
    }
  };
  return {
    publishPresence,
    watch: (tableId, watcher) => {
      const looking = watchers.get(tableId);
      if (looking !== undefined) return void looking.add(watcher);
      watchers.set(tableId, new Set([watcher]));
      others?.follow(tableId);
    },
    unwatch: (tableId, watcher) => {
      const looking = watchers.get(tableId);
      looking?.delete(watcher);
      if (looking?.size !== 0) return;
      watchers.delete(tableId);
      others?.unfollow(tableId);
    },
    isWatched: (tableId) => watchers.has(tableId),
    watched: () => [...watchers.keys()],
    hide: (person, hidden) => {
      for (const all of watchers.values())
        for (const watcher of all) if (watcher.person === person) watcher.hidden = hidden;
    },
    setSeen: (person, isSeen) => {
      for (const all of watchers.values())
        for (const watcher of all) if (watcher.person === person) watcher.isSeen = isSeen;
    },
    publish: (room) => {
      let hasNews = false;
      const made = new Map<string | null, { readonly update: TableUpdate; readonly hasDetails: boolean }>();
      for (const watcher of watchers.get(room.id) ?? []) {
        const { person, sent, hasDetails } = watcher;
        if (sent >= room.sequence) continue;
        hasNews ||= sent < room.roomSequence;
        let last = made.get(person);
        if (last?.update.from !== sent || last.hasDetails !== hasDetails) {
          last = { update: updateFor(room, person, sent, hasDetails, watcher.hidden), hasDetails };
          made.set(person, last);
        }
        if (watcher.send(last.update)) watcher.sent = room.sequence;
      }
      // Somebody may have sat down or left.
      if (hasNews) publishPresence(room);
    },
  };
}

/** Of those who let it be seen. */
function seatsPresent({ seats }: Room, watchers: ReadonlySet<Watcher>): Seat[] {
  const people = new Set([...watchers].flatMap(({ person, isSeen }) => (isSeen === false ? [] : [person])));
  return seats.flatMap((seat, i) => (seat.kind === 'person' && people.has(seat.person) ? [i] : []));
}
