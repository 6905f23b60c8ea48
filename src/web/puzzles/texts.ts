import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type PuzzleTexts } from './texts/en.ts';

/** The texts of the trainer. */
export const puzzleTexts = catalogue(en, import.meta.glob<TextFile<PuzzleTexts>>('./texts/??.ts'));
