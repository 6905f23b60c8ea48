import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, type Entry, type Seat } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { type Match, newMatch } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import type { Thought } from './clock.ts';
import { eventKinds, type RoomEvent, settingNames } from './event.ts';
import { earlierOf, folded, isFolding, isLasting, placeOf } from './fold.ts';
import {
  type Happening,
  type LoggedEntry,
  needEntries,
  type Room,
  type RoomHeader,
  type RoomSeat,
  rulesOf,
} from './room.ts';
import type { Story } from './story.ts';

/** Goes up when a checkpoint of before would make another room than the steps do. */
const FORMAT = 2;

/** What a checkpoint must have been written by: where it differs, the steps are replayed. */
export const checkpointVersion = ({ rulesVersion }: AnyGame): string =>
  [FORMAT, rulesVersion, Object.keys(eventKinds).length, Object.keys(settingNames).length].join('.');

/** What of a room is plain data, and is kept as it is. */
const plainFields = [
  'settings',
  'owner',
  'stage',
  'turn',
  'turnSinceMillis',
  'banks',
  'pause',
  'interruption',
  'nudgedTurn',
  'redrawn',
  'undoAsk',
  'rematch',
  'isUnsealed',
  'talk',
  'roomSequence',
] as const satisfies readonly (keyof Room)[];
type Plain = Pick<Room, (typeof plainFields)[number]>;

/** A happening; where it is an entry, with its story and what each viewer was shown where that was not the entry itself. */
type KeptHappening = readonly [
  sequence: number,
  atMillis: number,
  event: RoomEvent,
  story?: Story,
  shown?: readonly (Entry | null)[],
];

/** The entries of a stretch of the log, and what happened besides. */
interface Stretch {
  readonly picks: readonly number[];
  readonly thoughts: readonly (Thought | null)[];
  readonly history: readonly KeptHappening[];
}

/**
 * A room as JSON after one of its steps: a shortcut for the replay of all steps up to there, and nothing that they do not tell. Of a long log it has the
 * recent entries, which is enough for somebody who opens the table to look at it.
 */
export interface Checkpoint extends Plain, Stretch {
  readonly sequence: number;
  readonly seats: readonly RoomSeat[];
  readonly lags: readonly (number | null)[];
  readonly barred: readonly string[];
  /** Null before the start. */
  readonly position: unknown;
  /** So many entries are in the other part, the past. */
  readonly missing: number;
  /** What lasts of that time, each with its place in the whole history. */
  readonly lasting: readonly (readonly [place: number, happening: KeptHappening])[];
}

/** The two parts that a checkpoint is stored in. The past is null where the log is short. */
export interface CheckpointParts {
  readonly recent: Checkpoint;
  readonly past: Stretch | null;
}

/**
 * Null where a room can be made from its steps alone: of older rules, or on one device. `sequence`: the step that it ends with; `missing`: how many
 * entries are kept apart.
 */
export function checkpointOf(room: Room, sequence: number, missing = earlierOf(room)): CheckpointParts | null {
  const { game, match } = room;
  if (!isFolding(room) || rulesOf(room) !== game.rulesVersion) return null;
  needEntries(room);
  const history = folded(room.history);
  const first = missing === 0 ? 0 : placeOf(room, history, missing);
  const before = history.slice(0, first);
  const recent: Checkpoint = {
    ...(Object.fromEntries(plainFields.map((name) => [name, room[name]])) as Plain),
    sequence,
    seats: room.seats.map(keepSeat),
    lags: Array.from(room.lags, (lag) => lag ?? null),
    barred: [...room.barred],
    position: match === null ? null : game.position(match.state),
    missing,
    lasting: before.flatMap((happening, i) => (isLasting(happening) ? [[i, keepHappening(happening)] as const] : [])),
    ...keepStretch(room, missing, Number.POSITIVE_INFINITY, history.slice(first)),
  };
  const gone = before.filter((happening) => !isLasting(happening));
  return { recent, past: missing === 0 ? null : keepStretch(room, 0, missing, gone) };
}

