import { defineConfig } from 'vitest/config';

const game = process.env.WINDFALL_MUTATE ?? 'harvest-dice';

/**
 * The tests that mutants of a game's rules have to get past: those that name rules, the positions, the secrets and the finished
 * games, which are also judged by the slow second set of rules. Left out are those that take minutes of random play.
 */
export default defineConfig({
  test: {
    include: [`src/games/${game}/*.test.ts`],
    exclude: ['contract', 'terminal', 'rulebook', 'slow'].map((name) => `**/${name}.test.ts`),
    testTimeout: 60_000,
    pool: 'threads',
  },
});
