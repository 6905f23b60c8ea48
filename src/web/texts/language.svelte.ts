import { type Language, spoken, type TextFile } from '../../core/words.ts';
import { settings } from '../settings.svelte.ts';
import { en, type Texts } from './en.ts';

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export const currentLanguage = (): Language => settings.language;

const loaders: ((language: Language) => Promise<void>)[] = [];

/** Loads everything that was opened so far in a language. What cannot be loaded is said in English, and asked for again the next time. */
async function prepare(language: Language): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
}

/** Everything that was opened so far can be said in the language in use. */
export const languageReady = (): Promise<void> => prepare(settings.language);

/** Changes the language as soon as everything on the page can be said in it. */
export async function changeLanguage(language: Language): Promise<void> {
  await prepare(language);
  settings.language = language;
}

/** What is said in the language in use. English is there at once; what `load` gives in another language comes a moment later. */
export function inLanguage<T>(english: T, load: (language: Language) => Promise<T>): () => T {
  let ready = $state.raw<Partial<Record<Language, T>>>({ en: english });
  const loadOnce = async (language: Language): Promise<void> => {
    if (ready[language] !== undefined) return;
    try {
      const loaded = await load(language);
      ready = { ...ready, [language]: loaded };
    } catch (error) {
      console.info(`no texts in ${languageNames[language]}`, error);
    }
  };
  loaders.push(loadOnce);
  void loadOnce(settings.language);
  return () => ready[settings.language] ?? english;
}

/** The texts of a folder in the language in use, in English where it lacks one: adding a language is adding a file. */
export const catalogue = <T>(english: T, files: Readonly<Record<string, () => Promise<TextFile<T>>>>): (() => T) =>
  inLanguage(english, async (language) => {
    const path = Object.keys(files).find((file) => file.endsWith(`/${language}.ts`)) ?? '';
    return spoken(english, (await files[path]?.())?.[language]);
  });

export const texts = catalogue(en, import.meta.glob<TextFile<Texts>>('./??.ts'));
