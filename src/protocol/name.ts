import * as z from 'zod';

export const MAX_NAME = 40;

/**
 * What cannot be seen, or changes how other text is seen: control and format characters (zero width, direction), private and unknown ones,
 * fillers that look like nothing, selectors of variants. Emoji are made with some of them, and are taken out before.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any script has would grow over other people's lines. */
const PILED = /\p{M}{5}/u;

const isSeen = (text: string): boolean => {
  const plain = text.replace(/\p{RGI_Emoji}/gv, '☺');
  return !UNSEEN.test(plain) && !PILED.test(plain);
};

/** A name that was given elsewhere, without what cannot be seen in it. */
export const seenName = (given: string): string =>
  isSeen(given)
    ? given
    : given
        .replace(new RegExp(UNSEEN, 'gu'), '')
        .replace(/(\p{M}{4})\p{M}+/gu, '$1')
        .trim() || '?';

/** What somebody or something is called: of characters that can be seen, in one way to write them. */
export const name = z
  .string()
  .max(10 * MAX_NAME)
  .normalize('NFKC')
  .trim()
  .min(1)
  .max(MAX_NAME)
  .refine(isSeen, 'has characters that a name cannot have');
