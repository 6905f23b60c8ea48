const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const markupOf = (part: Part): string => {
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  return String(part).replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
};

/** Whatever is put in is text, unless it was made by this very function. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((string, i) => string + (i < parts.length ? markupOf(parts[i] ?? '') : '')).join(''),
});
