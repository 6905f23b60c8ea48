import { type Language, spoken, type TextFile } from '../../../core/words.ts';
import { type BoardTexts, en } from './texts/en.ts';

const files = import.meta.glob<TextFile<BoardTexts>>('./texts/??.ts', { eager: true });

export const boardTexts = (language: Language): BoardTexts => spoken(en, files[`./texts/${language}.ts`]?.[language]);
