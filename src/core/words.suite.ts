import { describe, expect, it } from 'vitest';
import { at } from './assert.ts';
import { expectText, playThrough } from './contractPlay.suite.ts';
import { checkWords } from './contractViews.suite.ts';
import type { AnyGame, Entry } from './game.ts';
import { legalMoves, type Match, newMatch } from './match.ts';
import { mutations, sample } from './mutations.suite.ts';
import { FastRandom, type Random } from './random.ts';
import { unwrap } from './result.ts';
import { say, type Words } from './words.ts';

/** What the words of a game keep in every language: `words` are those of one, with English where it lacks some. */
export function wordsSuite(game: AnyGame, language: string, words: Words): void {
  const { min } = game.profile.players;
  // The same games in every language, so that one says as much as the other.
  const seed = `${process.env.WINDFALL_SEED ?? 'windfall'}/${game.profile.id}/words`;
  const match = (): Match => unwrap(newMatch(game, Math.max(2, min)));

  describe(`${game.profile.name} in "${language}"`, () => {
    it('has words for everything', () => checkWords(match(), new FastRandom(seed), words));

    if (min === 1)
      it('has words for everything in a game alone', () =>
        checkWords(unwrap(newMatch(game, 1)), new FastRandom(seed), words));

    it('says why a move is refused, with everything filled in', () => {
      const keys = new Set<string>();
      for (const { key, text } of refusedMoves(match(), new FastRandom(seed), words)) {
        keys.add(key);
        expectText(text ?? `null for ${key}`);
        expect(text, `[seed ${seed}] ${key}`).toMatch(/[.?!]$/);
      }
      expect(keys.size, seed).toBeGreaterThan(0);
    });
  });
}

/** Moves of other moments and moves with something wrong, refused again and again: each sentence once. */
function refusedMoves(match: Match, random: Random, words: Words): Iterable<{ key: string; text: string | null }> {
  const { game, state } = match;
  const said = new Map<string, { key: string; text: string | null }>();
  const past: Entry[] = [];
  playThrough(match, random, () => {
    const moves = legalMoves(match);
    if (moves.length === 0) return;
    past.push(at(moves, random.below(moves.length)));
    for (const json of [...mutations(at(past, past.length - 1), random), ...sample(past, 10, random)]) {
      const read = game.encode(state, json);
      if (read.ok || read.error.code !== 'illegal_move') continue;
      const { key, values } = read.error;
      said.set(`${key} ${JSON.stringify(values)}`, { key, text: say(words.refusals, key, values) });
    }
  });
  return said.values();
}
