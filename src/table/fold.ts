import type { RoomEvent } from './event.ts';
import type { Happening, Room } from './room.ts';

/** Every so many steps the history of a room is folded. */
export const FOLD_STEPS = 256;

/** A log that is longer is told in two parts to those who ask for it, the recent entries first. Few matches have as many. */
const LONG_ENTRIES = 500;
const RECENT_ENTRIES = 200;

/** How many entries come before the recent ones of a log: 0 where it is told at once. */
export const earlierOf = ({ entries }: Pick<Room, 'entries'>): number =>
  entries.length > LONG_ENTRIES ? entries.length - RECENT_ENTRIES : 0;

/** Where in a history an entry is that stands. */
export const placeOf = ({ entries }: Room, history: readonly Happening[], entry: number): number =>
  history.findLastIndex(({ logged }) => logged !== null && logged === entries[entry]);

/** Whether something that came before the recent entries is told with them: an undo that came before them took nothing of them back. */
export const isLasting = ({ event, logged }: Happening): boolean => logged === null && event.kind !== 'undone';

/**
 * What is left of a history for somebody who comes later: the entries that stand, every word that was said, and of everything else the last of its kind,
 * which tells since when the one to act is waited for. What was taken back is gone.
 * `missing`: so many entries came before the first that is there.
 */
export function folded(history: readonly Happening[], missing = 0): Happening[] {
  const entries = new Array<Happening>(missing);
  const kept = new Set<Happening>();
  const latest = new Map<RoomEvent['kind'], Happening>();
  for (const happening of history) {
    const { event } = happening;
    if (event.kind === 'moved' || event.kind === 'rolled') entries.push(happening);
    else if (event.kind === 'said') kept.add(happening);
    else latest.set(event.kind, happening);
    if (event.kind === 'undone') entries.length = event.to;
  }
  for (const happening of [...entries.slice(missing), ...latest.values()]) kept.add(happening);
  return history.filter((happening) => kept.has(happening));
}

/** Whether its history is folded at all: on one device nobody comes later, and of older rules only all steps tell what can still be played. */
export const isFolding = ({ halt, settings }: Room): boolean => halt === null && settings.device === undefined;

/** At a step that ends so many: those who look at the table have seen what is older than the steps before it. */
export function foldLate(room: Room): void {
  const until = room.sequence - FOLD_STEPS;
  if (until <= room.foldedAt || room.sequence % FOLD_STEPS !== 0 || !isFolding(room)) return;
  const { history } = room;
  const later = history.findIndex(({ sequence }) => sequence > until);
  room.history = [...folded(history.slice(0, later), room.missing), ...history.slice(later)];
  room.foldedAt = until;
}
