#!/usr/bin/env node
// Runs on any Node: hands over to one that runs TypeScript as it is, if this one does not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isNewEnough } from '../scripts/platform.mjs';

// Beside an installed package nothing can stay: tables are kept where it is started.
if (import.meta.url.includes('/node_modules/')) process.env.WINDFALL_DATA ??= join(process.cwd(), 'windfall-data');

const main = new URL('../src/cli/main.ts', import.meta.url);

if (isNewEnough(process.versions.node)) {
  await import(main.href);
} else {
  const node = findNode(fileURLToPath(new URL('..', import.meta.url)));
  if (node === null) {
    console.error('Windfall is not installed yet: run "npm install" in its folder first, or just "npm start".');
    process.exit(1);
  }
  // Signals sent to the group reach the child as well; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { status } = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
