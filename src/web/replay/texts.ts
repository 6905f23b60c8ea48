import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type ReplayTexts } from './texts/en.ts';

/** The texts of the pages that look back. */
export const past = catalogue(en, import.meta.glob<TextFile<ReplayTexts>>('./texts/??.ts'));
