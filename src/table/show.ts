import type { BotName } from '../bots/levels.ts';
import { at } from '../core/assert.ts';
import type { OfferedMove } from '../core/board.ts';
import {
  type ActorName,
  actorName,
  type Entry,
  type GameView,
  type LogLine,
  type Seat,
  type Viewer,
} from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { legalMoves } from '../core/match.ts';
import { type ClockSettings, deadlineOf, isPaused, type ShownClock, showClock } from './clock.ts';
import type { TalkRule } from './event.ts';
import { folded, isLasting, placeOf } from './fold.ts';
import { offerMoves } from './offer.ts';
import { sealOf, seriesAt } from './record.ts';
import { type Happening, matchOf, needEntries, type Room, type RoomSeat, type Stage, seatOf } from './room.ts';
import type { Seal } from './seal.ts';
import type { Series } from './seriesSchema.ts';
import { silenceOf } from './talk.ts';
import { freeUndo } from './undo.ts';

/** A seat as everybody may see it. */
export type ShownSeat =
  | { readonly kind: 'open'; readonly isKept: boolean; readonly isKeptForYou: boolean; readonly keptFor?: string }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly isYou: boolean;
      readonly isOwner: boolean;
      readonly standIn: BotName | null;
      readonly hasResigned: boolean;
      readonly hasLost?: true;
    };

/** The table around the match. */
export interface ShownRoom {
  readonly code: string;
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly isPublic: boolean;
  readonly moveMillis: number | null;
  readonly clock?: ClockSettings;
  readonly patienceMillis?: number;
  readonly daily?: string;
  /** The series, with this game once it is over. */
  readonly series?: Series;
  readonly stage: Stage;
  readonly isOwner: boolean;
  /** The seat the viewer holds, or −1. */
  readonly viewer: Viewer;
  readonly seats: readonly ShownSeat[];
  /** How the dice are made; null where people roll their own, or not all of them are the seal's. */
  readonly seal: Seal | null;
  readonly undoAsk: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  /** Who would like a pause, and whether it has begun. */
  readonly pause?: { readonly agreed: readonly Seat[]; readonly isOn: boolean };
  readonly rematch: string | null;
  /** Why the match cannot go on, where it is of older rules. */
  readonly halt: string | null;
  /** Who may talk, and whether the viewer may. */
  readonly talk: TalkRule;
  readonly mayTalk: boolean;
}

/** The match as it stands for one viewer. */
export interface ShownMatch {
  readonly turn: number;
  readonly actor: ActorName;
  readonly view: GameView;
  /** The legal moves, where the viewer is to decide; with their effects where the viewer asked for details. */
  readonly moves: readonly (OfferedMove | { readonly move: Entry })[];
  /** How many entries the viewer may take back without asking; only among the details. */
  readonly undo?: number;
  readonly deadlineMillis: number | null;
  /** Left out where nobody has a bank of time. */
  readonly clock?: ShownClock;
}

/** Something that happened, as a viewer was shown it. */
export type ShownEvent =
  | ({ readonly kind: 'entry'; readonly isBot?: true } & LogLine)
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'said'; readonly name: string; readonly isYou: boolean; readonly text: string }
  /** Anything else: the room tells what has changed. `unsaid`: the steps with words of somebody who is forgotten. */
  | { readonly kind: 'room'; readonly what: string; readonly seat?: Seat; readonly unsaid?: readonly number[] };

export type SequencedEvent = ShownEvent & { readonly sequence: number; readonly atMillis: number };

function showSeat(room: Room, seat: RoomSeat, person: string | null): ShownSeat {
  switch (seat.kind) {
    case 'open':
      return {
        kind: 'open',
        isKept: seat.reservedFor !== null,
        isKeptForYou: person !== null && seat.reservedFor === person,
        ...(seat.keptFor === undefined ? {} : { keptFor: seat.keptFor }),
      };
    case 'bot':
      return seat;
    case 'person': {
      const { name, standIn, hasResigned, hasLost } = seat;
      return {
        kind: 'person',
        name,
        isYou: seat.person === person,
        isOwner: seat.person === room.owner,
        standIn,
        hasResigned,
        ...(hasLost ? { hasLost } : {}),
      };
    }
  }
}

export function showRoom(room: Room, person: string | null, nowMillis = Date.now()): ShownRoom {
  const { code, settings, stage, owner, undoAsk, rematch, halt, talk, pause } = room;
  const series = seriesAt(room);
  return {
    code,
    ...settings,
    ...(series === undefined ? {} : { series }),
    stage,
    isOwner: owner === person,
    viewer: seatOf(room, person),
    seats: room.seats.map((seat) => showSeat(room, seat, person)),
    seal: sealOf(room, nowMillis),
    undoAsk,
    ...(pause === null ? {} : { pause: { agreed: pause.agreed, isOn: isPaused(room) } }),
    rematch,
    halt,
    talk,
    mayTalk: silenceOf(room, person) === null,
  };
}

/** What was shown last. Those at one table are shown it one after the other; to keep it for every table would be work for the collector. */
let lastSeen: { readonly room: Room; readonly turn: number; readonly view: GameView } | null = null;
let lastShown: {
  readonly room: Room;
  readonly after: number;
  readonly until: number;
  readonly events: SequencedEvent[];
} | null = null;

