import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { figureOf } from './figure.ts';
import { bestOf, findStandard, lossOf, openJudge } from './loss.ts';

/** A decision in the middle of a game whose cards are secret. */
function someDecision(seed: string) {
  const match = unwrap(newMatch(games.get('dessert-dice') as AnyGame, 2));
  const { game, state } = match;
  const random = new FastRandom(seed);
  for (let moves = 0; moves < 9 || game.actor(state) < 0; ) {
    if (game.actor(state) < 0) unwrap(rollChance(match, random));
    else {
      const legal = legalMoves(match);
      unwrap(playMove(match, at(legal, random.below(legal.length))));
      moves++;
    }
  }
  return match;
}

describe('what a decision lost', () => {
  it('has an error that tells how far other dice and cards are away, and is nearly the same each time', () => {
    const { game, state } = someDecision('errors');
    const judge = openJudge(game, state);
    const seat = game.actor(state);
    const standard = findStandard(judge, state, seat, 32, 'one');
    const made = at(standard.order, standard.order.length - 1);
    expect(standard.close).not.toContain(made);
    bestOf(judge, standard);
    const judged = Array.from(
      { length: 12 },
      (_, i) => lossOf(judge, { ...standard, iterations: 32, seed: `${i}`, ofBest: new Map() }, made).win,
    );
    const errors = figureOf(judged.map(({ error }) => error));
    const spread = figureOf(judged.map(({ value }) => value)).error * Math.sqrt(judged.length);
    expect(spread / errors.value).toBeGreaterThan(0.5);
    expect(spread / errors.value).toBeLessThan(1.6);
    expect((errors.error * Math.sqrt(judged.length)) / errors.value).toBeLessThan(0.25);
  });

  it('is judged again with more dice where it seems bad and may be better', () => {
    const { game, state } = someDecision('again');
    const judge = openJudge(game, state);
    const seat = game.actor(state);
    // So few that hardly anything is clear.
    const standard = findStandard(judge, state, seat, 8, 'rough');
    for (const move of standard.order) lossOf(judge, standard, move);
    expect([...standard.ofBest.values()].map(({ win }) => win.length)).toEqual([8, 32]);
  });

  it('is nothing where the search has not decided against the move', () => {
    const { game, state } = someDecision('errors');
    const judge = openJudge(game, state);
    const standard = findStandard(judge, state, game.actor(state), 16, 'wavering');
    const other = at(standard.order, standard.order.length - 1);
    expect(standard.close).toContain(standard.order[0]);
    expect(standard.close).not.toContain(other);
    const close = [...standard.close, other];
    expect(lossOf(judge, { ...standard, close }, other)).toMatchObject({ better: null, win: { value: 0, error: 0 } });
    expect(lossOf(judge, standard, other).win.error).toBeGreaterThan(0);
  });
});
