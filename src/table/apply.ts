import type { BotName } from '../bots/levels.ts';
import { assert, at } from '../core/assert.ts';
import { optionsToday, outdatedSentence } from '../core/edition.ts';
import { type Action, type AnyGame, CHANCE, type Entry, OVER, type Seat } from '../core/game.ts';
import { type Match, matchFromPosition, newMatch, playEntry, rewind } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import { chargeClock, turnClock } from './clock.ts';
import { FORGOTTEN_NAME, type RoomEvent, type StandInReason, type Step } from './event.ts';
import { foldLate } from './fold.ts';
import {
  actorOf,
  type LoggedEntry,
  matchOf,
  needEntries,
  newRoom,
  type Room,
  type RoomHeader,
  rulesOf,
  seatOf,
} from './room.ts';
import { storyOf } from './story.ts';

/** The room that a table's first step makes. */
export function openRoom(header: RoomHeader, first: Step, gameById: (id: string) => AnyGame | undefined): Room {
  const room = newRoom(header, at(first.events, 0), gameById);
  applyStep(room, first);
  return room;
}

/** The room that all steps of a table make. */
export function roomOf(
  header: RoomHeader,
  steps: readonly Step[],
  gameById: (id: string) => AnyGame | undefined,
): Room {
  const room = openRoom(header, at(steps, 0), gameById);
  for (let i = 1; i < steps.length; i++) applyStep(room, at(steps, i));
  return room;
}

export function applyStep(room: Room, step: Step): void {
  assert(step.sequence === room.sequence + 1, 'steps come in order');
  for (const event of step.events) applyEvent(room, event, step.atMillis);
  endStep(room, step);
}

export function endStep(room: Room, step: Step): void {
  room.sequence = step.sequence;
  if (step.key !== null) room.keys.set(step.key, step.sequence);
  foldLate(room);
}

/**
 * What an event changes. The event has been judged before: it comes from the store or from `perform`. A caller that has just judged an
 * entry knows its action or its picks, and saves finding them again.
 */
export function applyEvent(room: Room, event: RoomEvent, atMillis: number, packed?: readonly Action[]): void {
  const turnBefore = room.turn;
  const stageBefore = room.stage;
  const askBefore = room.undoAsk;
  const pauseBefore = room.pause;
  const thought = chargeClock(room, event, atMillis);
  const logged = change(room, event, packed);
  turnClock(room, event, atMillis, room.turn !== turnBefore, thought);
  const isSame = room.stage === stageBefore && room.pause === pauseBefore;
  const isMatchOnly = event.kind === 'said' || (logged !== null && isSame && askBefore === null);
  if (!isMatchOnly) room.roomSequence = room.sequence + 1;
  room.history.push({ sequence: room.sequence + 1, atMillis, event, logged });
}

/** Changes the room; where the event is an entry of the match, answers how it is logged. */
function change(room: Room, event: RoomEvent, packed: readonly Action[] | undefined): LoggedEntry | null {
  switch (event.kind) {
    case 'moved':
    case 'rolled':
      return enter(room, event, packed);
    case 'opened':
    case 'said':
    case 'pauseVoted':
      break;
    case 'sat':
      sitDown(room, event);
      break;
    case 'left':
      room.seats[event.seat] = { kind: 'open', reservedFor: null };
      break;
    case 'botSat':
      room.seats[event.seat] = { kind: 'bot', level: event.level, name: event.name };
      break;
    case 'ownerChanged':
      room.owner = event.owner;
      break;
    case 'closed':
      room.stage = 'closed';
      break;
    case 'locked':
      room.stage = 'sealing';
      break;
    case 'revealed':
      changePerson(room, event.seat, { nonce: event.nonce });
      break;
    case 'started':
      start(room);
      break;
    case 'undone':
      takeBack(room, event.to, event.pick);
      break;
    case 'undoAsked':
      room.undoAsk = { seat: event.seat, to: event.to, agreed: [event.seat] };
      break;
    case 'undoAnswered':
      answerUndo(room, event.seat, event.agree);
      break;
    case 'stoodIn':
      changePerson(room, event.seat, {
        standIn: event.level,
        hasResigned: isForGood(event.reason),
        ...(event.reason === 'lost' ? { hasLost: true } : {}),
      });
      break;
    case 'returned':
      changePerson(room, event.seat, { standIn: null });
      break;
    case 'nudged':
      room.nudgedTurn = room.turn;
      break;
    case 'talkSet':
      room.talk = event.talk;
      break;
    case 'barred':
      room.barred.add(event.person);
      break;
    case 'rematched':
      room.rematch = event.table;
      break;
    case 'unsealed':
      room.isUnsealed = true;
      break;
    case 'forgot':
      forget(room, event.person);
      break;
  }
  return null;
}

function sitDown(room: Room, { seat, person, name, nonce, nonceHash }: RoomEvent & { kind: 'sat' }): void {
  room.seats[seat] = {
    kind: 'person',
    person,
    name,
    nonce,
    nonceHash: nonceHash ?? null,
    standIn: null,
    hasResigned: false,
  };
}

