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

/** Who won each finished game and by what (R50), and the exact rice of each side. */
const endings = {
  'five-harvest': { winner: 4, cause: 'harvest', totals: [0, 0, 0, 0, 128], winners: [4] },
  'four-weeds-always': { winner: 0, cause: 'harvest', totals: [114, 0, 22, 30], winners: [0] },
  mimic: { winner: 1, cause: 'mimic', totals: [28, 104, 0], winners: [1] },
  'own-deck': { winner: 1, cause: 'harvest', totals: [0, 100], winners: [1] },
  'second-place-shared': { winner: 0, cause: 'harvest', totals: [106, 0, 0], winners: [0] },
  'solo-lost': { winner: 'happyFarmer', cause: 'harvest', totals: [90, 113], winners: [] },
  'solo-won': { winner: 0, cause: 'harvest', totals: [105, 84], winners: [0] },
  'solo-won-at-start-of-turn': { winner: 0, cause: 'most', totals: [100, 39], winners: [0] },
  'solo-won-by-mimic': { winner: 0, cause: 'mimic', totals: [120, 80], winners: [0] },
  'start-of-turn': { winner: 1, cause: 'most', totals: [0, 100], winners: [1] },
  'straddled-draw': { winner: 3, cause: 'harvest', totals: [0, 0, 0, 117, 0], winners: [3] },
  'three-harvest': { winner: 2, cause: 'harvest', totals: [0, 18, 100], winners: [2] },
  'two-harvest': { winner: 0, cause: 'harvest', totals: [113, 57], winners: [0] },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const byId = (): AnyGame => game as AnyGame;

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { winner, cause, totals, winners }] of Object.entries(endings))
    it(`R50 R70 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), byId));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(recordOf(match).result?.winners).toEqual(winners);
      expect(game.view(match.state as State, 0).finish).toEqual({ winner, cause });
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
    expect(game.score(match.state as State, 0).map((standing) => standing.rank)).toEqual([1, 2, 2]);
  });
});
