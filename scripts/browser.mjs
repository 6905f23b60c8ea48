// A browser for the tests: one that is installed, else Debian's, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const places = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium; empty where Playwright is to use its own. */
export function findBrowser() {
  return installed() || fromDebian() || fromPlaywright();
}

function installed() {
  if (process.env.WINDFALL_BROWSER) return process.env.WINDFALL_BROWSER;
  for (const name of places) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return existsSync(macChrome) ? macChrome : '';
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
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '';
}

function fromPlaywright() {
  console.log('Downloading a browser for the tests (once) …');
  run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  return '';
}
