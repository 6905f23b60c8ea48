import { existsSync, readdirSync } from 'node:fs';
import type { Profile } from '../src/core/game.ts';

const folder = new URL('../src/games/', import.meta.url);

/** Every game that has a board: a new one is covered by being there. */
const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/board/Board.svelte`, folder)));

export const profiles: readonly Profile[] = await Promise.all(
  ids.map(async (id): Promise<Profile> => (await import(new URL(`${id}/profile.ts`, folder).href)).profile),
);
