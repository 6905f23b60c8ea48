/** A number with its standard error: about two times in three the truth of the estimator is that near. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean of independent repeats, with the error that their spread tells. */
export function figureOf(repeats: readonly number[]): Figure {
  const value = meanOf(repeats);
  const spread = repeats.reduce((sum, each) => sum + (each - value) ** 2, 0) / (repeats.length - 1);
  return { value, error: Math.sqrt(spread / repeats.length) };
}

/** Figures that are independent of each other, each times a factor, added up. */
export function addUp(terms: readonly { readonly figure: Figure; readonly factor: number }[]): Figure {
  const value = terms.reduce((sum, { figure, factor }) => sum + factor * figure.value, 0);
  return { value, error: Math.hypot(...terms.map(({ figure, factor }) => factor * figure.error)) };
}
