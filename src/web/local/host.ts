import type { Host as BotHost } from '../../bots/host.ts';
import { GRANDMASTER_SECONDS, millisOf } from '../../bots/levels.ts';
import { type Decision, knownDecision } from '../../bots/suggest.ts';
import type { Tutor } from '../../bots/tutor.web.ts';
import { assert, at } from '../../core/assert.ts';
import { type Refusal, refuse } from '../../core/errors.ts';
import { type AnyGame, CHANCE, OVER, type Seat, SPECTATOR, type Viewer } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import type { Lesson } from '../../core/lesson.ts';
import { ok, type Result, unwrap } from '../../core/result.ts';
import { applyEvent, endStep } from '../../table/apply.ts';
import { deadlineOf, isPaused } from '../../table/clock.ts';
import type { Command } from '../../table/command.ts';
import { personAt } from '../../table/device.ts';
import type { RoomEvent, Step } from '../../table/event.ts';
import { isHeld, type LessonCourse, performPrepared, placeOf, showLesson } from '../../table/lesson.ts';
import {
  givenStart,
  perform,
  performBotMove,
  performLateness,
  performRealRoll,
  performRoll,
} from '../../table/perform.ts';
import { seriesAt, showRecord } from '../../table/record.ts';
import { actorOf, botOf, holdersOf, matchOf, type Room } from '../../table/room.ts';
import { showLog, showMatch, showRoom } from '../../table/show.ts';
import { freeUndo } from '../../table/undo.ts';
import type { Moment } from '../table/client.ts';
import { momentOf } from '../table/moment.ts';
import { historyOf, momentAfter } from '../table/past.ts';
import { askDice } from './dice.ts';
import type { FromHost, Questions, ToHost, Topic } from './messages.ts';
import { firstStep, roomOfSave } from './record.ts';
import { lessonSave, type Save } from './save.ts';

/** What the surroundings lend a table on this device. */
export interface Surroundings {
  readonly bots: BotHost;
  readonly tutor: Tutor;
  keep(save: Save): Promise<unknown>;
  /** The first game of a deal, by its id: the second is over. */
  unseal(id: string): Promise<unknown>;
  tell(message: FromHost): void;
}

/** A table on this device: it asks for dice and bots, keeps every step, and shows the table to the person who is to decide. */
export interface LocalHost {
  readonly surroundings: Surroundings;
  /** Null where nothing is taught. */
  readonly lesson: Lesson | null;
  room: Room;
  steps: Step[];
  save: Save;
  /** The person who looks at the screen. */
  viewer: Viewer;
  hasTutor: boolean;
  /** Falls when the time of the one to act is over. */
  flag?: ReturnType<typeof setTimeout>;
}

export function openHost(
  game: AnyGame,
  save: Save,
  surroundings: Surroundings,
  lesson: Lesson | null = null,
): Result<LocalHost, Refusal> {
  const steps = save.steps === undefined ? firstStep(game, save) : ok(save.steps);
  if (!steps.ok) return steps;
  const room = roomOfSave(game, { ...save, steps: steps.value });
  if (!room.ok) return room;
  if (room.value.halt !== null) return refuse('bad_record', room.value.halt);
  const people = save.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Several people with secrets: nobody looks at the screen before it has been handed to them.
  const viewer = people.length > 1 && !game.isOpen ? SPECTATOR : (people[0] ?? SPECTATOR);
  const host: LocalHost = {
    surroundings,
    lesson,
    room: room.value,
    steps: [...steps.value],
    save,
    viewer,
    hasTutor: false,
  };
  restClocks(host);
  return ok(host);
}

/** The time of a step: never before the one before it, whatever the device's clock shows. */
const timeAt = ({ history }: Room): number => Math.max(Date.now(), history.at(-1)?.atMillis ?? 0);

/** While the table was closed no clock ran. */
function restClocks(host: LocalHost): void {
  const { room } = host;
  if (deadlineOf(room) === null) return;
  const closedMillis = room.history.at(-1)?.atMillis ?? 0;
  step(host, setPause(host, true, closedMillis));
  step(host, setPause(host, false, timeAt(room)));
}

