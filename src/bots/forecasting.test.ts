import { expect, it } from 'vitest';
import type { AnyGame } from '../core/game.ts';
import type { Forecast, Knowledge } from '../core/knowledge.ts';
import { games } from '../games/registry.node.ts';
import { type Evaluator, evaluatorOf, forecasterOf } from './evaluator.ts';
import { type ForecastPlan, newForecastTrainer, trainForecast } from './forecasting.ts';
import { writeRows } from './network.ts';

const game = games.get('harvest-dice') as AnyGame;
const knowledge = game.knowledge as Knowledge<unknown>;

const plan: ForecastPlan = {
  seed: 'forecast',
  generations: 2,
  games: 40,
  epochs: 2,
  hidden: 4,
  rate: 0.01,
  lambda: 0.5,
  candidates: 4,
};

function teach() {
  const trainer = newForecastTrainer(
    evaluatorOf(game, 2) as Evaluator,
    knowledge,
    knowledge.forecast as Forecast<unknown>,
    plan,
  );
  const errors = [trainForecast(trainer), trainForecast(trainer)];
  return { errors, rows: writeRows(trainer.forecaster.network) };
}

it('learns, and the same from the same plan', () => {
  const { errors, rows } = teach();
  expect(errors[1]).toBeLessThan(errors[0] as number);
  expect(teach()).toEqual({ errors, rows });
});

it('is asked only about games of as many players as taught it', () => {
  expect(forecasterOf(game, 2)).not.toBeNull();
  expect(forecasterOf(game, 3)).toBeNull();
});
