import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.node.ts';

const page = new URL('../docs/NOTATION.md', import.meta.url);

/** What a game says of its own notation. */
export const notationOf = (id: string): string =>
  readFileSync(new URL(`../src/games/${id}/NOTATION.md`, import.meta.url), 'utf8');

/** docs/NOTATION.md: what holds for all games is written there, above the first game; the games' own files follow. */
export function notationPage(): string {
  const [introduction = ''] = readFileSync(page, 'utf8').split('\n## ');
  return [introduction.trim(), ...[...games.keys()].map((id) => notationOf(id).trim())].join('\n\n').concat('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, notationPage());
