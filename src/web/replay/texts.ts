import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { de } from './texts/de.ts';
import { en, type ReplayTexts } from './texts/en.ts';

const catalogues: Record<Language, ReplayTexts> = { en, de };

/** The texts of the pages that look back. */
export const past = (): ReplayTexts => catalogues[currentLanguage()];
