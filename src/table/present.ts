import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import type { OfferedMove } from '../core/board.ts';
import {
  type ActorName,
  actorName,
  CHANCE,
  type Entry,
  type GameView,
  OVER,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { legalMoves } from '../core/match.ts';
import { type MatchRecord, recordOf } from '../core/record.ts';
import { noncesOf } from './perform.ts';
import { deadlineOf, diceNameOf, type Happening, type Room, type RoomSeat, type Stage, seatOf } from './room.ts';
import { type Seal, sealHash } from './seal.ts';
import { freeUndo, type Table } from './table.ts';
import { offerMoves } from './view.ts';

/** A seat as everybody may see it. */
export type ShownSeat =
  | { readonly kind: 'open'; readonly isKept: boolean; readonly isKeptForYou: boolean }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly isYou: boolean;
      readonly isOwner: boolean;
      readonly standIn: BotName | null;
      readonly hasResigned: boolean;
    };

/** The table around the match. */
export interface ShownRoom {
  readonly code: string;
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly isPublic: boolean;
  readonly moveMillis: number | null;
  readonly daily?: string;
  readonly stage: Stage;
  readonly isOwner: boolean;
  /** The seat the viewer holds, or −1. */
  readonly viewer: Viewer;
  readonly seats: readonly ShownSeat[];
  readonly seal: Seal;
  readonly undoAsk: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  readonly rematch: string | null;
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
}

/** Something that happened, as a viewer was shown it. */
export type ShownEvent =
  | { readonly kind: 'entry'; readonly by: ActorName; readonly entry: Entry; readonly isBot?: true }
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
      };
    case 'bot':
      return seat;
    case 'person': {
      const { name, standIn, hasResigned } = seat;
      return {
        kind: 'person',
        name,
        isYou: seat.person === person,
        isOwner: seat.person === room.owner,
        standIn,
        hasResigned,
      };
    }
  }
}

/** The seed is in the seal from the end on, never before; at a daily table from the end of the day, for others may still play. */
function sealOf(room: Room, nowMillis: number): Seal {
  const seal = { hash: sealHash(room.seed), table: diceNameOf(room), nonces: noncesOf(room) };
  const { daily } = room.settings;
  const isOpen = room.stage === 'over' && (daily === undefined || nowMillis >= dayEndMillis(daily));
  return isOpen ? { ...seal, seed: room.seed } : seal;
}

const DAY_MILLIS = 86_400_000;
export const dayEndMillis = (day: string): number => Date.parse(day) + DAY_MILLIS;

export function showRoom(room: Room, person: string | null, nowMillis = Date.now()): ShownRoom {
  const { code, settings, stage, owner, undoAsk, rematch } = room;
  return {
    code,
    ...settings,
    stage,
    isOwner: owner === person,
    viewer: seatOf(room, person),
    seats: room.seats.map((seat) => showSeat(room, seat, person)),
    seal: sealOf(room, nowMillis),
    undoAsk,
    rematch,
  };
}

const lastSeen = new WeakMap<Room, { readonly turn: number; readonly view: GameView }>();

/** The view of a viewer; in an open game the very same object for all, until the next turn. */
function viewOf(room: Room, { match: { game, state } }: Table, viewer: Viewer): GameView {
  if (!game.isOpen) return game.view(state, viewer);
  const known = lastSeen.get(room);
  if (known?.turn === room.turn) return known.view;
  const view = game.view(state, viewer);
  lastSeen.set(room, { turn: room.turn, view });
  return view;
}

export function showMatch(room: Room, viewer: Viewer, hasDetails: boolean): ShownMatch | null {
  const { table } = room;
  if (table === null) return null;
  const { game, state } = table.match;
  const actor = game.actor(state);
  assert(actor !== CHANCE, 'a room at rest waits for somebody, not for dice');
  const isDeciding = actor >= 0 && actor === viewer;
  return {
    turn: room.turn,
    actor: actorName(actor),
    view: viewOf(room, table, viewer),
    moves: !isDeciding
      ? []
      : hasDetails
        ? offerMoves(table, viewer)
        : legalMoves(table.match).map((move) => ({ move })),
    ...(hasDetails ? { undo: freeUndo(table, viewer) } : {}),
    deadlineMillis: deadlineOf(room),
  };
}

const lastShown = new WeakMap<
  Room,
  { readonly after: number; readonly until: number; readonly events: SequencedEvent[] }
>();

/** What happened after a step, as the person was shown it; where all are shown the same, the very same object. */
export function showHistory(room: Room, after: number, person: string | null): readonly SequencedEvent[] {
  const known = lastShown.get(room);
  if (known?.after === after && known.until === room.sequence) return known.events;
  const viewer = seatOf(room, person);
  const first = room.history.findLastIndex(({ sequence }) => sequence <= after) + 1;
  const happened = room.history.slice(first);
  const events = happened.map((happening) => ({
    sequence: happening.sequence,
    atMillis: happening.atMillis,
    ...showEvent(room, happening, viewer, person),
  }));
  if (room.game.isOpen && happened.every(({ shown }) => shown !== null))
    lastShown.set(room, { after, until: room.sequence, events });
  return events;
}

function showEvent(room: Room, { event, shown }: Happening, viewer: Viewer, person: string | null): ShownEvent {
  switch (event.kind) {
    case 'moved':
    case 'rolled': {
      assert(shown !== null, 'an entry was shown');
      const entry = at(shown, viewer + 1);
      if (event.kind === 'rolled') return { kind: 'entry', by: 'chance', entry };
      return { kind: 'entry', by: event.seat, entry, ...(event.isBot ? { isBot: true } : {}) };
    }
    case 'undone':
      return event;
    case 'said':
      return { kind: 'said', name: event.name, isYou: event.person === person, text: event.text };
    case 'forgot':
      return { kind: 'room', what: event.kind, unsaid: stepsSaidBy(room, event.person) };
    default:
      return { kind: 'room', what: event.kind, ...('seat' in event ? { seat: event.seat } : {}) };
  }
}

const stepsSaidBy = ({ history }: Room, person: string): number[] =>
  history.flatMap(({ event, sequence }) => (event.kind === 'said' && event.person === person ? [sequence] : []));

/** The whole log, where the end has opened entries that the person was not shown when they happened. */
export function openedLog(room: Room, person: string | null): readonly Entry[] | null {
  const { table, stage } = room;
  if (table === null || stage !== 'over') return null;
  const viewer = seatOf(room, person);
  const { log } = table.match;
  return table.entries.every(({ shown }, i) => sameJson(at(shown, viewer + 1), log[i])) ? null : log;
}

/** The record of the match as the person may have it: sealed, and open from the end on. */
export function showRecord(room: Room, person: string | null, nowMillis = Date.now()): MatchRecord | null {
  if (room.table === null) return null;
  const seats = room.seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    kind: seat.kind === 'bot' ? seat.level : 'person',
  }));
  const viewer = room.table.match.game.actor(room.table.match.state) === OVER ? SPECTATOR : seatOf(room, person);
  return { ...recordOf(room.table.match, viewer, seats), seal: sealOf(room, nowMillis) };
}
