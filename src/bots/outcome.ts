import type { AnyGame } from '../core/game.ts';

/** More sides than any game has. */
export const MAX_SIDES = 8;

/** How a game ended, side by side; made once and filled again and again. */
export interface Outcome {
  sides: number;
  /** The share of the victory: 1, 0, or a part of a shared one. */
  readonly win: Float64Array;
  /** Points ahead of the best rival. */
  readonly margin: Float64Array;
  readonly totals: Int32Array;
  readonly ranks: Int32Array;
}

export function newOutcome(): Outcome {
  return {
    sides: 0,
    win: new Float64Array(MAX_SIDES),
    margin: new Float64Array(MAX_SIDES),
    totals: new Int32Array(MAX_SIDES),
    ranks: new Int32Array(MAX_SIDES),
  };
}

/** The result as it stands: exact at the end. */
export function measure(game: AnyGame, s: unknown, outcome: Outcome): void {
  const { totals, ranks, win, margin } = outcome;
  const sides = game.tally(s, totals, ranks);
  outcome.sides = sides;
  let winners = 0;
  for (let i = 0; i < sides; i++) if (ranks[i] === 1) winners++;
  for (let i = 0; i < sides; i++) {
    win[i] = ranks[i] === 1 ? 1 / winners : 0;
    let best = -1e9;
    for (let j = 0; j < sides; j++) if (j !== i && (totals[j] as number) > best) best = totals[j] as number;
    margin[i] = sides === 1 ? (totals[i] as number) : (totals[i] as number) - best;
  }
}

/** A margin as a number between 0 and 1; `clear` is the margin of a clear lead. */
export function squash(margin: number, clear: number): number {
  const x = margin / clear;
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
