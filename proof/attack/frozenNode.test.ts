import { expect, test } from 'vitest';
import { attackFrozenPair } from './frozenPair.ts';

// Windows cannot freeze a process.
test.skipIf(process.platform === 'win32')(
  'P8 one of two servers is frozen while thirty tables are played: nobody waits for it longer than five seconds, and nothing is lost or doubled when it wakes',
  { timeout: 180_000 },
  async () => {
    expect(await attackFrozenPair()).toEqual([]);
  },
);
