import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type MyGamesTexts } from './texts/en.ts';

/** The texts of "My games". */
export const mine = catalogue(en, import.meta.glob<TextFile<MyGamesTexts>>('./texts/??.ts'));
