const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;

/** Columns a terminal gives to a text: many scripts and pictures take two a character. */
export function columnsOf(text: string): number {
  return [...text].reduce((columns, character) => columns + (WIDE.test(character) ? 2 : 1), 0);
}

/** The text in at most `columns` columns, cut off with a sign where it is longer. */
export function clip(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  const kept = [...text];
  while (columnsOf(kept.join('')) > columns - 1) kept.pop();
  return `${kept.join('')}…`;
}
