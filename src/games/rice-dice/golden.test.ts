import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenSuite, replayGolden } from '../../core/golden.suite.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';
import type { State } from './state.ts';

const folder = new URL('./', import.meta.url);

/** Who won each finished game and by what (R50, R52), and the exact rice of each side. */
goldenSuite(game, folder, {
  rules: 'R20 R23 R50 R52 R70',
  slow,
  endings: {
    'after-dry-spells': { finish: { winners: [1], cause: 'harvest', tie: null }, totals: [20, 109], winners: [1] },
    'drought-shared': {
      finish: { winners: [0, 1], cause: 'drought', tie: 'shared' },
      totals: [19, 19, 0],
      winners: [0, 1],
    },
    'drought-won': { finish: { winners: [0], cause: 'drought', tie: null }, totals: [9, 1], winners: [0] },
    'five-harvest': {
      finish: { winners: [4], cause: 'harvest', tie: null },
      totals: [32, 84, 0, 24, 101],
      winners: [4],
    },
    'four-weeds-always': {
      finish: { winners: [0], cause: 'harvest', tie: null },
      totals: [114, 0, 22, 30],
      winners: [0],
    },
    mimic: { finish: { winners: [1], cause: 'mimic', tie: null }, totals: [28, 104, 0], winners: [1] },
    'own-deck': { finish: { winners: [1], cause: 'harvest', tie: null }, totals: [0, 100], winners: [1] },
    'second-place-shared': { finish: { winners: [2], cause: 'harvest', tie: null }, totals: [0, 0, 103], winners: [2] },
    'solo-drought-lost': {
      finish: { winners: ['happyFarmer'], cause: 'drought', tie: null },
      totals: [0, 14],
      winners: [],
    },
    'solo-drought-shared': {
      finish: { winners: [0, 'happyFarmer'], cause: 'drought', tie: 'shared' },
      totals: [30, 30],
      winners: [0],
    },
    'solo-drought-won': { finish: { winners: [0], cause: 'drought', tie: null }, totals: [1, 0], winners: [0] },
    'solo-lost': { finish: { winners: ['happyFarmer'], cause: 'harvest', tie: null }, totals: [90, 113], winners: [] },
    'solo-won': { finish: { winners: [0], cause: 'harvest', tie: null }, totals: [105, 84], winners: [0] },
    'solo-won-at-start-of-turn': {
      finish: { winners: [0], cause: 'most', tie: null },
      totals: [100, 73],
      winners: [0],
    },
    'solo-won-by-mimic': { finish: { winners: [0], cause: 'mimic', tie: null }, totals: [120, 80], winners: [0] },
    'start-of-turn': { finish: { winners: [1], cause: 'most', tie: null }, totals: [0, 100], winners: [1] },
    'straddled-draw': {
      finish: { winners: [3], cause: 'harvest', tie: null },
      totals: [0, 0, 0, 117, 0],
      winners: [3],
    },
    'three-harvest': { finish: { winners: [2], cause: 'harvest', tie: null }, totals: [0, 18, 100], winners: [2] },
    'two-harvest': { finish: { winners: [0], cause: 'harvest', tie: null }, totals: [113, 57], winners: [0] },
  },
});

describe('ranks of finished games', () => {
  const ranksOf = (name: string): unknown[] =>
    game.score(replayGolden(game, folder, name).state as State, 0).map((standing) => standing.rank);

  it('R50 level behind the winner, two share the second rank', () => {
    expect(ranksOf('second-place-shared')).toEqual([2, 2, 1]);
  });

  it('R52 level at the end of a drought, two share the first rank, and the next is third', () => {
    expect(ranksOf('drought-shared')).toEqual([1, 1, 3]);
  });
});

describe('records of the first edition', () => {
  const first = new URL('../../core/fixtures/first-edition/', import.meta.url);
  /** 1 for two, 2 for four players: nothing that changed came up. 3 alone, 4 with dry spells: they stop. 5: the Farmer weeds first. */
  const replays = {
    1: 'the same',
    2: 'the same',
    3: 'Entry 187 of the record cannot be played',
    4: 'Entry 142 of the record cannot be played',
    5: 'The record replays to another result than it states.',
  };
  for (const [number, wanted] of Object.entries(replays))
    it(`R52 R72 rice-dice-${number} replays: ${wanted}`, () => {
      const record = unwrap(parseRecord(JSON.parse(readFileSync(new URL(`rice-dice-${number}.json`, first), 'utf8'))));
      expect(record.rules).toBe(1);
      const replayed = replayRecord({ ...record, rules: game.rulesVersion }, () => game);
      expect(replayed.ok ? 'the same' : replayed.error.message).toContain(wanted);
    });
});
