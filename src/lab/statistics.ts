/** A number with its 95 % confidence interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const Z = 1.959964;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0);

export function meanOf(numbers: readonly number[]): Interval {
  const value = sumOf(numbers) / Math.max(1, numbers.length);
  const spread = sumOf(numbers.map((x) => (x - value) ** 2)) / Math.max(1, numbers.length - 1);
  const error = Z * Math.sqrt(spread / Math.max(1, numbers.length));
  return { value, low: value - error, high: value + error };
}

/** A share of a number of trials, by Wilson's interval: honest for few trials and for shares near 0 and 1. */
export function shareOf(hits: number, trials: number): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / trials;
  const scale = 1 + (Z * Z) / trials;
  const centre = (value + (Z * Z) / (2 * trials)) / scale;
  const error = (Z / scale) * Math.sqrt((value * (1 - value)) / trials + (Z * Z) / (4 * trials * trials));
  return { value, low: Math.max(0, centre - error), high: Math.min(1, centre + error) };
}

/** The value below which a share of the sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Pearson's correlation; 0 where one of the two does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const n = xs.length;
  const meanX = sumOf(xs) / Math.max(1, n);
  const meanY = sumOf(ys) / Math.max(1, n);
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let i = 0; i < n; i++) {
    const dx = (xs[i] ?? 0) - meanX;
    const dy = (ys[i] ?? 0) - meanY;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}
