import { expect, type Page, test } from '@playwright/test';
import { cutSave, keepSave, playFinished } from './finished.ts';
import { arrive } from './online.ts';
import { settle } from './player.ts';
import { seatAt } from './tables.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Your games' });

test('a running game that was discarded can be had back; a finished one is among my games', async ({ page }) => {
  const { save } = playFinished('harvest-dice', 2, 'over-1');
  await settle(page);
  await keepSave(page, save);
  await keepSave(page, { ...cutSave(save, 6), id: 'running-1' });
  await page.goto('/');
  await expect(strip(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Discard: Harvest Dice/ }).click();
  await expect(strip(page).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strip(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await strip(page).getByRole('link', { name: 'Continue: Harvest Dice' }).click();
  await expect(page.locator('[data-entries="6"]')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^Discard: Harvest Dice/ }).click();
  await expect(strip(page)).toContainText('Harvest Dice is discarded.');
  await page.reload();
  await expect(page.getByRole('link', { name: 'My games' })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'My games' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Harvest Dice' })).toHaveCount(1);
});

test('a game that was begun in another language calls you as this one does', async ({ page }) => {
  const { save } = playFinished('harvest-dice', 2, 'over-3');
  await settle(page, { language: 'de' });
  await keepSave(page, { ...cutSave(save, 6), id: 'running-3' });
  await keepSave(page, save);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Deine Partien' }).locator('.seats')).toHaveText(/^\s*Du\s+Ada\s*$/);
  await page.getByRole('link', { name: 'Meine Partien' }).click();
  const played = page.getByRole('listitem').filter({ hasText: 'Harvest Dice' });
  await expect(played).toContainText('Du');
  await expect(played).not.toContainText('You');
});

test('tables that wait for you come first, then the games of this device', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ada, ben], 'garden-dice');
  const { save } = playFinished('harvest-dice', 2, 'over-2');
  for (const { page } of [ada, ben]) {
    await keepSave(page, { ...cutSave(save, 6), id: 'running-2' });
    await page.goto('/');
    await expect(strip(page).getByRole('listitem')).toHaveCount(2);
  }
  const isFirst = async (page: Page) => {
    const first = strip(page).getByRole('listitem').first();
    return (await first.getByText('Your turn').count()) === 1;
  };
  // One of the two is to move; the other finds the game of this device first.
  expect([await isFirst(ada.page), await isFirst(ben.page)].sort()).toEqual([false, true]);
  for (const { page } of [ada, ben]) {
    const order = (await isFirst(page)) ? ['Garden Dice', 'Harvest Dice'] : ['Harvest Dice', 'Garden Dice'];
    await expect(strip(page).locator('strong')).toHaveText(order);
  }
});

test('below the games: what is special, with small pictures that come when they are looked at', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.webp') && response.request().serviceWorker() === null)
      sizes.push((await response.body()).length);
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page);
  await page.goto('/');
  const special = page.getByRole('region', { name: 'What is special here' });
  await special.waitFor();
  // A browser loads those that are near; not all of them are.
  expect(sizes.length).toBeLessThan(5);
  const pictures = special.locator('img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(480);
  }
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  await expect(special).toContainText('marked as such');
  await expect(special).toContainText('Open an issue where you got Windfall from');
  await special.getByRole('link', { name: 'Check a game' }).click();
  await expect(page.getByRole('heading', { name: 'Fair dice' })).toBeVisible();
});

test('the clip of a game is a film that plays when somebody wants it, and is not loaded before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => void films.push(request.url()));
  await settle(page);
  await page.goto('/');
  const film = page.getByRole('region', { name: 'What is special here' }).locator('video');
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const asked = (): boolean => films.some((url) => url.endsWith('.webm'));
  expect(asked()).toBe(false);
  await film.evaluate((node: HTMLVideoElement) => node.play());
  await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0.5);
  expect(asked()).toBe(true);
});
