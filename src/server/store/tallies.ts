import type { Reader } from './database.ts';

/** Counts over more rows than this are kept for a while: on a day on which so many have played, nobody sees that they are some seconds old. */
const MANY = 2000;
const KEPT_MILLIS = 5000;
const MOST_KEPT = 100;

interface Kept {
  readonly value: unknown;
  readonly untilMillis: number;
}
const keptBy = new WeakMap<Reader, Map<string, Kept>>();

/** What a count over many rows gives, or gave a moment ago; over few rows it is made anew each time. `rowsOf`: how many it went over. */
export async function keptTally<T>(
  db: Reader,
  name: string,
  count: () => Promise<T>,
  rowsOf: (value: T) => number,
): Promise<T> {
  const kept = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, kept);
  const known = kept.get(name);
  if (known !== undefined && performance.now() < known.untilMillis) return known.value as T;
  const value = await count();
  kept.delete(name);
  if (rowsOf(value) < MANY) return value;
  kept.set(name, { value, untilMillis: performance.now() + KEPT_MILLIS });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return value;
}
