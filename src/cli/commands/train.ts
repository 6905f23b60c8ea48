import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { writeRows } from '../../bots/network.ts';
import type { Plan, Players, Trainer } from '../../bots/training.ts';
import { newTrainer, traineeOf, trainOnce } from '../../bots/training.ts';
import { type CurvePoint, checkpointOf, resumeTraining } from '../../lab/checkpoint.ts';
import { drawLosses, measureProgress } from '../../lab/curve.ts';
import { quit } from '../failure.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';
import { trainByExperts } from './trainExpert.ts';
import { readState, saveState, weightsFile } from './trainFiles.ts';
import { numberFlag, playersFlag, type TrainFlags } from './trainFlags.ts';
import { trainToChoose } from './trainPolicy.ts';

export function registerTrain(program: Command): void {
  program
    .command('train <game>')
    .description('teach the bots a game by self-play, or further by search; goes on where it was stopped')
    .option('--games <number>', 'how many games to learn from; with --expert or --policy: in each generation', '30000')
    .option('--hidden <number>', 'units of the hidden layer', '32')
    .option('--rate <number>', 'step size at the start', '0.002')
    .option('--lambda <number>', '1 learns from results alone, 0 from the next judgement alone', '0.8')
    .option('--discount <number>', 'what a result keeps with each decision before it: below 1 teaches haste', '1')
    .option('--explore <number>', 'part of random moves at the start', '0.1')
    .option('--batch <number>', 'positions of a game that make a step of learning; 0: all of them', '64')
    .option('--candidates <number>', 'moves looked at in a decision, at most', '64')
    .option(
      '--players <number>',
      'only games with so many players, or "crowd" for the weights of more than two; else all counts, and two most often',
    )
    .option('--further', 'begin with the weights that the game has')
    .option('--seed <text>', 'makes the training repeatable', '1')
    .option('--every <number>', 'games between two points of the learning curve', '2000')
    .option('--out <file>', 'where the weights go: a TypeScript file such as src/games/GAME/weights.ts', 'weights.ts')
    .option('--state <file>', 'where a stopped training is kept', 'training.json')
    .option('--expert <generations>', 'learn from searches instead, beginning with the weights that the game has')
    .option('--policy <generations>', 'teach what the search tries first instead, by searches')
    .option('--iterations <number>', 'with --expert or --policy: of each search', '200')
    .option(
      '--epochs <number>',
      'with --expert or --policy: how often the positions of a generation are gone through',
      '2',
    )
    .option('--tests <number>', 'with --expert: games that measure a generation against each other one', '400')
    .option(
      '--threads <number>',
      'with --expert or --policy: games at a time',
      String(Math.max(1, availableParallelism() - 1)),
    )
    .action(train);
}

function planOf(flags: TrainFlags, players: Players): Plan {
  return {
    seed: flags.seed,
    games: Math.floor(numberFlag(flags, 'games', 1, 1e8)),
    hidden: Math.floor(numberFlag(flags, 'hidden', 0, 1024)),
    rate: numberFlag(flags, 'rate', 1e-7, 1),
    lambda: numberFlag(flags, 'lambda', 0, 1),
    discount: numberFlag(flags, 'discount', 0.9, 1),
    explore: numberFlag(flags, 'explore', 0, 1),
    candidates: Math.floor(numberFlag(flags, 'candidates', 1, 65_536)),
    players,
    further: flags.further === true,
    batch: wholeNumber(flags.batch, 'batch', 0, 65_536),
  };
}

async function train(id: string, flags: TrainFlags): Promise<void> {
  const players = playersFlag(flags);
  const game = traineeOf(gameOrQuit(id), players);
  if (game.knowledge === undefined) quit(`${game.profile.name} has no features to learn from (evaluate.ts).`);
  const { min, max } = game.profile.players;
  if (typeof players === 'number' && (players < min || players > max))
    return quit(`${game.profile.name} is not played by ${players}.`);
  if (players === 'crowd' && max < 3) return quit(`${game.profile.name} is not played by more than two.`);
  if (flags.expert !== undefined) return trainByExperts(game, flags, wholeNumber(flags.expert, 'expert', 1, 10_000));
  if (flags.policy !== undefined) return trainToChoose(game, flags, wholeNumber(flags.policy, 'policy', 1, 1000));
  const plan = planOf(flags, players);
  if (plan.further && game.knowledge.weights === null)
    return quit(`${game.profile.name} has no weights to begin with.`);
  const every = Math.floor(numberFlag(flags, 'every', 1, 1e8));
  const trainer = newTrainer(game, game.knowledge, plan);
  const curve = existsSync(flags.state) ? resume(trainer, flags.state) : [];
  if (trainer.games > 0) console.log(`Going on after ${trainer.games} games.`);
  runTraining(trainer, curve, every, flags.state);
  writeFileSync(flags.out, weightsFile(commandOf(trainer), writeRows(trainer.evaluator.network)));
  console.log(`${drawLosses(curve)}\nWrote ${flags.out}.`);
}

function resume(trainer: Trainer, file: string): CurvePoint[] {
  const resumed = resumeTraining(trainer, readState(file));
  return resumed.ok ? resumed.value : quit(resumed.error);
}

function runTraining(trainer: Trainer, curve: CurvePoint[], every: number, stateFile: string): void {
  const { plan } = trainer;
  const bar = new SingleBar(
    {
      format: '{bar} {value}/{total} games, loss {loss}, beats random {wins} %, {eta_formatted} left',
    },
    Presets.shades_classic,
  );
  bar.start(plan.games, trainer.games, { loss: '–', wins: '–' });
  let loss = 0;
  let counted = 0;
  while (trainer.games < plan.games) {
    trainOnce(trainer);
    loss += trainer.loss;
    counted++;
    if (trainer.games % 50 === 0) bar.update(trainer.games);
    if (trainer.games % every !== 0 && trainer.games < plan.games) continue;
    const point = { games: trainer.games, loss: loss / counted, ...measureProgress(trainer) };
    curve.push(point);
    bar.update(trainer.games, { loss: point.loss.toFixed(3), wins: (100 * point.overRandom).toFixed(0) });
    // Where no bar can be drawn, each point of the curve is a line.
    if (!process.stdout.isTTY) console.log(JSON.stringify(point));
    loss = 0;
    counted = 0;
    saveState(stateFile, checkpointOf(trainer, curve));
  }
  bar.stop();
}

/** The commands that make the weights, one after the other. */
function commandOf({ plan, game, evaluator }: Trainer): string {
  const { games, hidden, rate, lambda, discount, explore, batch, candidates, seed, players, further } = plan;
  const before = further ? `${evaluator.knowledge.weights?.made} && ` : '';
  const flags = `${players === null ? '' : ` --players ${players}`}${further ? ' --further' : ''}`;
  return `${before}windfall train ${game.profile.id} --games ${games} --hidden ${hidden} --rate ${rate} --lambda ${lambda} --discount ${discount} --explore ${explore} --batch ${batch} --candidates ${candidates}${flags} --seed ${seed}`;
}
