import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyGame, CHANCE, SPECTATOR } from './game.ts';
import { beginning, type Match, playEntry } from './match.ts';
import { parseRecord, recordOf, replayRecord } from './record.ts';
import { unwrap } from './result.ts';
import { compareMoves, compareTable, type SlowRules } from './slow.suite.ts';

export interface Golden {
  /** What the view says of the end. */
  readonly finish: object;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export interface GoldenSettings<T> {
  /** The rules that the finished games show: the names of the tests cite them. */
  readonly rules: string;
  readonly slow: SlowRules<T>;
  /** How each of the games ended, by the name of its file. */
  readonly endings: Readonly<Record<string, Golden>>;
}

/** A finished game of the folder `golden` beside a test. */
export const readGolden = (folder: URL, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, folder), 'utf8'));

export const replayGolden = (game: AnyGame, folder: URL, name: string): Match =>
  unwrap(replayRecord(readGolden(folder, name), () => game));

/** Finished games replay to their exact ends, and go the same way by the slow rules. `folder` is that of the game. */
export function goldenSuite<T>(game: AnyGame, folder: URL, { rules, slow, endings }: GoldenSettings<T>): void {
  describe('finished games', () => {
    it('are all listed here', () => {
      const files = readdirSync(new URL('golden/', folder)).map((file) => file.replace('.json', ''));
      expect(files.sort()).toEqual(Object.keys(endings).sort());
    });

    for (const [name, { finish, totals, winners }] of Object.entries(endings)) {
      it(`${rules} ${name} replays to its exact scores`, () => {
        const match = replayGolden(game, folder, name);
        expect(game.score(match.state, SPECTATOR).map((standing) => standing.total)).toEqual(totals);
        expect(game.view(match.state, SPECTATOR).finish).toEqual(finish);
        expect(recordOf(match).result?.winners).toEqual(winners);
        expect(JSON.parse(JSON.stringify(recordOf(match)))).toEqual(readGolden(folder, name));
      });

      it(`${rules} ${name} goes the same way by the slow rules`, () => {
        const match = beginning(replayGolden(game, folder, name));
        let table = slow.begin(game.position(match.state));
        for (const entry of unwrap(parseRecord(readGolden(folder, name))).log) {
          if (game.actor(match.state) !== CHANCE) compareMoves(match, slow, table);
          unwrap(playEntry(match, entry));
          table = slow.play(table, entry);
          compareTable(match, slow, table);
        }
      });
    }
  });
}
