import type { Component } from 'svelte';
import type { BoardProps } from '../core/board.ts';
import type { Language, Words } from '../core/words.ts';
import { loadFile } from './registry.web.ts';

/** What only a page needs of a game, not the worker that holds a table. */
const boardFiles = import.meta.glob<Component<BoardProps>>('./*/board/Board.svelte', {
  import: 'default',
});
const sceneFiles = import.meta.glob<Component>('./*/board/Scene.svelte', { import: 'default' });
const blankFiles = import.meta.glob<Component<{ language: Language }>>('./*/board/Blank.svelte', { import: 'default' });
const ruleFiles = {
  en: import.meta.glob<string>('./*/RULES.md', { query: '?raw', import: 'default' }),
  de: import.meta.glob<string>('./*/RULES.de.md', { query: '?raw', import: 'default' }),
};
const wordFiles = {
  en: import.meta.glob<Words>('./*/words/en.ts', { import: 'en' }),
  de: import.meta.glob<Words>('./*/words/de.ts', { import: 'de' }),
};

/** A game can be played in the browser once it has a board. */
export const hasBoard = (id: string): boolean => boardFiles[`./${id}/board/Board.svelte`] !== undefined;
export const loadBoard = (id: string) => loadFile(boardFiles, `./${id}/board/Board.svelte`);

/** The picture on the card of a game. */
export const loadScene = (id: string) => loadFile(sceneFiles, `./${id}/board/Scene.svelte`);

/** The rules in every language at once: they are short, and the language can change while a table is open. */
export type Rules = Readonly<Record<Language, string>>;

export async function loadRules(id: string): Promise<Rules> {
  const [en, de] = await Promise.all([
    loadFile(ruleFiles.en, `./${id}/RULES.md`),
    loadFile(ruleFiles.de, `./${id}/RULES.de.md`),
  ]);
  return { en, de };
}

export const loadWords = (id: string, language: Language) =>
  loadFile(wordFiles[language], `./${id}/words/${language}.ts`);

/** The sheet to print and play on with a pencil, where a game has one. */
export const hasBlank = (id: string): boolean => blankFiles[`./${id}/board/Blank.svelte`] !== undefined;
export const loadBlank = (id: string) => loadFile(blankFiles, `./${id}/board/Blank.svelte`);
