import { writeFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import { evaluatorOf } from '../../bots/evaluator.ts';
import { type ForecastPlan, newForecastTrainer, trainForecast } from '../../bots/forecasting.ts';
import { writeRows } from '../../bots/network.ts';
import type { AnyGame } from '../../core/game.ts';
import { quit } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { weightsFile } from './trainFiles.ts';
import { numberFlag, type TrainFlags } from './trainFlags.ts';

const planOf = (flags: TrainFlags, generations: number): ForecastPlan => ({
  seed: flags.seed,
  generations,
  games: wholeNumber(flags.games, 'games', 1, 1e6),
  epochs: wholeNumber(flags.epochs, 'epochs', 1, 1000),
  hidden: wholeNumber(flags.hidden, 'hidden', 1, 1024),
  rate: numberFlag(flags, 'rate', 1e-7, 1),
  lambda: numberFlag(flags, 'lambda', 0, 1),
  candidates: wholeNumber(flags.candidates, 'candidates', 1, 65_536),
});

/** Twice as many weights as the bots have: three digits are enough, and keep what a browser loads small. */
const DIGITS = 3;

/** Teaches the second network of a game, by which the analysis judges positions before a roll. */
export function trainToForecast(game: AnyGame, flags: TrainFlags, generations: number): void {
  const { knowledge } = game;
  const player = evaluatorOf(game, knowledge?.forecast?.players ?? 2);
  if (knowledge?.forecast === undefined || player === null)
    quit(`${game.profile.name} has no features for a forecast, or no weights to play by.`);
  const plan = planOf(flags, generations);
  const trainer = newForecastTrainer(player, knowledge, knowledge.forecast, plan);
  while (trainer.generation < generations) {
    const bar = new SingleBar(
      { format: `generation ${trainer.generation + 1} {bar} {value}/{total} games, {eta_formatted} left` },
      Presets.shades_classic,
    );
    bar.start(plan.games, 0);
    const error = trainForecast(trainer, () => bar.increment());
    bar.stop();
    console.log(`generation ${trainer.generation}: mean squared error ${error.toFixed(2)}`);
  }
  const rows = writeRows(trainer.forecaster.network, DIGITS);
  const what = 'What the analysis learned about positions before a roll';
  writeFileSync(flags.out, weightsFile(commandOf(game, plan), rows, what));
  console.log(`Wrote ${flags.out}.`);
}

function commandOf(game: AnyGame, plan: ForecastPlan): string {
  const { generations, games, epochs, hidden, rate, lambda, candidates, seed } = plan;
  return `windfall train ${game.profile.id} --forecast ${generations} --games ${games} --epochs ${epochs} --hidden ${hidden} --rate ${rate} --lambda ${lambda} --candidates ${candidates} --seed ${seed}`;
}
