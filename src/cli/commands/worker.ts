import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { buildMark } from '../../lab/build.ts';
import { listRuns } from '../../lab/sharedRun.ts';
import { newLabRuns } from '../../server/store/labRuns.ts';
import { quit } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { openSharedOrQuit, startCrew } from './games.ts';

/** `windfall worker`: lends this machine to the runs of the lab that are in the database, and to the bots of its tables. */
export function registerWorker(program: Command): void {
  program
    .command('worker')
    .description('take part in the simulations of a shared database, until stopped (docs/LAB.md)')
    .option('--threads <number>', 'games at a time', String(availableParallelism()))
    .option('--bots', 'think for the bots of online tables too (docs/OPERATIONS.md)')
    .action(work);
}

export function registerRuns(lab: Command): void {
  lab
    .command('runs')
    .description('the simulations in the shared database, and how far they are')
    .option('--forget <id>', 'remove one with its games')
    .action(async ({ forget }: { forget?: string }) => {
      const db = await openSharedOrQuit();
      const runs = newLabRuns(db);
      if (forget !== undefined && !(await runs.forget(forget))) quit(`There is no run ${forget} in this database.`);
      for (const { id, setting, games, played } of await listRuns(runs))
        console.log(
          `${id}  ${played}/${games}  ${setting.game}, ${setting.players} players: ${setting.bots.join(', ')}`,
        );
      await db.close();
    });
}

async function work(flags: { threads: string; bots?: true }): Promise<void> {
  const threads = wholeNumber(flags.threads, 'threads', 1, 256);
  const db = await openSharedOrQuit();
  const crew = await startCrew(db, threads);
  const bots = flags.bots ? await startBots(threads) : null;
  console.log(`Working with ${threads} threads, build ${buildMark()}. Ctrl+C ends after the games under way.`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await bots?.stop();
    await db.stopJobs();
    await crew.close();
    await db.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

/** With connections of their own: a table does not wait for the lab. */
async function startBots(threads: number) {
  const { startBotWorker } = await import('../../server/botWorker.ts');
  const { configFrom } = await import('../../server/config.ts');
  return startBotWorker(await openSharedOrQuit(), threads, configFrom(process.env), console.error);
}
