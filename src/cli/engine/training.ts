import { assert } from '../../core/assert.ts';
import type { Refusal } from '../../core/errors.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { type Match, playAction, rollChance } from '../../core/match.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { fail, ok, type Result } from '../../core/result.ts';

/** What a learner wants to see at a decision: nothing, the position, or the position after each legal move. */
export const sights = ['none', 'state', 'moves'] as const;
export type Sight = (typeof sights)[number];

/** Rolls whatever is due, so that a learner meets decisions and ends only. */
export function rollOn(match: Match, random: Random): void {
  while (match.game.actor(match.state) === CHANCE)
    assert(rollChance(match, random).ok, 'chance is rolled where it is due');
}

/** Plays the move with this place in the legal list. */
export function playChoice(match: Match, choice: number): Result<null, Refusal> {
  const { game, state } = match;
  if (game.actor(state) < 0) return fail({ code: 'not_a_decision', message: 'There is no decision to make now.' });
  const moves = new Int32Array(game.maxLegal);
  const count = game.legal(state, moves);
  const action = choice < count ? moves[choice] : undefined;
  if (action === undefined)
    return fail({ code: 'illegal_move', message: `There are ${count} legal moves, numbered from 0: not ${choice}.` });
  playAction(match, action);
  return ok(null);
}

/** A training match as its actor may see it, or its result. */
export function trainingState(match: Match, sight: Sight): object {
  const { game, state } = match;
  const actor = game.actor(state);
  if (actor === OVER) return { actor: 'over', ...results(match) };
  const moves = new Int32Array(game.maxLegal);
  const count = game.legal(state, moves);
  const decision = { actor, moves: count };
  if (sight === 'none') return decision;
  if (sight === 'state') return { ...decision, observation: observation(match, actor) };
  return { ...decision, afterstates: afterstates(match, actor, moves.subarray(0, count)) };
}

/**
 * What matters about the match for a seat, as numbers of about −1 … 1. What the seat cannot know is replaced by a fair sample which
 * depends on nothing but what it knows: equal knowledge, equal numbers.
 */
export function observation(match: Match, seat: number): number[] {
  const { game } = match;
  return game.knowledge === undefined ? [] : written(match, guess(match, seat), seat);
}

/** The same after each of the moves, before any dice that follow. */
function afterstates(match: Match, seat: number, moves: Int32Array): number[][] {
  const { game, players, options } = match;
  const known = guess(match, seat);
  const after = game.create(players, options);
  return Array.from(moves, (action) => {
    game.copy(known, after);
    game.apply(after, action);
    return written(match, after, seat);
  });
}

function guess({ game, state, players, options, log }: Match, seat: number): unknown {
  const known = game.create(players, options);
  game.copy(state, known);
  game.determinize(known, seat, new FastRandom(log.length));
  return known;
}

function written({ game }: Match, state: unknown, seat: number): number[] {
  const features = new Float32Array(game.knowledge?.features ?? 0);
  game.knowledge?.observe(state, seat, features);
  return Array.from(features, (x) => Math.round(x * 10_000) / 10_000);
}

function results({ game, state, players }: Match): object {
  // One more side than seats at most: the one that nobody plays.
  const totals = new Int32Array(players + 1);
  const ranks = new Int32Array(players + 1);
  const sides = game.tally(state, totals, ranks);
  return { totals: [...totals.subarray(0, sides)], ranks: [...ranks.subarray(0, sides)] };
}
