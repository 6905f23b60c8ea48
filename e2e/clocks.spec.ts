import { expect, test } from '@playwright/test';
import { unwrap } from '../src/core/result.ts';
import { enter, leaveAll } from '../src/server/testing.suite.ts';
import { seeNoViolation } from './look.ts';
import { arrive, codeOn, openTable, phone, see } from './online.ts';

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
  // On a phone the time is on the tile alone, and the sentence has the whole width.
  const sentence = ben.page.getByRole('status').filter({ hasText: /die/ });
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveCSS('padding-right', '0px');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ben.page.getByText('Ann would like a pause.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'That’s fine' }).click();
  await expect(page.getByText('Pause: no clock runs.')).toBeVisible();
  const stood = await clocks.allTextContents();
  await page.waitForTimeout(1500);
  expect(await clocks.allTextContents()).toEqual(stood);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(ben.page.getByText('Pause: no clock runs.')).toHaveCount(0);
  await expect(async () => expect(await clocks.allTextContents()).not.toEqual(stood)).toPass();
  await ann.context.close();
  await ben.context.close();
});

test('days and holidays fit on the tiles of a phone', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann', phone);
  const { page } = ann;
  await page.goto('/open/harvest-dice');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '3 days per move, and 14 days of holidays' });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL('**/online/*');
  const ben = await enter(ann.origin, 'Ben');
  const table = page.url().split('/').at(-1) ?? '';
  unwrap(await ben.do(table, { kind: 'sit' }));
  await page.getByRole('button', { name: 'Start' }).click();
  const clocks = page.getByLabel(/^Time left: /);
  await expect(clocks).toHaveText([/^1[67] days$/, /^1[67] days$/]);
  const last = await page.getByRole('region', { name: 'Scores' }).getByRole('listitem').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 9999)).toBeLessThanOrEqual(phone.width);
  leaveAll([ben]);
  await ann.context.close();
});

test('on a phone the time for a move keeps the margin of the screen, and the sentence beside it can be read', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann', phone);
  const { page } = ann;
  await openTable(ann, 'harvest-dice', 2);
  await page.getByRole('button', { name: /^Add a bot/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await see(page);
  await page.evaluate(
    `localStorage.setItem('windfall.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('windfall.settings')), language: 'de' }))`,
  );
  await page.reload();
  const sentence = page.locator('.duty');
  await expect(sentence).toContainText('Nimm einen Würfel');
  const timer = await page.getByRole('timer').boundingBox();
  expect((timer?.x ?? 0) + (timer?.width ?? 9999)).toBeLessThanOrEqual(phone.width - 8);
  const size = await sentence.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual(12.5);
  const isCut = await sentence.evaluate((node) => node.scrollHeight > node.clientHeight + 1);
  expect(isCut).toBe(false);
  await ann.context.close();
});

test('a table on one device has a clock that one button stops', async ({ page }) => {
  await page.goto('/harvest-dice');
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '10 min each, 10 s more for every move' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByLabel(/^Time left: (10:00|9:5)/)).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Pause: no clock runs.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Pause: no clock runs.')).toHaveCount(0);
});
