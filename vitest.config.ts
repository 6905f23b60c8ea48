import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export const usual = {
  // Enough for what computes on a machine that others use, too; what hangs is told all the same.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  pool: 'threads',
  // By itself it leaves one core alone, which is half of a small machine. One more than there are cores: what tests a server waits now and then.
  maxWorkers: availableParallelism() + 1,
} satisfies ViteUserConfig['test'];

/** Layers of pure functions: their tests need no worker of their own for each file, which takes as long as many of them. */
const PURE = 'src/{core,games,table,protocol,web}/**/*.test.ts';

/** What takes longest begins first: at the end it would keep one core busy and leave the others with nothing to do. By itself a fresh clone goes by the size of files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/proof/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    ...usual,
    sequence: { sequencer: LongestFirst },
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
