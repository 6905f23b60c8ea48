import { expect, it } from 'vitest';
import { parseOptions } from '../../core/options.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { HARVEST, kindOf } from './action.ts';
import { game } from './index.ts';
import { largestDie } from './pool.ts';
import { gardenerOf, PHASE_ACT, PHASE_OVER } from './state.ts';
import { newSurvey, surveyPlants } from './survey.ts';

const seed = process.env.WINDFALL_SEED ?? 'windfall';

it(`G26–G29: the bots see what the best harvest of the dice at hand brings (seed ${seed})`, () => {
  const options = unwrap(parseOptions(game.options, undefined)) as Parameters<typeof game.create>[1];
  const random = new FastRandom(seed);
  const moves = new Int32Array(game.maxLegal);
  const survey = newSurvey();
  let harvests = 0;
  for (let i = 0; i < 12; i++) {
    const s = game.create(2 + (i % 3), options);
    const after = game.create(2 + (i % 3), options);
    while (s.phase !== PHASE_OVER) {
      const count = game.actor(s) < 0 ? 0 : game.legal(s, moves);
      if (s.phase === PHASE_ACT) {
        const before = gardenerOf(s, s.seat).points;
        let best = 0;
        for (const move of moves.subarray(0, count)) {
          if (kindOf(move) !== HARVEST) continue;
          harvests++;
          game.copy(s, after);
          game.apply(after, move);
          best = Math.max(best, gardenerOf(after, s.seat).points - before);
        }
        surveyPlants(s, s.seat, largestDie(s.pool), survey);
        expect(survey.harvestNow).toBeLessThanOrEqual(best);
        // A veggie that an own chain takes along is left to that chain, which may need a larger die.
        if (survey.ownChainedVeggies === 0) expect(survey.harvestNow).toBe(best);
      }
      game.apply(s, count === 0 ? random.below(game.outcomes(s)) : (moves[random.below(count)] as number));
    }
  }
  expect(harvests).toBeGreaterThan(20);
});
