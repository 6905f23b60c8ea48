import { type AnyGame, OVER, type Seat } from '../core/game.ts';
import type { Knowledge } from '../core/knowledge.ts';
import { MARGIN, type Network, readNetwork, runNetwork, WIN } from './network.ts';
import { measure, newOutcome, type Outcome, squash } from './outcome.ts';

/** How much of a result is the victory; the rest is the squashed margin, which tells good from bad where the victory is far off. */
export const WIN_WEIGHT = 0.5;

/** What a game's knowledge says about positions; made once for a game, filled again and again. */
export interface Judge {
  readonly game: AnyGame;
  readonly knowledge: Knowledge<unknown>;
  readonly network: Network;
  readonly features: Float32Array;
  readonly outcome: Outcome;
  /** The last judgement. */
  win: number;
  margin: number;
}

export function newJudge(game: AnyGame, knowledge: Knowledge<unknown>, network: Network): Judge {
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

const judges = new WeakMap<AnyGame, Judge>();

/** The judge of a game that has trained weights; null where it has none. */
export function judgeOf(game: AnyGame): Judge | null {
  const known = judges.get(game);
  if (known !== undefined) return known;
  const { knowledge } = game;
  if (knowledge === undefined || knowledge.weights === null) return null;
  const judge = newJudge(game, knowledge, readNetwork(knowledge.features, knowledge.weights));
  judges.set(game, judge);
  return judge;
}

/** Judges the state for a seat: exactly at the end, by the network before. Returns its worth, 0 … 1. */
export function judgeSeat(judge: Judge, s: unknown, seat: Seat): number {
  const { game, knowledge, network, features } = judge;
  if (game.actor(s) === OVER) {
    measure(game, s, judge.outcome);
    judge.win = judge.outcome.win[seat] as number;
    judge.margin = judge.outcome.margin[seat] as number;
  } else {
    knowledge.observe(s, seat, features);
    runNetwork(network, features);
    judge.win = 1 / (1 + Math.exp(-(network.outputs[WIN] as number)));
    judge.margin = (network.outputs[MARGIN] as number) * knowledge.clearMargin;
  }
  return WIN_WEIGHT * judge.win + (1 - WIN_WEIGHT) * squash(judge.margin, knowledge.clearMargin);
}
