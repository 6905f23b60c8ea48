import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from './json.ts';

/** One text for all orders of keys. */
function canonical(json: unknown): string {
  return JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

describe('sameJson', () => {
  it('does not mind the order of keys, at any depth', () => {
    expect(sameJson({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBe(true);
  });

  it('minds the order of lists, and every value', () => {
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson([1], [1, 1])).toBe(false);
    expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(sameJson({ a: undefined }, { b: undefined })).toBe(false);
  });

  it('tells lists, objects and null apart', () => {
    expect(sameJson([], {})).toBe(false);
    expect(sameJson(['x'], { 0: 'x' })).toBe(false);
    expect(sameJson(null, {})).toBe(false);
    expect(sameJson({}, null)).toBe(false);
    expect(sameJson(null, null)).toBe(true);
    expect(sameJson(0, false)).toBe(false);
    expect(sameJson('', null)).toBe(false);
  });

  it('agrees with a comparison of canonical texts', () => {
    const small = fc.jsonValue({ maxDepth: 2 });
    // JSON has one zero.
    const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(sameJson(plain(a), plain(b))).toBe(canonical(plain(a)) === canonical(plain(b)));
        expect(sameJson(a, plain(JSON.parse(canonical(a))))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
