import { standOf } from '../../table/series.ts';
import type { Series, SeriesRule } from '../../table/seriesSchema.ts';
import { seriesTexts } from './texts.ts';

export function ruleText(rule: SeriesRule): string {
  const { bestOf, firstTo, twin } = seriesTexts();
  if (rule.kind === 'bestOf') return bestOf(rule.games);
  return rule.kind === 'firstTo' ? firstTo(rule.points) : twin(rule.deals);
}

/** Which game of a series it is, counted from 0. */
export function gameText({ kind }: SeriesRule, index: number): string {
  const { game, deal } = seriesTexts();
  return kind === 'twin' ? deal(Math.floor(index / 2) + 1, index % 2 === 1) : game(index + 1);
}

/** 2, ½ or 1½. */
export const scoreText = (score: number): string =>
  Number.isInteger(score) ? String(score) : `${score > 1 ? Math.floor(score) : ''}½`;

/** Everybody's score, in the order of the first game: "Ada 1½ : ½ Ben" for two, "Ada 2 · Ben 1 · Cem 0" for more. */
export function standText(series: Series, nameOf: (player: number) => string): string {
  const scores = standOf(series).scores.map(scoreText);
  if (scores.length === 2) return `${nameOf(0)} ${scores.join(' : ')} ${nameOf(1)}`;
  return scores.map((score, player) => `${nameOf(player)} ${score}`).join(' · ');
}
