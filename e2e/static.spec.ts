import { readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeStatic } from '../scripts/static.ts';
import { profiles } from './games.ts';
import { isAsked, playOnBoard, randomFrom, settle, table } from './player.ts';

const BASE = '/x/y/';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

let folder: string;
let host: Server;
let home: string;

/** A host as plain as they are: files, folders with their page, and the page for what is not there. */
function fileAt(path: string): { file: string; status: number } | { to: string } {
  const file = join(folder, decodeURIComponent(path.slice(BASE.length)));
  const stats = path.startsWith(BASE) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (stats?.isFile()) return { file, status: 200 };
  if (stats?.isDirectory()) {
    const index = join(file, 'index.html');
    if (!path.endsWith('/')) return { to: `${path}/` };
    if (statSync(index, { throwIfNoEntry: false })) return { file: index, status: 200 };
  }
  return { file: join(folder, '404.html'), status: 404 };
}

test.use({ serviceWorkers: 'allow' });
// One copy is made for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windfall-static-'));
  await makeStatic(folder);
  host = createServer((request, response) => {
    const found = fileAt(new URL(request.url ?? '/', 'http://x').pathname);
    if ('to' in found) return void response.writeHead(301, { location: found.to }).end();
    response.writeHead(found.status, { 'content-type': types[extname(found.file)] ?? 'application/octet-stream' });
    response.end(readFileSync(found.file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(host.address() as AddressInfo).port}${BASE}`;
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that was asked for in vain. */
function missesOf(page: Page): string[] {
  const misses: string[] = [];
  page.on('response', (response) => response.status() >= 400 && misses.push(response.url()));
  // What was still on its way when the page was left is nothing that is missing.
  page.on(
    'requestfailed',
    (request) => request.failure()?.errorText === 'net::ERR_ABORTED' || misses.push(request.url()),
  );
  return misses;
}

async function playOneMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(table(page)).toBeVisible();
  expect(await isAsked(page)).toBe(true);
  await playOnBoard(page, randomFrom(1));
}

test('a static copy in a folder plays all games, and asks for nothing that is not there', async ({ page }) => {
  const misses = missesOf(page);
  await settle(page);
  for (const { name } of profiles) {
    await page.goto(home);
    await page.getByRole('link', { name: `Set up: ${name}` }).click();
    await playOneMove(page);
  }
  for (const path of ['rules/rice-dice', 'lab', 'lab/garden-dice', 'fair', 'games']) {
    await page.goto(home + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(misses).toEqual([]);
});

test('pages that need a server say so, and ask nobody', async ({ page }) => {
  const misses = missesOf(page);
  await settle(page);
  for (const path of ['lobby', 'daily', 't', 'online', 'me', 'open/rice-dice']) {
    await page.goto(home + path);
    await expect(page.getByRole('heading', { name: 'This copy of Windfall has no server' })).toBeVisible();
  }
  await page.goto(home);
  await page.getByRole('link', { name: 'Play online with friends' }).click();
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await expect(page).toHaveURL(home);
  expect(misses).toEqual([]);
});

test('an address that is no file is found, by the page for lost addresses', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await settle(page);
  await page.goto(`${home}t/ABCDEF`);
  await expect(page).toHaveURL(`${home}t/ABCDEF`);
  await expect(page.getByRole('heading', { name: 'This copy of Windfall has no server' })).toBeVisible();
  await page.goto(`${home}garden-dice`);
  await playOneMove(page);
  const { href } = new URL(page.url());
  expect(href).toMatch(/\/x\/y\/table\/.+/);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await page.goto(`${home}nope/xyz`);
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address');
  await page.goto(new URL('/nowhere/at/all', home).href);
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.close();
});

test('a static copy that was open once plays without a network', async ({ page, context }) => {
  await settle(page);
  await page.goto(home);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  for (const { id } of profiles) {
    await page.goto(home + id);
    await playOneMove(page);
    await page.reload();
    await expect(table(page)).toBeVisible();
  }
});
