import { existsSync, writeFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import type { ExpertPlan } from '../../bots/expert.ts';
import type { AnyGame } from '../../core/game.ts';
import { drawCurve } from '../../lab/curve.ts';
import {
  type ExpertRun,
  newExpertRun,
  resumeExpert,
  runGeneration,
  type Strength,
  stateOf,
} from '../../lab/expertRun.ts';
import { quit } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { readState, saveState, weightsFile } from './trainFiles.ts';
import { numberFlag, playersFlag, type TrainFlags } from './trainFlags.ts';

const planOf = (flags: TrainFlags, generations: number): ExpertPlan => ({
  seed: flags.seed,
  generations,
  games: Math.floor(numberFlag(flags, 'games', 1, 1e6)),
  iterations: wholeNumber(flags.iterations, 'iterations', 1, 1e6),
  rate: numberFlag(flags, 'rate', 1e-7, 1),
  lambda: numberFlag(flags, 'lambda', 0, 1),
  explore: numberFlag(flags, 'explore', 0, 1),
  epochs: wholeNumber(flags.epochs, 'epochs', 1, 1000),
  tests: wholeNumber(flags.tests, 'tests', 2, 1e6),
  players: playersFlag(flags),
});

/** Expert iteration: searches with the weights so far teach the next ones, generation after generation. */
export async function trainByExperts(game: AnyGame, flags: TrainFlags, generations: number): Promise<void> {
  const { knowledge } = game;
  if (knowledge?.weights == null)
    return quit(`${game.profile.name} has no weights to begin with: train by self-play first, without --expert.`);
  const plan = planOf(flags, generations);
  const threads = wholeNumber(flags.threads, 'threads', 1, 256);
  const run = newExpertRun(game, plan);
  if (existsSync(flags.state)) {
    const resumed = resumeExpert(run, readState(flags.state));
    if (!resumed.ok) return quit(resumed.error);
    console.log(`Going on after generation ${run.curve.length}.`);
  }
  while (run.curve.length < generations) {
    const strength = await playGeneration(run, threads);
    saveState(flags.state, stateOf(run));
    console.log(tell(strength));
  }
  writeFileSync(flags.out, weightsFile(commandOf(run, knowledge.weights.made), run.best));
  const curve = run.curve.map((point) => point.overStart);
  console.log(`${drawCurve(curve, 'share over the weights at the start, generation after generation')}`);
  console.log(`Wrote ${flags.out}.`);
}

async function playGeneration(run: ExpertRun, threads: number): Promise<Strength> {
  const bar = new SingleBar(
    { format: `generation ${run.curve.length + 1} {bar} {value}/{total} games, {eta_formatted} left` },
    Presets.shades_classic,
  );
  bar.start(run.plan.games, 0);
  const strength = await runGeneration(run, threads, () => bar.increment());
  bar.stop();
  return strength;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const tell = ({ generation, loss, overLast, overStart, overRandom }: Strength): string =>
  `generation ${generation}: loss ${loss.toFixed(4)}; one move ahead it wins ${percent(overLast)} over the last, ${percent(overStart)} over the start, ${percent(overRandom)} over random play`;

/** The commands that make the weights, one after the other. */
function commandOf({ plan, game }: ExpertRun, before: string): string {
  const { generations, games, iterations, rate, lambda, explore, epochs, tests, players, seed } = plan;
  return `${before} && windfall train ${game.profile.id} --expert ${generations} --games ${games} --iterations ${iterations} --rate ${rate} --lambda ${lambda} --explore ${explore} --epochs ${epochs} --tests ${tests}${players === null ? '' : ` --players ${players}`} --seed ${seed}`;
}
