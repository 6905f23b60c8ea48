// Plain JavaScript for any Node from 20 on: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that the project brings. */
export const node = join(root, 'node_modules/node/bin/node');

/** Runs a command in the project's folder, with its own tools first in the path; the answer is its exit code. */
export function attempt(command, args, env = {}) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command that everything after it needs: ends this process if it fails. */
export function run(command, args, env = {}) {
  const status = attempt(command, args, env);
  if (status !== 0) process.exit(status);
}

/** Installs what the lock file names, unless it is there already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing what Windfall needs (once, about a minute) …');
  // Not `npm ci`: it refuses a lock file without the binaries for other platforms, which not every registry has.
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(node) || !existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  // Packages for other platforms are optional and rightly absent.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}

const stamp = join(root, 'dist/web/.built');

/** Builds the app for the browser, unless it is newer than everything it is made of. */
export function build() {
  const sources = ['src', 'package-lock.json', 'vite.config.ts', 'svelte.config.js'].map((name) => join(root, name));
  if (existsSync(stamp) && Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs) return;
  console.log('Building the app …');
  run('vite', ['build', '--logLevel', 'warn']);
  writeFileSync(stamp, '');
}

/** When the newest file below a path was changed. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
