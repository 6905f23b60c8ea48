import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { de } from './texts/de.ts';
import { type DailyTexts, en } from './texts/en.ts';

const catalogues: Record<Language, DailyTexts> = { en, de };

/** The texts of the daily tables. */
export const dailyTexts = (): DailyTexts => catalogues[currentLanguage()];
