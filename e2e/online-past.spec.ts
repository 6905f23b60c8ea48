import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import type { MatchRecord } from '../src/core/record.ts';
import { playFinished } from './finished.ts';
import { arrive } from './online.ts';
import { settle } from './player.ts';
import { seatAt } from './tables.ts';

test('a game played online is replayed, analysed and checked from My games', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const { page } = ann;
  const table = await seatAt([ann], 'harvest-dice', { bots: 1, forward: { seed: 1 } });
  const record: MatchRecord = await (await page.request.get(`/api/tables/${table}/record`)).json();
  const total = record.log.length;

  await page.goto('/games');
  await expect(page.getByRole('link', { name: /^Replay: Harvest Dice/ })).toHaveCount(1);
  await page.getByRole('link', { name: /^Replay: Harvest Dice/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/online/${table}$`));
  await expect(page.getByText(`0 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`1 of ${total}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Log' }).getByRole('button')).toHaveCount(total + 1);

  await page.goto('/games');
  await page.getByRole('link', { name: /^Luck and skill: Harvest Dice/ }).click();
  await expect(page.getByText(/lucky by \d+\.\d points \(±\s\d+\.\d\)/)).toHaveCount(2, { timeout: 120_000 });
  // It grows finer while one looks; the last of it is kept.
  await expect(page.getByRole('progressbar', { name: 'Luck and skill' })).toHaveCount(0, { timeout: 120_000 });
  // What was found out stands among my games from now on.
  await page.goto('/games');
  await expect(page.getByText(/\d+\.\d points of (bad )?luck, \d+\.\d points lost by decisions/)).toBeVisible();
  await page.getByRole('link', { name: /^Check the dice: Harvest Dice/ }).click();
  await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
  await ann.context.close();
});

test('mistakes of an online game come back in the trainer, on every device of the same person', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const table = await seatAt([ann], 'harvest-dice', { bots: 1, forward: { seed: 1, isByLot: true } });
  await ann.page.goto(`/replay/online/${table}/luck/16`);
  const waiting = ann.page.getByRole('link', { name: /mistakes? of yours waits? in the trainer/ });
  await expect(waiting).toBeVisible({ timeout: 120_000 });
  const count = (await waiting.textContent())?.startsWith('One')
    ? 1
    : Number.parseInt((await waiting.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  // Another device that the same person is signed in with.
  const other = await arrive(browser, 'Ann');
  await other.context.addCookies(await ann.context.cookies());
  await other.page.goto('/lobby');
  await expect(other.page.getByText('Ann').first()).toBeVisible();
  await other.page.goto('/puzzles/harvest-dice');
  const mine = other.page.getByRole('button', { name: /^Your mistakes/ });
  await expect(mine).toContainText(`${count} due`);
  await mine.click();
  await expect(other.page.getByRole('group', { name: 'Your mistakes', exact: true })).toContainText('Find a good move');
  // What is tried there is not due here any more.
  const moves = other.page.locator('summary', { hasText: /^Moves$/ });
  await moves.click();
  const list = other.page.getByRole('region', { name: 'Moves' });
  const groups = list.locator('summary');
  await expect(list.locator('li').first()).toBeAttached();
  if ((await groups.count()) > 0) await groups.first().click();
  await list.locator('li button:visible').first().click();
  await expect(other.page.getByRole('button', { name: 'Next puzzle' })).toBeVisible({ timeout: 60_000 });
  await ann.page.goto('/puzzles/harvest-dice');
  const here = ann.page.getByRole('button', { name: /^Your mistakes/ });
  if (count === 1) await expect(here).not.toContainText('due');
  else await expect(here).toContainText(`${count - 1} due`);
  for (const { context } of [ann, other]) await context.close();
});

/** As from a folder on the desk, by the browser's own dragging. */
async function dropFile(target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to drop it on');
  const page = target.page();
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  await cdp.detach();
}

test('a record is dropped on the page of fair dice, and on My games', async ({ page }) => {
  const { record } = playFinished('harvest-dice', 2, 'dropped');
  const folder = mkdtempSync(join(tmpdir(), 'windfall-e2e-'));
  const file = (name: string, json: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(json));
    return join(folder, name);
  };
  await settle(page);
  await page.goto('/fair');
  const choose = page.getByRole('region', { name: 'Choose a record' });
  await dropFile(choose, file('record.json', record));
  await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
  const seed = '00'.repeat(32);
  await dropFile(choose, file('altered.json', { ...record, seal: { ...(record.seal as object), seed } }));
  await expect(page.getByRole('heading', { name: 'This record is not right.' })).toBeVisible();

  await page.goto('/games');
  await dropFile(page.getByRole('region', { name: 'Files' }), join(folder, 'record.json'));
  await expect(page.getByText('1 game imported.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Replay: Harvest Dice/ })).toHaveCount(1);
  rmSync(folder, { recursive: true, force: true });
});