const isForGood = (reason: StandInReason): boolean =>
  reason === 'resigned' || reason === 'forgotten' || reason === 'lost';

function start(room: Room): void {
  assert(
    room.seats.every(({ kind }) => kind !== 'open'),
    'a game starts with all seats taken',
  );
  const { game, settings } = room;
  const options = optionsToday(game, rulesOf(room), settings.players, settings.options);
  const position = settings.device?.position;
  room.match = unwrap(
    position === undefined ? newMatch(game, settings.players, options ?? {}) : matchFromPosition(game, position),
  );
  room.stage = 'playing';
  room.turn++;
  if (options === null) halt(room);
}

/** The match is of older rules and does not go on: it is closed, and nobody has lost. */
function halt(room: Room): null {
  room.halt = outdatedSentence(rulesOf(room), room.game);
  room.stage = 'closed';
  return null;
}

/** The next entry of the match. */
function enter(
  room: Room,
  event: RoomEvent & { kind: 'moved' | 'rolled' },
  packed: readonly Action[] | undefined,
): LoggedEntry | null {
  if (room.halt !== null) return null;
  const match = matchOf(room);
  const { game, state } = match;
  const by = game.actor(state);
  const isDue = event.kind === 'rolled' ? by === CHANCE : by === event.seat;
  const isOutdated = rulesOf(room) !== game.rulesVersion;
  if (!isDue && isOutdated) return halt(room);
  assert(isDue, 'an entry is by the one to act');
  const picks = by === CHANCE ? game.picksDue(state) : 0;
  // What a viewer may see of an entry is judged by the state before it, and so is what came of it. The one before that is done with.
  const before = room.before ?? game.create(match.players, match.options);
  room.before = null;
  game.copy(state, before);
  if (packed === undefined) {
    const played = playEntry(match, event.entry);
    if (!played.ok && isOutdated) return halt(room);
    assert(played.ok, `an entry of a table plays again: ${JSON.stringify(event.entry)}`);
  } else {
    for (const action of packed) game.apply(state, action);
    match.log.push(event.entry);
  }
  const shown = Array<Entry>(match.players + 1).fill(event.entry);
  if (!game.isOpen) for (let i = 0; i < shown.length; i++) shown[i] = game.hide(before, event.entry, i - 1);
  const isBot = event.kind === 'moved' && event.isBot === true;
  const logged = { by, isBot, shown, story: storyOf(game, before, event.entry, state) };
  room.entries.push(logged);
  room.before = before;
  room.picks.push(at(room.picks, room.picks.length - 1) + picks);
  room.turn++;
  room.undoAsk = null;
  if (actorOf(room) === OVER) room.stage = 'over';
  return logged;
}

/** One entry less is at hand; everything else is played again. */
function earlierMatch(room: Room, to: number): Match {
  const match = matchOf(room);
  if (room.before === null || to !== match.log.length - 1) {
    needEntries(room);
    return rewind(match, to);
  }
  return { ...match, state: room.before, log: match.log.slice(0, to) };
}

/** The dice go on at `pick`: those that somebody has seen do not come again. */
function takeBack(room: Room, to: number, pick: number | undefined): void {
  if (room.halt !== null) return;
  room.match = earlierMatch(room, to);
  room.entries.length = to;
  room.before = null;
  room.picks.length = to + 1;
  room.redrawn = room.redrawn.filter(({ entry }) => entry <= to);
  if (pick !== undefined && pick !== room.picks[to]) {
    room.picks[to] = pick;
    room.redrawn = [...room.redrawn.filter(({ entry }) => entry < to), { entry: to, pick }];
  }
  room.turn++;
  room.undoAsk = null;
}

function answerUndo(room: Room, seat: Seat, agree: boolean): void {
  const ask = room.undoAsk;
  room.undoAsk = agree && ask !== null ? { ...ask, agreed: [...ask.agreed, seat] } : null;
}

function changePerson(
  room: Room,
  seat: Seat,
  changes: { standIn?: BotName | null; hasResigned?: boolean; hasLost?: true; name?: string; nonce?: string },
): void {
  const holder = at(room.seats, seat);
  assert(holder.kind === 'person', 'a person sits there');
  room.seats[seat] = { ...holder, ...changes };
}

/** Everything a person said and was called is gone, here and (by the store) for good. */
function forget(room: Room, person: string): void {
  for (const happening of room.history) happening.event = withoutPerson(happening.event, person);
  const seat = seatOf(room, person);
  if (seat >= 0) changePerson(room, seat, { name: FORGOTTEN_NAME });
}

export function withoutPerson(event: RoomEvent, person: string): RoomEvent {
  if (event.kind === 'sat' && event.person === person) return { ...event, name: FORGOTTEN_NAME };
  if (event.kind === 'said' && event.person === person) return { ...event, name: FORGOTTEN_NAME, text: FORGOTTEN_NAME };
  return event;
}
