import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const tally = new URL('./tally.mjs', import.meta.url);
const { countPlaywright, countVitest, runCounted } = await import(tally.href);

describe('the sum of all tests', () => {
  test('Vitest: a file that cannot be loaded counts as a failure of its own, one with failed tests does not count twice', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  test('Playwright: an error outside of the tests counts', () => {
    const stats = { expected: 5, flaky: 0, unexpected: 2, skipped: 1 };
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 1,
    });
  });

  test('a runner without a report has failed', () => {
    for (const status of [0, 1])
      expect(runCounted(countVitest, () => status)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test.each([
    [
      [
        { passed: 2, failed: 0, skipped: 0 },
        { passed: 3, failed: 0, skipped: 0 },
      ],
      '5 passed, 0 failed',
      0,
    ],
    [
      [
        { passed: 2, failed: 1, skipped: 0 },
        { passed: 3, failed: 0, skipped: 4 },
      ],
      '5 passed, 1 failed, 4 skipped',
      1,
    ],
  ])('the last line and the exit code say the same: %j', (counts, line, status) => {
    const code = `import(${JSON.stringify(tally.href)}).then(({ finish }) => finish(${JSON.stringify(counts)}))`;
    const ended = spawnSync(process.execPath, ['-e', code], {
      cwd: fileURLToPath(new URL('..', tally)),
      encoding: 'utf8',
    });
    expect(ended.stdout.split('\n').at(-2)).toBe(line);
    expect(ended.status).toBe(status);
  });
});
