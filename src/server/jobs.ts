import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Answered, Host } from '../bots/host.ts';
import { assert } from '../core/assert.ts';
import { ok } from '../core/result.ts';
import { performBotMove, performLateness } from '../table/perform.ts';
import { showRecord } from '../table/record.ts';
import { actorOf, botOf, deadlineOf, type Room } from '../table/room.ts';
import { dailyThinking, skillJob } from './daily.ts';
import { forgetPerson } from './deletion.ts';
import type { Services } from './services.ts';
import { newSkillJudge, type SkillJudge } from './skill.ts';
import { judgeDaily } from './store/daily.ts';
import { type JobHandler, jobKinds } from './store/database.ts';
import { readPerson } from './store/people.ts';
import { callWebhook } from './webhooks.ts';

export interface Thinkers {
  /** Lets a bot think about the room as it is now; null where no bot is to act. */
  think(room: Room): Promise<Answered> | null;
  close(): void;
}

/** Bots in worker threads: as many as leave a core to the server, opened when the first bot has to think. */
export function newThinkers(openHost: () => Promise<Host>, count = Math.max(1, availableParallelism() - 1)): Thinkers {
  const hosts: { readonly host: Promise<Host>; busy: number }[] = [];
  const leastBusy = () => {
    const free = hosts.find(({ busy }) => busy === 0);
    if (free !== undefined) return free;
    if (hosts.length < count) {
      const opened = { host: openHost(), busy: 0 };
      hosts.push(opened);
      return opened;
    }
    return hosts.reduce((best, candidate) => (candidate.busy < best.busy ? candidate : best));
  };
  return {
    think: (room) => {
      const seat = actorOf(room);
      const bot = seat < 0 ? null : botOf(room, seat);
      if (bot === null || room.match === null) return null;
      const { game } = room.match;
      // A copy: the room may go on while the bot waits for a thread.
      const state = game.create(room.settings.players, room.settings.options);
      game.copy(room.match.state, state);
      const chosen = leastBusy();
      chosen.busy++;
      return chosen.host
        .then((host) => host.ask({ game, state, seat, bot, seed: randomUUID(), most: 0, ...dailyThinking(room) }))
        .finally(() => {
          chosen.busy--;
        });
    },
    close: () => {
      for (const { host } of hosts) void host.then((opened) => opened.close());
    },
  };
}

/** What is done later and durably. Every job may be done twice and must not do anything twice then. */
export function newJobHandler(services: Services, thinkers: Thinkers): JobHandler {
  const skill = newSkillJudge(services.stopping);
  const handlers: Record<(typeof jobKinds)[number], (payload: Parameters<JobHandler>[1]) => Promise<void>> = {
    bot: ({ table, turn }) => moveBot(services, thinkers, String(table), Number(turn)),
    deadline: ({ table }) => endPatience(services, String(table)),
    skill: ({ table, seat }) => judgeDecisions(services, skill, String(table), Number(seat)),
    forget: ({ person }) => forgetPerson(services, String(person)),
    webhook: ({ table, turn, person }) => callPerson(services, String(table), Number(turn), String(person)),
  };
  return async (kind, payload) => {
    const known = jobKinds.find((each) => each === kind);
    assert(known !== undefined, `there is a job "${kind}"`);
    const handle = handlers[known];
    try {
      await handle(payload);
      services.metrics.countJob(kind, true);
    } catch (error) {
      services.metrics.countJob(kind, false);
      throw error;
    }
  };
}

async function moveBot({ rooms }: Services, thinkers: Thinkers, table: string, turn: number): Promise<void> {
  const thinking = await rooms.look(table, (room) =>
    room.turn === turn ? { answer: thinkers.think(room), isDaily: room.settings.daily !== undefined } : null,
  );
  const answer = await thinking?.answer;
  if (answer == null) return;
  // At a daily table everybody meets the same answer: a hasty one does not count, the bot thinks again.
  if (answer.isStandIn && thinking?.isDaily) throw new Error('a bot of a daily table was not done in time');
  const key = `bot:${turn}`;
  const moved = await rooms.happen(table, (room, now) => performBotMove(room, turn, answer.move, now), { key });
  // Out of date: the match went on, an undo or the person's return came first. The next turn has a job of its own.
  if (!moved.ok && moved.error.code !== 'out_of_date') throw new Error(`a bot could not move: ${moved.error.code}`);
}

/** How far the clocks of the server and its database may be apart. */
const CLOCK_MILLIS = 5000;

async function endPatience({ rooms }: Services, table: string): Promise<void> {
  const left = await rooms.look(table, (room) => (deadlineOf(room) ?? 0) - Date.now());
  // By the database's clock the time is over, by ours not quite. Where it is long, the deadline was moved and has a job of its own.
  if (left !== null && left > 0 && left < CLOCK_MILLIS) await new Promise((resolve) => setTimeout(resolve, left));
  const ended = await rooms.happen(table, (room, now) => ok(performLateness(room, now)), {});
  if (!ended.ok) throw new Error(`a deadline could not be kept: ${ended.error.code}`);
}

const BUSY_MILLIS = 3000;

/** How well a person decided at a daily table, for the board. One at a time, and none waits in the way of bots. */
async function judgeDecisions({ db, rooms }: Services, skill: SkillJudge, table: string, seat: number): Promise<void> {
  const record = await rooms.look(table, (room) => (room.stage === 'over' ? showRecord(room, null) : null));
  if (record === null) return;
  if (skill.isBusy()) {
    await db.write([db.enqueue(skillJob(table, seat, Date.now() + BUSY_MILLIS))]);
    return;
  }
  const { lost, luck } = await skill.judge({ record, seat });
  await db.write([judgeDaily(table, lost.margin, luck.margin)]);
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
