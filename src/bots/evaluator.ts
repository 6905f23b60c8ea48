import { type AnyGame, OVER, type Seat } from '../core/game.ts';
import type { Knowledge, Weights } from '../core/knowledge.ts';
import { chanceOf, MARGIN, type Network, readNetwork, runNetwork } from './network.ts';
import { measure, newOutcome, type Outcome, squash } from './outcome.ts';

/** How much of a result is the victory; the rest is the squashed margin, which tells good from bad where the victory is far off. */
export const WIN_WEIGHT = 0.5;

/** What a game's knowledge says about positions; made once for a game, filled again and again. */
export interface Evaluator {
  readonly game: AnyGame;
  readonly knowledge: Knowledge<unknown>;
  readonly network: Network;
  readonly features: Float32Array;
  readonly outcome: Outcome;
  /** The last evaluation. */
  win: number;
  margin: number;
}

export function newEvaluator(game: AnyGame, knowledge: Knowledge<unknown>, network: Network): Evaluator {
  return {
    game,
    knowledge,
    network,
    features: new Float32Array(knowledge.features),
    outcome: newOutcome(),
    win: 0,
    margin: 0,
  };
}

const evaluators = new WeakMap<AnyGame, Evaluator>();
const crowdEvaluators = new WeakMap<AnyGame, Evaluator>();

const weightsFor = ({ weights, crowdWeights }: Knowledge<unknown>, players: number): Weights | null =>
  (players > 2 ? crowdWeights : undefined) ?? weights;

/** The evaluator of a game that has trained weights, for a number of players; null where it has none. */
export function evaluatorOf(game: AnyGame, players: number): Evaluator | null {
  const kept = players > 2 ? crowdEvaluators : evaluators;
  const known = kept.get(game);
  if (known !== undefined) return known;
  const { knowledge } = game;
  const weights = knowledge === undefined ? null : weightsFor(knowledge, players);
  if (knowledge === undefined || weights === null) return null;
  const evaluator = newEvaluator(game, knowledge, readNetwork(knowledge.features, weights));
  kept.set(game, evaluator);
  return evaluator;
}

/** Evaluates the state for a seat: exactly at the end, by the network before. Returns its worth, 0 … 1. */
export function evaluateSeat(evaluator: Evaluator, s: unknown, seat: Seat): number {
  const { game, knowledge, network, features } = evaluator;
  if (game.actor(s) === OVER) {
    measure(game, s, evaluator.outcome);
    evaluator.win = evaluator.outcome.win[seat] as number;
    evaluator.margin = evaluator.outcome.margin[seat] as number;
  } else {
    knowledge.observe(s, seat, features);
    runNetwork(network, features);
    evaluator.win = chanceOf(network);
    evaluator.margin = (network.outputs[MARGIN] as number) * knowledge.clearMargin;
  }
  return WIN_WEIGHT * evaluator.win + (1 - WIN_WEIGHT) * squash(evaluator.margin, knowledge.clearMargin);
}
