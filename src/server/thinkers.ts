import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Answered, Host, Question } from '../bots/host.ts';
import { defaultMillis, millisOf } from '../bots/levels.ts';
import { actorOf, botOf, type Room } from '../table/room.ts';
import { dailyThinking } from './daily.ts';
import { type Claim, newTurns } from './store/fairness.ts';

export interface Thinkers {
  readonly threads: number;
  /** Lets a bot think about the room as it is now, on somebody's account; null where no bot is to act. `begun` is called when it has a thread. */
  think(room: Room, payer: string, begun: () => void): Promise<Answered> | null;
  close(): void;
}

interface Waiting extends Claim {
  begin(end: () => void): void;
}

/**
 * Bots in worker threads: one for each core, and two at least, since one account never gets the last of them. They have a lower priority
 * than the server itself, and think by the clock: many at once play worse, not later.
 */
export function newThinkers(
  openHost: () => Promise<Host>,
  grandmasterSeconds: number,
  threads = Math.max(2, availableParallelism()),
): Thinkers {
  const hosts = newHosts(openHost, threads);
  const turns = newTurns();
  const waiting = new Set<Waiting>();
  let busy = 0;
  const serve = (): void => {
    while (busy < threads) {
      const chosen = turns.pick([...waiting], threads - 1);
      if (chosen === null) return;
      waiting.delete(chosen);
      busy++;
      const end = turns.begin(chosen);
      chosen.begin(() => {
        end();
        busy--;
        serve();
      });
    }
  };
  const ask = async (claim: Claim, question: Question, begun: () => void): Promise<Answered> => {
    const end = await new Promise<() => void>((begin) => {
      waiting.add({ ...claim, begin });
      serve();
    });
    try {
      const host = await hosts.take();
      begun();
      const answer = await host.ask(question);
      hosts.giveBack(host);
      return answer;
    } finally {
      end();
    }
  };
  return {
    threads,
    think: (room, payer, begun) => {
      const question = questionOf(room, grandmasterSeconds);
      if (question === null) return null;
      return ask({ payer, owner: room.owner, runAtMillis: performance.now(), cost: costOf(question) }, question, begun);
    },
    close: hosts.close,
  };
}

/** What bots may take where nobody plays themselves any more: the match comes to its end, and little is spent on it. */
const UNWATCHED_MILLIS = 20;

/** A Grandmaster takes the time of several others. */
const costOf = ({ limit }: Question): number => (limit !== undefined && 'millis' in limit ? turnCost(limit.millis) : 1);

/** A thread's time in turns of a Master. */
export const turnCost = (millis: number): number => Math.max(1, Math.ceil(millis / defaultMillis.master));

function questionOf(room: Room, grandmasterSeconds: number): Question | null {
  const seat = actorOf(room);
  const bot = seat < 0 ? null : botOf(room, seat);
  if (bot === null || room.match === null) return null;
  const { game } = room.match;
  // A copy: the room may go on while the bot waits for a thread.
  const state = game.create(room.settings.players, room.settings.options);
  game.copy(room.match.state, state);
  const isUnwatched = room.seats.every((_, i) => botOf(room, i) !== null);
  const limit = { millis: isUnwatched ? UNWATCHED_MILLIS : millisOf(bot, grandmasterSeconds) };
  return { game, state, seat, bot, limit, seed: randomUUID(), most: 0, ...dailyThinking(room) };
}

/** Threads that are opened when they are needed, and one before: to start one takes longer than most thoughts. */
function newHosts(openHost: () => Promise<Host>, most: number) {
  const idle: Host[] = [];
  const all = new Set<Promise<Host>>();
  let spare: Promise<Host> | null = null;
  const open = (): Promise<Host> => {
    const opened = openHost();
    all.add(opened);
    opened.then(
      (host) => host.prepare(),
      () => {
        all.delete(opened);
        if (spare === opened) spare = null;
      },
    );
    return opened;
  };
  return {
    /** The caller makes sure that no more than the most are in use. */
    take: (): Promise<Host> => {
      const free = idle.pop();
      const taken = free === undefined ? (spare ?? open()) : Promise.resolve(free);
      if (free === undefined) spare = null;
      if (spare === null && idle.length === 0 && all.size < most) spare = open();
      return taken;
    },
    giveBack: (host: Host): void => void idle.push(host),
    close: (): void => {
      for (const host of all) void host.then((opened) => opened.close());
    },
  };
}
