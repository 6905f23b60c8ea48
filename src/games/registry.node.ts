import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { assert } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import type { DrawTable } from '../core/paint.ts';
import type { Language } from '../core/words.ts';

const here = new URL('.', import.meta.url);

const ids = readdirSync(here, { withFileTypes: true })
  .filter((item) => item.isDirectory() && existsSync(new URL(`${item.name}/index.ts`, here)))
  .map((item) => item.name)
  .sort();

/** Every folder beside this file is a game: adding one is adding a folder. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  await Promise.all(ids.map(async (id): Promise<[string, AnyGame]> => [id, (await import(`./${id}/index.ts`)).game])),
);
for (const [id, game] of games) assert(game.profile.id === id, `the folder ${id} holds the game ${game.profile.id}`);

export async function loadDrawing(id: string): Promise<DrawTable> {
  return (await import(`./${id}/terminal.ts`)).draw;
}

export function readRules(id: string, language: Language = 'en'): string {
  const file = { en: 'RULES.md', de: 'RULES.de.md' }[language];
  return readFileSync(new URL(`${id}/${file}`, here), 'utf8');
}
