import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { beginning, playEntry } from '../../core/match.ts';
import { parseRecord, recordOf, replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import { referencePlay, referenceSettle } from './slow.suite.ts';
import type { State } from './state.ts';

const folder = new URL('./golden/', import.meta.url);

/** How each finished game ended (G50, G56), what decided a tie (G55), and the exact points of each seat. */
const endings = {
  'end-by-choice': { cause: 'seeds', tie: null, totals: [102, 105, 71, 77], winners: [1] },
  family: { cause: 'seeds', tie: null, totals: [65, 72, 64], winners: [1] },
  'seeds-2': { cause: 'seeds', tie: null, totals: [72, 76], winners: [1] },
  'seeds-3': { cause: 'seeds', tie: null, totals: [66, 64, 39], winners: [0] },
  'seeds-4': { cause: 'seeds', tie: null, totals: [64, 72, 60, 37], winners: [1] },
  stall: { cause: 'stall', tie: null, totals: [22, 6], winners: [0] },
  'stall-shared': { cause: 'stall', tie: 'shared', totals: [0, 0], winners: [0, 1] },
  'tie-harvest': { cause: 'seeds', tie: 'harvest', totals: [59, 21, 59], winners: [0] },
  'tie-shared': { cause: 'seeds', tie: 'shared', totals: [61, 61, 49, 53], winners: [0, 1] },
} as const;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

describe('finished games', () => {
  it('are all listed here', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(endings).sort());
  });

  for (const [name, { cause, tie, totals, winners }] of Object.entries(endings)) {
    it(`G50 G55 G56 ${name} replays to its exact scores`, () => {
      const match = unwrap(replayRecord(read(name), () => game));
      expect(game.score(match.state as State, 0).map((standing) => standing.total)).toEqual(totals);
      expect(game.view(match.state as State, 0).finish).toEqual({ cause, tie });
      expect(recordOf(match)).toEqual(read(name));
      expect(recordOf(match).result?.winners).toEqual(winners);
    });

    it(`G11 ${name} goes the same way by the slow reference, move by move`, () => {
      const match = beginning(unwrap(replayRecord(read(name), () => game)));
      const state = match.state as State;
      for (const entry of unwrap(parseRecord(read(name))).log) {
        const isChance = game.actor(state) === CHANCE;
        const before = game.position(state) as Position;
        unwrap(playEntry(match, entry));
        if (isChance) continue;
        const move = entry as Move;
        expect(game.position(state)).toEqual(referenceSettle(referencePlay(before, move), move));
      }
    });
  }

  it('G12 end-by-choice has a turn that was ended by choice', () => {
    expect(unwrap(parseRecord(read('end-by-choice'))).log).toContainEqual({ type: 'end' });
  });
});
