import { describe, expect, it } from 'vitest';
import type { Entry } from '../../core/game.ts';
import { goldenSuite, replayGolden } from '../../core/golden.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

const folder = new URL('./', import.meta.url);

/** Every game ends with a full board (D30). What broke a tie (D32, D33), and the exact points. */
goldenSuite(game, folder, {
  rules: 'D3 D30 D31 D32 D33',
  slow,
  endings: {
    'two-players': { finish: { cause: 'board', tie: null }, totals: [1, 4], winners: [1] },
    'three-players-last-placed': { finish: { cause: 'board', tie: 'lastPlaced' }, totals: [2, 2, 1], winners: [1] },
    'four-players-three-level': { finish: { cause: 'board', tie: 'lastPlaced' }, totals: [3, 3, 2, 3], winners: [0] },
    'four-players-next-cluster': { finish: { cause: 'board', tie: 'nextCluster' }, totals: [4, 2, 4, 1], winners: [0] },
    'two-players-next-cluster-level': { finish: { cause: 'board', tie: 'lastPlaced' }, totals: [2, 2], winners: [0] },
    'three-players-shared': { finish: { cause: 'board', tie: 'shared' }, totals: [1, 3, 3], winners: [1, 2] },
    'three-players-tip-limit': { finish: { cause: 'board', tie: null }, totals: [2, 4, 2], winners: [1] },
    'two-players-default-limit': { finish: { cause: 'board', tie: null }, totals: [3, 2], winners: [0] },
    'four-players-no-limit': { finish: { cause: 'board', tie: null }, totals: [1, 4, 5, 1], winners: [2] },
  },
});

function mostTips(log: readonly Entry[]): number {
  let most = 0;
  let inARow = 0;
  for (const entry of log) {
    inARow = entry.type === 'tip' ? inARow + 1 : 0;
    most = Math.max(most, inARow);
  }
  return most;
}

describe('the most tips in a row', () => {
  const tips = {
    'two-players': 1,
    'three-players-last-placed': 4,
    'four-players-three-level': 4,
    'four-players-next-cluster': 1,
    'two-players-next-cluster-level': 6,
    'three-players-shared': 2,
    'three-players-tip-limit': 4,
    'two-players-default-limit': 20,
    'four-players-no-limit': 44,
  };
  for (const [name, most] of Object.entries(tips))
    it(`D23 ${most} in ${name}`, () => {
      expect(mostTips(replayGolden(game, folder, name).log)).toBe(most);
    });
});
