import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Runs every bench, or those whose name contains one of the words given, each in a process of its own so that none warms up another. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const benches = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`);
for (const name of benches) {
  console.log(`\n${name.replace('.bench.ts', '')}`);
  const { status } = spawnSync(process.execPath, [`${folder}${name}`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
