import type { Component } from 'svelte';
import type { BoardProps } from '../core/board.ts';
import { type Language, spoken, type TextFile, type Words } from '../core/words.ts';
import { loadFile } from './registry.web.ts';

/** What only a page needs of a game, not the worker that holds a table. */
const boardFiles = import.meta.glob<Component<BoardProps>>('./*/board/Board.svelte', {
  import: 'default',
});
const sceneFiles = import.meta.glob<Component>('./*/board/Scene.svelte', { import: 'default' });
const blankFiles = import.meta.glob<Component<{ language: Language }>>('./*/board/Blank.svelte', { import: 'default' });
const ruleFiles = import.meta.glob<string>('./*/RULES*.md', { query: '?raw', import: 'default' });
const wordFiles = import.meta.glob<TextFile<Words> & { readonly en: Words }>('./*/words/??.ts');

/** A game can be played in the browser once it has a board. */
export const hasBoard = (id: string): boolean => boardFiles[`./${id}/board/Board.svelte`] !== undefined;
export const loadBoard = (id: string) => loadFile(boardFiles, `./${id}/board/Board.svelte`);

/** The picture on the card of a game. */
export const loadScene = (id: string) => loadFile(sceneFiles, `./${id}/board/Scene.svelte`);

/** The rules in a language, in English where it has none. */
export const loadRules = (id: string, language: Language): Promise<string> =>
  ruleFiles[`./${id}/RULES.${language}.md`]?.() ?? loadFile(ruleFiles, `./${id}/RULES.md`);

/** What is said about a game in a language, and in English what the language lacks. */
export async function loadWords(id: string, language: Language): Promise<Words> {
  const [{ en }, own] = await Promise.all([
    loadFile(wordFiles, `./${id}/words/en.ts`),
    wordFiles[`./${id}/words/${language}.ts`]?.(),
  ]);
  return spoken(en, own?.[language]);
}

/** The sheet to print and play on with a pencil, where a game has one. */
export const hasBlank = (id: string): boolean => blankFiles[`./${id}/board/Blank.svelte`] !== undefined;
export const loadBlank = (id: string) => loadFile(blankFiles, `./${id}/board/Blank.svelte`);
