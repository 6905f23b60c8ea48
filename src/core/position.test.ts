import { describe, expect, it } from 'vitest';
import { acceptPosition, badPosition } from './position.ts';

/** A position is two numbers, the smaller first; they may not be equal. */
const accept = (json: readonly number[]) =>
  acceptPosition(
    [...json].sort(),
    json,
    (pair) => (pair[0] === pair[1] ? 'The numbers are equal.' : null),
    (pair) => pair,
  );

describe('acceptPosition', () => {
  it('takes a sound position in its one spelling', () => {
    expect(accept([1, 2])).toEqual({ ok: true, value: [1, 2] });
  });

  it('refuses a broken one with the sentence of its flaw', () => {
    expect(accept([2, 2])).toEqual({ ok: false, error: { code: 'bad_position', message: 'The numbers are equal.' } });
  });

  it('refuses another spelling of a sound one', () => {
    expect(accept([2, 1])).toMatchObject({ ok: false, error: { code: 'bad_position' } });
  });

  it('badPosition is a refusal with the sentence', () => {
    expect(badPosition('No.')).toEqual({ ok: false, error: { code: 'bad_position', message: 'No.' } });
  });
});
