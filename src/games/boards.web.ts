import type { Component } from 'svelte';
import type { About, AboutTexts } from '../core/about.ts';
import type { BoardProps, OutcomeProps } from '../core/board.ts';
import { type Language, spoken, type TextFile, type Words } from '../core/words.ts';
import type { BigProps } from './parts/big.ts';
import { loadFile } from './registry.web.ts';

/** What only a page needs of a game, not the worker that holds a table. */
const boardFiles = import.meta.glob<Component<BoardProps>>('./*/board/Board.svelte', {
  import: 'default',
});
const bigFiles = import.meta.glob<Component<BigProps>>('./*/board/Big.svelte', { import: 'default' });
const outcomeFiles = import.meta.glob<Component<OutcomeProps>>('./*/board/Outcome.svelte', { import: 'default' });
const sceneFiles = import.meta.glob<Component>('./*/board/Scene.svelte', { import: 'default' });
const blankFiles = import.meta.glob<Component<{ language: Language }>>('./*/board/Blank.svelte', { import: 'default' });
const ruleFiles = import.meta.glob<string>('./*/RULES*.md', { query: '?raw', import: 'default' });
const aboutFiles = import.meta.glob<TextFile<AboutTexts>>('./*/board/about/??.ts');
const aboutRules = import.meta.glob<Readonly<Record<string, string>>>('./*/board/about/rules.ts', { import: 'rules' });
const wordFiles = import.meta.glob<TextFile<Words> & { readonly en: Words }>('./*/words/??.ts');

/** A game can be played in the browser once it has a board. */
export const hasBoard = (id: string): boolean => boardFiles[`./${id}/board/Board.svelte`] !== undefined;
export const loadBoard = (id: string) => loadFile(boardFiles, `./${id}/board/Board.svelte`);

/** The table for a big screen, where a game has one: elsewhere its board has to do. */
export const loadBig = async (id: string): Promise<Component<BigProps> | null> =>
  (await bigFiles[`./${id}/board/Big.svelte`]?.()) ?? null;

/** How the outcomes of chance look, where a game draws them: for people with real dice. */
export const loadOutcome = async (id: string): Promise<Component<OutcomeProps> | null> =>
  (await outcomeFiles[`./${id}/board/Outcome.svelte`]?.()) ?? null;

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

/** What the things on the board are; nothing where a game does not say. */
export async function loadAbout(id: string, language: Language): Promise<ReadonlyMap<string, About>> {
  const folder = `./${id}/board/about`;
  const read = async (of: Language) => (await aboutFiles[`${folder}/${of}.ts`]?.())?.[of];
  const [en, own, rules] = await Promise.all([read('en'), read(language), aboutRules[`${folder}/rules.ts`]?.()]);
  const texts: AboutTexts = spoken((en ?? {}) as AboutTexts, own);
  return new Map(Object.entries(texts).map(([name, text]) => [name, { ...text, rule: rules?.[name] ?? '' }]));
}

/** The sheet to print and play on with a pencil, where a game has one. */
export const hasBlank = (id: string): boolean => blankFiles[`./${id}/board/Blank.svelte`] !== undefined;
export const loadBlank = (id: string) => loadFile(blankFiles, `./${id}/board/Blank.svelte`);
