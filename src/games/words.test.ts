import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsSuite } from '../core/words.suite.ts';
import { languages } from '../core/words.ts';
import { games, loadWords, readRules, readWords } from './registry.node.ts';

for (const game of games.values())
  for (const language of languages)
    if ((await readWords(game.profile.id, language)) !== undefined)
      wordsSuite(game, language, await loadWords(game, language));

describe('refusals', () => {
  it.each([...games.values()])(
    'of $profile.id have no sentence that no rule gives',
    ({ profile: { id }, words: { en } }) => {
      const folder = new URL(`${id}/`, import.meta.url);
      const rules = readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !/\.(test|suite)\.ts$/.test(file))
        .map((file) => readFileSync(new URL(file, folder), 'utf8'))
        .join('\n');
      for (const key of Object.keys(en.refusals)) expect(rules).toContain(`'${key}'`);
    },
  );
});

describe('a game without files in a language', () => {
  it('speaks English', async () => {
    const [game] = games.values();
    if (game === undefined) throw new Error('there is no game');
    // No folder has words of a language that is not on the list.
    const unknown = 'xx' as 'fr';
    expect(await readWords(game.profile.id, unknown)).toBeUndefined();
    expect(await loadWords(game, unknown)).toBe(game.words.en);
    expect(readRules(game.profile.id, unknown)).toBe(readRules(game.profile.id));
  });
});
