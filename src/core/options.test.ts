import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type OptionSpecs, parseOptions } from './options.ts';

const specs = {
  advanced: { kind: 'boolean', default: false },
  rounds: { kind: 'integer', min: 2, max: 9, default: 5 },
  side: { kind: 'choice', values: ['summer', 'winter', 7], default: 'winter' },
  track: { kind: 'integers', length: 3, min: 0, max: 9, default: [1, 2, 3] },
  sheet: { kind: 'document', schema: z.strictObject({ rows: z.array(z.int()) }), usual: { rows: [] }, default: null },
} as const satisfies OptionSpecs;

const defaults = { advanced: false, rounds: 5, side: 'winter', track: [1, 2, 3], sheet: null };

function refused(json: unknown): string {
  const read = parseOptions(specs, json);
  if (read.ok) throw new Error(`taken: ${JSON.stringify(json)}`);
  expect(read.error.code).toBe('bad_option');
  expect(read.error.message).toMatch(/^[A-Z]/);
  return read.error.message;
}

describe('parseOptions', () => {
  it('fills in what is not given', () => {
    expect(parseOptions(specs, undefined)).toEqual({ ok: true, value: defaults });
    expect(parseOptions(specs, {})).toEqual({ ok: true, value: defaults });
    expect(parseOptions(specs, { rounds: 2 })).toEqual({ ok: true, value: { ...defaults, rounds: 2 } });
  });

  it('takes a full set as it is', () => {
    const full = { advanced: true, rounds: 9, side: 7, track: [0, 9, 9], sheet: { rows: [1, 2] } };
    expect(parseOptions(specs, full)).toEqual({ ok: true, value: full });
    expect(parseOptions(specs, { ...full, sheet: null })).toEqual({ ok: true, value: { ...full, sheet: null } });
  });

  it('refuses unknown options and names the known ones', () => {
    expect(refused({ speed: 1 })).toContain('"speed"');
    expect(refused({ speed: 1 })).toContain('advanced, rounds, side, track, sheet');
    for (const text of ['{"__proto__": 1}', '{"constructor": 1}', '{"toString": null}']) refused(JSON.parse(text));
    expect(parseOptions({}, { any: 1 })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('none') },
    });
  });

  it('refuses values of another type or beyond the limits', () => {
    for (const advanced of [0, 1, 'true', null, [], {}]) expect(refused({ advanced })).toContain('true or false');
    for (const rounds of [1, 10, 2.5, '3', null, Number.NaN, true])
      expect(refused({ rounds })).toContain('from 2 to 9');
    for (const side of ['spring', '7', null, 0]) expect(refused({ side })).toContain('"summer", "winter", 7');
    for (const sheet of [{}, [], 'x', { rows: ['a'] }, { rows: [], more: 1 }])
      expect(refused({ sheet })).toContain('"sheet"');
    expect(refused({ sheet: { rows: [1, 'a'] } })).toContain('rows[1]');
  });

  it('refuses a list of another length, with a wrong number or one that falls, and names its place', () => {
    for (const track of [3, '1,2,3', null, {}, [], [1, 2], [1, 2, 3, 4]])
      expect(refused({ track })).toBe('The option "track" must be a list of 3 whole numbers from 0 to 9.');
    for (const number of [-1, 10, 2.5, '2', null, Number.NaN, true])
      expect(refused({ track: [1, number, 3] })).toBe('The option "track[1]" must be a whole number from 0 to 9.');
    expect(refused({ track: [1, 5, 4] })).toBe('The option "track[2]" must be at least 5, the number before it.');
    expect(parseOptions(specs, { track: [0, 0, 0] })).toMatchObject({ ok: true, value: { track: [0, 0, 0] } });
  });

  it('refuses what is no object', () => {
    for (const json of [null, [], 'x', 3, true]) expect(refused(json)).toContain('object');
  });

  it('changes nothing of what it is given', () => {
    const given = Object.freeze({ rounds: 3 });
    parseOptions(specs, given);
    expect(given).toEqual({ rounds: 3 });
  });
});
