import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.node.ts';
import { measureSpeed } from '../src/lab/speed.ts';
import { describeSpread, spreadOf } from './contest.ts';

/**
 * Iterations of the two searches per second of processor time on one core, over decisions of random two-player games. Each game in a
 * process of its own, as a bot's worker usually has it: where one process plays all five, code made for all of them is slower.
 */
const RUNS = 3;
const SECONDS = 2;
const wanted = process.argv[2];
for (const [id, game] of games) {
  if (wanted === undefined) {
    execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), id], { stdio: 'inherit' });
    continue;
  }
  if (wanted !== id) continue;
  for (const bot of ['uct', 'master'] as const) {
    const rates = Array.from({ length: RUNS }, () => measureSpeed(game, 2, bot, SECONDS));
    console.log(`  ${id.padEnd(20)} ${bot.padEnd(6)} ${describeSpread(spreadOf(rates), 'iterations/s')}`);
  }
}
