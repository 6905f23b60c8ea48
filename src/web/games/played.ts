import type { Refusal } from '../../core/errors.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { loadGame, profiles } from '../../games/registry.web.ts';
import type { PlayedGame } from '../../protocol/shapes.ts';
import { recordOfSave, resultOfSave } from '../local/record.ts';
import type { Save } from '../local/save.ts';
import { listSaves } from '../local/store.ts';

/** A game that was played to the end, here or at a table of the server. */
export interface Played {
  readonly place: 'device' | 'online';
  /** What calls its record again: see the addresses of replays. */
  readonly address: string;
  readonly game: string;
  readonly whenMillis: number;
  readonly names: readonly string[];
  /** The own seat: on this device the first that a person held; null where there was none. */
  readonly seat: number | null;
  readonly totals: readonly (number | null)[];
  readonly rank: number | null;
  readonly isWon: boolean;
  /** How many share the first place with somebody who won. */
  readonly winners: number;
  readonly isDaily: boolean;
}

type Outcome = Pick<Played, 'totals' | 'rank' | 'isWon' | 'winners'>;

function outcomeOf(
  result: Pick<NonNullable<MatchRecord['result']>, 'standings' | 'winners'>,
  seat: number | null,
): Outcome {
  const rank = result.standings.find((standing) => standing.seat === seat)?.rank ?? null;
  const isWon = seat !== null && result.winners.includes(seat);
  return {
    totals: result.standings.map(({ total }) => total),
    // Most points and no win: lost on time, which is no place.
    rank: rank === 1 && !isWon ? null : rank,
    isWon,
    winners: result.winners.length,
  };
}

async function playedHere(save: Save): Promise<Played | null> {
  const result = resultOfSave(await loadGame(save.game), save);
  if (result === null) return null;
  const person = save.seats.findIndex(({ kind }) => kind === 'person');
  const seat = person === -1 ? null : person;
  return {
    place: 'device',
    address: save.id,
    game: save.game,
    whenMillis: save.touched,
    names: save.seats.map(({ name }) => name),
    seat,
    isDaily: false,
    ...outcomeOf(result, seat),
  };
}

/** The finished games of this device, the latest first. Rules that have changed since may leave some out. */
export async function listPlayedHere(): Promise<Played[]> {
  const saves = (await listSaves()).filter(({ isOver, game }) => isOver && profiles.some(({ id }) => id === game));
  return (await Promise.all(saves.map(playedHere))).filter((played) => played !== null);
}

/** A finished game of the server, as this page shows it. */
export function playedOnline(game: PlayedGame): Played {
  const seat = game.seat < 0 ? null : game.seat;
  return {
    place: 'online',
    address: `online/${game.table}`,
    game: game.game,
    whenMillis: game.changedMillis,
    names: game.seats.map((holder) => (holder.kind === 'open' ? '–' : holder.name)),
    seat,
    isDaily: game.daily !== null,
    ...outcomeOf({ standings: game.standings ?? [], winners: game.winners }, seat),
  };
}

/** The record of a finished game of this device. */
export async function recordOfPlayed(save: Save): Promise<Result<MatchRecord, Refusal>> {
  return recordOfSave(await loadGame(save.game), save);
}

export interface Filter {
  readonly game: string;
  readonly place: '' | Played['place'];
  /** The most days ago; 0 for any time. */
  readonly days: number;
}

const DAY_MILLIS = 86_400_000;

export const isWanted = (played: Played, { game, place, days }: Filter, nowMillis: number): boolean =>
  (game === '' || played.game === game) &&
  (place === '' || played.place === place) &&
  (days === 0 || played.whenMillis > nowMillis - days * DAY_MILLIS);

/** How somebody has done in one game. */
export interface Tally {
  readonly game: string;
  readonly played: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  /** Points that dice brought in a game, on average over those that were analysed. */
  readonly luck: number | null;
}

/** Statistics of the games in which one had a seat. */
export function tally(games: readonly Played[], luckOf: (played: Played) => number | null): Tally[] {
  const byGame = Map.groupBy(
    games.filter(({ seat }) => seat !== null),
    ({ game }) => game,
  );
  return [...byGame].map(([game, list]) => {
    const points = list.flatMap(({ totals, seat }) => totals[seat ?? 0] ?? []);
    const lucks = list.flatMap((played) => luckOf(played) ?? []);
    return {
      game,
      played: list.length,
      wins: list.filter(({ isWon }) => isWon).length,
      average: mean(points) ?? 0,
      best: Math.max(...points),
      luck: mean(lucks),
    };
  });
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
