import { defineConfig, type ViteUserConfig } from 'vitest/config';

export const usual = {
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'proof/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  pool: 'threads',
  // By itself it leaves one core alone, which is half of a small machine.
  maxWorkers: '100%',
} satisfies ViteUserConfig['test'];

export default defineConfig({ test: usual });
