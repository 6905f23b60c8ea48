import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { en, type SeriesTexts } from './texts/en.ts';

/** The texts of series, at tables online and on this device. */
export const seriesTexts = catalogue(en, import.meta.glob<TextFile<SeriesTexts>>('./texts/??.ts'));
