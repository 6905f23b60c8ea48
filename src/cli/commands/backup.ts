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
      try {
        await backUp(config, () => openDatabase(config, console.error), file);
      } catch (error) {
        quit(error instanceof Error ? error.message : String(error));
      }
      console.log(`The store is copied to ${file}.`);
    });
}
