import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type PeopleTexts } from './texts/en.ts';

/** The texts about people one plays with. */
export const people = catalogue(en, import.meta.glob<TextFile<PeopleTexts>>('./texts/??.ts'));
