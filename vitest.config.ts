import { defineConfig, type ViteUserConfig } from 'vitest/config';

export const usual = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  pool: 'threads',
  // By itself it leaves one core alone, which is half of a small machine.
  maxWorkers: '100%',
} satisfies ViteUserConfig['test'];

/** Layers of pure functions: their tests need no worker of their own for each file, which takes as long as many of them. */
const PURE = 'src/{core,games,table,protocol,web}/**/*.test.ts';

export default defineConfig({
  test: {
    ...usual,
    projects: [
      { test: { ...usual, name: 'pure', include: [PURE], isolate: false } },
      {
        test: {
          ...usual,
          name: 'whole',
          include: ['{src,scripts,proof}/**/*.test.ts'],
          exclude: [PURE, '**/node_modules/**'],
        },
      },
    ],
  },
});
