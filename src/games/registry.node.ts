import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { assert } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import type { Lesson } from '../core/lesson.ts';
import { type Language, spoken, type Translation, type Words } from '../core/words.ts';

const here = new URL('.', import.meta.url);

const ids = readdirSync(here, { withFileTypes: true })
  .filter((item) => item.isDirectory() && existsSync(new URL(`${item.name}/index.ts`, here)))
  .map((item) => item.name)
  .sort();

/** Every folder beside this file is a game: adding one is adding a folder. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  await Promise.all(ids.map(async (id): Promise<[string, AnyGame]> => [id, (await import(`./${id}/index.ts`)).game])),
);
for (const [id, game] of games) assert(game.profile.id === id, `the folder ${id} holds the game ${game.profile.id}`);

/** The lesson of a game; undefined where it has none. */
export async function readLesson(id: string): Promise<Lesson | undefined> {
  const file = `./${id}/lesson/lesson.ts`;
  return existsSync(new URL(file, here)) ? (await import(file)).lesson : undefined;
}

/** The words of a language in the folder of a game; undefined where it has none. */
export async function readWords(id: string, language: Language): Promise<Translation<Words> | undefined> {
  const file = `./${id}/words/${language}.ts`;
  return existsSync(new URL(file, here)) ? (await import(file))[language] : undefined;
}

/** What is said about a game in a language, and in English what the language lacks. */
export async function loadWords(game: AnyGame, language: Language): Promise<Words> {
  return spoken(game.words.en, await readWords(game.profile.id, language));
}

/** The rules in a language, in English where it has none. */
export function readRules(id: string, language: Language = 'en'): string {
  const translated = new URL(`${id}/RULES.${language}.md`, here);
  return readFileSync(existsSync(translated) ? translated : new URL(`${id}/RULES.md`, here), 'utf8');
}
