import { expect, test } from '@playwright/test';
import { looks, seeNoViolation } from './look.ts';
import { arrive, codeOn, openTable, phone } from './online.ts';
import { isAsked, settle } from './player.ts';
import { seatAt } from './tables.ts';

for (const { size, viewport } of looks)
  test(`axe finds nothing on the online pages on a ${size}, by day and by night`, async ({ browser }) => {
    const ann = await arrive(browser, 'Ann', viewport);
    const { page } = ann;
    await page.goto('/lobby');
    await expect(page.getByRole('link', { name: 'Open a table: Harvest Dice' })).toBeVisible();
    await seeNoViolation(page, 'lobby');
    await page.goto('/open/rice-dice');
    await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
    await seeNoViolation(page, 'open');
    await openTable(ann, 'harvest-dice', 2);
    await seeNoViolation(page, 'waiting room');
    await page.getByRole('button', { name: /^Add a bot/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await isAsked(page);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await seeNoViolation(page, 'table with chat');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await seeNoViolation(page, 'more about the table');
    await page.goto('/me');
    await expect(page.getByRole('heading', { name: 'Ann' })).toBeVisible();
    await seeNoViolation(page, 'me');
    await page.goto('/t/NOSUCH');
    await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
    await seeNoViolation(page, 'no such table');
    await ann.context.close();
  });

test('from a phone one joins in two taps: the link, and a seat', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const code = await openTable(ann, 'harvest-dice', 2);
  const guest = await arrive(browser, '', phone);
  const looked: string[] = [];
  guest.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/codes/')) looked.push(pathname);
  });
  // The first tap is on the link; the name that is suggested will do.
  await guest.page.goto(`/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  expect(looked).toEqual([`/api/codes/${code}`]);
  await expect(ann.page.getByText('All here')).toHaveCount(0);
  const seat = ann.page.getByRole('listitem').nth(1);
  await expect(seat).toContainText('here');
  await expect(ann.page.getByRole('button', { name: 'Start' })).toBeEnabled();
  // Presence goes with the page.
  await guest.context.close();
  await expect(seat).toContainText('not here');
  await ann.context.close();
});

test('a public table is found in the lobby, with bots of a level, and a guest keeps the account', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const { page } = ann;
  await page.goto('/open/garden-dice');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('How many play?').selectOption('3');
  await page.getByLabel('Seat 2').selectOption('seedling');
  await page.getByLabel('Open to everybody').check();
  await page.getByLabel('Time', { exact: true }).selectOption({ label: '10 min per move (suggested)' });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByText('Open to everybody · 10 min per move')).toBeVisible();
  await expect(page.getByRole('listitem').nth(1)).toContainText('Seedling');
  const code = await codeOn(page);
  const ben = await arrive(browser, 'Ben', phone);
  await ben.page.goto('/lobby');
  await ben.page.getByRole('listitem').filter({ hasText: 'Ann, ' }).getByRole('link').first().click();
  await expect(ben.page.getByText(code, { exact: true })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  // A deadline is seen to run.
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d left/);

  const handle = `ann-${code.toLowerCase()}`;
  await page.goto('/me');
  await page.getByLabel('Name to sign in with').fill(handle);
  await page.getByLabel(/New password/).fill('a long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(`You sign in as ${handle}.`)).toBeVisible();
  const other = await arrive(browser, 'Ann');
  await other.page.goto('/me');
  await other.page.getByLabel('Name to sign in with').fill(handle);
  await other.page.getByLabel('Password').fill('a long password');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.page.getByText(`You sign in as ${handle}.`)).toBeVisible();
  await other.page.goto('/lobby');
  await expect(other.page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  for (const { context } of [ann, ben, other]) await context.close();
});

test('where the server is away the lobby says so kindly, and playing here goes on', async ({ page }) => {
  await settle(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lobby');
  await expect(page.getByText('The server cannot be reached right now.')).toBeVisible();
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  expect(await isAsked(page)).toBe(true);
});

test('on a phone one sees which of the players one is', async ({ browser }) => {
  const people = [await arrive(browser, 'Ann', phone), await arrive(browser, 'Ben', phone)] as const;
  await seatAt(people, 'harvest-dice');
  for (const { page, name } of people) {
    const seats = page.getByRole('region', { name: 'Scores' }).getByRole('listitem');
    const you = page.getByText('you', { exact: true });
    await expect(seats.filter({ hasText: name }).filter({ has: you }).locator(you)).toBeInViewport({ ratio: 1 });
    await expect(seats.filter({ has: you })).toHaveCount(1);
  }
});

test('on a phone a long choice stays within its card, in the longest of our languages', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.setViewportSize(phone);
  await page.goto('/open/dessert-dice');
  const choice = page.locator('fieldset select').nth(1);
  await expect(choice).toBeVisible();
  const [card, box] = [await page.locator('fieldset').first().boundingBox(), await choice.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
});
