import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBot, type DuelistName } from '../bots/levels.ts';
import { measure, newOutcome } from '../bots/outcome.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { cpuMillis } from './clock.ts';

/** One side of a duel. */
export interface Duelist {
  readonly bot: DuelistName;
  readonly limit: { readonly millis: number } | { readonly iterations: number };
  /** The folder of another checkout of Windfall, whose bot plays with what it knows of the game; left out: this one. */
  readonly from?: string;
}

export interface DuelPlan {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly a: Duelist;
  readonly b: Duelist;
  readonly seed: string;
}

/** Both games of one deal: same dice, every seat once with each side. */
export interface DealResult {
  readonly deal: number;
  /** Victories of A, of B, and games whose victory they share: two together. */
  readonly a: number;
  readonly b: number;
  readonly shared: number;
  /** A's part of the two victories, 0 … 1. */
  readonly share: number;
  /** Mean points of a seat of A beyond one of B. */
  readonly margin: number;
  readonly decisions: number;
  /** Games cut off because they would not end; they count as they stood. */
  readonly cut: number;
}

/** Whether A sits there: alternating seats, turned by the deal, and the complement in the second game. */
export function isSeatOfA(seat: number, players: number, deal: number, second: boolean): boolean {
  const turned = (seat + deal) % players;
  return (turned % 2 === 0) !== second;
}

interface Side {
  readonly bot: ReturnType<typeof createBot>;
  /** The game as the bot knows it: the same rules, but perhaps other features and weights. */
  readonly game: AnyGame;
  readonly limit: Duelist['limit'];
}

const ownSide = (game: AnyGame, { bot, limit }: Duelist): Side => ({ bot: createBot(bot), game, limit });

/** A side of a duel, also from another checkout; its rules must not differ from ours. */
export async function openSide(game: AnyGame, duelist: Duelist): Promise<Side> {
  const { bot, limit, from } = duelist;
  if (from === undefined) return ownSide(game, duelist);
  const load = (file: string) => import(pathToFileURL(resolve(from, 'src', file)).href);
  const other: { createBot: typeof createBot } = await load('bots/levels.ts');
  const known: { game: AnyGame } = await load(`games/${game.profile.id}/index.ts`);
  return { bot: other.createBot(bot), game: known.game, limit };
}

/** Plays deals of one duel; bots and their memory are made once. */
export function openDuel(
  game: AnyGame,
  plan: DuelPlan,
  a = ownSide(game, plan.a),
  b = ownSide(game, plan.b),
): (deal: number) => DealResult {
  return (deal) => {
    const first = playGame(game, plan, deal, false, a, b);
    const second = playGame(game, plan, deal, true, a, b);
    const share = (first.share + second.share) / 2;
    const results = [first.share, second.share];
    return {
      deal,
      a: results.filter((part) => part === 1).length,
      b: results.filter((part) => part === 0).length,
      shared: results.filter((part) => part > 0 && part < 1).length,
      share,
      margin: (first.margin + second.margin) / 2,
      decisions: first.decisions + second.decisions,
      cut: Number(first.isCut) + Number(second.isCut),
    };
  };
}

/** Where no rule ends a game, weak bots may play for ever. */
const MAX_DECISIONS = 20_000;

function playGame(game: AnyGame, plan: DuelPlan, deal: number, second: boolean, a: Side, b: Side) {
  const s = game.create(plan.players, plan.options);
  // The dice depend on the deal alone, the bots' own thoughts also on who sits where.
  const dice = new FastRandom(`${plan.seed}/dice/${deal}`);
  const thoughts = new FastRandom(`${plan.seed}/bots/${deal}/${second}`);
  let decisions = 0;
  for (let actor = game.actor(s); actor !== OVER && decisions < MAX_DECISIONS; actor = game.actor(s)) {
    if (actor === CHANCE) {
      game.apply(s, dice.below(game.outcomes(s)));
      continue;
    }
    const { bot, limit, game: known } = isSeatOfA(actor, plan.players, deal, second) ? a : b;
    const budget = 'millis' in limit ? { millis: limit.millis, now: cpuMillis } : limit;
    game.apply(s, bot.choose(known, s, actor, budget, thoughts).action);
    decisions++;
  }
  return { ...resultOfA(game, s, plan, deal, second), decisions, isCut: game.actor(s) !== OVER };
}

function resultOfA(game: AnyGame, s: unknown, plan: DuelPlan, deal: number, second: boolean) {
  const outcome = newOutcome();
  measure(game, s, outcome);
  let won = 0;
  let lost = 0;
  const points: [number[], number[]] = [[], []];
  for (let seat = 0; seat < plan.players; seat++) {
    const isA = isSeatOfA(seat, plan.players, deal, second);
    if (isA) won += outcome.win[seat] as number;
    else lost += outcome.win[seat] as number;
    points[isA ? 0 : 1].push(outcome.totals[seat] as number);
  }
  return { share: won / (won + lost), margin: mean(points[0]) - mean(points[1]) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
