import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type SpecialTexts } from './texts/en.ts';

/** What the home page tells of Windfall below the games. */
export const special = catalogue(en, import.meta.glob<TextFile<SpecialTexts>>('./texts/??.ts'));
