import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyGame, CHANCE } from '../../core/game.ts';
import { beginning, playEntry } from '../../core/match.ts';
import { parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import { type Json, ReferenceTable } from './slow.suite.ts';
import type { State } from './state.ts';

const folder = new URL('./golden/', import.meta.url);

/** Every game ends with a full board (D30). What broke a tie (D32, D33), the exact points, and the most tips in a row (D23). */
const endings = {
  'two-players': { tie: null, totals: [1, 4], winners: [1], tips: 1 },
  'three-players-last-placed': { tie: 'lastPlaced', totals: [2, 2, 1], winners: [1], tips: 4 },
  'four-players-three-level': { tie: 'lastPlaced', totals: [3, 3, 2, 3], winners: [0], tips: 4 },
  'four-players-next-cluster': { tie: 'nextCluster', totals: [4, 2, 4, 1], winners: [0], tips: 1 },
  'two-players-next-cluster-level': { tie: 'lastPlaced', totals: [2, 2], winners: [0], tips: 6 },
  'three-players-shared': { tie: 'shared', totals: [1, 3, 3], winners: [1, 2], tips: 2 },
  'three-players-tip-limit': { tie: null, totals: [2, 4, 2], winners: [1], tips: 4 },
  'two-players-default-limit': { tie: null, totals: [3, 2], winners: [0], tips: 20 },
  'four-players-no-limit': { tie: null, totals: [1, 4, 5, 1], winners: [2], tips: 44 },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

function mostTips(log: readonly Json[]): number {
  let most = 0;
  let inARow = 0;
  for (const entry of log) {
    inARow = entry.type === 'tip' ? inARow + 1 : 0;
    most = Math.max(most, inARow);
  }
  return most;
}

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { tie, totals, winners, tips }] of Object.entries(endings))
    it(`D23 D30 D31 D32 D33 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), () => game as AnyGame));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(recordOf(match).result?.winners).toEqual(winners);
      expect(game.view(match.state as State, 0).finish).toEqual({ cause: 'board', tie });
      expect(mostTips(match.log as Json[])).toBe(tips);
      expect(JSON.parse(JSON.stringify(recordOf(match)))).toEqual(read(name));
    });

  for (const name of Object.keys(endings))
    it(`D3 D30 D31 ${name} comes out the same on the slow table`, () => {
      const match = beginning(unwrap(replayRecord(read(name), () => game as AnyGame)));
      const options = game.optionsOf(match.state as State);
      const table = new ReferenceTable(match.players, options.tipLimit, options.tieBreak);
      for (const entry of unwrap(parseRecord(read(name))).log as Json[]) {
        if (game.actor(match.state as State) === CHANCE) table.chance(entry);
        else table.play(entry);
        unwrap(playEntry(match, entry));
      }
      expect(table.isOver()).toBe(true);
      expect(game.position(match.state as State)).toMatchObject({ board: table.board() });
      expect(game.score(match.state as State, 0).map(({ total, rank }) => ({ total, rank }))).toEqual(table.results());
    });
});
