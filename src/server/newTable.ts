import { assert, at } from '../core/assert.ts';
import type { RoomEvent } from '../table/event.ts';
import { newSeed } from './secrets.ts';
import { steadyNow } from './steadyClock.ts';
import type { NewTable } from './store/tables.ts';

/** A table as it is stored first, with the seed of its dice. */
export function newTable(id: string, code: string, events: readonly RoomEvent[], seed = newSeed()): NewTable {
  const opened = at(events, 0);
  assert(opened.kind === 'opened', 'a table begins with being opened');
  const { settings, owner } = opened;
  const first = { sequence: 1, atMillis: steadyNow(), key: null, events };
  return { id, code, seed, game: settings.game, isPublic: settings.isPublic, first, owner };
}
