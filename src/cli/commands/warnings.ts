import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { usualIterations } from '../../bots/analysis.ts';
import { isAtLeast, verdicts } from '../../bots/verdict.ts';
import { findWarnings, type Warning } from '../../lab/warnings.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';

interface WarningFlags {
  readonly count: string;
  readonly players: string;
  readonly iterations: string;
  readonly factor: string;
  readonly seed: string;
}

export function registerWarnings(lab: Command): void {
  lab
    .command('warnings <game>')
    .description('how many warnings of the tutor hold when they are judged again with many more iterations')
    .option('--count <number>', 'warnings of class mistake or worse', '200')
    .option('--players <number>', 'how many seats', '2')
    .option('--iterations <number>', 'samples for each estimate, as in `analyse`', String(usualIterations))
    .option('--factor <number>', 'how many times as many the second judgement takes', '16')
    .option('--seed <text>', 'of dice, bots and estimates', '1')
    .action(warnings);
}

function warnings(id: string, flags: WarningFlags): void {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const count = wholeNumber(flags.count, 'count', 1, 1e6);
  const plan = {
    count,
    players: wholeNumber(flags.players, 'players', min, max),
    iterations: wholeNumber(flags.iterations, 'iterations', 4, 1e6),
    factor: wholeNumber(flags.factor, 'factor', 1, 1000),
    seed: flags.seed,
  };
  const found: Warning[] = [];
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} warnings, {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(count, 0);
  for (const warning of findWarnings(game, plan)) {
    found.push(warning);
    bar.increment();
  }
  bar.stop();
  const share = (limit: Warning['first']): string =>
    `${((100 * found.filter(({ second }) => isAtLeast(second, limit)).length) / count).toFixed(1)} %`;
  console.log(`${game.profile.name}: of ${count} warnings, judged again with ${plan.factor} times the iterations,`);
  console.log(`  ${share('mistake')} are mistakes or worse again, ${share('inaccuracy')} inaccuracies or worse`);
  for (const verdict of verdicts)
    console.log(`  ${verdict.padEnd(10)} ${found.filter(({ second }) => second === verdict).length}`);
}
