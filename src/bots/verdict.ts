import type { Figure } from './figure.ts';

/** The classes of decisions, best first. */
export const verdicts = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof verdicts)[number];

/** From which loss on, in shares of the victory (0.03 is three games in a hundred), a decision is called so: docs/ANALYSIS.md tells why. */
export const verdictLimits = { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 } as const;

/** How good a decision was that lost this share of the victory: what may be the error of the estimate is not held against it. */
export function verdictOf({ value, error }: Figure): Verdict {
  const sure = value - error;
  if (sure >= verdictLimits.blunder) return 'blunder';
  if (sure >= verdictLimits.mistake) return 'mistake';
  return sure >= verdictLimits.inaccuracy ? 'inaccuracy' : 'good';
}

/** Whether a decision is of this class or worse. */
export const isAtLeast = (verdict: Verdict, limit: Verdict): boolean =>
  verdicts.indexOf(verdict) >= verdicts.indexOf(limit);
