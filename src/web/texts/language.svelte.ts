import type { Language } from '../../core/words.ts';
import { settings } from '../settings.svelte.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

const catalogues: Record<Language, Texts> = { en, de };

export const currentLanguage = (): Language => settings.language;

/** The texts of the language in use. */
export const texts = (): Texts => catalogues[settings.language];
