import { games } from '../src/games/registry.node.ts';
import { measureSpeed } from '../src/lab/speed.ts';
import { describeSpread, spreadOf } from './contest.ts';

/** Iterations of the two searches per second of processor time on one core, over decisions of random two-player games. */
const RUNS = 3;
const SECONDS = 2;
for (const [id, game] of games)
  for (const bot of ['uct', 'master'] as const) {
    const rates = Array.from({ length: RUNS }, () => measureSpeed(game, 2, bot, SECONDS));
    console.log(`  ${id.padEnd(20)} ${bot.padEnd(6)} ${describeSpread(spreadOf(rates), 'iterations/s')}`);
  }
