import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { quit } from '../failure.ts';

/** A training that was stopped. */
export function readState(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return quit(`${file} cannot be read. Remove it to begin anew.`);
  }
}

/** Written beside and then moved, so that a stop while writing loses nothing. */
export function saveState(file: string, state: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

const BY_PLAY = 'What the bots learned about this game by playing it against themselves';

/** A source file of the game's folder. */
export function weightsFile(made: string, rows: readonly string[], what = BY_PLAY): string {
  return `import type { Weights } from '../../core/knowledge.ts';

/** ${what}; \`made\` is the command that makes it again. */
export const weights: Weights = {
  made: '${made}',
  rows: [
${rows.map((row) => `    '${row}',`).join('\n')}
  ],
};
`;
}