/** At one device all people pause together. */
function setPause(host: LocalHost, agree: boolean, atMillis: number): RoomEvent[] {
  const { room } = host;
  if (room.stage !== 'playing' || isPaused(room) === agree) return [];
  const people = room.seats.flatMap((_, seat) => (isPerson(host, seat) ? [seat] : []));
  const voters = agree ? people : people.slice(0, 1);
  const events = voters.map((seat): RoomEvent => ({ kind: 'pauseVoted', seat, agree }));
  for (const event of events) applyEvent(room, event, atMillis);
  return events;
}

function waitForFlag(host: LocalHost): void {
  clearTimeout(host.flag);
  const deadline = deadlineOf(host.room);
  if (deadline !== null) host.flag = setTimeout(() => void fallFlag(host), Math.max(0, deadline - Date.now()));
}

async function fallFlag(host: LocalHost): Promise<void> {
  const events = performLateness(host.room, Date.now());
  // The timer was early, or the table has gone on.
  if (events.length === 0) return waitForFlag(host);
  step(host, events);
  const kept = keep(host);
  await advance(host, false);
  await kept;
}

const isPerson = ({ room }: LocalHost, seat: Seat): boolean => seat >= 0 && botOf(room, seat) === null;

/** Steps on, one entry at a time, until a person is asked for something or the game is over. */
export async function advance(host: LocalHost, isLeap: boolean): Promise<void> {
  const { room } = host;
  const course = courseOf(host);
  let isFirst = isLeap;
  for (;;) {
    const actor = actorOf(room);
    if (isPerson(host, actor) && !needsPass(host, actor)) host.viewer = actor;
    host.surroundings.tell({ type: 'moment', moment: showMoment(host), isLeap: isFirst });
    letStudy(host);
    isFirst = false;
    const { turn } = room;
    const twin = actor === OVER ? host.save.series?.dice?.table : undefined;
    if (twin !== undefined) await host.surroundings.unseal(twin);
    if (actor === OVER || isPerson(host, actor) || asksDice(host)) return waitForFlag(host);
    if (course !== null && isHeld(room, course)) return;
    const prepared = course === null ? null : performPrepared(room, course, timeAt(room));
    if (prepared !== null) step(host, prepared);
    else if (actor === CHANCE) step(host, unwrap(performRoll(room, timeAt(room))));
    else {
      const move = await askBot(host, actor);
      // A person has done something meanwhile: the bot thought about an older table.
      if (room.turn !== turn) return;
      step(host, unwrap(performBotMove(room, turn, move, timeAt(room))));
    }
    const told = room.turn;
    await keep(host);
    if (room.turn !== told) return;
  }
}

/** The tutor thinks while the person does. */
function letStudy({ room, viewer, hasTutor, surroundings }: LocalHost): void {
  const seat = actorOf(room);
  if (!hasTutor || seat < 0 || seat !== viewer) return;
  const { game, state } = matchOf(room);
  surroundings.tutor.study(game, state, seat);
}

const courseOf = ({ lesson, save }: LocalHost): LessonCourse | null =>
  lesson === null || save.lesson === undefined ? null : { lesson, scene: save.lesson.scene };

/** The next scene of a lesson takes the place of the one that is over. */
async function nextScene(host: LocalHost): Promise<void> {
  const { lesson, save, room, surroundings } = host;
  const course = courseOf(host);
  if (lesson === null || course === null || placeOf(room, course).kind !== 'end') return;
  // The same seeds: a whole lesson can be repeated.
  const { seed, sealSeed } = save;
  const scene = lessonSave(room.game, lesson, course.scene + 1, at(save.seats, 0).name);
  const next = { ...scene, seed, ...(sealSeed === undefined ? {} : { sealSeed }) };
  Object.assign(host, unwrap(openHost(room.game, next, surroundings, lesson)));
  await keep(host);
  await advance(host, true);
}

/** The events that have just been applied are a step of the table. */
function step({ room, steps }: LocalHost, events: readonly RoomEvent[]): void {
  if (events.length === 0) return;
  // The time at which they were applied: clocks are made again from it.
  const atMillis = room.history.at(-1)?.atMillis ?? Date.now();
  const made = { sequence: room.sequence + 1, atMillis, key: null, events };
  endStep(room, made);
  steps.push(made);
}

async function keep(host: LocalHost): Promise<void> {
  const { room, steps } = host;
  const isOver = room.stage === 'over';
  const played = isOver ? seriesAt(room) : undefined;
  const series = played === undefined ? {} : { played };
  host.save = { ...host.save, log: [...matchOf(room).log], steps: [...steps], touched: Date.now(), isOver, ...series };
  await host.surroundings.keep(host.save);
}

