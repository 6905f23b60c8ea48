import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { defaultMillis, duelistNames, isDuelistName } from '../../bots/levels.ts';
import { parseOptions } from '../../core/options.ts';
import type { Duelist } from '../../lab/duel.ts';
import { runDuel } from '../../lab/duels.ts';
import { describeRating, rate } from '../../lab/rating.ts';
import { measureSpeed } from '../../lab/speed.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { collectOption, gameOrQuit, wholeNumber } from '../options.ts';
import { registerCompare } from './compare.ts';
import { registerConfirmation } from './confirmation.ts';
import { registerDuels } from './duels.ts';
import { registerLevels } from './levels.ts';
import { registerScale } from './scale.ts';
import { registerSimulation } from './simulate.ts';
import { registerTrust } from './trust.ts';
import { registerWarnings } from './warnings.ts';
import { registerRuns } from './worker.ts';

interface DuelFlags {
  readonly a: string;
  readonly b: string;
  readonly games: string;
  readonly players: string;
  readonly option: Record<string, unknown>;
  readonly iterations?: string;
  readonly millis?: string;
  readonly aMillis?: string;
  readonly bMillis?: string;
  readonly aIterations?: string;
  readonly bIterations?: string;
  readonly aFrom?: string;
  readonly bFrom?: string;
  readonly seed: string;
  readonly threads: string;
  readonly json?: true;
}

export function registerLab(program: Command): void {
  const lab = program.command('lab').description('simulate a game thousands of times, or measure bots');
  registerSimulation(lab);
  registerCompare(lab);
  registerRuns(lab);
  registerDuels(lab);
  registerLevels(lab);
  registerWarnings(lab);
  registerTrust(lab);
  registerConfirmation(lab);
  registerScale(lab);
  lab
    .command('duel <game>')
    .description('let two bots play many games, seats swapped and dice duplicated')
    .requiredOption('--a <bot>', `one of ${duelistNames.join(', ')}`)
    .requiredOption('--b <bot>', 'its opponent')
    .option('--games <number>', 'how many games; two make a deal with the same dice', '100')
    .option('--players <number>', 'how many seats; both bots hold half of them over a deal', '2')
    .option('--option <name=value>', 'an option of the game, repeatable', collectOption, {})
    .option('--millis <number>', 'thinking time per decision of both (default: that of each level)')
    .option('--iterations <number>', 'iterations per decision of both: makes the duel reproducible')
    .option('--a-millis <number>', 'thinking time of --a alone')
    .option('--b-millis <number>', 'thinking time of --b alone')
    .option('--a-iterations <number>', 'iterations of --a alone')
    .option('--b-iterations <number>', 'iterations of --b alone')
    .option('--a-from <folder>', 'take --a from another checkout of Windfall with the same rules')
    .option('--b-from <folder>', 'take --b from there: measures a change against what was before')
    .option('--seed <text>', 'of dice and bots', '1')
    .option('--threads <number>', 'games at a time', String(Math.max(1, availableParallelism() - 1)))
    .option('--json', 'print the result as JSON')
    .action(duel);
  lab
    .command('speed <game>')
    .description('how many iterations a second the bots search, from decisions all over random games')
    .option('--players <number>', 'how many seats', '2')
    .option('--seconds <number>', 'how long to measure each bot', '5')
    .action(speed);
}

function duelist(flags: DuelFlags, side: 'a' | 'b'): Duelist {
  const bot = flags[side];
  if (!isDuelistName(bot)) return quit(`There is no bot "${bot}". There are: ${duelistNames.join(', ')}.`);
  const from = flags[`${side}From`];
  if (from !== undefined && !existsSync(join(from, 'src/bots/levels.ts')))
    return quit(`--${side}-from: there is no checkout of Windfall in "${from}".`);
  const origin = from === undefined ? {} : { from };
  const iterations = flags[`${side}Iterations`] ?? flags.iterations;
  if (iterations !== undefined)
    return { bot, limit: { iterations: wholeNumber(iterations, 'iterations', 1, 1e9) }, ...origin };
  const millis = flags[`${side}Millis`] ?? flags.millis;
  return {
    bot,
    ...origin,
    limit: { millis: millis === undefined ? defaultMillis[bot] : wholeNumber(millis, 'millis', 1, 60_000) },
  };
}

async function duel(id: string, flags: DuelFlags): Promise<void> {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const plan = {
    game: id,
    players: wholeNumber(flags.players, 'players', Math.max(2, min), max),
    options: valueOrQuit(parseOptions(game.options, flags.option)),
    a: duelist(flags, 'a'),
    b: duelist(flags, 'b'),
    seed: flags.seed,
  };
  const deals = Math.ceil(wholeNumber(flags.games, 'games', 1, 1e7) / 2);
  const threads = wholeNumber(flags.threads, 'threads', 1, 256);
  const bar = new SingleBar(
    {
      format: `{bar} {value}/{total} deals, ${flags.a} {share} %, {eta_formatted} left`,
    },
    Presets.shades_classic,
  );
  let share = 0;
  let done = 0;
  bar.start(deals, 0, { share: '–' });
  const results = await runDuel(plan, deals, threads, (deal) => {
    share += deal.share;
    done++;
    bar.increment({ share: ((100 * share) / done).toFixed(1) });
  });
  bar.stop();
  const rating = rate(results);
  if (flags.json) console.log(JSON.stringify({ plan, rating }));
  else
    console.log(
      `${flags.a} against ${flags.b}, ${game.profile.name}, ${plan.players} players\n${describeRating(rating)}`,
    );
}

function speed(id: string, flags: { players: string; seconds: string }): void {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const players = wholeNumber(flags.players, 'players', min, max);
  const seconds = wholeNumber(flags.seconds, 'seconds', 1, 600);
  for (const bot of ['uct', 'master'] as const) {
    const perSecond = measureSpeed(game, players, bot, seconds);
    console.log(`${bot}: ${Math.round(perSecond).toLocaleString('en')} iterations a second`);
  }
}
