import { describe, expect, it } from 'vitest';
import { checkNotation, checkRefusals, playSoundly } from './contractMoves.suite.ts';
import { BASE_SEED, withSeed } from './contractPlay.suite.ts';
import { checkPositions, checkRecords } from './contractStored.suite.ts';
import { checkSecrets, checkViews, checkWords } from './contractViews.suite.ts';
import type { AnyGame } from './game.ts';
import { type Match, newMatch } from './match.ts';
import { parseOptions } from './options.ts';
import type { FastRandom } from './random.ts';
import { unwrap } from './result.ts';

export interface SuiteSettings {
  /** Option sets to play with, in full or in part. */
  readonly optionSets: readonly unknown[];
  /** Random games for each player count and option set (default 20). */
  readonly games?: number;
}

/** What every game must keep. A game's own `contract.test.ts` calls this and nothing else. */
export function contractSuite(game: AnyGame, settings: SuiteSettings): void {
  const { min, max } = game.profile.players;
  const games = settings.games ?? 20;
  describe(`${game.profile.name} keeps the contract`, () => {
    for (let players = min; players <= max; players++)
      for (const options of settings.optionSets) {
        const label = `${players} players, ${JSON.stringify(options)}`;
        const seeds = Array.from({ length: games }, (_, i) => `${BASE_SEED}/${game.profile.id}/${label}/${i}`);
        const each = (title: string, count: number, test: (match: Match, random: FastRandom) => void) =>
          it(`${title} (${label})`, () => {
            for (const seed of seeds.slice(0, count))
              withSeed(seed, (random) => test(unwrap(newMatch(game, players, options)), random));
          });
        each('plays random games to their end, sound at each step', games, playSoundly);
        each('lists legal moves without duplicates, exactly as encode takes them', Math.ceil(games / 2), checkNotation);
        each('refuses mutated and random moves with a rule, and never throws', Math.ceil(games / 4), checkRefusals);
        each('round-trips positions and refuses broken ones', Math.ceil(games / 4), checkPositions);
        each('round-trips records', Math.ceil(games / 4), checkRecords);
        each('shows each viewer who acts, the standings and at the end its cause', Math.ceil(games / 2), checkViews);
        each('hides from each viewer what determinize may change', Math.ceil(games / 2), checkSecrets);
        each('has words for everything', Math.ceil(games / 4), checkWords);
      }
    it('refuses other numbers of players and unknown options', () => {
      for (const players of [min - 1, max + 1, 2.5, '2', null, Number.NaN])
        expect(newMatch(game, players)).toMatchObject({ ok: false, error: { code: 'bad_players' } });
      for (const options of [{ nonsense: 1 }, [], 'x', 3])
        expect(newMatch(game, min, options)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
      for (const name of Object.keys(game.options))
        expect(parseOptions(game.options, { [name]: 'nonsense' })).toMatchObject({
          ok: false,
          error: { code: 'bad_option' },
        });
    });
  });
}
