import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { usualIterations } from '../../bots/analysis.ts';
import {
  equalNames,
  factorOf,
  isEqualName,
  measureFactor,
  measureTrust,
  summariseTrust,
  type TrustPlan,
} from '../../lab/trust.ts';
import { quit } from '../failure.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';

interface TrustFlags {
  readonly games: string;
  readonly players: string;
  readonly bot: string;
  readonly iterations: string;
  readonly seed: string;
  readonly factor?: true;
}

export function registerTrust(lab: Command): void {
  lab
    .command('analysis <game>')
    .description('how far an analysis can be trusted: its errors, the scatter of results without luck, its time')
    .option('--games <number>', 'games between equal bots, each analysed twice', '20')
    .option('--players <number>', 'how many seats', '2')
    .option('--bot <bot>', `who plays, one of ${equalNames.join(', ')} (a sprout that does not blur)`, 'gardener')
    .option('--iterations <number>', 'samples for each estimate, as in `analyse`', String(usualIterations))
    .option('--seed <text>', 'of dice, bots and estimates', '1')
    .option('--factor', 'only how much less results scatter without luck: many times as fast')
    .action(trust);
}

const botOrQuit = (name: string): TrustPlan['bot'] =>
  isEqualName(name) ? name : quit(`There is no bot "${name}". There are: ${equalNames.join(', ')}.`);

function trust(id: string, flags: TrustFlags): void {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const plan = {
    games: wholeNumber(flags.games, 'games', 2, 1e6),
    players: wholeNumber(flags.players, 'players', min, max),
    bot: botOrQuit(flags.bot),
    iterations: wholeNumber(flags.iterations, 'iterations', 4, 1e6),
    seed: flags.seed,
  };
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} games, {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(plan.games, 0);
  const gather = <Row>(found: Iterable<Row>): Row[] => {
    const rows: Row[] = [];
    for (const row of found) {
      rows.push(row);
      bar.increment();
    }
    bar.stop();
    return rows;
  };
  const told = (value: number): string => value.toFixed(2);
  const who = `${game.profile.name}, ${plan.players} players, ${plan.games} games of ${plan.bot} against itself`;
  if (flags.factor) {
    const factor = factorOf(gather(measureFactor(game, plan)));
    console.log(`${who}: variance of results / of results without luck ${told(factor)}`);
    return;
  }
  const found = summariseTrust(gather(measureTrust(game, plan)));
  console.log(`${who}, each analysed twice:`);
  console.log(
    `  differences between the two, in errors: luck ${told(found.luckZ)}, losses ${told(found.lostZ)} (1 where errors are right)`,
  );
  console.log(`  variance of results / of results without luck: ${told(found.factor)}`);
  console.log(
    `  mean size in points: luck ${told(found.luck)}, changed by own decisions ${told(found.own)}, lost by them ${told(found.lost)}`,
  );
  console.log(`  ${told(found.seconds)} s of processor time for one analysis, ${Math.round(found.entries)} entries`);
}
