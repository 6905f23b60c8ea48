import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { assert, at } from './assert.ts';
import { errorList, illegal, schemaMessage } from './errors.ts';
import { fail, ok, unwrap } from './result.ts';

const document = readFileSync(new URL('../../docs/ERRORS.md', import.meta.url), 'utf8');

/** The rows of the table: code, meaning, remedy. */
const rows = [...document.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, code = '', meaning = '', remedy = '']) => ({
    code,
    meaning,
    remedy,
  }),
);

describe('docs/ERRORS.md', () => {
  it('has every code once, in the order of the list, and no other', () => {
    expect(rows.map(({ code }) => code)).toEqual(Object.keys(errorList));
  });

  it('tells the meaning as the list does, and a remedy', () => {
    for (const { code, meaning, remedy } of rows) {
      expect(meaning, code).toBe(errorList[code as keyof typeof errorList]);
      expect(remedy, code).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the list of errors', () => {
  it('has codes in small letters and meanings that are sentences', () => {
    for (const [code, meaning] of Object.entries(errorList)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('an illegal move carries its rule, and the sentence that says why by its key', () => {
    expect(illegal('H12', 'taken')).toEqual({ code: 'illegal_move', rule: 'H12', key: 'taken' });
    const error = { code: 'illegal_move', rule: 'H12', key: 'notBeside', values: { veg: 'carrot' } };
    expect(illegal('H12', 'notBeside', { veg: 'carrot' })).toEqual(error);
  });
});

describe('schemaMessage', () => {
  const message = (json: unknown): string => {
    const read = z.strictObject({ dice: z.array(z.strictObject({ value: z.int() })) }).safeParse(json);
    if (read.success) throw new Error('taken');
    return schemaMessage(read.error);
  };

  it('leads to the first thing that is wrong', () => {
    expect(message({ dice: [{ value: 1 }, { value: 'x' }] })).toMatch(/^dice\[1\]\.value: /);
    expect(message({ dice: 3 })).toMatch(/^dice: /);
    expect(message(3)).not.toContain(':  ');
    expect(message({ dice: [], more: 1 })).toContain('more');
  });
});

describe('our own mistakes throw', () => {
  it('assert, at and unwrap', () => {
    expect(() => assert(false, 'dice are there')).toThrow('dice are there');
    expect(() => assert(true, 'dice are there')).not.toThrow();
    expect(at([4, 5], 1)).toBe(5);
    expect(() => at([4, 5], 2)).toThrow('nothing at 2 of 2');
    expect(unwrap(ok(3))).toBe(3);
    expect(() => unwrap(fail({ code: 'bad_option' }))).toThrow('bad_option');
  });
});
