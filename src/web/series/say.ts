import type { Person, PersonOf } from '../../core/words.ts';
import { betterIn, dealsOf, standOf } from '../../table/series.ts';
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

/** Players are counted by their seats in the first game; people are those on the seats of this one. */
const playerAt =
  ({ order }: Series, of: PersonOf) =>
  (player: number): Person =>
    of(order.indexOf(player));

/** Who has won the series; null while it goes on. */
export function resultText(series: Series, of: PersonOf): string | null {
  const { winners } = standOf(series);
  if (winners === null) return null;
  const { won, drawn } = seriesTexts();
  return winners.length === 1 ? won(playerAt(series, of)(winners[0] ?? 0)) : drawn;
}

/** What the last deal of a twin says, once both of its games are over. */
export function verdictText(series: Series, of: PersonOf): string | null {
  const { rule, games, order } = series;
  const deal = games.length % 2 === 0 ? dealsOf(games).at(-1) : undefined;
  if (rule.kind !== 'twin' || deal === undefined) return null;
  const points = order.map((_, player) => deal.reduce((sum, game) => sum + (game.points[player] ?? 0), 0)).join(' : ');
  const [better, ...others] = betterIn(deal, order.length);
  const { better: isBetter, equal } = seriesTexts();
  return better === undefined || others.length > 0 ? equal(points) : isBetter(playerAt(series, of)(better), points);
}
