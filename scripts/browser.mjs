// A browser for the tests: one that is installed, else Debian's, else Playwright's own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPlaces } from './platform.mjs';
import { attempt } from './setup.mjs';

/** The path of a Chromium; empty where Playwright is to use its own. While it is being installed, other things can be done. */
export async function findBrowser() {
  return installed() || (await fromDebian()) || fromPlaywright();
}

function installed() {
  if (process.env.WINDFALL_BROWSER) return process.env.WINDFALL_BROWSER;
  return browserPlaces().find(existsSync) ?? '';
}

// Older releases have the whole browser alone.
const DEBIAN_NAMES = ['chromium-headless-shell', 'chromium'];

/** One process that goes on by itself, whatever keeps this one busy meanwhile. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  console.log('Installing a browser for the tests (once) …');
  const install = DEBIAN_NAMES.map((name) => `apt-get install -y -qq --no-install-recommends ${name}`).join(' || ');
  const apt = spawn('sh', ['-c', `apt-get update -qq; ${install}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await new Promise((resolve) => apt.on('close', resolve).on('error', resolve));
  return DEBIAN_NAMES.map((name) => `/usr/bin/${name}`).find(existsSync) ?? '';
}

function fromPlaywright() {
  console.log('Downloading a browser for the tests (once) …');
  if (attempt('playwright', ['install', 'chromium']) === 0) return '';
  console.error(
    'The browser tests need a Chromium: install Google Chrome or Chromium, or set WINDFALL_BROWSER to the path of one, and run npm test again.',
  );
  process.exit(1);
}
