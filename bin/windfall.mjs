#!/usr/bin/env node
// Runs on any Node: hands over to one that runs TypeScript as it is, if this one does not.
import { spawnSync } from 'node:child_process';
import * as modules from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledFolder, findNode, isNewEnough } from '../scripts/platform.mjs';

// Beside an installed package nothing can stay: tables are kept where it is started.
if (import.meta.url.includes('/node_modules/')) process.env.WINDFALL_DATA ??= join(process.cwd(), 'windfall-data');

const main = new URL('../src/cli/main.ts', import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));

// Threads read the variable, this process is told by a call. A package holds JavaScript, and needs none of it.
if (/\.ts$/.test(main.href)) process.env.NODE_COMPILE_CACHE ??= compiledFolder(root);

if (isNewEnough(process.versions.node)) {
  if (process.env.NODE_COMPILE_CACHE) modules.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import(main.href);
} else {
  const node = findNode(root);
  if (node === null) {
    console.error('Windfall is not installed yet: run "npm install" in its folder first, or just "npm start".');
    process.exit(1);
  }
  // Signals sent to the group reach the child as well; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { status } = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
