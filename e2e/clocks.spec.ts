import { expect, test } from '@playwright/test';
import { seeNoViolation } from './look.ts';
import { arrive, codeOn, phone } from './online.ts';

test('clocks are on the tiles of both, run for the one to act, and stand still once both have agreed to a pause', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const { page } = ann;
  await page.goto('/open/harvest-dice');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '5 min each, 5 s more for every move' });
  await page.getByLabel('When somebody’s time is over').selectOption({ label: 'They have lost' });
  await seeNoViolation(page, 'open with a clock');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByText('5 min each, 5 s more for every move, They have lost')).toBeVisible();
  const ben = await arrive(browser, 'Ben', phone);
  await ben.page.goto(`/t/${await codeOn(page)}`);
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const clocks = page.getByLabel(/^Time left: /);
  await expect(clocks).toHaveCount(2);
  await expect(clocks.filter({ hasText: '4:5' })).toHaveCount(1);
  await expect(clocks.filter({ hasText: '5:00' })).toHaveCount(1);
  await seeNoViolation(page, 'table with clocks');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ben.page.getByText('Ann would like a pause.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'That’s fine' }).click();
  await expect(page.getByText('Pause: no clock runs.')).toBeVisible();
  const stood = await clocks.allTextContents();
  await page.waitForTimeout(1500);
  expect(await clocks.allTextContents()).toEqual(stood);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(ben.page.getByText('Pause: no clock runs.')).toHaveCount(0);
  await expect(async () => expect(await clocks.allTextContents()).not.toEqual(stood)).toPass();
  await ann.context.close();
  await ben.context.close();
});

test('a table on one device has a clock that one button stops', async ({ page }) => {
  await page.goto('/harvest-dice');
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '10 min each, 10 s more for every move' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByLabel(/^Time left: (10:00|9:5)/)).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Pause: no clock runs.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Pause: no clock runs.')).toHaveCount(0);
});
