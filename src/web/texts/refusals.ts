import type { ErrorCode, Refusal } from '../../core/errors.ts';
import { say, type TextFile, type Words } from '../../core/words.ts';
import { catalogue } from './language.svelte.ts';

/** For what no rule of a game explains: a sentence for every code there is. English ones come with the refusal itself. */
export type RefusalTexts = Readonly<Record<ErrorCode, string>>;

const byCode = catalogue<Partial<RefusalTexts>>(
  {},
  import.meta.glob<TextFile<Partial<RefusalTexts>>>('./refusals/??.ts'),
);

/** Why something did not happen, in the language of the page; `words` are those of the game, whose rule may be the reason. */
export function sayRefusal({ code, message, key, values }: Refusal, words?: Words): string {
  const byRule = key === undefined || words === undefined ? null : say(words.refusals, key, values);
  return byRule ?? byCode()[code] ?? message;
}
