import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { games } from '../../games/registry.node.ts';
import { answerLine, newEngine } from '../engine/engine.ts';

export function registerEngine(program: Command): void {
  program
    .command('engine')
    .description(
      'speak JSON-RPC 2.0 over stdin and stdout, one message a line, for programs in any language (docs/ENGINE.md)',
    )
    .action(runEngine);
}

async function runEngine(): Promise<void> {
  const engine = newEngine({ games, freshSeed: randomUUID });
  // One line after the other: answers come in the order of the requests.
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = await answerLine(engine, line);
    if (answer !== null && !process.stdout.write(`${answer}\n`))
      await new Promise((resume) => process.stdout.once('drain', resume));
  }
}
