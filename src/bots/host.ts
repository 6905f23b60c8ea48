import type { AnyGame, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import type { Language } from '../core/words.ts';
import { type BotName, createBot, defaultMillis } from './levels.ts';
import type { Reply, Request } from './message.ts';
import { explainChoice, imagine, type Suggestions } from './suggest.ts';

/** A worker as its host sees it. After `onFailure` it answers no more. */
export interface Port {
  post(request: Request): void;
  close(): void;
}

export interface PortEvents {
  onReply(reply: Reply): void;
  onFailure(message: string): void;
}

/** What the surroundings lend: threads and a timer, which are not the same in a browser and in Node. */
export interface Surroundings {
  openPort(events: PortEvents): Port;
  /** Calls back once after so long; the result cancels it. */
  after(millis: number, call: () => void): () => void;
}

export interface Question {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly bot: BotName;
  readonly limit?: { readonly millis: number } | { readonly iterations: number };
  readonly seed: number | string;
  readonly language?: Language;
  readonly most?: number;
}

export interface Answered extends Suggestions {
  /** True where the bot failed or was too slow and a simple one stood in. */
  readonly isStandIn: boolean;
}

interface Pending {
  readonly question: Question;
  readonly request: Request;
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** Thinks in a worker, one question after the other, and always answers: a slow or crashed worker is replaced. */
export interface Host {
  ask(question: Question): Promise<Answered>;
  /** Opens the worker before anybody asks. */
  prepare(): void;
  close(): void;
}

/** What a worker may take beyond its budget: to start, to load the game, to wait for a busy machine. */
const GRACE_MILLIS = 3000;
/** What an iteration may take at worst, where the budget is a count. */
const ITERATION_MILLIS = 5;
const MAX_TRIES = 2;

export function openHost(surroundings: Surroundings, graceMillis: number = GRACE_MILLIS): Host {
  const waiting: Pending[] = [];
  let port: Port | null = null;
  let current: Pending | null = null;
  let cancelTimer: (() => void) | null = null;
  let asked = 0;

  const finish = (answer: Suggestions, isStandIn: boolean): void => {
    cancelTimer?.();
    const done = current;
    current = null;
    done?.resolve({ ...answer, isStandIn });
    startNext();
  };

  /** Called by threads and timers, so nothing may escape: a position that no bot can cope with fails the question, not the program. */
  const finishInstead = (pending: Pending): void => {
    try {
      finish(standIn(pending.question), true);
    } catch (error) {
      current = null;
      pending.reject(error);
      startNext();
    }
  };

  const replacePort = (): void => {
    cancelTimer?.();
    const old = port;
    port = null;
    old?.close();
  };

  const onFailure = (): void => {
    replacePort();
    if (current === null) return;
    if (current.tries < MAX_TRIES) send(current);
    else finishInstead(current);
  };

  const openPort = (): Port => {
    // Events of a port that was replaced meanwhile are not heard any more.
    const opened: Port = surroundings.openPort({
      onReply: (reply) => {
        if (port !== opened || current === null || reply.id !== current.request.id) return;
        if (reply.ok) finish(reply.answer, false);
        else finishInstead(current);
      },
      onFailure: () => {
        if (port === opened) onFailure();
      },
    });
    return opened;
  };

  const send = (pending: Pending): void => {
    pending.tries++;
    const { limit } = pending.request;
    const allowed = 'millis' in limit ? 2 * limit.millis : limit.iterations * ITERATION_MILLIS;
    cancelTimer = surroundings.after(allowed + graceMillis, () => {
      // Too slow is not tried again: the players have waited long enough.
      replacePort();
      if (current === pending) finishInstead(pending);
    });
    port ??= openPort();
    port.post(pending.request);
  };

  const startNext = (): void => {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current !== null) send(current);
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, request: requestOf(question, ++asked), resolve, reject, tries: 0 });
        startNext();
      }),
    prepare: () => {
      port ??= openPort();
    },
    close: () => {
      replacePort();
      const open = current === null ? waiting.splice(0) : [current, ...waiting.splice(0)];
      current = null;
      for (const { question, resolve } of open) resolve({ ...standIn(question), isStandIn: true });
    },
  };
}

/** The only way a position leaves the table for a bot: secrets are replaced before it does. */
function requestOf(question: Question, id: number): Request {
  const { game, state, seat, bot, seed, limit, language = 'en', most = 5 } = question;
  const imagined = imagine(game, state, seat, new FastRandom(`${seed}/secrets`));
  const position = game.position(imagined);
  const millis = defaultMillis[bot];
  return { id, game: game.profile.id, position, seat, bot, limit: limit ?? { millis }, seed, language, most };
}

/** A quick look at each move, here and now: never fails and takes a few milliseconds. */
function standIn({ game, state, seat, seed, language = 'en', most = 5 }: Question): Suggestions {
  const random = new FastRandom(`${seed}/standIn`);
  const imagined = imagine(game, state, seat, random);
  const choice = createBot('sprout').choose(game, imagined, seat, { iterations: STAND_IN_LOOKS }, random);
  return explainChoice(game, imagined, seat, choice, language, most);
}

const STAND_IN_LOOKS = 700;
