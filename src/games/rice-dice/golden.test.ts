import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { beginning, playEntry } from '../../core/match.ts';
import { parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';
import { refereeAfter } from './slow.suite.ts';
import type { State } from './state.ts';

const folder = new URL('./golden/', import.meta.url);

/** Who won each finished game and by what (R50, R52), and the exact rice of each side. */
const endings = {
  'after-dry-spells': { sides: [1], cause: 'harvest', totals: [20, 109], winners: [1] },
  'drought-shared': { sides: [0, 1], cause: 'drought', totals: [19, 19, 0], winners: [0, 1] },
  'drought-won': { sides: [0], cause: 'drought', totals: [9, 1], winners: [0] },
  'five-harvest': { sides: [4], cause: 'harvest', totals: [32, 84, 0, 24, 101], winners: [4] },
  'four-weeds-always': { sides: [0], cause: 'harvest', totals: [114, 0, 22, 30], winners: [0] },
  mimic: { sides: [1], cause: 'mimic', totals: [28, 104, 0], winners: [1] },
  'own-deck': { sides: [1], cause: 'harvest', totals: [0, 100], winners: [1] },
  'second-place-shared': { sides: [2], cause: 'harvest', totals: [0, 0, 103], winners: [2] },
  'solo-drought-lost': { sides: ['happyFarmer'], cause: 'drought', totals: [0, 14], winners: [] },
  'solo-drought-shared': { sides: [0, 'happyFarmer'], cause: 'drought', totals: [30, 30], winners: [0] },
  'solo-drought-won': { sides: [0], cause: 'drought', totals: [1, 0], winners: [0] },
  'solo-lost': { sides: ['happyFarmer'], cause: 'harvest', totals: [90, 113], winners: [] },
  'solo-won': { sides: [0], cause: 'harvest', totals: [105, 84], winners: [0] },
  'solo-won-at-start-of-turn': { sides: [0], cause: 'most', totals: [100, 73], winners: [0] },
  'solo-won-by-mimic': { sides: [0], cause: 'mimic', totals: [120, 80], winners: [0] },
  'start-of-turn': { sides: [1], cause: 'most', totals: [0, 100], winners: [1] },
  'straddled-draw': { sides: [3], cause: 'harvest', totals: [0, 0, 0, 117, 0], winners: [3] },
  'three-harvest': { sides: [2], cause: 'harvest', totals: [0, 18, 100], winners: [2] },
  'two-harvest': { sides: [0], cause: 'harvest', totals: [113, 57], winners: [0] },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const byId = (): AnyGame => game as AnyGame;

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { sides, cause, totals, winners }] of Object.entries(endings))
    it(`R50 R52 R70 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), byId));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(recordOf(match).result?.winners).toEqual(winners);
      expect(game.view(match.state as State, 0).finish).toEqual({
        winners: sides,
        cause,
        tie: sides.length > 1 ? 'shared' : null,
      });
      expect(recordOf(match)).toEqual(read(name));
    });

  for (const name of Object.keys(endings))
    it(`R20 R23 ${name} is refereed the same, entry by entry`, () => {
      const replayed = beginning(unwrap(replayRecord(read(name), byId)));
      for (const entry of unwrap(parseRecord(read(name))).log) {
        const before = game.position(replayed.state as State) as Position;
        unwrap(playEntry(replayed, entry));
        expect(game.position(replayed.state as State)).toEqual(refereeAfter(before, entry as never));
      }
    });

  it('R50 level behind the winner, two share the second rank', () => {
    const match = unwrap(replayRecord(read('second-place-shared'), byId));
    expect(game.score(match.state as State, 0).map((standing) => standing.rank)).toEqual([2, 2, 1]);
  });

  it('R52 level at the end of a drought, two share the first rank, and the next is third', () => {
    const match = unwrap(replayRecord(read('drought-shared'), byId));
    expect(game.score(match.state as State, 0).map((standing) => standing.rank)).toEqual([1, 1, 3]);
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
      const replayed = replayRecord({ ...record, rules: game.rulesVersion }, byId);
      expect(replayed.ok ? 'the same' : replayed.error.message).toContain(wanted);
    });
});
