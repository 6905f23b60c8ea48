import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blankOf, partsOf, valueAt, withValue } from './document.ts';

const schema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        name: z.string(),
        size: z.int().min(2).max(4),
        pair: z.tuple([z.int().min(0).max(1), z.int().min(0).max(9)]),
        tags: z.array(z.enum(['a', 'b'])),
        sums: z.array(z.int().min(2).max(4)),
        spare: z.int().min(1).max(3).nullable().optional(),
        gift: z
          .discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('none') }),
            z.strictObject({ kind: z.literal('more'), more: z.int().min(1).max(3) }),
          ])
          .nullable(),
      }),
    )
    .min(1)
    .max(5),
});

describe('the parts of a document', () => {
  const document = partsOf(schema);
  const row = document.kind === 'group' && document.parts.rows?.kind === 'list' ? document.parts.rows.item : document;

  it('are read from its schema, with their bounds', () => {
    expect(document).toMatchObject({ kind: 'group', parts: { rows: { kind: 'list', min: 1, max: 5 } } });
    expect(row).toMatchObject({
      optional: ['spare'],
      parts: {
        name: { kind: 'text' },
        size: { kind: 'integer', min: 2, max: 4 },
        pair: { kind: 'numbers', numbers: [{ max: 1 }, { max: 9 }] },
        tags: { kind: 'set', values: ['a', 'b'] },
        sums: { kind: 'set', values: [2, 3, 4] },
        spare: { kind: 'integer', min: 1, max: 3 },
        gift: { kind: 'cases', cases: { none: { parts: {} }, more: { parts: { more: { min: 1, max: 3 } } } } },
      },
    });
  });

  it('a blank one is what the schema takes', () => {
    const blank = blankOf(row);
    expect(blank).toEqual({ name: '', size: 2, pair: [0, 0], tags: [], sums: [], gift: null });
    expect(schema.safeParse({ rows: [blank] }).success).toBe(true);
  });

  it('a value is changed in a copy, and undefined leaves it out', () => {
    const before = { rows: [{ size: 2, spare: 1 }, { size: 3 }] };
    expect(withValue(before, ['rows', 1, 'size'], 4)).toEqual({ rows: [{ size: 2, spare: 1 }, { size: 4 }] });
    expect(withValue(before, ['rows', 0, 'spare'], undefined)).toEqual({ rows: [{ size: 2 }, { size: 3 }] });
    expect(before.rows[1]?.size).toBe(3);
    expect(valueAt(before, ['rows', 0, 'spare'])).toBe(1);
    expect(valueAt(before, ['rows', 7, 'spare'])).toBeUndefined();
  });
});
