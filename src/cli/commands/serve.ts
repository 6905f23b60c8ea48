import type { Command } from 'commander';
import { quit } from '../failure.ts';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the app and online tables: what happens without a command (docs/OPERATIONS.md)')
    .option('--port <number>', 'where to listen', process.env.PORT ?? '8080')
    .option('--host <address>', 'which address to listen on', process.env.HOST ?? 'localhost')
    .action(async ({ port, host }: { port: string; host: string }) => {
      const number = Number(port);
      if (!Number.isInteger(number) || number < 0 || number > 65535)
        quit(`"${port}" is not a port: give a number from 0 to 65535.`);
      // Loaded only here: the other commands start faster without it.
      const { serve } = await import('../../server/server.ts');
      try {
        await serve(number, host);
      } catch (error) {
        quit(reasonOf(error, number));
      }
    });
}

/** Why a server could not start, in a sentence. */
function reasonOf(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Something listens at port ${port} already: choose another one with --port.`;
  if (code === 'EACCES') return `Port ${port} is not for everybody: choose one above 1023 with --port.`;
  return error instanceof Error ? error.message : String(error);
}
