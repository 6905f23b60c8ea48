import type { AnyGame, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import type { Budget } from './bot.ts';
import { type BotName, createBot } from './levels.ts';
import { explainChoice, type Suggestions } from './suggest.ts';

/** A decision asked of a worker. The position holds no secret: what the seat cannot know is already a fair sample. */
export interface Request {
  readonly id: number;
  readonly game: string;
  readonly position: unknown;
  readonly seat: Seat;
  readonly bot: BotName;
  readonly limit: { readonly millis: number } | { readonly iterations: number };
  readonly seed: number | string;
  readonly most: number;
}

/** `id` is that of the request. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Suggestions }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** Thinks about a request: what every worker does, whatever carries the messages. */
export function answerRequest(game: AnyGame, request: Request, now: () => number): Reply {
  const { id, seat, bot, limit, seed, most } = request;
  const loaded = game.fromPosition(request.position);
  if (!loaded.ok) return { id, ok: false, message: loaded.error.message };
  const state = loaded.value;
  if (game.actor(state) !== seat) return { id, ok: false, message: `seat ${seat} is not to decide` };
  const budget: Budget = 'millis' in limit ? { millis: limit.millis, now } : limit;
  const choice = createdOnce(bot).choose(game, state, seat, budget, new FastRandom(seed));
  return { id, ok: true, answer: explainChoice(game, state, seat, choice, most) };
}

const bots = new Map<BotName, ReturnType<typeof createBot>>();

/** A worker thinks about one thing at a time, so one bot of each name is enough, and its memory is made once. */
function createdOnce(name: BotName): ReturnType<typeof createBot> {
  const known = bots.get(name);
  if (known !== undefined) return known;
  const bot = createBot(name);
  bots.set(name, bot);
  return bot;
}
