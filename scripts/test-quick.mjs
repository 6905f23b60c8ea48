// npm run test:quick: the types of what runs everywhere, and the tests that need neither a server nor whole games, in less than a minute.
import { install } from './setup.mjs';
import { finish, runStep, runVitest } from './tally.mjs';

install();
finish([
  runStep('tsc', ['-p', 'tsconfig.json']),
  runVitest(['--config', 'vitest.quick.config.ts', ...process.argv.slice(2)]),
]);
