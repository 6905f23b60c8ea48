import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { type BigTexts, en } from './texts/en.ts';

/** The texts of the big screen. */
export const big = catalogue(en, import.meta.glob<TextFile<BigTexts>>('./texts/??.ts'));
