import type { Command } from 'commander';
import { configFrom } from '../../server/config.ts';
import { quit } from '../failure.ts';

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .description('copy the whole store into one SQLite file, while the server runs (docs/OPERATIONS.md)')
    .argument('<file>', 'where to; it is replaced when the copy is complete')
    .action(async (file: string) => {
      const config = configFrom(process.env);
      const { openDatabase } = await import('../../server/store/open.ts');
      const { backUp } = await import('../../server/backup.ts');
      await backUp(config, () => openDatabase(config, console.error), file).catch(quitWith);
      console.log(`The store is copied to ${file}.`);
    });
}

export function registerRestore(program: Command): void {
  program
    .command('restore')
    .description('put a copy made by "windfall backup" into an empty store, SQLite or PostgreSQL (docs/OPERATIONS.md)')
    .argument('<file>', 'the copy; it is only read')
    .action(async (file: string) => {
      const { restore } = await import('../../server/backup.ts');
      await restore(configFrom(process.env), file).catch(quitWith);
      console.log(`The store is restored from ${file}.`);
    });
}

const quitWith = (error: unknown): never => quit(error instanceof Error ? error.message : String(error));
