import { goldenSuite } from '../../src/core/golden.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

/** How each finished game ended, and the exact points of each seat. */
goldenSuite(game, new URL('./', import.meta.url), {
  rules: 'P11 P13 P20',
  slow,
  endings: {
    'two-players': { finish: { cause: 'goal', tie: null }, totals: [86, 102], winners: [1] },
    'four-players-short': { finish: { cause: 'goal', tie: null }, totals: [26, 10, 23, 13], winners: [0] },
  },
});
