import type { TextFile } from '../../core/words.ts';
import { type LabWords, en as words } from '../../lab/words/en.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type LabTexts } from './texts/en.ts';

/** The texts of the lab. */
export const labTexts = catalogue(en, import.meta.glob<TextFile<LabTexts>>('./texts/??.ts'));

/** What its report says. */
export const labWords = catalogue(words, import.meta.glob<TextFile<LabWords>>('../../lab/words/??.ts'));
