import type { Host as BotHost } from '../../bots/host.ts';
import { isBotName } from '../../bots/levels.ts';
import { at } from '../../core/assert.ts';
import type { Refusal } from '../../core/errors.ts';
import { type AnyGame, CHANCE, OVER, type Seat, SPECTATOR, type Viewer } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { newMatch, playEntry } from '../../core/match.ts';
import { fail, ok, type Result, unwrap } from '../../core/result.ts';
import { isStartDue, startOf } from '../../core/start.ts';
import { act, actorOf, localUndo, roll, rollAs, type Table, tableOf, undoTo } from '../../table/table.ts';
import { viewTable } from '../../table/view.ts';
import type { Moment } from '../table/client.ts';
import { historyOf, lastOf } from '../table/past.ts';
import { askDice } from './dice.ts';
import type { FromHost, Questions, ToHost, Topic } from './messages.ts';
import { recordOfTable, takeDice } from './record.ts';
import type { Save } from './save.ts';

/** What the surroundings lend a table on this device. */
export interface Surroundings {
  readonly bots: BotHost;
  keep(save: Save): Promise<unknown>;
  tell(message: FromHost): void;
}

/** A table on this device: it rolls the dice, moves the bots, keeps every entry, and shows the table to whoever is to decide. */
export interface LocalHost {
  readonly surroundings: Surroundings;
  readonly table: Table;
  save: Save;
  /** The person who looks at the screen. */
  viewer: Viewer;
  /** Counts what people have done; a bot that thought about an older table is not heard. */
  turn: number;
}

export function openHost(game: AnyGame, save: Save, surroundings: Surroundings): Result<LocalHost, Refusal> {
  if (save.rules !== game.rulesVersion)
    return fail({ code: 'bad_record', message: 'This game was begun with older rules and cannot go on.' });
  const match = newMatch(game, save.seats.length, save.options);
  if (!match.ok) return match;
  for (const entry of save.log) {
    const played = playEntry(match.value, entry);
    if (!played.ok) return played;
  }
  const table = tableOf(
    match.value,
    save.seats.map(({ name, kind }) => ({ name, kind })),
  );
  const viewer = table.seats.findIndex(({ kind }) => kind === 'person');
  return ok({ surroundings, table, save, viewer, turn: 0 });
}

const isPerson = ({ table }: LocalHost, seat: Seat): boolean => at(table.seats, seat).kind === 'person';

/** Steps on, one entry at a time, until a person is asked for something or the game is over. */
export async function advance(host: LocalHost, isLeap: boolean): Promise<void> {
  const turn = ++host.turn;
  let isFirst = isLeap;
  for (;;) {
    const actor = actorOf(host.table);
    if (actor >= 0 && isPerson(host, actor) && !needsPass(host, actor)) host.viewer = actor;
    host.surroundings.tell({ type: 'moment', moment: momentOf(host), isLeap: isFirst });
    isFirst = false;
    if (actor === OVER || (actor >= 0 && isPerson(host, actor))) return;
    if (actor === CHANCE && host.save.dice === 'real' && !isGivenStart(host)) return;
    if (actor === CHANCE) rollNext(host);
    else {
      const move = await askBot(host, actor);
      if (host.turn !== turn) return;
      unwrap(act(host.table, actor, move));
    }
    await keep(host);
    if (host.turn !== turn) return;
  }
}

async function keep(host: LocalHost): Promise<void> {
  const { match } = host.table;
  const isOver = actorOf(host.table) === OVER;
  host.save = { ...host.save, log: [...match.log], touched: Date.now(), isOver };
  await host.surroundings.keep(host.save);
}

function rollNext(host: LocalHost): void {
  const { table, save } = host;
  if (save.start !== null && isGivenStart(host)) unwrap(rollAs(table, startOf(save.start)));
  else unwrap(roll(table, takeDice(save, table.match)));
}

/** The players said who starts, and now is when it matters. */
function isGivenStart({ table, save }: LocalHost): boolean {
  const { game, state } = table.match;
  return save.start !== null && isStartDue(game, state);
}

