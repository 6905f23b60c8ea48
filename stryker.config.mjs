/**
 * Mutation testing of the rules of one game: WINDFALL_MUTATE=<id>. Run by `npm run proof mutation`.
 * What is mutated are the rules. What is not: what bots know, words, drawings, and data that is checked against the box.
 */
const game = process.env.WINDFALL_MUTATE ?? 'harvest-dice';
const kept = [
  'components',
  'card',
  'index',
  'weights',
  'evaluate',
  'explain',
  'terminal',
  'deck',
  'names',
  '*.test',
  '*.suite',
];

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'proof/mutation.vitest.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`src/games/${game}/*.ts`, ...kept.map((name) => `!src/games/${game}/${name}.ts`)],
  // The words of a refusal are for people; which rule forbids is tested.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Constants made when a file is loaded would need a fresh start for each mutant.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  allowEmpty: false,
  checkers: [],
};
