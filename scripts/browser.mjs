// A browser for the tests: one that is installed, else Debian's, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPlaces } from './platform.mjs';
import { attempt } from './setup.mjs';

/** The path of a Chromium; empty where Playwright is to use its own. */
export function findBrowser() {
  return installed() || fromDebian() || fromPlaywright();
}

function installed() {
  if (process.env.WINDFALL_BROWSER) return process.env.WINDFALL_BROWSER;
  return browserPlaces().find(existsSync) ?? '';
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  console.log('Installing a browser for the tests (once) …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  // Older releases have the whole browser alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  return '';
}

function fromPlaywright() {
  console.log('Downloading a browser for the tests (once) …');
  if (attempt('playwright', ['install', 'chromium']) === 0) return '';
  console.error(
    'The browser tests need a Chromium: install Google Chrome or Chromium, or set WINDFALL_BROWSER to the path of one, and run npm test again.',
  );
  process.exit(1);
}
