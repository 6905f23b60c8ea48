import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame, Profile } from '../src/core/game.ts';
import { type PersonOf, unplayedName } from '../src/core/words.ts';
import { games } from '../src/games/registry.node.ts';

const folder = new URL('../src/games/', import.meta.url);

/** Every game that has a board: a new one is covered by being there. */
const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/board/Board.svelte`, folder)));

export const profiles: readonly Profile[] = await Promise.all(
  ids.map(async (id): Promise<Profile> => (await import(new URL(`${id}/profile.ts`, folder).href)).profile),
);

export function gameOf(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** What the page of a seat calls those at the table. */
export const calledBy =
  ({ words }: AnyGame, names: readonly string[], you: number): PersonOf =>
  (side) => ({
    name: (typeof side === 'number' ? names[side] : undefined) ?? unplayedName(words.en, side, names.length),
    isYou: side === you,
  });