const keepStretch = (room: Room, from: number, to: number, history: readonly Happening[]): Stretch => ({
  picks: room.picks.slice(from, to),
  thoughts: Array.from(room.thoughts.slice(from, to), (thought) => thought ?? null),
  history: history.map(keepHappening),
});

/** The name of somebody whom a seat is kept for is never stored. */
const keepSeat = (seat: RoomSeat): RoomSeat =>
  seat.kind === 'open' ? { kind: 'open', reservedFor: seat.reservedFor } : seat;

function keepHappening({ sequence, atMillis, event, logged }: Happening): KeptHappening {
  if (logged === null || !('entry' in event)) return [sequence, atMillis, event];
  const { story, shown } = logged;
  if (shown.every((entry) => entry === event.entry)) return [sequence, atMillis, event, story];
  return [sequence, atMillis, event, story, shown.map((entry) => (sameJson(entry, event.entry) ? null : entry))];
}

/**
 * The room of a checkpoint; without its past one that has holes there. The steps after it are still to be applied, and the keys of those before it to be
 * read where they are asked for.
 */
export function roomAt(
  header: RoomHeader,
  { recent, past }: CheckpointParts,
  gameById: (id: string) => AnyGame | undefined,
): Room {
  const { sequence, seats, lags, barred, position } = recent;
  const { players, options, game: id } = recent.settings;
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const missing = past === null ? recent.missing : 0;
  const history = wholeHistory(recent, past).map((happening) => happeningOf(happening, players));
  const logged = history.flatMap((happening) => happening.logged ?? []);
  return {
    ...header,
    ...(Object.fromEntries(plainFields.map((name) => [name, recent[name]])) as Plain),
    game,
    seats: [...seats],
    match: position === null ? null : matchAt(game, players, options, position, after(missing, logEntries(history))),
    halt: null,
    entries: after(missing, logged),
    missing,
    before: null,
    sequence,
    lags: withGaps(lags),
    thoughts: withGaps([...(past?.thoughts ?? []), ...recent.thoughts], missing),
    picks: after(missing, [...(past?.picks ?? []), ...recent.picks]),
    barred: new Set(barred),
    history,
    foldedAt: sequence,
    keys: new Map(),
    keysFrom: sequence,
  };
}

/** The history in its order; without the past what lasts of it. */
function wholeHistory({ lasting, history }: Checkpoint, past: Stretch | null): KeptHappening[] {
  if (past === null) return [...lasting.map(([, happening]) => happening), ...history];
  const whole: KeptHappening[] = [];
  let next = 0;
  for (const happening of past.history) {
    for (; lasting[next]?.[0] === whole.length; next++) whole.push(at(lasting, next)[1]);
    whole.push(happening);
  }
  return [...whole, ...lasting.slice(next).map(([, happening]) => happening), ...history];
}

const logEntries = (history: readonly Happening[]): Entry[] =>
  history.flatMap(({ event }) => ('entry' in event ? [event.entry] : []));

/** A list with so many holes at its front. */
function after<T>(missing: number, items: readonly T[]): T[] {
  const list = new Array<T>(missing);
  for (const item of items) list.push(item);
  return list;
}

function matchAt(game: AnyGame, players: Seat, options: unknown, position: unknown, log: Entry[]): Match {
  return { ...unwrap(newMatch(game, players, options)), state: unwrap(game.fromPosition(position)), log };
}

function happeningOf([sequence, atMillis, event, story, shown]: KeptHappening, players: number): Happening {
  if (story === undefined || !('entry' in event)) return { sequence, atMillis, event, logged: null };
  const logged: LoggedEntry = {
    by: event.kind === 'rolled' ? CHANCE : event.seat,
    isBot: event.kind === 'moved' && event.isBot === true,
    shown: Array.from({ length: players + 1 }, (_, i) => shown?.[i] ?? event.entry),
    story,
  };
  return { sequence, atMillis, event, logged };
}

/** JSON has null where nothing was ever put. */
function withGaps<T>(kept: readonly (T | null)[], missing = 0): T[] {
  const list = new Array<T>(missing);
  for (let i = 0; i < kept.length; i++) if (kept[i] !== null) list[missing + i] = at(kept, i) as T;
  return list;
}
