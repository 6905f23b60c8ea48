import type { Host as BotHost } from '../../bots/host.ts';
import { assert } from '../../core/assert.ts';
import { type Refusal, refuse } from '../../core/errors.ts';
import { type AnyGame, CHANCE, OVER, type Seat, SPECTATOR, type Viewer } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { ok, type Result, unwrap } from '../../core/result.ts';
import { endStep } from '../../table/apply.ts';
import type { Command } from '../../table/command.ts';
import { personAt } from '../../table/device.ts';
import type { RoomEvent, Step } from '../../table/event.ts';
import { givenStart, perform, performBotMove, performRealRoll, performRoll } from '../../table/perform.ts';
import { showRecord } from '../../table/record.ts';
import { actorOf, botOf, matchOf, type Room } from '../../table/room.ts';
import { showLog, showMatch, showRoom } from '../../table/show.ts';
import { freeUndo } from '../../table/undo.ts';
import type { Moment } from '../table/client.ts';
import { momentOf } from '../table/moment.ts';
import { historyOf } from '../table/past.ts';
import { askDice } from './dice.ts';
import type { FromHost, Questions, ToHost, Topic } from './messages.ts';
import { firstStep, roomOfSave } from './record.ts';
import type { Save } from './save.ts';

/** What the surroundings lend a table on this device. */
export interface Surroundings {
  readonly bots: BotHost;
  keep(save: Save): Promise<unknown>;
  tell(message: FromHost): void;
}

/** A table on this device: it asks for dice and bots, keeps every step, and shows the table to the person who is to decide. */
export interface LocalHost {
  readonly surroundings: Surroundings;
  readonly room: Room;
  readonly steps: Step[];
  save: Save;
  /** The person who looks at the screen. */
  viewer: Viewer;
}

export function openHost(game: AnyGame, save: Save, surroundings: Surroundings): Result<LocalHost, Refusal> {
  const steps = save.steps === undefined ? firstStep(game, save) : ok(save.steps);
  if (!steps.ok) return steps;
  const room = roomOfSave(game, { ...save, steps: steps.value });
  if (!room.ok) return room;
  if (room.value.halt !== null) return refuse('bad_record', room.value.halt);
  const people = save.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Several people with secrets: nobody looks at the screen before it has been handed to them.
  const viewer = people.length > 1 && !game.isOpen ? SPECTATOR : (people[0] ?? SPECTATOR);
  return ok({ surroundings, room: room.value, steps: [...steps.value], save, viewer });
}

const isPerson = ({ room }: LocalHost, seat: Seat): boolean => seat >= 0 && botOf(room, seat) === null;

/** Steps on, one entry at a time, until a person is asked for something or the game is over. */
export async function advance(host: LocalHost, isLeap: boolean): Promise<void> {
  const { room } = host;
  let isFirst = isLeap;
  for (;;) {
    const actor = actorOf(room);
    if (isPerson(host, actor) && !needsPass(host, actor)) host.viewer = actor;
    host.surroundings.tell({ type: 'moment', moment: showMoment(host), isLeap: isFirst });
    isFirst = false;
    const { turn } = room;
    if (actor === OVER || isPerson(host, actor) || asksDice(host)) return;
    if (actor === CHANCE) step(host, unwrap(performRoll(room, Date.now())));
    else {
      const move = await askBot(host, actor);
      // A person has done something meanwhile: the bot thought about an older table.
      if (room.turn !== turn) return;
      step(host, unwrap(performBotMove(room, turn, move, Date.now())));
    }
    const told = room.turn;
    await keep(host);
    if (room.turn !== told) return;
  }
}

/** The events that have just been applied are a step of the table. */
function step({ room, steps }: LocalHost, events: readonly RoomEvent[]): void {
  const made = { sequence: room.sequence + 1, atMillis: Date.now(), key: null, events };
  endStep(room, made);
  steps.push(made);
}

async function keep(host: LocalHost): Promise<void> {
  const { room, steps } = host;
  const isOver = room.stage === 'over';
  host.save = { ...host.save, log: [...matchOf(room).log], steps: [...steps], touched: Date.now(), isOver };
  await host.surroundings.keep(host.save);
}

/** People are to read their own dice now. */
const asksDice = ({ room }: LocalHost): boolean =>
  actorOf(room) === CHANCE && room.settings.device?.dice === 'real' && givenStart(room) === null;

