import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const tally = new URL('./tally.mjs', import.meta.url);
const { countPlaywright, countVitest, runCounted } = await import(tally.href);
const path = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

describe('the sum of all tests', () => {
  test('Vitest: a file that cannot be loaded counts as a failure of its own, one with failed tests does not count twice', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: path('a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
        {
          name: path('b.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed' },
            { status: 'failed', fullName: 'a pig grows', failureMessages: ['expected 2 to be 3'] },
          ],
        },
        { name: path('c.test.ts'), status: 'failed', assertionResults: [], message: 'no such module' },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
      failures: [
        '✗ src/b.test.ts › a pig grows\n    expected 2 to be 3',
        '✗ src/c.test.ts › not loaded\n    no such module',
      ],
    });
  });

  test('Playwright: an error outside of the tests counts', () => {
    const stats = { expected: 5, flaky: 0, unexpected: 1, skipped: 1 };
    const tests = [
      { status: 'unexpected', results: [{ error: { message: 'no button\nCall log:\n1\n2\n3' } }] },
      { status: 'expected', results: [{}] },
    ];
    const suites = [
      { specs: [], suites: [{ specs: [{ file: 'a.spec.ts', line: 7, title: 'an end is seen', tests }] }] },
    ];
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }], suites })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 1,
      failures: [
        '✗ e2e/a.spec.ts:7 › an end is seen\n    no button\n    Call log:\n    1\n    2',
        '✗ e2e › outside of every test\n    no server',
      ],
    });
  });

  test('a runner without a report has failed', () => {
    for (const status of [0, 1])
      expect(runCounted(countVitest, () => status)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] });
  });

  test.each([
    [
      [
        { passed: 2, failed: 0, skipped: 0, failures: [] },
        { passed: 3, failed: 0, skipped: 0, failures: [] },
      ],
      '5 passed, 0 failed',
      0,
    ],
    [
      [
        { passed: 2, failed: 1, skipped: 0, failures: ['✗ src/b.test.ts › a pig grows'] },
        { passed: 3, failed: 0, skipped: 4, failures: [] },
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
    expect(ended.stdout.includes('✗ src/b.test.ts › a pig grows')).toBe(status === 1);
    expect(ended.status).toBe(status);
  });
});
