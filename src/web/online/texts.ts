import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { de } from './texts/de.ts';
import { en, type OnlineTexts } from './texts/en.ts';

const catalogues: Record<Language, OnlineTexts> = { en, de };

/** The texts of the online pages: they come with these pages, not with the first screen. */
export const online = (): OnlineTexts => catalogues[currentLanguage()];
