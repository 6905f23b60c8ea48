import { expect, test } from '@playwright/test';
import { profiles } from './games.ts';
import { entriesOf, isAsked, playFromList, randomFrom, settle, table } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the app starts, and a game goes on where it was', async ({ page, context }) => {
  await settle(page);
  await page.goto('/');
  // Everything is kept once the worker of this page is in charge.
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await playFromList(page, randomFrom(1));
  await isAsked(page);
  const entries = await entriesOf(page);
  await context.setOffline(true);
  await page.reload();
  await isAsked(page);
  expect(await entriesOf(page)).toBe(entries);
  await playFromList(page, randomFrom(2));
  // A game that was never opened before works too.
  await page.goto('/');
  for (const profile of profiles) {
    await page.getByRole('button', { name: `Play: ${profile.name}` }).click();
    await expect(table(page)).toBeVisible();
    await page.goto('/');
  }
});

test('without a network every address still opens, once the app was here', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/rules/my-little-vineyard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My Little Vineyard');
  await page.goto('/harvest-dice');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harvest Dice');
  await page.goto('/nope/xyz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
});
