import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import type { Policy } from '../core/knowledge.ts';
import { FastRandom } from '../core/random.ts';
import { type Bot, blankLike } from './bot.ts';
import { draw } from './expert.ts';
import { type Adam, step } from './optimizer.ts';
import { sampleLikely } from './sample.ts';
import { MAX_DECISIONS, pickOptions } from './training.ts';

/** How to learn what to try first. Together with the weights of the game, by which the games are played, this determines the policy. */
export interface PolicyPlan {
  readonly seed: string;
  readonly generations: number;
  /** Games a generation, and the iterations of each search in them. */
  readonly games: number;
  readonly iterations: number;
  readonly rate: number;
  /** How often a move is drawn by lot, in proportion to how much the search looked at it. */
  readonly explore: number;
  /** How often all positions of a generation are gone through. */
  readonly epochs: number;
}

/** A decision of a search: the two terms of each move, and how much of the thinking went into it. */
interface Decision {
  readonly terms: Int32Array;
  readonly shares: Float32Array;
}

export interface PolicyCourse {
  readonly game: number;
  readonly decisions: readonly Decision[];
}

/** The game as a bot knows it that has learned this policy so far; without weights it searches by first impressions. */
export function withPolicy(game: AnyGame, policy: Policy<unknown>, row: string | null): AnyGame {
  if (game.knowledge === undefined) return game;
  const weights = row === null ? null : { made: '', rows: [row] };
  return { ...game, knowledge: { ...game.knowledge, policy: { ...policy, weights } } };
}

/** Plays one game by search; depends on the plan, the game's weights and the two numbers alone. */
export function playPolicyCourse(
  game: AnyGame,
  policy: Policy<unknown>,
  bot: Bot,
  plan: PolicyPlan,
  generation: number,
  number: number,
): PolicyCourse {
  const random = new FastRandom(`${plan.seed}/${generation}/${number}`);
  const s = game.create(policy.players, pickOptions(game, random));
  const sample = blankLike(game, s);
  const moves = new Int32Array(game.maxLegal);
  const decisions: Decision[] = [];
  for (let count = 0; count < MAX_DECISIONS; ) {
    const actor = game.actor(s);
    if (actor === OVER) break;
    if (actor === CHANCE) {
      game.apply(s, random.below(game.outcomes(s)));
      continue;
    }
    count++;
    const choice = bot.choose(game, s, actor, { iterations: plan.iterations }, random);
    const legal = game.legal(s, moves);
    const terms = new Int32Array(2 * legal);
    sampleLikely(game, s, sample, actor, random);
    policy.describe(sample, moves, legal, terms);
    const weights = new Map(choice.estimates.map(({ action, weight }) => [action, weight]));
    const shares = Float32Array.from({ length: legal }, (_, i) => weights.get(moves[i] as number) ?? 0);
    if (legal > 1) decisions.push({ terms, shares });
    game.apply(s, draw(choice, plan.explore, random));
  }
  return { game: number, decisions };
}

const BATCH = 32;

/** Learns from all decisions of a generation in an order by lot; returns the mean cross entropy of the last time. */
export function learnPolicy(
  adam: Adam,
  courses: readonly PolicyCourse[],
  plan: PolicyPlan,
  generation: number,
): number {
  const decisions = courses.flatMap((course) => course.decisions);
  const random = new FastRandom(`${plan.seed}/${generation}/order`);
  let loss = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    // The rate falls to nothing over each generation.
    const rate = plan.rate * (1 - epoch / plan.epochs);
    loss = 0;
    for (let i = 0; i < decisions.length; i++) {
      const j = i + random.below(Math.min(65_536, decisions.length - i));
      const decision = decisions[j] as Decision;
      decisions[j] = decisions[i] as Decision;
      decisions[i] = decision;
      loss += addGradient(adam, decision);
      if (adam.samples === BATCH) step(adam, rate);
    }
    step(adam, rate);
  }
  return decisions.length === 0 ? 0 : loss / decisions.length;
}

/** Cross entropy between the softmax of the scores and where the thinking went; returns it. */
function addGradient(adam: Adam, { terms, shares }: Decision): number {
  const { parameters, gradient } = adam;
  const scores = shares.map((_, i) => sumOf(parameters, terms, i));
  const most = scores.reduce((a, b) => Math.max(a, b));
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  let loss = 0;
  shares.forEach((share, i) => {
    const chance = (powers[i] as number) / sum;
    if (share > 0) loss -= share * Math.log(chance);
    for (const term of terms.subarray(2 * i, 2 * i + 2)) gradient[term] = (gradient[term] as number) + chance - share;
  });
  adam.samples++;
  return loss;
}

const sumOf = (parameters: Float32Array, terms: Int32Array, i: number): number =>
  (parameters[terms[2 * i] as number] as number) + (parameters[terms[2 * i + 1] as number] as number);

/** Few terms matter beyond three digits, and what never came up is 0. */
export const writePolicy = (parameters: Float32Array): string =>
  Array.from(parameters, (x) => String(Number(x.toFixed(3)))).join(' ');