/** The view of a viewer; in an open game the very same object for all who are shown it in a row. */
function viewOf(room: Room, viewer: Viewer): GameView {
  const { game, state } = matchOf(room);
  if (!game.isOpen) return game.view(state, viewer);
  if (lastSeen?.room !== room || lastSeen.turn !== room.turn)
    lastSeen = { room, turn: room.turn, view: game.view(state, viewer) };
  return lastSeen.view;
}

export function showMatch(room: Room, viewer: Viewer, hasDetails: boolean): ShownMatch | null {
  const { match } = room;
  if (match === null) return null;
  const actor = match.game.actor(match.state);
  const isDeciding = actor >= 0 && actor === viewer;
  const clock = showClock(room);
  const shown = {
    turn: room.turn,
    actor: actorName(actor),
    view: viewOf(room, viewer),
    moves: !isDeciding ? [] : hasDetails ? offerMoves(match, viewer) : legalMoves(match).map((move) => ({ move })),
    deadlineMillis: deadlineOf(room),
  };
  if (!hasDetails && clock === null) return shown;
  return {
    ...shown,
    ...(hasDetails ? { undo: freeUndo(room, viewer) } : {}),
    ...(clock === null ? {} : { clock }),
  };
}

const nobody: ReadonlySet<string> = new Set();

/** What happened after a step, as the person was shown it, without the words of people hidden from them; where all are shown the same, the very same object. */
export function showHistory(
  room: Room,
  after: number,
  person: string | null,
  hidden = nobody,
): readonly SequencedEvent[] {
  if (lastShown?.room === room && lastShown.after === after && lastShown.until === room.sequence)
    return lastShown.events;
  const first = room.history.findLastIndex(({ sequence }) => sequence <= after) + 1;
  const happened = room.history.slice(first);
  const events = showEvents(room, happened, person, hidden);
  if (room.game.isOpen && happened.every(({ logged }) => logged !== null))
    lastShown = { room, after, until: room.sequence, events };
  return events;
}

/** The same from the beginning on for somebody who comes now, without what was taken back and without so many entries, the earliest. */
export function showRecent(room: Room, earlier: number, person: string | null, hidden = nobody): SequencedEvent[] {
  needEntries(room, earlier);
  const { history } = room;
  const first = earlier === 0 ? 0 : placeOf(room, history, earlier);
  const happened = [...history.slice(0, first).filter(isLasting), ...folded(history.slice(first), earlier)];
  return showEvents(room, happened, person, hidden);
}

function showEvents(
  room: Room,
  happened: readonly Happening[],
  person: string | null,
  hidden: ReadonlySet<string>,
): SequencedEvent[] {
  const viewer = seatOf(room, person);
  const isHidden = ({ event }: Happening): boolean => event.kind === 'said' && hidden.has(event.person);
  const heard = hidden.size === 0 ? happened : happened.filter((happening) => !isHidden(happening));
  return heard.map((happening) => showEvent(room, happening, viewer, person));
}

function showEvent(room: Room, happening: Happening, viewer: Viewer, person: string | null): SequencedEvent {
  const { sequence, atMillis, event, logged } = happening;
  switch (event.kind) {
    case 'moved':
    case 'rolled': {
      // It came after the match had to halt: the rules cannot play it any more.
      if (logged === null) return { sequence, atMillis, kind: 'room', what: event.kind };
      const by = event.kind === 'rolled' ? 'chance' : event.seat;
      const entry = at(logged.shown, viewer + 1);
      if (!logged.isBot) return { sequence, atMillis, kind: 'entry', by, entry, ...logged.story };
      return { sequence, atMillis, kind: 'entry', by, entry, ...logged.story, isBot: true };
    }
    case 'undone':
      return { sequence, atMillis, ...event };
    case 'said': {
      const { name, text } = event;
      return { sequence, atMillis, kind: 'said', name, isYou: event.person === person, text };
    }
    case 'forgot':
      return { sequence, atMillis, kind: 'room', what: event.kind, unsaid: stepsSaidBy(room, event.person) };
    default:
      return { sequence, atMillis, kind: 'room', what: event.kind, ...('seat' in event ? { seat: event.seat } : {}) };
  }
}

const stepsSaidBy = ({ history }: Room, person: string): number[] =>
  history.flatMap(({ event, sequence }) => (event.kind === 'said' && event.person === person ? [sequence] : []));

/** The log as a viewer may see it: everything once the match is over, before that what was open when it happened. */
export function showLog(room: Room, viewer: Viewer): LogLine[] {
  needEntries(room);
  const { log } = matchOf(room);
  return room.entries.map(({ by, shown, story }, i) => ({
    ...story,
    by: actorName(by),
    entry: room.stage === 'over' ? at(log, i) : at(shown, viewer + 1),
  }));
}

/** The whole log, where the end has opened entries that the person was not shown when they happened. */
export function openedLog(room: Room, person: string | null): readonly Entry[] | null {
  const { match, entries, stage } = room;
  if (match === null || stage !== 'over' || match.game.isOpen) return null;
  needEntries(room);
  const viewer = seatOf(room, person);
  return entries.every(({ shown }, i) => sameJson(at(shown, viewer + 1), match.log[i])) ? null : match.log;
}
