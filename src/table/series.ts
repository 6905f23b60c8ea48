import { at } from '../core/assert.ts';
import type { Seat } from '../core/game.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Series, SeriesGame, SeriesRule, TwinDice } from './seriesSchema.ts';

/** No series is longer, whatever its points do. */
export const MOST_GAMES = 99;

/** How many games, points or deals a series may be for. */
export const seriesBounds = {
  bestOf: { min: 2, max: 21 },
  firstTo: { min: 1, max: 10_000 },
  twin: { min: 1, max: 10 },
} as const;

/** Why so many people cannot play such a series, or null. */
export function seriesFlaw({ kind }: SeriesRule, players: number): string | null {
  if (kind === 'twin' && players !== 2) return 'A twin series is for two.';
  return players < 2 ? 'A series is for two or more.' : null;
}

export const newSeries = (rule: SeriesRule, players: number): Series => ({
  rule,
  games: [],
  order: Array.from({ length: players }, (_, i) => i),
});

export const isTwin = (series: Series | undefined): boolean => series?.rule.kind === 'twin';

/** Whether this table plays the first game of a deal: its dice come again, and stay sealed until they have. */
export const hasTwinToCome = (series: Series | undefined): boolean => isTwin(series) && series?.dice === undefined;

/** The series after a game at this table. */
export function withGame(
  series: Series,
  table: string,
  starter: Seat,
  { standings, winners }: NonNullable<MatchRecord['result']>,
): Series {
  const points = series.order.map((_, each) => {
    const seat = series.order.indexOf(each);
    return standings.find((standing) => standing.seat === seat)?.total ?? 0;
  });
  const won = winners.map((seat) => at(series.order, seat)).sort((a, b) => a - b);
  const game = { table, starter: at(series.order, starter), points, winners: won };
  return { ...series, games: [...series.games, game] };
}

/** How a series stands. */
export interface SeriesStand {
  /** Of each player: games won (a shared one counts half), points, or deals won. */
  readonly scores: readonly number[];
  /** Of each player, in all games. */
  readonly points: readonly number[];
  /** Who has won it; several where it is drawn, null while it goes on. */
  readonly winners: readonly number[] | null;
}

export function standOf({ rule, games, order }: Series): SeriesStand {
  const points = order.map((_, each) => sum(games.map((game) => at(game.points, each))));
  switch (rule.kind) {
    case 'bestOf': {
      const scores = winsIn(games, order.length);
      return { scores, points, winners: bestOnceSettled(scores, rule.games - games.length, scores) };
    }
    case 'firstTo': {
      const isOver = Math.max(...points) >= rule.points || games.length >= MOST_GAMES;
      return { scores: points, points, winners: isOver ? bestOf(points) : null };
    }
    case 'twin': {
      const deals = dealsOf(games);
      const scores = order.map((_, each) => sum(deals.map((deal) => shareOf(betterIn(deal, order.length), each))));
      const isBetween = games.length % 2 === 0;
      // Equal in deals: the points of all of them, made with the same dice, decide.
      const together = scores.map((score, each) => score * 1e6 + at(points, each));
      return {
        scores,
        points,
        winners: isBetween ? bestOnceSettled(scores, rule.deals - deals.length, together) : null,
      };
    }
  }
}

/** Whether more games follow. */
export const goesOn = (series: Series): boolean => standOf(series).winners === null;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What one of these winners gets: a shared win is half a win. */
const shareOf = (winners: readonly number[], each: number): number =>
  winners.includes(each) ? (winners.length === 1 ? 1 : 0.5) : 0;

const winsIn = (games: readonly SeriesGame[], players: number): number[] =>
  Array.from({ length: players }, (_, each) => sum(games.map(({ winners }) => shareOf(winners, each))));

function bestOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, each) => (score === best ? [each] : []));
}

/** The best, once nobody can catch up in what is left; null before. */
function bestOnceSettled(scores: readonly number[], left: number, final: readonly number[]): number[] | null {
  if (left <= 0) return bestOf(final);
  const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return first - second > left ? bestOf(scores) : null;
}

/** The deals of which both games are over. */
export function dealsOf(games: readonly SeriesGame[]): (readonly [SeriesGame, SeriesGame])[] {
  return Array.from({ length: Math.floor(games.length / 2) }, (_, i) => [at(games, 2 * i), at(games, 2 * i + 1)]);
}

/** Who made more of the same dice: by the two games, and where those are equal, by the points in both. Several where nobody did. */
export function betterIn(deal: readonly SeriesGame[], players: number): number[] {
  const wins = winsIn(deal, players);
  const points = wins.map((_, each) => sum(deal.map((game) => at(game.points, each))));
  return bestOf(wins.map((won, each) => won * 1e6 + at(points, each)));
}

/** The series at the next table, after a game at this one that is in it already. Where it is over, another one begins. */
export function nextSeries(series: Series, dice: TwinDice): Series {
  const { rule, games, order } = series;
  if (!goesOn(series)) return newSeries(rule, order.length);
  if (hasTwinToCome(series)) return { ...series, order: nextOrder(series), dice };
  return { rule, games, order: nextOrder(series), start: 0 };
}

/**
 * Who sits where at the next table. Beginning goes round: who begins sits on the first seat, the others follow in their order, and every other
 * round in the opposite one. The second game of a deal is the first with the seats exchanged.
 */
function nextOrder(series: Series): number[] {
  const { rule, games, order } = series;
  if (hasTwinToCome(series)) return [...order].reverse();
  const players = order.length;
  const unit = rule.kind === 'twin' ? games.length / 2 : games.length;
  const step = Math.floor(unit / players) % 2 === 0 ? 1 : -1;
  return order.map((_, seat) => (at(games, 0).starter + unit + step * seat) % players);
}

/** Where each seat of the next table sits at this one, whose game is over. */
export const seatsAfter = (series: Series): Seat[] =>
  goesOn(series) ? nextOrder(series).map((each) => series.order.indexOf(each)) : series.order.map((_, seat) => seat);
