import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What each layer may import besides itself. A layer that is not here may not exist. */
const below: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  bots: ['core', 'games'],
  table: ['core', 'games', 'bots'],
  protocol: ['core', 'games', 'bots', 'table'],
  lab: ['core', 'games', 'bots', 'table', 'protocol'],
  server: ['core', 'games', 'bots', 'table', 'protocol'],
  web: ['core', 'games', 'bots', 'table', 'protocol', 'lab'],
  cli: ['core', 'games', 'bots', 'table', 'protocol', 'server', 'lab'],
};

const importPattern = /(?:from|import)\s*\(?\s*(['"`])([^'"`]+)\1/g;

/** Every import that breaks the order of the layers, or that reaches from one game into another, in a sentence. */
export function brokenImports(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return [...text.matchAll(importPattern)].flatMap(([, , target = '']) => judge(file, target) ?? []);
    });
}

function judge(file: string, target: string): string | null {
  if (!target.startsWith('.')) return null;
  const path = relative(source, resolve(dirname(join(source, file)), target));
  const [layer = '', game] = file.split('/');
  const [targetLayer = '', targetGame] = path.split('/');
  if (below[layer] === undefined) return `${file}: "${layer}" is not a layer`;
  if (layer !== targetLayer && !below[layer].includes(targetLayer)) return `${file}: ${layer} may not import ${path}`;
  if (isTest(file)) return null;
  const reachesIntoGame = targetLayer === 'games' && targetGame !== undefined && isGame(targetGame);
  if (reachesIntoGame && !target.includes('${') && !(layer === 'games' && game === targetGame))
    return `${file}: only the folder of a game names it, not ${path}`;
  return null;
}

/** `games/parts` holds what several boards draw with. */
const isGame = (folder: string): boolean => !folder.includes('.') && folder !== 'parts';

const isTest = (file: string): boolean => /\.(test|suite)\.ts$/.test(file);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const broken = brokenImports();
  for (const sentence of broken) console.error(sentence);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
