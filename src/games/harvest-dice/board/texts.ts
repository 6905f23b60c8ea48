import { type Language, spoken, type Translation } from '../../../core/words.ts';
import { type BoardTexts, en } from './texts/en.ts';

const files = import.meta.glob<Partial<Record<Language, Translation<BoardTexts>>>>('./texts/*.ts', { eager: true });

export const boardTexts = (language: Language): BoardTexts => spoken(en, files[`./texts/${language}.ts`]?.[language]);
