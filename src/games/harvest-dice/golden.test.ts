import { goldenSuite } from '../../core/golden.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

/** How each finished game ended (H30), what broke a tie (H35), and the exact points of each seat. */
goldenSuite(game, new URL('./', import.meta.url), {
  rules: 'H10 H30 H35',
  slow,
  endings: {
    'advanced-garden': { finish: { cause: 'garden', seat: 3, tie: null }, totals: [82, 75, 80, 93], winners: [3] },
    'advanced-market': { finish: { cause: 'market', seat: null, tie: null }, totals: [20, 34, 48], winners: [2] },
    'advanced-pig': { finish: { cause: 'pig', seat: 1, tie: null }, totals: [59, 71], winners: [1] },
    'basic-garden': { finish: { cause: 'garden', seat: 0, tie: null }, totals: [91, 73], winners: [0] },
    'basic-market': { finish: { cause: 'market', seat: null, tie: null }, totals: [85, 68, 67, 101], winners: [3] },
    'basic-pig': { finish: { cause: 'pig', seat: 0, tie: null }, totals: [20, 12, 17], winners: [0] },
    'full-garden-feeds': { finish: { cause: 'garden', seat: 0, tie: null }, totals: [97, 81, 75], winners: [0] },
    'tie-circles': { finish: { cause: 'pig', seat: 0, tie: 'circles' }, totals: [57, 67, 67], winners: [2] },
    'tie-shared': { finish: { cause: 'pig', seat: 1, tie: 'shared' }, totals: [18, 23, 23, 20], winners: [1, 2] },
    'tie-vegetables': { finish: { cause: 'pig', seat: 1, tie: 'vegetables' }, totals: [29, 29], winners: [0] },
    // Played with pig values of the table's own (H3).
    'own-pig-early-in-round': {
      finish: { cause: 'pig', seat: 1, tie: 'vegetables' },
      totals: [41, 41, 37, 39],
      winners: [0],
    },
    'own-pig-tie-circles': {
      finish: { cause: 'market', seat: null, tie: 'circles' },
      totals: [54, 75, 75],
      winners: [2],
    },
    'own-pig-tie-shared': { finish: { cause: 'pig', seat: 0, tie: 'shared' }, totals: [36, 36], winners: [0, 1] },
    'own-pig-tie-vegetables': { finish: { cause: 'pig', seat: 1, tie: 'vegetables' }, totals: [39, 39], winners: [0] },
  },
});
