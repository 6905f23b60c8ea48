import type { AnyGame } from '../core/game.ts';
import { newMatch } from '../core/match.ts';
import type { RoomEvent, RoomSettings } from '../table/event.ts';
import type { Room } from '../table/room.ts';
import { newSeries, seriesFlaw } from '../table/series.ts';

/** How a table was set, to open the like again. */
export interface Plan {
  readonly settings: RoomSettings;
  readonly bots: readonly Pick<RoomEvent & { readonly kind: 'botSat' }, 'level' | 'name'>[];
}

export const planOf = ({ settings, seats, talk, match }: Room): Plan => ({
  settings: { ...settings, talk, options: match?.options ?? settings.options, isPublic: false },
  bots: seats.flatMap((seat) => (seat.kind === 'bot' ? [{ level: seat.level, name: seat.name }] : [])),
});

/** The same for so many people: a seat for each, as far as the game has them, and the bots of before on those that are left. */
export function planFor(plan: Plan, game: AnyGame, people: number): Plan {
  const { min, max } = game.profile.players;
  const bots = plan.bots.slice(0, Math.max(0, max - people));
  const players = Math.max(min, Math.min(max, people + bots.length));
  // Rules may have changed since, and some options are for some numbers of players.
  const options = newMatch(game, players, plan.settings.options).ok ? plan.settings.options : {};
  const { series, ...settings } = plan.settings;
  // A series of the same kind begins anew.
  const isSeries = series !== undefined && seriesFlaw(series.rule, players) === null;
  return {
    settings: { ...settings, players, options, ...(isSeries ? { series: newSeries(series.rule, players) } : {}) },
    bots,
  };
}
