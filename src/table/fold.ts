import type { RoomEvent } from './event.ts';
import type { Happening, Room } from './room.ts';

/** Every so many steps the history of a room is folded, and the store keeps a checkpoint of it. */
export const FOLD_STEPS = 256;

/**
 * What is left of a history for somebody who comes later: the entries that stand, every word that was said, and of everything else the last of its kind,
 * which tells since when the one to act is waited for. What was taken back is gone.
 */
export function folded(history: readonly Happening[]): Happening[] {
  const entries: Happening[] = [];
  const kept = new Set<Happening>();
  const latest = new Map<RoomEvent['kind'], Happening>();
  for (const happening of history) {
    const { event } = happening;
    if (event.kind === 'moved' || event.kind === 'rolled') entries.push(happening);
    else if (event.kind === 'said') kept.add(happening);
    else latest.set(event.kind, happening);
    if (event.kind === 'undone') entries.length = event.to;
  }
  for (const happening of [...entries, ...latest.values()]) kept.add(happening);
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
  room.history = [...folded(history.slice(0, later)), ...history.slice(later)];
  room.foldedAt = until;
}
