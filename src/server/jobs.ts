import type { Answered } from '../bots/host.ts';
import { assert, at } from '../core/assert.ts';
import type { MatchRecord } from '../core/record.ts';
import { ok } from '../core/result.ts';
import { performBotMove, performClosing, performLateness, performUnsealing } from '../table/perform.ts';
import { showRecord } from '../table/record.ts';
import type { Room } from '../table/room.ts';
import { forgetPerson } from './deletion.ts';
import type { Metrics } from './metrics.ts';
import { deliverNotice, deliverWebhook } from './notices/deliver.ts';
import type { About, Rooms } from './rooms.ts';
import type { Services } from './services.ts';
import { analyseInThread } from './skill.ts';
import { noteSkill } from './store/daily.ts';
import { type JobHandler, jobKinds, type Value } from './store/database.ts';
import { noteLuck, readShared } from './store/shared.ts';
import type { Thinkers } from './thinkers.ts';
import { tidy } from './tidy.ts';

type Handle = (payload: Parameters<JobHandler>[1], waitedMillis: number) => Promise<void>;

/** What is done later and durably. Every job may be done twice and must not do anything twice then. */
export function newJobHandler(services: Services, thinkers: Thinkers): JobHandler {
  const handlers: Record<(typeof jobKinds)[number], Handle> = {
    bot: newBotTurns(services.rooms, thinkers, services.metrics.observeBotWait),
    deadline: ({ table, payer }) => endPatience(services, String(table), accountOf(payer)),
    luck: ({ shared }, waitedMillis) => analyseLuck(services, String(shared), waitedMillis),
    skill: ({ table, seat }) => analyseDecisions(services, String(table), Number(seat)),
    forget: ({ person }) => forgetPerson(services, String(person)),
    close: ({ table }) => closeTable(services, String(table)),
    unseal: ({ table }) => openSeal(services, String(table)),
    tidy: async () => void (await tidy(services)),
    webhook: (payload) => deliverWebhook(services, payload),
    notice: (payload) => deliverNotice(services, payload),
  };
  return async (kind, payload, waitedMillis) => {
    const known = jobKinds.find((each) => each === kind);
    assert(known !== undefined, `there is a job "${kind}"`);
    await counted(services.metrics, handlers[known])(kind, payload, waitedMillis);
  };
}

/** The same, and the metrics tell what was done and what failed. */
export const counted =
  (metrics: Pick<Metrics, 'countJob'>, handle: Handle): JobHandler =>
  async (kind, payload, waitedMillis) => {
    try {
      await handle(payload, waitedMillis);
      metrics.countJob(kind, true);
    } catch (error) {
      metrics.countJob(kind, false);
      throw error;
    }
  };

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
  tableId: string,
  turn: number,
  account: Pick<About, 'payer'>,
): Promise<void> {
  const thinking = await rooms.look(tableId, (room) =>
    room.turn === turn ? { answer: think(room), isDaily: room.settings.daily !== undefined } : null,
  );
  const answer = await thinking?.answer;
  if (answer == null) return;
  // At a daily table everybody meets the same answer: a hasty one does not count, the bot thinks again.
  if (answer.isStandIn && thinking?.isDaily) throw new Error('a bot of a daily table was not done in time');
  const key = `bot:${turn}`;
  const moved = await rooms.perform(tableId, (room, now) => performBotMove(room, turn, answer.move, now), {
    key,
    ...account,
  });
  // Out of date: the match went on, an undo or the person's return came first. The next turn has a job of its own.
  if (!moved.ok && moved.error.code !== 'out_of_date') throw new Error(`a bot could not move: ${moved.error.code}`);
}

/** Jobs fall due by the clock of tables: where time is left, the deadline was moved and has a job of its own. */
async function endPatience({ rooms }: Services, tableId: string, account: Pick<About, 'payer'>): Promise<void> {
  const ended = await rooms.perform(tableId, (room, now) => ok(performLateness(room, now)), account);
  if (!ended.ok) throw new Error(`a deadline could not be kept: ${ended.error.code}`);
}

/** As an operator has asked for. */
async function closeTable({ rooms }: Services, tableId: string): Promise<void> {
  const closed = await rooms.perform(tableId, (room, now) => ok(performClosing(room, now)), {});
  if (!closed.ok && closed.error.code === 'unavailable') throw new Error('a table could not be closed');
}

/** The other game of the deal is over. */
async function openSeal({ rooms }: Services, tableId: string): Promise<void> {
  const opened = await rooms.perform(tableId, (room, now) => ok(performUnsealing(room, now)), {});
  if (!opened.ok && opened.error.code === 'unavailable') throw new Error('a seal could not be opened');
}

/** How well a person decided at a daily table, for the board. */
async function analyseDecisions({ db, rooms, stopping }: Services, tableId: string, seat: number): Promise<void> {
  const record = await rooms.look(tableId, (room) => (room.stage === 'over' ? showRecord(room, null) : null));
  if (record === null) return;
  const { lost, luck } = at(await analyseInThread(record, stopping), seat);
  await db.write([noteSkill(tableId, lost.margin, luck.margin)]);
}

/** The longest games take a minute. Who writes longer ones does not keep others waiting. */
const LONGEST_JUDGING_MILLIS = 90_000;

/** Once so many wait that it took this long, those who shared have shown their pictures already: nobody keeps the server busy for hours. */
const MOST_WAITED_MILLIS = 600_000;

/** How lucky each seat of a shared game was, for its picture. */
async function analyseLuck({ db, stopping }: Services, id: string, waitedMillis: number): Promise<void> {
  if (waitedMillis > MOST_WAITED_MILLIS) return;
  const found = await readShared(db, id, Date.now());
  if (found === null) return;
  const patience = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_JUDGING_MILLIS)]);
  const totals = await analyseInThread(found.record as MatchRecord, patience);
  await db.write([
    noteLuck(
      id,
      totals.map(({ luck }) => luck.margin.value),
    ),
  ]);
}
