// npm run test:quick: types (all but those of pages), and the tests that need no server, bot or slow rules, in less than a minute.
import { install } from './setup.mjs';
import { finish, runStep, runVitest } from './tally.mjs';

install();
finish([
  runStep('tsc', ['-p', 'tsconfig.json']),
  runStep('tsc', ['-p', 'tsconfig.node.json']),
  runVitest(['--config', 'vitest.quick.config.ts', ...process.argv.slice(2)]),
]);
