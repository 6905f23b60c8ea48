import { type Refusal, refuse } from '../core/errors.ts';
import { type Action, CHANCE, type Seat } from '../core/game.ts';
import { drawPicks } from '../core/match.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { startOf } from '../core/start.ts';
import { tell } from '../core/words.ts';
import { applyEvent } from './apply.ts';
import { deadlineOf, hasTimeLimit, MAX_LAG_MILLIS, votesLeft } from './clock.ts';
import type { Command } from './command.ts';
import type { RoomEvent } from './event.ts';
import { type Circumstances, judge, judgeSeat, leave, standIn, type Who } from './judge.ts';
import {
  actorOf,
  botOf,
  diceNameOf,
  matchOf,
  nameOf,
  noncesOf,
  pickDue,
  type Room,
  seatKeptFor,
  seatOf,
} from './room.ts';
import { SealedRandom } from './seal.ts';

/** The events that happened, applied to the room already; or a refusal, which has changed nothing. */
type Performed = Result<RoomEvent[], Refusal>;

/**
 * Carries out what somebody asks. Where the events cannot be stored afterwards, the caller throws the room away and makes it again from
 * the store.
 */
export function perform(room: Room, who: Who, command: Command, circumstances: Circumstances): Performed {
  const { nowMillis, lagMillis = 0 } = circumstances;
  if (command.kind === 'move') {
    const seat = judgeSeat(room, who, command);
    if (!seat.ok) return seat;
    if (!hasTimeLimit(room.settings)) return performMove(room, seat.value, command.move, nowMillis);
    // The flag has fallen, even where it is told a moment later.
    if (nowMillis >= (deadlineOf(room) ?? Number.POSITIVE_INFINITY)) return refuse('out_of_time', 'Your time is over.');
    const lag = Math.max(0, Math.min(Math.round(lagMillis), MAX_LAG_MILLIS));
    return performMove(room, seat.value, command.move, nowMillis, lag > 0 ? { lagMillis: lag } : {});
  }
  const judged = judge(room, who, command, circumstances);
  return judged.ok ? ok(applyAll(room, judged.value, nowMillis)) : judged;
}

/** A bot's move. It comes too late, and nothing happens, where the match has gone on or a person decides again. */
export function performBotMove(room: Room, turn: number, move: unknown, nowMillis: number): Performed {
  const actor = actorOf(room);
  if (room.stage !== 'playing' || room.turn !== turn || actor < 0 || botOf(room, actor) === null)
    return refuse('out_of_date', 'The match has gone on without this bot.');
  return performMove(room, actor, move, nowMillis, { isBot: true });
}

function performMove(
  room: Room,
  seat: Seat,
  move: unknown,
  nowMillis: number,
  by?: Pick<RoomEvent & { kind: 'moved' }, 'isBot' | 'lagMillis'>,
): Performed {
  const { game, state } = matchOf(room);
  const actor = actorOf(room);
  if (actor === CHANCE) return refuse('not_a_decision', 'Dice or cards come first: chance is next.');
  if (actor !== seat) return refuse('not_your_turn', `It is ${nameOf(room, actor)}'s turn.`);
  const encoded = game.encode(state, move);
  if (!encoded.ok) return fail(tell(game, encoded.error));
  const moved: RoomEvent = { kind: 'moved', seat, entry: game.decode(state, encoded.value), ...by };
  return ok(applyAll(room, [moved], nowMillis, [encoded.value]));
}

/** What a deadline brings: a bot goes on for the person who is late (who has lost, where the table chose so), or the game starts without a late nonce; nothing where nobody is late. */
export function performLateness(room: Room, nowMillis: number): RoomEvent[] {
  const deadline = deadlineOf(room);
  if (deadline === null || nowMillis < deadline) return [];
  if (room.stage === 'sealing') return applyAll(room, [{ kind: 'started' }], nowMillis);
  const reason = room.settings.clock?.end === 'loss' ? 'lost' : 'late';
  return applyAll(room, [standIn(actorOf(room), reason)], nowMillis);
}

/** The dice of the first game of a deal are open once those of the second are. */
export const performUnsealing = (room: Room, nowMillis: number): RoomEvent[] =>
  room.stage === 'over' && !room.isUnsealed ? applyAll(room, [{ kind: 'unsealed' }], nowMillis) : [];

/** The operator closes a table, at whatever stage; nothing where it has come to its end. */
export const performClosing = (room: Room, nowMillis: number): RoomEvent[] =>
  room.stage === 'over' || room.stage === 'closed' ? [] : applyAll(room, [{ kind: 'closed' }], nowMillis);

