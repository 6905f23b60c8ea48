// Plain JavaScript for any Node from 20 on: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstall, findNode, NEEDED_NODE, npmCommand, scriptOf, withTools } from './platform.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that runs everything: asked for when it is needed, since before the installation there may be none. */
export function node() {
  const found = findNode(root);
  if (found !== null) return found;
  console.error(
    `Windfall needs Node ${NEEDED_NODE} or newer on this machine: get it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

/** Runs a program in the project's folder, with its Node and tools first in the path; the answer is its exit code. */
function attemptProgram(file, args, env, shell = false) {
  const options = { cwd: root, stdio: 'inherit', shell, env: { ...withTools(root, file), ...env } };
  const { status, error } = spawnSync(file, args, options);
  if (error) console.error(`${file}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command of an installed package, or a script of ours by its path. */
export function attempt(command, args, env = {}) {
  const script = /\.m?[jt]s$/.test(command) ? command : scriptOf(root, command);
  return attemptProgram(node(), [script, ...args], env);
}

/** Runs a command that everything after it needs: ends this process if it fails. */
export function run(command, args, env = {}) {
  const status = attempt(command, args, env);
  if (status !== 0) process.exit(status);
}

function npm(...args) {
  const { file, args: first, shell } = npmCommand();
  return attemptProgram(file, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {}, shell);
}

/** Installs what the lock file names, unless it is there already. */
export function install() {
  if (isInstalled()) return;
  if (!canInstall(process.versions.node)) {
    console.error(
      `npm on Node ${process.versions.node} leaves out parts of Windfall: get Node 20.19, 22.12 or newer from https://nodejs.org and try again.`,
    );
    process.exit(1);
  }
  console.log('Installing what Windfall needs (once, about a minute) …');
  const status = npm('install', '--no-save', '--include=dev');
  if (status !== 0) process.exit(status);
  node();
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (findNode(root) === null || !existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  // Packages for other platforms are optional and rightly absent.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}

const stamp = join(root, 'dist/web/.built');

/** Builds the app for the browser, and its boards for pictures, unless it is newer than everything it is made of. */
export function build() {
  const sources = ['src', 'package-lock.json', 'vite.config.ts', 'vite.stills.config.ts', 'svelte.config.js'].map(
    (name) => join(root, name),
  );
  if (existsSync(stamp) && Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs) return;
  console.log('Building the app …');
  run('vite', ['build', '--logLevel', 'warn']);
  run('vite', ['build', '--config', 'vite.stills.config.ts', '--logLevel', 'warn']);
  writeFileSync(stamp, '');
}

/** When the newest file below a path was changed. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
