import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, type Entry, type Seat } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { type Match, newMatch } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import type { Thought } from './clock.ts';
import { eventKinds, type RoomEvent, settingNames } from './event.ts';
import { folded, isFolding } from './fold.ts';
import { type Happening, type LoggedEntry, type Room, type RoomHeader, type RoomSeat, rulesOf } from './room.ts';
import type { Story } from './story.ts';

/** Goes up when a checkpoint of before would make another room than the steps do. */
const FORMAT = 1;

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
  'picks',
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

/** A room as JSON after one of its steps: a shortcut for the replay of all steps up to there, and nothing that they do not tell. */
export interface Checkpoint extends Plain {
  readonly sequence: number;
  readonly seats: readonly RoomSeat[];
  readonly lags: readonly (number | null)[];
  readonly thoughts: readonly (Thought | null)[];
  readonly barred: readonly string[];
  /** Null before the start. */
  readonly position: unknown;
  readonly history: readonly KeptHappening[];
}

/** Null where a room can be made from its steps alone: of older rules, or on one device. `sequence`: the step that it ends with. */
export function checkpointOf(room: Room, sequence: number): Checkpoint | null {
  const { game, match } = room;
  if (!isFolding(room) || rulesOf(room) !== game.rulesVersion) return null;
  return {
    ...(Object.fromEntries(plainFields.map((name) => [name, room[name]])) as Plain),
    sequence,
    seats: room.seats.map(keepSeat),
    lags: Array.from(room.lags, (lag) => lag ?? null),
    thoughts: Array.from(room.thoughts, (thought) => thought ?? null),
    barred: [...room.barred],
    position: match === null ? null : game.position(match.state),
    history: folded(room.history).map(keepHappening),
  };
}

/** The name of somebody whom a seat is kept for is never stored. */
const keepSeat = (seat: RoomSeat): RoomSeat =>
  seat.kind === 'open' ? { kind: 'open', reservedFor: seat.reservedFor } : seat;

function keepHappening({ sequence, atMillis, event, logged }: Happening): KeptHappening {
  if (logged === null || !('entry' in event)) return [sequence, atMillis, event];
  const { story, shown } = logged;
  if (shown.every((entry) => entry === event.entry)) return [sequence, atMillis, event, story];
  return [sequence, atMillis, event, story, shown.map((entry) => (sameJson(entry, event.entry) ? null : entry))];
}

/** The room of a checkpoint. The steps after it are still to be applied, and the keys of those before it to be read where they are asked for. */
export function roomAt(
  header: RoomHeader,
  checkpoint: Checkpoint,
  gameById: (id: string) => AnyGame | undefined,
): Room {
  const { sequence, seats, lags, thoughts, barred, position, history: kept } = checkpoint;
  const { players, options, game: id } = checkpoint.settings;
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const history = kept.map((happening) => happeningOf(happening, players));
  const entries = history.flatMap(({ logged }) => (logged === null ? [] : [logged]));
  return {
    ...header,
    ...(Object.fromEntries(plainFields.map((name) => [name, checkpoint[name]])) as Plain),
    game,
    seats: [...seats],
    match: position === null ? null : matchAt(game, players, options, position, history),
    halt: null,
    entries,
    before: null,
    sequence,
    lags: withGaps(lags),
    thoughts: withGaps(thoughts),
    barred: new Set(barred),
    history,
    foldedAt: sequence,
    keys: new Map(),
    keysFrom: sequence,
  };
}

function matchAt(
  game: AnyGame,
  players: Seat,
  options: unknown,
  position: unknown,
  history: readonly Happening[],
): Match {
  const log = history.flatMap(({ event }) => ('entry' in event ? [event.entry] : []));
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
function withGaps<T>(kept: readonly (T | null)[]): T[] {
  const list: T[] = [];
  for (let i = 0; i < kept.length; i++) if (kept[i] !== null) list[i] = at(kept, i) as T;
  return list;
}
