import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame, Card } from '../src/core/game.ts';
import { games } from '../src/games/registry.node.ts';

const folder = new URL('../src/games/', import.meta.url);

/** Every game that has a board: a new one is covered by being there. */
const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/board/Board.svelte`, folder)));

export const cards: readonly Card[] = await Promise.all(
  ids.map(async (id): Promise<Card> => (await import(new URL(`${id}/card.ts`, folder).href)).card),
);

export function gameOf(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}
