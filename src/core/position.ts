import type { PositionError } from './errors.ts';
import { sameJson } from './json.ts';
import { fail, ok, type Result } from './result.ts';

export const badPosition = (message: string): Result<never, PositionError> => fail({ code: 'bad_position', message });

/** The last check of a loaded position: the state is sound, and it is written in the one way that `position` writes it. */
export function acceptPosition<S>(
  s: S,
  json: unknown,
  flaw: (s: S) => string | null,
  position: (s: S) => unknown,
): Result<S, PositionError> {
  const broken = flaw(s);
  if (broken !== null) return badPosition(broken);
  return sameJson(position(s), json) ? ok(s) : badPosition('The position is not written in its canonical order.');
}
