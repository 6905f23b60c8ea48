#!/usr/bin/env node
// Runs on any Node: hands over to the Node that the project brings, which runs TypeScript as it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const main = fileURLToPath(new URL('src/cli/main.ts', root));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else {
  const own = fileURLToPath(new URL('node_modules/node/bin/node', root));
  if (!existsSync(own)) {
    console.error('Windfall is not installed yet: run "npm install" in its folder first, or just "npm start".');
    process.exit(1);
  }
  // Signals sent to the group reach the child as well; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { status } = spawnSync(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
