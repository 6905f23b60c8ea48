import { existsSync, readdirSync } from 'node:fs';
import type { Card } from '../src/core/game.ts';

const folder = new URL('../src/games/', import.meta.url);

/** Every game that has a board: a new one is covered by being there. */
const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/board/Board.svelte`, folder)));

export const cards: readonly Card[] = await Promise.all(
  ids.map(async (id): Promise<Card> => (await import(new URL(`${id}/card.ts`, folder).href)).card),
);
