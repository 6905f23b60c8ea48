import type { TextFile } from '../../core/words.ts';
import { catalogue } from '../texts/language.svelte.ts';
import { type ClockTexts, en } from './texts/en.ts';

/** The texts of clocks, at tables online and on this device. */
export const clockTexts = catalogue(en, import.meta.glob<TextFile<ClockTexts>>('./texts/??.ts'));
