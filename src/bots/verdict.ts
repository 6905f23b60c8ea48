import type { Figure } from './figure.ts';

/** The classes of decisions, best first. */
export const verdicts = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof verdicts)[number];

/** From which loss on, in shares of the victory (0.03 is three games in a hundred), a decision is called so: docs/ANALYSIS.md tells why. */
export const verdictLimits = { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 } as const;

/** So many standard errors below the estimate the loss is sure: in 97 of 100 cases it is more than that. */
const SURE = 2;

/** How good a decision was that lost this share of the victory: what may be the error of the estimate is not held against it. */
export function verdictOf({ value, error }: Figure): Verdict {
  const sure = value - SURE * error;
  if (sure >= verdictLimits.blunder) return 'blunder';
  if (sure >= verdictLimits.mistake) return 'mistake';
  return sure >= verdictLimits.inaccuracy ? 'inaccuracy' : 'good';
}

/** An error below this is small enough, whatever the class. */
const SMALL_ERROR = 0.01;
/** No estimate is so many errors above the truth. */
const FAR = 3;

/** Whether a loss may be of a better class than it seems, for its error is large: nobody is to be blamed before it is looked at closely. */
export function isDoubtful({ value, error }: Figure): boolean {
  const classAt = (lost: number): Verdict => verdictOf({ value: lost, error: 0 });
  return error > SMALL_ERROR && classAt(value - FAR * error) !== classAt(value);
}

/** Whether a decision is of this class or worse. */
export const isAtLeast = (verdict: Verdict, limit: Verdict): boolean =>
  verdicts.indexOf(verdict) >= verdicts.indexOf(limit);
