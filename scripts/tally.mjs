// What the test runners counted, as one line that people and programs can read.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { attempt, root } from './setup.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Vitest's JSON report; a file that could not even be loaded has no tests, and counts as one that failed. */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(relative(root, name), fullName, failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => told(relative(root, name), 'not loaded', message))],
  };
}

/** Playwright's JSON report; an error outside of every test counts as one. */
export const countPlaywright = ({ stats, errors, suites = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) => told(`e2e/${file}:${line}`, title, results.at(-1)?.error?.message)),
      ),
    ...errors.map(({ message }) => told('e2e', 'outside of every test', message)),
  ],
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Where a failure is, and the first lines of why: enough to begin with, where thousands of lines stand above. */
const told = (place, title, why = '') => `✗ ${place} › ${title}\n    ${why.split('\n').slice(0, 4).join('\n    ')}`;

/** Runs a test runner that writes its report to the file it is given. One that writes none, or ends badly without a word why, has failed once. */
export function runCounted(count, runner) {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-report-'));
  const file = join(folder, 'report.json');
  const status = runner(file);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { ...nothing, failed: 1 };
  rmSync(folder, { recursive: true, force: true });
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

export const runVitest = (args) =>
  runCounted(countVitest, (file) =>
    attempt('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args]),
  );

export const runPlaywright = (args, env) =>
  runCounted(countPlaywright, (file) =>
    attempt('playwright', ['test', '--reporter=list,json', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );

/** A step that is no test runner, such as the types, counts only where it fails. */
export const runStep = (command, args) => (attempt(command, args) === 0 ? nothing : { ...nothing, failed: 1 });

/** Tells the sum in one line, and ends this process with a code that says the same. */
export function finish(counts) {
  const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
  const skipped = sum('skipped');
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
