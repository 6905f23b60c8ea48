import type { LogLine } from '../core/game.ts';
import { FORGOTTEN_NAME } from '../table/event.ts';
import type { ShownMatch, ShownRoom } from '../table/show.ts';
import type { TableUpdate } from './shapes.ts';

/** A table as a client knows it: what the updates so far add up to. */
export interface LiveTable {
  readonly table: string;
  readonly sequence: number;
  readonly room: ShownRoom;
  readonly match: ShownMatch | null;
  /** Where the early entries of a long log were not told yet, there are holes in their place: `forEach`, `map` and their like pass over them. */
  readonly log: readonly LogLine[];
  readonly chat: readonly {
    readonly sequence: number;
    readonly atMillis: number;
    readonly name: string;
    readonly isYou: boolean;
    readonly text: string;
  }[];
  /** Since when the one to act is waited for, by the clock of the server, and whether they were nudged. */
  readonly wait: { readonly sinceMillis: number; readonly isNudged: boolean };
  /** What of the last update was not known before: for a client that shows one thing after the other. */
  readonly news: TableUpdate['events'];
}

/** The table after an update; null where the update does not follow and the client has to ask anew. */
export function applyUpdate(known: LiveTable | null, update: TableUpdate): LiveTable | null {
  const isFresh = update.from === 0;
  if (!isFresh && known?.sequence !== update.from) return null;
  const room = update.room ?? known?.room;
  if (room === undefined) return null;
  const log = isFresh ? new Array<LogLine>(update.earlier ?? 0) : (known?.log.slice() ?? []);
  let chat = isFresh ? [] : [...(known?.chat ?? [])];
  let wait = (isFresh ? null : known?.wait) ?? { sinceMillis: 0, isNudged: false };
  for (const event of update.events) {
    wait = waitAfter(wait, event);
    if (event.kind === 'entry') log.push(lineOf(event));
    else if (event.kind === 'undone') log.length = event.to;
    else if (event.kind === 'said') chat.push(event);
    else if (event.unsaid !== undefined) chat = chat.map((line) => withoutWords(line, event.unsaid));
  }
  const opened = update.log?.map((entry, i): LogLine => ({ by: 'chance', ...log[i], entry }));
  const { table, sequence, match, events } = update;
  // Who is told everything anew has seen most of it.
  const news = isFresh && known !== null ? events.filter((event) => event.sequence > known.sequence) : events;
  return { table, sequence, room, match, log: opened ?? log, chat, wait, news };
}

/** Whether the early entries of its log are still to be told. */
export const isShort = ({ log }: Pick<LiveTable, 'log'>): boolean => log.length > 0 && !(0 in log);

const beginsTurn: ReadonlySet<string> = new Set(['started', 'returned']);

/** Each change of the match begins a turn, and so does the return of the one to act: as `applyEvent` counts it. */
function waitAfter(wait: LiveTable['wait'], event: TableUpdate['events'][number]): LiveTable['wait'] {
  const isTurn =
    event.kind === 'entry' || event.kind === 'undone' || (event.kind === 'room' && beginsTurn.has(event.what));
  if (isTurn) return { sinceMillis: event.atMillis, isNudged: false };
  return event.kind === 'room' && event.what === 'nudged' ? { ...wait, isNudged: true } : wait;
}

const lineOf = ({ by, entry, whose, gains, notes }: LogLine): LogLine => ({
  by,
  entry,
  ...(whose === undefined ? {} : { whose }),
  ...(gains === undefined ? {} : { gains }),
  ...(notes === undefined ? {} : { notes }),
});

/** What somebody said who has deleted themselves is taken back where it was heard, too. */
const withoutWords = (line: LiveTable['chat'][number], unsaid: readonly number[] = []): LiveTable['chat'][number] =>
  unsaid.includes(line.sequence) ? { ...line, name: FORGOTTEN_NAME, text: FORGOTTEN_NAME } : line;
