import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { type Evaluator, evaluatorOf } from './evaluator.ts';
import { newOneStep, playAhead } from './greedy.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

it.each([...games.values()])(
  '$profile.name: plays ahead by some decisions, and on to the next roll or to the end',
  (game) => {
    let decisions = 0;
    const counted = {
      ...game,
      apply: (s: unknown, action: number) => {
        if (game.actor(s) >= 0) decisions++;
        game.apply(s, action);
      },
    };
    const evaluator = evaluatorOf(game, 2) as Evaluator;
    const s = randomDecision(game, 2, 4, `${BASE_SEED}/ahead`);
    const one = newOneStep(evaluator, s);
    playAhead({ ...one, evaluator: { ...evaluator, game: counted } }, s, 3, 8, new FastRandom(BASE_SEED));
    expect([CHANCE, OVER]).toContain(game.actor(s));
    // Moves that are looked at count as well, so this is what it takes at least.
    expect(decisions).toBeGreaterThanOrEqual(3);
    const before = decisions;
    playAhead({ ...one, evaluator: { ...evaluator, game: counted } }, s, 0, 8, new FastRandom(BASE_SEED));
    expect(decisions).toBe(before);
  },
);
