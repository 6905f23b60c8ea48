import type { AnyGame } from '../../core/game.ts';
import type { Words } from '../../core/words.ts';
import { loadRules, loadWords } from '../../games/boards.web.ts';
import { loadLessonTexts } from '../../games/lessons.web.ts';
import { loadGame } from '../../games/registry.web.ts';
import { inLanguage, languageReady } from './language.svelte.ts';

const words = new Map<string, () => Words>();
const rules = new Map<string, () => string>();

/** What is said about a game, in the language in use. */
export function wordsOf({ profile: { id }, words: { en } }: AnyGame): Words {
  const said = words.get(id) ?? inLanguage(en, (language) => loadWords(id, language));
  words.set(id, said);
  return said();
}

/** A game with its words in the language in use. */
export async function openGame(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  wordsOf(game);
  await languageReady();
  return game;
}

const lessonTexts = new Map<string, () => Readonly<Record<string, string>>>();

/** What the lesson of a game says, in the language in use. */
export async function lessonTextsOf(id: string): Promise<() => Readonly<Record<string, string>>> {
  const said =
    lessonTexts.get(id) ?? inLanguage(await loadLessonTexts(id, 'en'), (language) => loadLessonTexts(id, language));
  lessonTexts.set(id, said);
  await languageReady();
  return said;
}

/** The rules of a game, in the language in use. */
export async function openRules(id: string): Promise<() => string> {
  const said = rules.get(id) ?? inLanguage(await loadRules(id, 'en'), (language) => loadRules(id, language));
  rules.set(id, said);
  await languageReady();
  return said;
}
