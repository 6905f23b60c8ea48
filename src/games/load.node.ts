import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { assert } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import type { DrawTable } from '../core/paint.ts';

/** One game alone, for a thread that needs no other. The id is one of the registry. */
export async function loadGame(id: string): Promise<AnyGame> {
  assert(/^[a-z-]+$/.test(id), 'a game id is lower case with hyphens');
  return (await import(`./${id}/index.ts`)).game;
}

/** How a game is drawn with letters alone. */
export async function loadDrawing(id: string): Promise<DrawTable> {
  return (await import(`./${id}/terminal.ts`)).draw;
}

/** The set of puzzles of a game, as its file has it; undefined where it has none. */
export function readPuzzles(id: string): unknown {
  const file = new URL(`${id}/puzzles.json.gz`, import.meta.url);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : undefined;
}
