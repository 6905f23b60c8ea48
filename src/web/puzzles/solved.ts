import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall.puzzles';

type Places = Readonly<Record<string, readonly number[]>>;

function readAll(): Places {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const games = Object.entries(stored).map(([game, places]): [string, number[]] => [
    game,
    Array.isArray(places) ? places.filter((place) => Number.isInteger(place)) : [],
  ]);
  return Object.fromEntries(games);
}

/** The puzzles of a game's set that were answered on this device, by their places in it. */
export const readAnswered = (game: string): ReadonlySet<number> => new Set(readAll()[game]);

export function noteAnswered(game: string, place: number): void {
  writeStored(KEY, { ...readAll(), [game]: [...new Set([...readAnswered(game), place])] });
}

/** The next one that was not answered yet, in an order that mixes the set; after the last they begin again. */
export function nextPlace(order: readonly number[], answered: ReadonlySet<number>, after: number): number {
  const start = order.indexOf(after) + 1;
  const rest = [...order.slice(start), ...order.slice(0, start)];
  return rest.find((place) => !answered.has(place)) ?? rest[0] ?? 0;
}
