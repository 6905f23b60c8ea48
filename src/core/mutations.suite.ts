import fc from 'fast-check';
import { at } from './assert.ts';
import type { Random } from './random.ts';

/** The JSON with one thing wrong, in every way we can think of, and some JSON that is nothing at all. */
export function mutations(json: unknown, random: Random): unknown[] {
  const whole: Record<string, unknown> = JSON.parse(JSON.stringify(json));
  const changed: unknown[] = [{ ...whole, extra: 1 }, null, [], [json], 'x', 7, {}, { type: 'nonsense' }];
  for (const key of Object.keys(whole)) {
    const { [key]: part, ...rest } = whole;
    changed.push(rest, ...replacements(part, random).map((value) => ({ ...whole, [key]: value })));
  }
  const seed = random.below(65536);
  return [...changed, ...fc.sample(fc.jsonValue(), { numRuns: 3, seed })];
}

/** A number of the items, at random. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, () => at(items, random.below(items.length)));
}

function replacements(value: unknown, random: Random): unknown[] {
  const odd: unknown[] = [null, true, 'x', -1, 0, 1.5, 99, [], {}, '__proto__'];
  if (typeof value === 'number') odd.push(value + 1, value - 1, 1 + random.below(6));
  if (Array.isArray(value)) {
    odd.push([...value, at(odd, 0)], value.slice(1), [...value].reverse());
    value.forEach((item, i) => {
      for (const other of replacements(item, random).slice(0, 14)) odd.push(value.with(i, other));
    });
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const other of replacements(part, random)) odd.push({ ...value, [key]: other });
  return odd;
}
