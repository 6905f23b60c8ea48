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
  await expect(page.getByText(/lucky by \d+\.\d points \(± \d+\.\d\)/)).toHaveCount(2, { timeout: 120_000 });
  // What was found out stands among my games from now on.
  await page.goto('/games');
  await expect(page.getByText(/\d+\.\d points of (bad )?luck, \d+\.\d points lost by decisions/)).toBeVisible();
  await page.getByRole('link', { name: /^Check the dice: Harvest Dice/ }).click();
  await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
  await ann.context.close();
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
