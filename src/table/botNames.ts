import { outlineOf } from './lookalike.ts';

/** Bots have names of their own, out of the garden and alike in every language; their level stands beside it. */
const names = [
  'Basil',
  'Willow',
  'Hazel',
  'Saffron',
  'Rosemary',
  'Heather',
  'Poppy',
  'Laurel',
  'Fennel',
  'Magnolia',
  'Olive',
  'Rowan',
  'Bramble',
  'Tansy',
  'Yarrow',
] as const;

/** The name of the next bot at a table: it depends on the table alone, and nobody there is called alike. */
export function nextBotName(table: string, taken: readonly string[]): string {
  const outlines = new Set(taken.map(outlineOf));
  let first = 0;
  for (const letter of table) first = (31 * first + (letter.codePointAt(0) ?? 0)) % names.length;
  const free = names
    .map((_, i) => names[(first + i) % names.length] ?? '')
    .find((name) => !outlines.has(outlineOf(name)));
  // A table has far fewer seats than there are names.
  return free ?? `Bot ${taken.length + 1}`;
}