/** Somebody does not want the seat that is kept for them: others may have it. */
export function performDeclining(room: Room, person: string, nowMillis: number): RoomEvent[] {
  const seat = seatKeptFor(room, person);
  return room.stage !== 'open' || seat < 0 ? [] : applyAll(room, [{ kind: 'left', seat }], nowMillis);
}

/** A person has deleted themselves. */
export function performForgetting(room: Room, person: string, nowMillis: number): RoomEvent[] {
  const seat = seatOf(room, person);
  const events: RoomEvent[] = [];
  if (room.stage === 'open' && (seat >= 0 || room.owner === person)) events.push(...leave(room, seat, person));
  const kept = seatKeptFor(room, person);
  if (room.stage === 'open' && kept >= 0) events.push({ kind: 'left', seat: kept });
  // A nonce that nobody will reveal any more is not waited for.
  if (seat >= 0 && room.stage === 'sealing') events.push({ kind: 'started' });
  if (seat >= 0 && (room.stage === 'sealing' || room.stage === 'playing')) events.push(standIn(seat, 'forgotten'));
  return applyAll(room, [...events, { kind: 'forgot', person }], nowMillis);
}

/** The roll that is due at a table on one device, by the app's dice. */
export function performRoll(room: Room, nowMillis: number): Performed {
  if (actorOf(room) !== CHANCE) return refuse('not_chance', 'Nothing is left to chance now.');
  const { rolled, picks } = rollDue(room);
  applyEvent(room, rolled, nowMillis, picks);
  return ok([rolled]);
}

/** The roll that is due, as people read it off their own dice. */
export function performRealRoll(room: Room, picks: readonly number[], nowMillis: number): Performed {
  if (actorOf(room) !== CHANCE) return refuse('not_chance', 'No dice are due now.');
  const { game, state } = matchOf(room);
  if (picks.length !== game.picksDue(state)) return refuse('wrong_chance', 'Not every die was told.');
  const scratch = game.create(room.settings.players, matchOf(room).options);
  game.copy(state, scratch);
  for (const pick of picks) {
    if (!Number.isInteger(pick) || pick < 0 || pick >= game.outcomes(scratch))
      return refuse('wrong_chance', 'A die cannot show that.');
    game.apply(scratch, pick);
  }
  const rolled: RoomEvent = { kind: 'rolled', entry: game.decodeChance(state, picks) };
  applyEvent(room, rolled, nowMillis, picks);
  return ok([rolled]);
}

/** Applies the events, and the rolls that are due after them. `packed` is the action of a move. */
function applyAll(room: Room, events: RoomEvent[], nowMillis: number, packed?: readonly Action[]): RoomEvent[] {
  for (const event of events) applyEvent(room, event, nowMillis, packed);
  if (room.settings.device !== undefined) return events;
  const applied = [...events];
  if (events.some(({ kind }) => kind === 'stoodIn'))
    for (const vote of votesLeft(room)) {
      applyEvent(room, vote, nowMillis);
      applied.push(vote);
    }
  while (room.stage !== 'closed' && actorOf(room) === CHANCE) {
    const { rolled, picks } = rollDue(room);
    applyEvent(room, rolled, nowMillis, picks);
    applied.push(rolled);
  }
  return applied;
}

const dice = new WeakMap<Room, SealedRandom>();

/** The dice of a match that has started: nothing they depend on changes any more. */
function diceOf(room: Room): SealedRandom {
  const known = dice.get(room) ?? new SealedRandom(room.seed, diceNameOf(room), noncesOf(room));
  dice.set(room, known);
  return known;
}

/** The roll that is due: as the seal gives it, or the start that people have chosen. */
export function rollDue(room: Room): { rolled: RoomEvent; picks: readonly Action[] } {
  const match = matchOf(room);
  const { game, state } = match;
  const picks = givenStart(room) ?? drawPicks(match, diceOf(room).after(pickDue(room)));
  return { rolled: { kind: 'rolled', entry: game.decodeChance(state, picks) }, picks };
}

/** The picks of the start entry, where people or the order of a series have chosen who starts and that is due now. */
export function givenStart(room: Room): readonly number[] | null {
  const { device, series } = room.settings;
  const start = device?.start ?? series?.start ?? null;
  if (start === null || actorOf(room) !== CHANCE) return null;
  const { game, state } = matchOf(room);
  const picks = game.encodeChance(state, startOf(start));
  return picks.ok ? picks.value : null;
}
