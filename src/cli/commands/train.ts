import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { writeRows } from '../../bots/network.ts';
import type { Plan, Trainer } from '../../bots/training.ts';
import { newTrainer, trainOnce } from '../../bots/training.ts';
import { type Checkpoint, type CurvePoint, checkpointOf, resumeTraining } from '../../lab/checkpoint.ts';
import { drawCurve, measureProgress } from '../../lab/curve.ts';
import { quit } from '../failure.ts';
import { gameOrQuit } from '../options.ts';

interface TrainFlags {
  readonly games: string;
  readonly hidden: string;
  readonly rate: string;
  readonly lambda: string;
  readonly discount: string;
  readonly explore: string;
  readonly candidates: string;
  readonly seed: string;
  readonly out: string;
  readonly state: string;
  readonly every: string;
}

export function registerTrain(program: Command): void {
  program
    .command('train <game>')
    .description('teach the bots a game by self-play; goes on where it was stopped')
    .option('--games <number>', 'how many games to learn from', '30000')
    .option('--hidden <number>', 'units of the hidden layer', '24')
    .option('--rate <number>', 'step size at the start', '0.002')
    .option('--lambda <number>', '1 learns from results alone, 0 from the next judgement alone', '0.8')
    .option('--discount <number>', 'what a result keeps with each decision before it: below 1 teaches haste', '1')
    .option('--explore <number>', 'part of random moves at the start', '0.1')
    .option('--candidates <number>', 'moves looked at in a decision, at most', '64')
    .option('--seed <text>', 'makes the training repeatable', '1')
    .option('--every <number>', 'games between two points of the learning curve', '2000')
    .option('--out <file>', 'where the weights go: a TypeScript file such as src/games/GAME/weights.ts', 'weights.ts')
    .option('--state <file>', 'where a stopped training is kept', 'training.json')
    .action(train);
}

function numberFlag(flags: TrainFlags, name: keyof TrainFlags, min: number, max: number): number {
  const number = Number(flags[name]);
  if (!(number >= min && number <= max)) quit(`--${name} must be from ${min} to ${max}, not "${flags[name]}".`);
  return number;
}

function planOf(flags: TrainFlags): Plan {
  return {
    seed: flags.seed,
    games: Math.floor(numberFlag(flags, 'games', 1, 1e8)),
    hidden: Math.floor(numberFlag(flags, 'hidden', 0, 1024)),
    rate: numberFlag(flags, 'rate', 1e-7, 1),
    lambda: numberFlag(flags, 'lambda', 0, 1),
    discount: numberFlag(flags, 'discount', 0.9, 1),
    explore: numberFlag(flags, 'explore', 0, 1),
    candidates: Math.floor(numberFlag(flags, 'candidates', 1, 65_536)),
    players: null,
  };
}

function train(id: string, flags: TrainFlags): void {
  const game = gameOrQuit(id);
  if (game.knowledge === undefined) quit(`${game.profile.name} has no features to learn from (evaluate.ts).`);
  const plan = planOf(flags);
  const every = Math.floor(numberFlag(flags, 'every', 1, 1e8));
  const trainer = newTrainer(game, game.knowledge, plan);
  const curve = existsSync(flags.state) ? resume(trainer, flags.state) : [];
  if (trainer.games > 0) console.log(`Going on after ${trainer.games} games.`);
  runTraining(trainer, curve, every, flags.state);
  writeFileSync(flags.out, weightsFile(trainer, id));
  console.log(`${drawCurve(curve)}\nWrote ${flags.out}.`);
}

function resume(trainer: Trainer, file: string): CurvePoint[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return quit(`${file} cannot be read. Remove it to begin anew.`);
  }
  const resumed = resumeTraining(trainer, json);
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
    save(stateFile, checkpointOf(trainer, curve));
  }
  bar.stop();
}

/** Written beside and then moved, so that a stop while writing loses nothing. */
function save(file: string, checkpoint: Checkpoint): void {
  writeFileSync(`${file}.new`, JSON.stringify(checkpoint));
  renameSync(`${file}.new`, file);
}

/** A source file of the game's folder. */
function weightsFile(trainer: Trainer, id: string): string {
  const { games, hidden, rate, lambda, discount, explore, candidates, seed } = trainer.plan;
  const made = `windfall train ${id} --games ${games} --hidden ${hidden} --rate ${rate} --lambda ${lambda} --discount ${discount} --explore ${explore} --candidates ${candidates} --seed ${seed}`;
  const rows = writeRows(trainer.evaluator.network).map((row) => `    '${row}',`);
  return `import type { Weights } from '../../core/knowledge.ts';

/** What the bots learned about this game by playing it against themselves; \`made\` is the command that makes it again. */
export const weights: Weights | null = {
  made: '${made}',
  rows: [
${rows.join('\n')}
  ],
};
`;
}
