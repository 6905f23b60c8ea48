import type { PersonOf } from './words.ts';

/** People by their names, none of them the reader. */
export const named =
  (...names: readonly string[]): PersonOf =>
  (side) => ({ name: names[Number(side)] ?? String(side), isYou: false });

/** The same, with the reader on one seat. */
export const readBy =
  (you: number, ...names: readonly string[]): PersonOf =>
  (side) => ({ ...named(...names)(side), isYou: side === you });
