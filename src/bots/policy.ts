import { assert } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import type { Policy } from '../core/knowledge.ts';
import type { Random } from '../core/random.ts';

/** A policy at work: made for a search, filled again and again. */
export interface Chooser {
  readonly policy: Policy<unknown>;
  readonly weights: Float32Array;
  readonly terms: Int32Array;
  /** Of the moves in the order in which `chooseSome` leaves them. */
  readonly scores: Float32Array;
  readonly keys: Float32Array;
}

const known = new WeakMap<Policy<unknown>, Float32Array>();

function weightsOf(policy: Policy<unknown>, rows: readonly string[]): Float32Array {
  const read = known.get(policy);
  if (read !== undefined) return read;
  const weights = Float32Array.from(rows.join(' ').split(' ').map(Number));
  assert(
    weights.length === policy.terms && weights.every(Number.isFinite),
    'the weights fit the terms: train again after changing them',
  );
  known.set(policy, weights);
  return weights;
}

/** What was learned for games of so many players; null where nothing was. */
export function newChooser(game: AnyGame, players: number): Chooser | null {
  const policy = game.knowledge?.policy;
  if (policy === undefined || policy.players !== players || policy.weights === null) return null;
  return {
    policy,
    weights: weightsOf(policy, policy.weights.rows),
    terms: new Int32Array(2 * game.maxLegal),
    scores: new Float32Array(game.maxLegal),
    keys: new Float32Array(game.maxLegal),
  };
}

/** How much chance has a part in the choice: at 1 a move would be chosen in proportion to e to the power of its score. */
const CHANCE_PART = 0.5;

/** Values of Gumbel's distribution, equally likely: the largest sums of score and such a value are draws without putting back. */
const GUMBEL = Float32Array.from({ length: 1024 }, (_, i) => -CHANCE_PART * Math.log(-Math.log((i + 0.5) / 1024)));

/** Puts `wanted` moves first, mostly those with the best scores, and returns how many there are. */
export function chooseSome(
  { policy, weights, terms, scores, keys }: Chooser,
  s: unknown,
  moves: Int32Array,
  count: number,
  wanted: number,
  random: Random,
): number {
  policy.describe(s, moves, count, terms);
  for (let i = 0; i < count; i++)
    scores[i] = (weights[terms[2 * i] as number] as number) + (weights[terms[2 * i + 1] as number] as number);
  if (count <= wanted) return count;
  for (let i = 0; i < count; i++) keys[i] = (scores[i] as number) + (GUMBEL[random.below(GUMBEL.length)] as number);
  for (let i = 0; i < wanted; i++) {
    let best = i;
    for (let j = i + 1; j < count; j++) if ((keys[j] as number) > (keys[best] as number)) best = j;
    const move = moves[best] as number;
    const score = scores[best] as number;
    moves[best] = moves[i] as number;
    scores[best] = scores[i] as number;
    keys[best] = keys[i] as number;
    moves[i] = move;
    scores[i] = score;
  }
  return wanted;
}
