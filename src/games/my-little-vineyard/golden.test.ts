import { goldenSuite } from '../../core/golden.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

/** How each finished game ended (V31), and the exact points of each seat. */
goldenSuite(game, new URL('./', import.meta.url), {
  rules: 'V13 V30 V31',
  slow,
  endings: {
    'two-players': { finish: { cause: 'lastFall', tie: null }, totals: [128, 47], winners: [0] },
    'three-players-first-short': { finish: { cause: 'lastFall', tie: null }, totals: [104, 8, 64], winners: [0] },
    'three-players-two-years': { finish: { cause: 'lastFall', tie: null }, totals: [18, 46, 36], winners: [1] },
    'four-players': { finish: { cause: 'lastFall', tie: null }, totals: [112, 0, 126, 6], winners: [2] },
    'five-players-summer-fall': { finish: { cause: 'lastFall', tie: null }, totals: [7, 11, 14, 7, 10], winners: [2] },
    'six-players': { finish: { cause: 'lastFall', tie: null }, totals: [21, 31, 46, 34, 21, 38], winners: [2] },
    loose: { finish: { cause: 'lastFall', tie: null }, totals: [42, 82, 58], winners: [1] },
    'merlot-spoils': { finish: { cause: 'lastFall', tie: null }, totals: [25, 26], winners: [1] },
    'own-sheet': { finish: { cause: 'lastFall', tie: null }, totals: [62, 56, 56], winners: [0] },
    // On the default sheet, but with rows without limit (V7).
    'no-limit-two-players': { finish: { cause: 'lastFall', tie: null }, totals: [71, 99], winners: [1] },
    'no-limit-four-players': { finish: { cause: 'lastFall', tie: null }, totals: [24, 21, 28, 33], winners: [3] },
    'tie-two-share': { finish: { cause: 'lastFall', tie: 'shared' }, totals: [45, 45], winners: [0, 1] },
    'tie-among-four': { finish: { cause: 'lastFall', tie: 'shared' }, totals: [13, 8, 16, 16], winners: [2, 3] },
    'tie-three-share': { finish: { cause: 'lastFall', tie: 'shared' }, totals: [12, 12, 12], winners: [0, 1, 2] },
    'nobody-scores': {
      finish: { cause: 'lastFall', tie: 'shared' },
      totals: [0, 0, 0, 0, 0, 0],
      winners: [0, 1, 2, 3, 4, 5],
    },
    'quiet-seasons': { finish: { cause: 'lastFall', tie: null }, totals: [2, 0], winners: [0] },
  },
});
