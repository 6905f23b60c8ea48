import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { usual } from './vitest.config.ts';

/** Bots think, the lab repeats, servers and commands start processes: tests of these layers take their time. */
const QUICK_LAYERS = 'src/{core,games,table,protocol,web}/**/*.test.ts';

/** And so does whatever plays whole random games, or each game of the registry, wherever it is. */
const SLOW_IMPORT =
  /from '[^']*((contract|reference|referee|umpire|testing|process)\.suite|registry\.node|\/(bots|server)\/.*)\.ts'/;

const isQuick = (file: string): boolean => !SLOW_IMPORT.test(readFileSync(file, 'utf8'));

export default defineConfig({
  // A test that takes longer than this is not quick, and fails here until it is, or says by its imports that it is not.
  test: { ...usual, include: globSync(QUICK_LAYERS).filter(isQuick), testTimeout: 10_000 },
});
