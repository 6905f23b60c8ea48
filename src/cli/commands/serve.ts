import type { Command } from 'commander';
import { serve } from '../../server/server.ts';
import { quit } from '../failure.ts';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the app to browsers')
    .option('--port <number>', 'where to listen', process.env.PORT ?? '8080')
    .option('--host <address>', 'which address to listen on', process.env.HOST ?? 'localhost')
    .action(async ({ port, host }: { port: string; host: string }) => {
      const number = Number(port);
      if (!Number.isInteger(number) || number < 0 || number > 65535)
        quit(`"${port}" is not a port: give a number from 0 to 65535.`);
      await serve(number, host);
    });
}
