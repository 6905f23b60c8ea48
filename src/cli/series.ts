import { at } from '../core/assert.ts';
import { nameOf, type Room } from '../table/room.ts';
import { betterIn, dealsOf, seriesBounds, standOf } from '../table/series.ts';
import type { Series, SeriesRule } from '../table/seriesSchema.ts';
import { scoreText, standText } from '../table/seriesText.ts';
import { quit } from './failure.ts';
import { wholeNumber } from './options.ts';
import { lineOf, type Screen } from './screen.ts';

/** How a series is asked for; `twin` alone is one deal. */
export interface SeriesFlags {
  readonly bestOf?: string;
  readonly firstTo?: string;
  readonly twin?: string | true;
}

/** The series that was asked for; null for one game. */
export function readSeries({ bestOf, firstTo, twin }: SeriesFlags): SeriesRule | null {
  if ([bestOf, firstTo, twin].filter((flag) => flag !== undefined).length > 1)
    quit('--best-of, --first-to and --twin are three kinds of series: choose one.');
  const count = (text: string, flag: string, { min, max }: { min: number; max: number }): number =>
    wholeNumber(text, flag, min, max);
  if (bestOf !== undefined) return { kind: 'bestOf', games: count(bestOf, 'best-of', seriesBounds.bestOf) };
  if (firstTo !== undefined) return { kind: 'firstTo', points: count(firstTo, 'first-to', seriesBounds.firstTo) };
  if (twin === undefined) return null;
  return { kind: 'twin', deals: twin === true ? 1 : count(twin, 'twin', seriesBounds.twin) };
}

function ruleText(rule: SeriesRule): string {
  if (rule.kind === 'bestOf') return `Best of ${rule.games}`;
  if (rule.kind === 'firstTo') return `First to ${rule.points} points`;
  return rule.deals === 1 ? 'Twin' : `Twin of ${rule.deals} deals`;
}

/** Which game of a series it is, counted from 0. */
const gameText = ({ kind }: SeriesRule, index: number): string =>
  kind === 'twin'
    ? `Deal ${Math.floor(index / 2) + 1}, ${index % 2 === 0 ? 'first' : 'second'} game`
    : `Game ${index + 1}`;

/** Players are counted by their seats in the first game. */
const playerAt =
  (room: Room, { order }: Series) =>
  (player: number): string =>
    nameOf(room, order.indexOf(player));

/** Which game of which series begins, and how that stands. */
export function seriesLine(room: Room, series: Series): string {
  const { rule, games, dice } = series;
  const game = `${gameText(rule, games.length)}${dice === undefined ? '' : ': the same dice, seats exchanged'}`;
  return [ruleText(rule), game, ...(games.length === 0 ? [] : [standText(series, playerAt(room, series))])].join(' · ');
}

/** How a series stands after a game, or how it came out. */
export function drawSeries(room: Room, series: Series, { paint }: Screen): string {
  const { rule, games, order } = series;
  const name = playerAt(room, series);
  const names = order.map((_, player) => name(player));
  const line = lineOf(names);
  const { scores, points, winners } = standOf(series);
  const rows = [
    paint.bold(line('', names)),
    ...games.map((game, i) => line(gameText(rule, i), game.points.map(String))),
    line('Points', points.map(String)),
    ...(rule.kind === 'firstTo'
      ? []
      : [line(rule.kind === 'bestOf' ? 'Games won' : 'Deals won', scores.map(scoreText))]),
  ];
  const told = [verdict(series, name), winners === null ? null : result(winners, name)].filter((text) => text !== null);
  return ['', `${ruleText(rule)}: the score of the series`, ...rows, ...told].join('\n');
}

const result = (winners: readonly number[], name: (player: number) => string): string =>
  winners.length === 1 ? `${name(at(winners, 0))} wins the series.` : 'The series is drawn.';

/** What the last deal says, once both of its games are over. */
function verdict({ rule, games, order }: Series, name: (player: number) => string): string | null {
  const deal = games.length % 2 === 0 ? dealsOf(games).at(-1) : undefined;
  if (rule.kind !== 'twin' || deal === undefined) return null;
  const points = order.map((_, player) => deal.reduce((sum, game) => sum + at(game.points, player), 0)).join(' : ');
  const [better, ...others] = betterIn(deal, order.length);
  return better === undefined || others.length > 0
    ? `Equally good with the same dice: ${points} points.`
    : `${name(better)} made more of the same dice: ${points} points.`;
}
