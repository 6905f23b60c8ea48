import type { Language } from '../core/words.ts';
import { de } from './words/de.ts';
import { en, type LabWords } from './words/en.ts';

/** What the report says, in every language of the house. */
export const labWords: Readonly<Record<Language, LabWords>> = { en, de };