async function askBot({ table, save, surroundings }: LocalHost, seat: Seat): Promise<unknown> {
  const { game, state, log } = table.match;
  const { kind } = at(table.seats, seat);
  const bot = isBotName(kind) ? kind : 'sprout';
  return (await surroundings.bots.ask({ game, state, seat, bot, seed: `${save.seed}/bot/${log.length}`, most: 1 }))
    .move;
}

/** Whether the device has to change hands unseen: another person is next, and one of the two sees what others do not. */
function needsPass({ table, viewer }: LocalHost, next: Seat): boolean {
  if (next === viewer || viewer === SPECTATOR) return false;
  const { game, state } = table.match;
  const open = game.view(state, SPECTATOR);
  return !sameJson(game.view(state, viewer), open) || !sameJson(game.view(state, next), open);
}

function momentOf(host: LocalHost): Moment {
  const { table, viewer } = host;
  const actor = actorOf(table);
  const view = viewTable(table, viewer);
  return {
    table: { ...view, undo: localUndo(table) },
    last: lastOf(view),
    thinking: actor >= 0 && !isPerson(host, actor) ? actor : null,
    passTo: actor >= 0 && isPerson(host, actor) && actor !== viewer ? actor : null,
    asksDice: actor === CHANCE && host.save.dice === 'real' && !isGivenStart(host),
  };
}

/** Does what the page asks; what a person does may be refused. */
export async function hear(host: LocalHost, message: Exclude<ToHost, { type: 'open' }>): Promise<void> {
  const { table, surroundings } = host;
  if (message.type === 'ask') {
    const answer = await answerTo(host, message.topic, message.about);
    return surroundings.tell({ type: 'answer', id: message.id, answer });
  }
  if (message.type === 'undo') {
    const count = localUndo(table);
    if (count === 0)
      return refuse(host, { code: 'nothing_to_undo', message: 'There is nothing of yours to take back.' });
    undoTo(table, table.entries.length - count);
  } else if (message.type === 'seat') {
    host.viewer = actorOf(table);
    return surroundings.tell({ type: 'moment', moment: momentOf(host), isLeap: true });
  } else {
    const played = message.type === 'act' ? act(table, message.seat, message.move) : tellDice(host, message.picks);
    if (!played.ok) return refuse(host, played.error);
  }
  host.turn++;
  // What a person did is seen at once; it is on its way to the disk meanwhile, and before whatever follows it.
  const kept = keep(host);
  await advance(host, message.type === 'undo');
  await kept;
}

const refuse = (host: LocalHost, refusal: Refusal): void => host.surroundings.tell({ type: 'refused', refusal });

function tellDice({ table }: LocalHost, picks: readonly number[]): Result<unknown, Refusal> {
  const { game, state } = table.match;
  if (game.actor(state) !== CHANCE) return fail({ code: 'not_chance', message: 'No dice are due now.' });
  return rollAs(table, game.decodeChance(state, picks));
}

async function answerTo(host: LocalHost, topic: Topic, about: Questions[Topic]['ask']): Promise<unknown> {
  const { table, save } = host;
  switch (topic) {
    case 'dice':
      return askDice(table.match, about as Questions['dice']['ask']);
    case 'suggest':
      return suggestMoves(host, about as Questions['suggest']['ask']);
    case 'record':
      return recordOfTable(table.match, host.viewer, save);
    case 'history':
      return historyOf(table.match);
  }
}

const HINT_MILLIS = 600;

async function suggestMoves({ table, save, surroundings }: LocalHost, language: Questions['suggest']['ask']) {
  const { game, state, log } = table.match;
  const seat = game.actor(state);
  if (seat < 0) return [];
  const limit = { millis: HINT_MILLIS };
  const seed = `${save.seed}/hint/${log.length}`;
  const answer = await surroundings.bots.ask({ game, state, seat, bot: 'master', limit, seed, language, most: 3 });
  return answer.suggestions;
}
