import type { ErrorCode, Refusal } from '../../core/errors.ts';
import type { Language } from '../../core/words.ts';
import { de } from './refusals/de.ts';

/** For what no rule of a game explains: a sentence for every code there is. English ones come with the refusal itself. */
export type RefusalTexts = Readonly<Record<ErrorCode, string>>;

/** Why something did not happen, in the language of the page. */
export function sayRefusal(refusal: Refusal, language: Language): string {
  return language === 'en' ? refusal.message : (refusal.de ?? de[refusal.code]);
}
