import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { at } from '../src/core/assert.ts';
import { weights as crowdWeights } from '../src/games/garden-dice/crowdWeights.ts';
import { weights } from '../src/games/garden-dice/weights.ts';
import { keepSave, playFinished } from './finished.ts';
import { entriesOf, isAsked, settle, table } from './player.ts';

test('a replay is stepped through, jumped into from the log, and played', async ({ page }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'replay');
  const total = match.log.length;
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}`);
  await expect(page.getByText(`0 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`1 of ${total}`)).toBeVisible();
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('button');
  await expect(lines).toHaveCount(total + 1);
  await lines.nth(7).click();
  await expect(page.getByText(`7 of ${total}`)).toBeVisible();
  await page.getByLabel('Pace').selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(`9 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('each seat sees in a replay what it was allowed to see at the time', async ({ page }) => {
  const { save, match } = playFinished('dessert-dice', 2, 'secrets');
  const deals = match.log.filter((entry) => JSON.stringify(entry).includes('"deal"'));
  expect(deals.length).toBeGreaterThan(0);
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}/4`);
  const board = page.getByRole('region', { name: 'Table' });
  const seen: string[] = [];
  for (const who of ['You', 'Ada', 'Spectator']) {
    await page.getByLabel('Viewed as').selectOption(who);
    await expect(board).toBeVisible();
    seen.push((await board.textContent()) ?? '');
  }
  // Two who hold different secrets, and one who holds none, see three different tables.
  expect(new Set(seen).size).toBe(3);
});

test('a link to a position holds the whole game, and opens where nobody has played it', async ({ page, browser }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'linked');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}/9`);
  await page.getByRole('button', { name: 'Share this position' }).click();
  const link = await page.getByLabel('Copy this link:').inputValue();
  expect(link).toContain('/replay#link/');
  expect(link.length).toBeLessThan(8200);
  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(link);
  await expect(other.getByText(`9 of ${match.log.length}`)).toBeVisible();
  await other.goto(link.replace(/.{40}\/9$/, '/9'));
  await other.reload();
  await expect(other.getByRole('heading', { name: /damaged/ })).toBeVisible();
  await other.context().close();
});

test('a game is played on from the middle with fresh dice, and says that it is a fork', async ({ page }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'fork');
  const before = match.log.findIndex((entry, i) => i > 3 && (entry as { type: string }).type === 'roll');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}/${before}`);
  await page.getByLabel('The others are').selectOption('sprout');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByText(`Continued from another game, after ${before} entries`)).toBeVisible();
  await page.keyboard.press('Escape');
  await isAsked(page);
  expect(await entriesOf(page)).toBeGreaterThan(before);
  const kept = await page.evaluate<{ fork: unknown; log: unknown[] }>(`new Promise((resolve) => {
    const request = indexedDB.open('windfall');
    request.onsuccess = () => {
      const all = request.result.transaction('tables').objectStore('tables').getAll();
      all.onsuccess = () => resolve(all.result.find((each) => each.fork));
    };
  })`);
  expect(kept.fork).toEqual({ of: 'fork', entries: before });
  // Not all of its dice are the seal's: no envelope is shown.
  await expect(page.getByText('Sealed', { exact: true })).toHaveCount(0);
  expect(kept.log.slice(0, before)).toEqual(match.log.slice(0, before));
  // Six dice fall alike once in 46,656 times.
  expect(kept.log[before]).not.toEqual(match.log[before]);
});

