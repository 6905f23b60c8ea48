import type { Language } from '../../core/words.ts';
import { de } from './texts/de.ts';
import { en, type LabTexts } from './texts/en.ts';

export const labTexts: Readonly<Record<Language, LabTexts>> = { en, de };
