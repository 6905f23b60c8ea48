import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { usual } from './vitest.config.ts';

/** Bots think, the lab repeats, servers and commands start processes: tests of these layers take their time. */
const QUICK_LAYERS = 'src/{core,games,table,protocol,web}/**/*.test.ts';

/** And so do tests of other layers that play whole random games beside slow rules, or need a bot or a server. */
const SLOW_IMPORT = /from '[^']*((contract|core\/slow|testing|process)\.suite|\/(bots|server)\/.*)\.ts'/;

const isQuick = (file: string): boolean => !SLOW_IMPORT.test(readFileSync(file, 'utf8'));

export default defineConfig({
  // Pure functions need no worker of their own for each file, which takes half of the time.
  test: { ...usual, include: globSync(QUICK_LAYERS).filter(isQuick), isolate: false },
});
