import type { Answered } from '../bots/host.ts';
import { assert } from '../core/assert.ts';
import { ok } from '../core/result.ts';
import { performBotMove, performClosing, performLateness } from '../table/perform.ts';
import { showRecord } from '../table/record.ts';
import { deadlineOf, type Room } from '../table/room.ts';
import { forgetPerson } from './deletion.ts';
import type { About, Rooms } from './rooms.ts';
import type { Services } from './services.ts';
import { analyseInThread } from './skill.ts';
import { noteSkill } from './store/daily.ts';
import { type JobHandler, jobKinds, type Value } from './store/database.ts';
import { readPerson } from './store/people.ts';
import type { Thinkers } from './thinkers.ts';
import { tidy } from './tidy.ts';
import { callWebhook } from './webhooks.ts';

type Handle = (payload: Parameters<JobHandler>[1], waitedMillis: number) => Promise<void>;

/** What is done later and durably. Every job may be done twice and must not do anything twice then. */
export function newJobHandler(services: Services, thinkers: Thinkers): JobHandler {
  const handlers: Record<(typeof jobKinds)[number], Handle> = {
    bot: newBotTurns(services.rooms, thinkers, services.metrics.observeBotWait),
    deadline: ({ table, payer }) => endPatience(services, String(table), accountOf(payer)),
    skill: ({ table, seat }) => analyseDecisions(services, String(table), Number(seat)),
    forget: ({ person }) => forgetPerson(services, String(person)),
    close: ({ table }) => closeTable(services, String(table)),
    tidy: async () => void (await tidy(services)),
    webhook: ({ table, turn, person }) => callPerson(services, String(table), Number(turn), String(person)),
  };
  return async (kind, payload, waitedMillis) => {
    const known = jobKinds.find((each) => each === kind);
    assert(known !== undefined, `there is a job "${kind}"`);
    const handle = handlers[known];
    try {
      await handle(payload, waitedMillis);
      services.metrics.countJob(kind, true);
    } catch (error) {
      services.metrics.countJob(kind, false);
      throw error;
    }
  };
}

/** Takes the turns of bots; tells how many seconds each has waited for a thread. */
export function newBotTurns(rooms: Rooms, thinkers: Thinkers, waited: (seconds: number) => void = () => {}): Handle {
  return ({ table, turn, payer }, waitedMillis) => {
    const takenMillis = performance.now();
    const begun = () => waited((waitedMillis + performance.now() - takenMillis) / 1000);
    const account = accountOf(payer);
    const think = (room: Room) => thinkers.think(room, account.payer ?? room.owner, begun);
    return moveBot(rooms, think, String(table), Number(turn), account);
  };
}

/** Who pays for a turn pays for those that follow from it. */
const accountOf = (payer: Value | undefined): Pick<About, 'payer'> => (typeof payer === 'string' ? { payer } : {});

async function moveBot(
  rooms: Rooms,
  think: (room: Room) => Promise<Answered> | null,
  table: string,
  turn: number,
  account: Pick<About, 'payer'>,
): Promise<void> {
  const thinking = await rooms.look(table, (room) =>
    room.turn === turn ? { answer: think(room), isDaily: room.settings.daily !== undefined } : null,
  );
  const answer = await thinking?.answer;
  if (answer == null) return;
  // At a daily table everybody meets the same answer: a hasty one does not count, the bot thinks again.
  if (answer.isStandIn && thinking?.isDaily) throw new Error('a bot of a daily table was not done in time');
  const key = `bot:${turn}`;
  const moved = await rooms.perform(table, (room, now) => performBotMove(room, turn, answer.move, now), {
    key,
    ...account,
  });
  // Out of date: the match went on, an undo or the person's return came first. The next turn has a job of its own.
  if (!moved.ok && moved.error.code !== 'out_of_date') throw new Error(`a bot could not move: ${moved.error.code}`);
}

/** How far the clocks of the server and its database may be apart. */
const CLOCK_MILLIS = 5000;

async function endPatience({ rooms }: Services, table: string, account: Pick<About, 'payer'>): Promise<void> {
  const left = await rooms.look(table, (room) => (deadlineOf(room) ?? 0) - Date.now());
  // By the database's clock the time is over, by ours not quite. Where it is long, the deadline was moved and has a job of its own.
  if (left !== null && left > 0 && left < CLOCK_MILLIS) await new Promise((resolve) => setTimeout(resolve, left));
  const ended = await rooms.perform(table, (room, now) => ok(performLateness(room, now)), account);
  if (!ended.ok) throw new Error(`a deadline could not be kept: ${ended.error.code}`);
}

/** As an operator has asked for. */
async function closeTable({ rooms }: Services, table: string): Promise<void> {
  const closed = await rooms.perform(table, (room, now) => ok(performClosing(room, now)), {});
  if (!closed.ok && closed.error.code === 'unavailable') throw new Error('a table could not be closed');
}

/** How well a person decided at a daily table, for the board. */
async function analyseDecisions({ db, rooms, stopping }: Services, table: string, seat: number): Promise<void> {
  const record = await rooms.look(table, (room) => (room.stage === 'over' ? showRecord(room, null) : null));
  if (record === null) return;
  const { lost, luck } = await analyseInThread({ record, seat }, stopping);
  await db.write([noteSkill(table, lost.margin, luck.margin)]);
}

async function callPerson(services: Services, table: string, turn: number, person: string): Promise<void> {
  const { db, rooms, config } = services;
  const found = await readPerson(db, person);
  if (found === null || found.webhook === null || found.webhookKey === null) return;
  const game = await rooms.look(table, (room) => (room.turn === turn ? room.settings.game : null));
  // They have moved already: no need to call any more.
  if (game === null) return;
  const body = JSON.stringify({ event: 'your_turn', table, game, turn });
  const status = await callWebhook(found.webhook, found.webhookKey, body, config.hasPrivateWebhooks);
  if (status < 200 || status > 299) throw new Error(`a webhook answered with ${status}`);
}
