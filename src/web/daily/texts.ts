import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { type DailyTexts, en } from './texts/en.ts';

/** The texts of the daily tables. */
export const dailyTexts = catalogue(en, import.meta.glob<TextFile<DailyTexts>>('./texts/??.ts'));
