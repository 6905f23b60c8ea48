import type { Language } from '../../core/words.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

const catalogues: Record<Language, Texts> = { en, de };

let language = $state<Language>(navigator.language.startsWith('de') ? 'de' : 'en');

export const currentLanguage = (): Language => language;

export function switchLanguage(): void {
  language = language === 'en' ? 'de' : 'en';
  document.documentElement.lang = language;
}

/** The texts of the language in use. */
export const texts = (): Texts => catalogues[language];
