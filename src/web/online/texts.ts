import type { ErrorCode, Refusal } from '../../core/errors.ts';
import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { de } from './texts/de.ts';
import { en, type OnlineTexts } from './texts/en.ts';

const catalogues: Record<Language, OnlineTexts> = { en, de };

/** The texts of the online pages: they come with these pages, not with the first screen. */
export const online = (): OnlineTexts => catalogues[currentLanguage()];

/** A refusal in words for people, where the server's are for programs. */
export function explain(refusal: Refusal): Refusal {
  const known: Partial<Record<ErrorCode, string>> = online().refusals;
  return { ...refusal, message: known[refusal.code] ?? refusal.message };
}
