import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { games } from '../../games/registry.node.ts';
import { configFrom, databaseFile } from '../../server/config.ts';
import { quit } from '../failure.ts';

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('play every stored match again, and report each that does not come out as it was stored')
    .action(async () => {
      const config = configFrom(process.env);
      if (config.databaseUrl === null && !existsSync(databaseFile(config)))
        quit(`There is no database at ${databaseFile(config)}.`);
      const { openDatabase } = await import('../../server/store/open.ts');
      const { checkStore } = await import('../../server/check.ts');
      const db = await openDatabase(config, console.error).catch((error: Error) => quit(error.message));
      const { tables, steps, flaws, outdated } = await db.atOneMoment((reader) => checkStore(reader, games));
      await db.close();
      for (const flaw of [...outdated, ...flaws]) console.error(flaw);
      console.log(
        `${tables} tables, ${steps} steps: ${flaws.length === 0 ? 'all as they were' : `${flaws.length} differ`}.${outdated.length === 0 ? '' : ` ${outdated.length} of older rules are shown as far as they replay.`}`,
      );
      if (flaws.length > 0) process.exitCode = 1;
    });
}