test('a finished game gets a short link without an account, opens elsewhere, and is taken back', async ({
  page,
  browser,
}) => {
  const { save, match } = playFinished('garden-dice', 2, 'short');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}`);
  await page.getByRole('button', { name: 'Get a short link' }).click();
  const link = await page.getByLabel('Copy this link:').inputValue();
  expect(link).toMatch(/\/r\/[\w-]{12}$/);
  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(`${link}/5`);
  await expect(other.getByText(`5 of ${match.log.length}`)).toBeVisible();
  // Whoever reads it did not play it.
  await expect(other.getByRole('region', { name: 'Scores' })).toContainText('Player 1');
  await expect(other.getByRole('button', { name: 'Take the game back' })).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'As a few symbols' }).click();
  expect(await page.getByLabel('Copy this link:').inputValue()).toMatch(/^Windfall · Garden Dice\n🥇|🥈 👤👤\nhttp/u);
  await page.getByRole('button', { name: 'Take the game back' }).click();
  await expect(page.getByText('The game is taken back: its link leads nowhere now.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: /This game is not here/ })).toBeVisible();
  await other.context().close();
});

const assets = new URL('../dist/web/assets/', import.meta.url);

/** What a page of another site has to load for a framed replay, packed as on its way. docs/BENCHMARKS.md tells what it is today. */
const MOST_FRAMED_BYTES = 315_000;

test('a framed replay is light: one game, and nothing that nobody has asked for', async ({
  page,
  request,
  baseURL,
}) => {
  const { record, match } = playFinished('garden-dice', 2, 'light');
  const { id } = await (await request.post('/api/shared', { data: { record } })).json();
  const other = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}/embed/r/${id}"></iframe>`),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const loaded: Promise<{ path: string; bytes: number; body: Buffer }>[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== baseURL) return;
    const path = pathname.replace(/^.*\//, '');
    loaded.push(response.body().then((body) => ({ path, bytes: gzipSync(body).length, body })));
  });
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  await expect(page.frameLocator('iframe').getByText(`0 of ${match.log.length}`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loaded);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`A framed replay: ${files.length} files, ${Math.round(bytes / 1000)} kB packed.`);
  expect(bytes).toBeLessThan(MOST_FRAMED_BYTES);
  const unasked = /^(sw\.js|Beside|Lab|Lobby|trial|tutor|worker)/;
  expect(files.filter(({ path }) => unasked.test(path)).map(({ path }) => path)).toEqual([]);
  // What bots and analyses learned is for workers alone.
  const built = readdirSync(assets);
  for (const { rows } of [weights, crowdWeights]) {
    const row = at(rows, 0);
    expect(files.filter(({ body }) => body.includes(row)).map(({ path }) => path)).toEqual([]);
    expect(built.some((file) => readFileSync(new URL(file, assets)).includes(row))).toBe(true);
  }
  expect(files.filter(({ path }) => /^Board-.*\.js$/.test(path))).toHaveLength(1);
  expect(page.workers()).toEqual([]);
  other.closeAllConnections();
  other.close();
});

test('a shared game is shown inside a page of another site, and no other page is', async ({
  page,
  request,
  baseURL,
}) => {
  const { record, match } = playFinished('harvest-dice', 2, 'framed');
  const { id } = await (await request.post('/api/shared', { data: { record } })).json();
  const script = `<script src="${baseURL}/embed.js"></script>`;
  const frames = `<windfall-replay src="${baseURL}/r/${id}/4"></windfall-replay><iframe src="${baseURL}/lobby" name="lobby"></iframe>`;
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(script + frames));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  const framed = page.frameLocator('windfall-replay iframe');
  await expect(framed.getByText(`4 of ${match.log.length}`)).toBeVisible();
  await framed.getByRole('button', { name: 'Next' }).click();
  await expect(framed.getByText(`5 of ${match.log.length}`)).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Share this position' })).toHaveCount(0);
  await expect(page.frameLocator('iframe[name=lobby]').getByRole('heading')).toHaveCount(0);
  const described = await (
    await request.get(`/oembed?url=${encodeURIComponent(`${baseURL}/r/${id}`)}&maxwidth=500`)
  ).json();
  expect(described).toMatchObject({ version: '1.0', type: 'rich', title: 'Harvest Dice: You, Ada', width: 500 });
  expect(described.html).toContain(`src="${baseURL}/embed/r/${id}"`);
  other.closeAllConnections();
  other.close();
});
