import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Makes objects of which many live for a while, and prints the most that the young generation had. */
const greedy = (start: string): string => `
  import { getHeapSpaceStatistics } from 'node:v8';
  ${start}
  let kept = [];
  let most = 0;
  for (let round = 0; round < 500; round++, await new Promise(setImmediate)) {
    for (let i = 0; i < 20_000; i++) kept.push({ i, list: [i] });
    if (kept.length > 300_000) kept = [];
    most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
  }
  console.log(most);`;

const mostBytes = (start: string): number =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', greedy(start)], { encoding: 'utf8' }));

test('P15 new objects never take more than so much memory, however many are made', () => {
  const url = new URL('./youngGeneration.ts', import.meta.url).href;
  const bounded = mostBytes(`(await import('${url}')).boundYoungGeneration();`);
  // One doubling may come between two looks.
  expect(bounded).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(mostBytes('')).toBeGreaterThan(bounded);
});
