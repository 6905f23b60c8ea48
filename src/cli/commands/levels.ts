import type { Command } from 'commander';
import { usualIterations } from '../../bots/analysis.ts';
import type { Figure } from '../../bots/figure.ts';
import { measuredLevels } from '../../bots/skill.ts';
import { measureLevel } from '../../lab/yardstick.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';

interface LevelFlags {
  readonly games: string;
  readonly players: string;
  readonly iterations: string;
  readonly seed: string;
}

export function registerLevels(lab: Command): void {
  lab
    .command('levels <game>')
    .description('what a decision of each level loses: the yardstick by which the analysis tells the level of a player')
    .option('--games <number>', 'games of each level against itself', '4')
    .option('--players <number>', 'how many seats', '2')
    .option('--iterations <number>', 'samples for each estimate, as in `analyse`', String(usualIterations))
    .option('--seed <text>', 'of dice, bots and estimates', '1')
    .action(levels);
}

function levels(id: string, flags: LevelFlags): void {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const plan = {
    games: wholeNumber(flags.games, 'games', 1, 1e6),
    players: wholeNumber(flags.players, 'players', min, max),
    iterations: wholeNumber(flags.iterations, 'iterations', 4, 1e6),
    seed: flags.seed,
  };
  const told = (figure: Figure, factor: number, unit: string): string =>
    `${(factor * figure.value).toFixed(2)} ± ${(factor * figure.error).toFixed(2)} ${unit}`;
  console.log(`${game.profile.name}, ${plan.players} players, ${plan.games} games of each level against itself:`);
  for (const level of measuredLevels) {
    const { decisions, win, margin } = measureLevel(game, level, plan);
    const loss = `${told(win, 100, '% of the victory')}, ${told(margin, 1, 'points')}`;
    console.log(`  ${level.padEnd(10)} ${loss} a decision (${decisions} decisions)`);
  }
}
