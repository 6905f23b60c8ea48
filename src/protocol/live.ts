import type { ActorName, Entry } from '../core/game.ts';
import { FORGOTTEN_NAME } from '../table/event.ts';
import type { ShownMatch, ShownRoom } from '../table/show.ts';
import type { TableUpdate } from './shapes.ts';

/** A table as a client knows it: what the updates so far add up to. */
export interface LiveTable {
  readonly table: string;
  readonly sequence: number;
  readonly room: ShownRoom;
  readonly match: ShownMatch | null;
  readonly log: readonly { readonly by: ActorName; readonly entry: Entry }[];
  readonly chat: readonly {
    readonly sequence: number;
    readonly atMillis: number;
    readonly name: string;
    readonly isYou: boolean;
    readonly text: string;
  }[];
  /** What the last update told: for a client that shows one thing after the other. */
  readonly news: TableUpdate['events'];
}

/** The table after an update; null where the update does not follow and the client has to ask anew. */
export function applyUpdate(known: LiveTable | null, update: TableUpdate): LiveTable | null {
  const isFresh = update.from === 0;
  if (!isFresh && known?.sequence !== update.from) return null;
  const room = update.room ?? known?.room;
  if (room === undefined) return null;
  const log = isFresh ? [] : [...(known?.log ?? [])];
  let chat = isFresh ? [] : [...(known?.chat ?? [])];
  for (const event of update.events) {
    if (event.kind === 'entry') log.push({ by: event.by, entry: event.entry });
    else if (event.kind === 'undone') log.length = event.to;
    else if (event.kind === 'said') chat.push(event);
    else if (event.unsaid !== undefined) chat = chat.map((line) => withoutWords(line, event.unsaid));
  }
  const opened = update.log?.map((entry, i) => ({ by: log[i]?.by ?? 'chance', entry }));
  const { table, sequence, match, events } = update;
  return { table, sequence, room, match, log: opened ?? log, chat, news: events };
}

/** What somebody said who has deleted themselves is taken back where it was heard, too. */
const withoutWords = (line: LiveTable['chat'][number], unsaid: readonly number[] = []): LiveTable['chat'][number] =>
  unsaid.includes(line.sequence) ? { ...line, name: FORGOTTEN_NAME, text: FORGOTTEN_NAME } : line;
