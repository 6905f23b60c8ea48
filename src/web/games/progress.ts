import type { Figure } from '../../bots/figure.ts';
import type { Luck } from './luck.ts';
import type { Played } from './played.ts';

/** One analysed game on the way. */
export interface Waypoint {
  readonly whenMillis: number;
  readonly luck: number;
  /** Points lost per real decision. */
  readonly skill: Figure;
}

/** How somebody has decided in one game, over time: the oldest first. */
export interface Progress {
  readonly game: string;
  readonly waypoints: readonly Waypoint[];
  /** Over all of them, each game weighted by its decisions; the error tells how well the mean is known. */
  readonly skill: Figure;
  readonly luck: Figure;
}

/** The games that were analysed, by game; older analyses without skill are left out. */
export function progressOf(games: readonly Played[], luckOf: (played: Played) => Luck | null): Progress[] {
  const byGame = Map.groupBy(games, ({ game }) => game);
  return [...byGame].flatMap(([game, list]) => {
    const known = list
      .toSorted((a, b) => a.whenMillis - b.whenMillis)
      .flatMap((played) => {
        const found = luckOf(played);
        if (found?.skill === undefined) return [];
        const { luck, skill, decisions = 1 } = found;
        return [{ whenMillis: played.whenMillis, luck, skill, decisions }];
      });
    if (known.length === 0) return [];
    return [{ game, waypoints: known, skill: weighted(known), luck: meanLuck(known.map(({ luck }) => luck)) }];
  });
}

/** The mean over all decisions, with the errors of the games carried on. */
function weighted(games: readonly { readonly skill: Figure; readonly decisions: number }[]): Figure {
  const all = games.reduce((sum, { decisions }) => sum + decisions, 0);
  const value = games.reduce((sum, { skill, decisions }) => sum + skill.value * decisions, 0) / all;
  const error = Math.hypot(...games.map(({ skill, decisions }) => skill.error * decisions)) / all;
  return { value, error };
}

/** A single game tells nothing of how luck scatters. */
function meanLuck(lucks: readonly number[]): Figure {
  const value = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  if (lucks.length < 2) return { value, error: Number.NaN };
  const spread = lucks.reduce((sum, luck) => sum + (luck - value) ** 2, 0) / (lucks.length - 1);
  return { value, error: Math.sqrt(spread / lucks.length) };
}
