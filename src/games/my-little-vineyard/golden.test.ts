import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { beginning, legalMoves, playEntry } from '../../core/match.ts';
import { parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import { referenceMoves, referencePlay } from './slow.suite.ts';
import type { State } from './state.ts';
import { anyGame, positionOf } from './table.suite.ts';

const folder = new URL('./golden/', import.meta.url);

/** How each finished game ended (V31), and the exact points of each seat. */
const endings = {
  'two-players': { tie: null, totals: [128, 47], winners: [0] },
  'three-players-first-short': { tie: null, totals: [104, 8, 64], winners: [0] },
  'three-players-two-years': { tie: null, totals: [18, 46, 36], winners: [1] },
  'four-players': { tie: null, totals: [112, 0, 126, 6], winners: [2] },
  'five-players-summer-fall': { tie: null, totals: [7, 11, 14, 7, 10], winners: [2] },
  'six-players': { tie: null, totals: [21, 31, 46, 34, 21, 38], winners: [2] },
  loose: { tie: null, totals: [42, 82, 58], winners: [1] },
  'merlot-spoils': { tie: null, totals: [25, 26], winners: [1] },
  'own-sheet': { tie: null, totals: [62, 56, 56], winners: [0] },
  // On the default sheet, but with rows without limit (V7).
  'no-limit-two-players': { tie: null, totals: [71, 99], winners: [1] },
  'no-limit-four-players': { tie: null, totals: [24, 21, 28, 33], winners: [3] },
  'tie-two-share': { tie: 'shared', totals: [45, 45], winners: [0, 1] },
  'tie-among-four': { tie: 'shared', totals: [13, 8, 16, 16], winners: [2, 3] },
  'tie-three-share': { tie: 'shared', totals: [12, 12, 12], winners: [0, 1, 2] },
  'nobody-scores': { tie: 'shared', totals: [0, 0, 0, 0, 0, 0], winners: [0, 1, 2, 3, 4, 5] },
  'quiet-seasons': { tie: null, totals: [2, 0], winners: [0] },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { tie, totals, winners }] of Object.entries(endings)) {
    it(`V31 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), () => anyGame));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(recordOf(match).result?.winners).toEqual(winners);
      expect(game.view(match.state as State, 0).finish).toEqual({ cause: 'lastFall', tie });
      expect(recordOf(match)).toEqual(read(name));
    });

    it(`V13 V30 ${name} goes the same way by the slow rules`, () => {
      const match = beginning(unwrap(replayRecord(read(name), () => anyGame)));
      let expected = positionOf(match);
      for (const entry of unwrap(parseRecord(read(name))).log) {
        if (anyGame.actor(match.state) !== CHANCE)
          expect(legalMoves(match).length).toBe(referenceMoves(expected).length);
        unwrap(playEntry(match, entry));
        expected = referencePlay(expected, { ...entry });
        expect(positionOf(match)).toEqual(expected);
      }
    });
  }
});
