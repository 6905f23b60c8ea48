import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type OnlineTexts } from './texts/en.ts';

/** The texts of the online pages: they come with these pages, not with the first screen. */
export const online = catalogue(en, import.meta.glob<TextFile<OnlineTexts>>('./texts/??.ts'));