/** People are to read their own dice now. */
const asksDice = ({ room }: LocalHost): boolean =>
  actorOf(room) === CHANCE && room.settings.device?.dice === 'real' && givenStart(room) === null;

async function askBot({ room, save, surroundings }: LocalHost, seat: Seat): Promise<unknown> {
  const { game, state } = matchOf(room);
  const bot = botOf(room, seat);
  assert(bot !== null, 'a bot is to decide');
  const limit = { millis: millisOf(bot, save.grandmasterSeconds ?? GRANDMASTER_SECONDS.default) };
  const seed = `${save.seed}/bot/${room.turn}`;
  return (await surroundings.bots.ask({ game, state, seat, bot, limit, seed, most: 1 })).move;
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
  const course = courseOf(host);
  const isStill = course !== null && isHeld(room, course);
  const table = { ...moment.table, undo: undoOf(room).count, ...(isStill ? { moves: [] } : {}) };
  return {
    ...moment,
    table,
    thinking: isStill ? null : moment.thinking,
    passTo,
    asksDice: asksDice(host),
    lesson: course === null ? null : showLesson(room, course),
  };
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
    letStudy(host);
    return surroundings.tell({ type: 'moment', moment: showMoment(host), isLeap: true });
  }
  if (message.type === 'tutor') {
    host.hasTutor = message.isOn;
    return message.isOn ? letStudy(host) : surroundings.tutor.close();
  }
  if (message.type === 'scene') return nextScene(host);
  const performed =
    message.type === 'pause' ? ok(setPause(host, message.isOn, timeAt(room))) : performMessage(room, message);
  if (!performed.ok) return surroundings.tell({ type: 'refused', refusal: performed.error });
  step(host, performed.value);
  // What a person did is seen at once; it is on its way to the disk meanwhile, and before anything that follows it.
  const kept = keep(host);
  await advance(host, message.type === 'undo' || message.type === 'pause');
  await kept;
}

function performMessage(
  room: Room,
  message: Extract<ToHost, { type: 'act' | 'dice' | 'undo' }>,
): Result<RoomEvent[], Refusal> {
  const { turn } = room;
  if (message.type === 'dice') return performRealRoll(room, message.picks, timeAt(room));
  if (message.type === 'act') return ask(room, message.seat, { kind: 'move', turn, move: message.move });
  const { seat } = undoOf(room);
  if (seat < 0) return refuse('nothing_to_undo', 'There is nothing of yours to take back.');
  return ask(room, seat, { kind: 'undo', turn });
}

/** A command by the person on a seat. */
const ask = (room: Room, seat: Seat, command: Command): Result<RoomEvent[], Refusal> =>
  perform(room, personAt(room, seat), command, { nowMillis: timeAt(room), newTable: () => '' });

async function answerTo(host: LocalHost, topic: Topic, about: Questions[Topic]['ask']): Promise<unknown> {
  const { room, viewer } = host;
  switch (topic) {
    case 'dice':
      return askDice(matchOf(room), about as Questions['dice']['ask']);
    case 'suggest':
      return suggestMoves(host);
    case 'judge':
      return host.surroundings.tutor.judge(about as Questions['judge']['ask'], TUTOR_MILLIS);
    case 'decision':
      return decisionOf(room);
    case 'record':
      return showRecord(room, viewer < 0 ? null : personAt(room, viewer).person);
    case 'history':
      return historyOf(matchOf(room));
    case 'moment':
      return momentAfter(matchOf(room), holdersOf(room), viewer, about as Questions['moment']['ask']);
  }
}

function decisionOf(room: Room): Decision | null {
  const { game, state } = matchOf(room);
  const seat = actorOf(room);
  return seat < 0 ? null : knownDecision(game, state, seat);
}

const HINT_MILLIS = 600;
/** Nobody waits longer for a tutor: what it does not know by then is played. */
const TUTOR_MILLIS = 1000;

async function suggestMoves({ room, save, surroundings }: LocalHost) {
  const { game, state } = matchOf(room);
  const seat = actorOf(room);
  if (seat < 0) return [];
  const limit = { millis: HINT_MILLIS };
  const seed = `${save.seed}/hint/${room.turn}`;
  const answer = await surroundings.bots.ask({ game, state, seat, bot: 'master', limit, seed, most: 3 });
  return answer.suggestions;
}
