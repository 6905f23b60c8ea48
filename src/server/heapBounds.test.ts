import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs rounds of work in a process of its own, and prints the most that a space of its heap, or all together, had. */
const greedy = (start: string, spaces: string, work: string): string => `
  import { getHeapSpaceStatistics } from 'node:v8';
  ${start}
  let kept = [];
  let most = 0;
  for (let round = 0; round < 250; round++, await new Promise(setImmediate)) {
    ${work}
    const sizes = getHeapSpaceStatistics().filter(({ space_name }) => ${spaces}).map(({ space_size }) => space_size);
    most = Math.max(most, sizes.reduce((sum, size) => sum + size, 0));
  }
  console.log(most);`;

const url = new URL('./heapBounds.ts', import.meta.url).href;
const bound = `(await import('${url}')).boundHeap();`;
const mostBytes = (...given: Parameters<typeof greedy>): number =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', greedy(...given)], { encoding: 'utf8' }));

test('P15 new objects never take more than so much memory, however many are made', () => {
  const work = `for (let i = 0; i < 20_000; i++) kept.push({ i, list: [i] });
    if (kept.length > 1_200_000) kept = [];`;
  const young = "space_name === 'new_space'";
  const bounded = mostBytes(bound, young, work);
  // One doubling may come between two looks.
  expect(bounded).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(mostBytes('', young, work)).toBeGreaterThan(bounded);
});

test('P15 what is in use no more is collected early where there is much of it', () => {
  // Some hundred megabytes are in use, and bit by bit all of it is replaced.
  const work = `const made = (n) => ({ n, text: JSON.stringify({ n, a: 'x'.repeat(500) }), list: [n, String(n).padEnd(300, '.')] });
    if (round === 0) kept = Array.from({ length: 60_000 }, (_, n) => made(n));
    for (let i = 0; i < 1200; i++) kept[(1200 * round + i) % kept.length] = made(i);`;
  const bounded = mostBytes(bound, 'true', work);
  const free = mostBytes('', 'true', work);
  expect(bounded, `${bounded} of ${free}`).toBeLessThan(0.85 * free);
});
