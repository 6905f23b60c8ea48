import type { SeriesRule } from '../../table/seriesSchema.ts';
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
