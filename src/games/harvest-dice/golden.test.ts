import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE } from '../../core/game.ts';
import { beginning, playEntry } from '../../core/match.ts';
import { parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import { refereeAfter, refereeScore } from './slow.suite.ts';
import type { State } from './state.ts';

const folder = new URL('./golden/', import.meta.url);

/** How each finished game ended (H30), what broke a tie (H35), and the exact points of each seat. */
const endings = {
  'advanced-garden': { cause: 'garden', seat: 3, tie: null, totals: [82, 75, 80, 93], winners: [3] },
  'advanced-market': { cause: 'market', seat: null, tie: null, totals: [20, 34, 48], winners: [2] },
  'advanced-pig': { cause: 'pig', seat: 1, tie: null, totals: [59, 71], winners: [1] },
  'basic-garden': { cause: 'garden', seat: 0, tie: null, totals: [91, 73], winners: [0] },
  'basic-market': { cause: 'market', seat: null, tie: null, totals: [85, 68, 67, 101], winners: [3] },
  'basic-pig': { cause: 'pig', seat: 0, tie: null, totals: [20, 12, 17], winners: [0] },
  'full-garden-feeds': { cause: 'garden', seat: 0, tie: null, totals: [97, 81, 75], winners: [0] },
  'tie-circles': { cause: 'pig', seat: 0, tie: 'circles', totals: [57, 67, 67], winners: [2] },
  'tie-shared': { cause: 'pig', seat: 1, tie: 'shared', totals: [18, 23, 23, 20], winners: [1, 2] },
  'tie-vegetables': { cause: 'pig', seat: 1, tie: 'vegetables', totals: [29, 29], winners: [0] },
  // Played with pig values of the table's own (H3).
  'own-pig-early-in-round': { cause: 'pig', seat: 1, tie: 'vegetables', totals: [41, 41, 37, 39], winners: [0] },
  'own-pig-tie-circles': { cause: 'market', seat: null, tie: 'circles', totals: [54, 75, 75], winners: [2] },
  'own-pig-tie-shared': { cause: 'pig', seat: 0, tie: 'shared', totals: [36, 36], winners: [0, 1] },
  'own-pig-tie-vegetables': { cause: 'pig', seat: 1, tie: 'vegetables', totals: [39, 39], winners: [0] },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { cause, seat, tie, totals, winners }] of Object.entries(endings))
    it(`H30 H35 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), () => game));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(recordOf(match).result?.winners).toEqual(winners);
      expect(game.view(match.state as State, 0).finish).toEqual({ cause, seat, tie });
      expect(recordOf(match)).toEqual(read(name));
    });

  for (const name of Object.keys(endings))
    it(`H10 H30 ${name} is refereed the same, move by move`, () => {
      const replayed = beginning(unwrap(replayRecord(read(name), () => game)));
      for (const entry of unwrap(parseRecord(read(name))).log) {
        const before = game.position(replayed.state as State) as Position;
        const isChance = game.actor(replayed.state as State) === CHANCE;
        unwrap(playEntry(replayed, entry));
        if (!isChance) expect(game.position(replayed.state as State)).toEqual(refereeAfter(before, entry as Move));
      }
      expect(refereeScore(game.position(replayed.state as State) as Position).totals).toEqual(
        at(Object.values(endings), Object.keys(endings).indexOf(name)).totals,
      );
    });
});
