import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { de } from './texts/de.ts';
import { en, type MyGamesTexts } from './texts/en.ts';

const catalogues: Record<Language, MyGamesTexts> = { en, de };

/** The texts of "My games". */
export const mine = (): MyGamesTexts => catalogues[currentLanguage()];
