import { existsSync, writeFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import { type PolicyPlan, writePolicy } from '../../bots/policyTraining.ts';
import type { AnyGame } from '../../core/game.ts';
import { newPolicyRun, type PolicyRun, policyStateOf, resumePolicy, runPolicyGeneration } from '../../lab/policyRun.ts';
import { quit } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { readState, saveState, weightsFile } from './trainFiles.ts';
import { numberFlag, type TrainFlags } from './trainFlags.ts';

const planOf = (flags: TrainFlags, generations: number): PolicyPlan => ({
  seed: flags.seed,
  generations,
  games: wholeNumber(flags.games, 'games', 1, 1e6),
  iterations: wholeNumber(flags.iterations, 'iterations', 1, 1e6),
  rate: numberFlag(flags, 'rate', 1e-7, 1),
  explore: numberFlag(flags, 'explore', 0, 1),
  epochs: wholeNumber(flags.epochs, 'epochs', 1, 1000),
});

/** Teaches what the search tries first, by searches with what was taught so far. */
export async function trainToChoose(game: AnyGame, flags: TrainFlags, generations: number): Promise<void> {
  if (game.knowledge?.policy === undefined || game.knowledge.weights === null)
    return quit(`${game.profile.name} has no policy to teach, or no weights to play by.`);
  const threads = wholeNumber(flags.threads, 'threads', 1, 256);
  const run = newPolicyRun(game, planOf(flags, generations));
  if (existsSync(flags.state)) {
    const resumed = resumePolicy(run, readState(flags.state));
    if (!resumed.ok) return quit(resumed.error);
    console.log(`Going on after generation ${run.losses.length}.`);
  }
  while (run.losses.length < generations) {
    const loss = await playGeneration(run, threads);
    saveState(flags.state, policyStateOf(run));
    console.log(`generation ${run.losses.length}: cross entropy ${loss.toFixed(3)}`);
  }
  const what = 'What the bots try first, learned from searches';
  writeFileSync(flags.out, weightsFile(commandOf(run), [writePolicy(run.adam.parameters)], what));
  console.log(`Wrote ${flags.out}.`);
}

async function playGeneration(run: PolicyRun, threads: number): Promise<number> {
  const bar = new SingleBar(
    { format: `generation ${run.losses.length + 1} {bar} {value}/{total} games, {eta_formatted} left` },
    Presets.shades_classic,
  );
  bar.start(run.plan.games, 0);
  const loss = await runPolicyGeneration(run, threads, () => bar.increment());
  bar.stop();
  return loss;
}

function commandOf({ plan, game }: PolicyRun): string {
  const { generations, games, iterations, rate, explore, epochs, seed } = plan;
  return `windfall train ${game.profile.id} --policy ${generations} --games ${games} --iterations ${iterations} --rate ${rate} --explore ${explore} --epochs ${epochs} --seed ${seed}`;
}
