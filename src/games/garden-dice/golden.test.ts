import { expect, it } from 'vitest';
import { goldenSuite, replayGolden } from '../../core/golden.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

const folder = new URL('./', import.meta.url);

/** How each finished game ended (G50, G56), what decided a tie (G55), and the exact points of each seat. */
goldenSuite(game, folder, {
  rules: 'G11 G50 G55 G56',
  slow,
  endings: {
    'end-by-choice': { finish: { cause: 'seeds', tie: null }, totals: [102, 105, 71, 77], winners: [1] },
    family: { finish: { cause: 'seeds', tie: null }, totals: [65, 72, 64], winners: [1] },
    'seeds-2': { finish: { cause: 'seeds', tie: null }, totals: [72, 76], winners: [1] },
    'seeds-3': { finish: { cause: 'seeds', tie: null }, totals: [66, 64, 39], winners: [0] },
    'seeds-4': { finish: { cause: 'seeds', tie: null }, totals: [64, 72, 60, 37], winners: [1] },
    stall: { finish: { cause: 'stall', tie: null }, totals: [22, 6], winners: [0] },
    'stall-shared': { finish: { cause: 'stall', tie: 'shared' }, totals: [0, 0], winners: [0, 1] },
    'tie-harvest': { finish: { cause: 'seeds', tie: 'harvest' }, totals: [59, 21, 59], winners: [0] },
    'tie-shared': { finish: { cause: 'seeds', tie: 'shared' }, totals: [61, 61, 49, 53], winners: [0, 1] },
  },
});

it('G12 end-by-choice has a turn that was ended by choice', () => {
  expect(replayGolden(game, folder, 'end-by-choice').log).toContainEqual({ type: 'end' });
});