async function askBot({ room, save, surroundings }: LocalHost, seat: Seat): Promise<unknown> {
  const { game, state } = matchOf(room);
  const bot = botOf(room, seat);
  assert(bot !== null, 'a bot is to decide');
  return (await surroundings.bots.ask({ game, state, seat, bot, seed: `${save.seed}/bot/${room.turn}`, most: 1 })).move;
}

/** Whether the device has to change hands unseen: another person is next, and one of the two sees what others do not. */
function needsPass({ room, viewer }: LocalHost, next: Seat): boolean {
  if (next === viewer) return false;
  const { game, state } = matchOf(room);
  const open = game.view(state, SPECTATOR);
  return !sameJson(game.view(state, viewer), open) || !sameJson(game.view(state, next), open);
}

function showMoment(host: LocalHost): Moment {
  const { room } = host;
  const actor = actorOf(room);
  const passTo = isPerson(host, actor) && actor !== host.viewer ? actor : null;
  // While the device changes hands, nothing is on the screen that only one of them may know.
  const viewer = passTo === null ? host.viewer : SPECTATOR;
  const match = showMatch(room, viewer, true);
  assert(match !== null, 'a table on one device has started');
  const moment = momentOf({ ...showRoom(room, null), viewer }, match, showLog(room, viewer));
  return { ...moment, table: { ...moment.table, undo: undoOf(room).count }, passTo, asksDice: asksDice(host) };
}

/** What the people at the device can take back: what is free for the one who moved last. */
function undoOf(room: Room): { seat: Seat; count: number } {
  const last = room.entries.findLast(({ by, isBot }) => by >= 0 && !isBot);
  return last === undefined ? { seat: SPECTATOR, count: 0 } : { seat: last.by, count: freeUndo(room, last.by) };
}

/** Does what the page asks; what a person does may be refused. */
export async function hear(host: LocalHost, message: Exclude<ToHost, { type: 'open' }>): Promise<void> {
  const { room, surroundings } = host;
  if (message.type === 'ask') {
    const answer = await answerTo(host, message.topic, message.about);
    return surroundings.tell({ type: 'answer', id: message.id, answer });
  }
  if (message.type === 'seat') {
    host.viewer = actorOf(room);
    return surroundings.tell({ type: 'moment', moment: showMoment(host), isLeap: true });
  }
  const performed = performMessage(room, message);
  if (!performed.ok) return surroundings.tell({ type: 'refused', refusal: performed.error });
  step(host, performed.value);
  // What a person did is seen at once; it is on its way to the disk meanwhile, and before anything that follows it.
  const kept = keep(host);
  await advance(host, message.type === 'undo');
  await kept;
}

function performMessage(
  room: Room,
  message: Extract<ToHost, { type: 'act' | 'dice' | 'undo' }>,
): Result<RoomEvent[], Refusal> {
  const { turn } = room;
  if (message.type === 'dice') return performRealRoll(room, message.picks, Date.now());
  if (message.type === 'act') return ask(room, message.seat, { kind: 'move', turn, move: message.move });
  const { seat } = undoOf(room);
  if (seat < 0) return refuse('nothing_to_undo', 'There is nothing of yours to take back.');
  return ask(room, seat, { kind: 'undo', turn });
}

/** A command by the person on a seat. */
const ask = (room: Room, seat: Seat, command: Command): Result<RoomEvent[], Refusal> =>
  perform(room, personAt(room, seat), command, { nowMillis: Date.now(), newTable: () => '' });

async function answerTo(host: LocalHost, topic: Topic, about: Questions[Topic]['ask']): Promise<unknown> {
  const { room, viewer } = host;
  switch (topic) {
    case 'dice':
      return askDice(matchOf(room), about as Questions['dice']['ask']);
    case 'suggest':
      return suggestMoves(host, about as Questions['suggest']['ask']);
    case 'record':
      return showRecord(room, viewer < 0 ? null : personAt(room, viewer).person);
    case 'history':
      return historyOf(matchOf(room));
  }
}

const HINT_MILLIS = 600;

async function suggestMoves({ room, save, surroundings }: LocalHost, language: Questions['suggest']['ask']) {
  const { game, state } = matchOf(room);
  const seat = actorOf(room);
  if (seat < 0) return [];
  const limit = { millis: HINT_MILLIS };
  const seed = `${save.seed}/hint/${room.turn}`;
  const answer = await surroundings.bots.ask({ game, state, seat, bot: 'master', limit, seed, language, most: 3 });
  return answer.suggestions;
}
