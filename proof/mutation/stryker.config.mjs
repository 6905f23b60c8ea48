/**
 * Mutation testing of the rules of one game: WINDFALL_MUTATE=<id>. Run by `npm run proof mutation`.
 * What is mutated are the rules. What is not: what bots know, words, drawings, and data that is checked against the box.
 * WINDFALL_LINES=<number> takes so many lines by WINDFALL_SEED instead of all: a sample, where all would take hours.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { FastRandom } from '../../src/core/random.ts';

const game = process.env.WINDFALL_MUTATE ?? 'harvest-dice';
const root = new URL('../../', import.meta.url);
const folder = `src/games/${game}`;
const kept = ['components', 'profile', 'index', 'weights', 'evaluate', 'explain', 'terminal', 'deck', 'names', 'flaw'];
const files = readdirSync(new URL(folder, root))
  .filter((name) => /^\w+\.ts$/.test(name) && !kept.includes(name.replace('.ts', '')))
  .map((name) => `${folder}/${name}`);

/** Some lines of code, the same for the same seed. */
function sampleLines(count) {
  const lines = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((text, i) =>
        /^\s+[^*/\s}]/.test(text) && /[=<>!+\-&|?(]/.test(text) ? [`${file}:${i + 1}-${i + 1}`] : [],
      ),
  );
  const random = new FastRandom(`${process.env.WINDFALL_SEED ?? 1} ${game}`);
  while (lines.length > count) lines.splice(random.below(lines.length), 1);
  return lines;
}

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'proof/mutation/quick.vitest.ts' },
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  mutate: process.env.WINDFALL_LINES === undefined ? files : sampleLines(Number(process.env.WINDFALL_LINES)),
  // The words of a refusal are for people; which rule forbids is tested.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Constants made when a file is loaded would need a fresh start for each mutant.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A busy machine must not pass for a mutant that never ends.
  timeoutMS: 120_000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
};
