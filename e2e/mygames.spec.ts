import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { keepSave, playFinished } from './finished.ts';
import { looks, seeNoViolation } from './look.ts';
import { arrive, playOn } from './online.ts';
import { settle } from './player.ts';

const importText = (page: Page, text: string) =>
  page
    .getByLabel('Import records')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const items = (page: Page) => page.getByRole('link', { name: /^Replay:/ });

test('my games: import, filters, statistics, export and delete', async ({ page }) => {
  const harvest = playFinished('harvest-dice', 2, 'mine-1');
  const dessert = playFinished('dessert-dice', 2, 'mine-2');
  await settle(page);
  await keepSave(page, harvest.save);
  await page.goto('/games');
  await expect(items(page)).toHaveCount(1);
  await importText(page, JSON.stringify([harvest.record, dessert.record]));
  await expect(page.getByText('1 game imported.')).toBeVisible();
  await expect(items(page)).toHaveCount(2);
  const total = String(harvest.record.result?.standings[0]?.total);
  const row = page.getByRole('row', { name: /Harvest Dice/ });
  await expect(row.getByRole('cell').nth(0)).toHaveText('1');
  await expect(row.getByRole('cell').nth(3)).toHaveText(total);

  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('dessert-dice');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Where' }).selectOption('online');
  await expect(page.getByText('No game matches.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Where' }).selectOption('');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all from this device' }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported).toHaveLength(2);
  // What came from a file goes out as it came, seal and all.
  expect(exported).toContainEqual(dessert.record);

  await importText(page, JSON.stringify({ ...harvest.record, game: 'chess' }));
  await expect(page.getByRole('alert')).toContainText('no game "chess"');
  await importText(page, 'no record');
  await expect(page.getByRole('alert')).toContainText('not JSON');

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: /^Delete: Dessert Dice/ }).click();
  await expect(items(page)).toHaveCount(1);
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await items(page).click();
  await expect(page).toHaveURL(/\/replay\/mine-1/);
});

test('the daily table is played once, and its result stands on the board and among my games', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const { page } = ann;
  await page.goto('/daily');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await expect(page.locator('[data-entries]')).toBeVisible();
  await playOn(page, 1);
  await page.goto('/daily/harvest-dice');
  await expect(page.getByRole('row', { name: /Ann \(you\)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review: Harvest Dice' })).toBeVisible();
  await page.getByLabel('By skill').check();
  // It is worked out after the game.
  await expect(page.getByRole('row', { name: /Ann \(you\)/ })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: 'The day before' }).click();
  await expect(page.getByText('No results on this day.')).toBeVisible();
  await page.goto('/games');
  await expect(page.getByText('daily table')).toBeVisible();
  await ann.context.close();
});

for (const { size, viewport } of looks)
  test.describe(size, () => {
    test.use({ viewport });

    test('my games and the tables of the day are for everyone', async ({ page }) => {
      await settle(page);
      await keepSave(page, playFinished('harvest-dice', 2, 'looks').save);
      await page.goto('/games');
      await expect(items(page)).toHaveCount(1);
      await seeNoViolation(page, 'my games');
      await page.goto('/daily/harvest-dice');
      await expect(page.getByRole('heading', { name: 'Results: Harvest Dice' })).toBeVisible();
      await seeNoViolation(page, 'daily');
    });
  });
