import { standOf } from './series.ts';
import type { Series } from './seriesSchema.ts';

/** 2, ½ or 1½. */
export const scoreText = (score: number): string =>
  Number.isInteger(score) ? String(score) : `${score > 1 ? Math.floor(score) : ''}½`;

/** Everybody's score, in the order of the first game: "Ada 1½ : ½ Ben" for two, "Ada 2 · Ben 1 · Cem 0" for more. */
export function standText(series: Series, nameOf: (player: number) => string): string {
  const scores = standOf(series).scores.map(scoreText);
  if (scores.length === 2) return `${nameOf(0)} ${scores.join(' : ')} ${nameOf(1)}`;
  return scores.map((score, player) => `${nameOf(player)} ${score}`).join(' · ');
}
