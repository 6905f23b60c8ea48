import { expect, test } from '@playwright/test';
import { profiles } from './games.ts';
import { looks, seeNoViolation } from './look.ts';
import { settle } from './player.ts';

test('a page has an address: by link, with the back button, after a reload, and as its own first page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Rules: Garden Dice/ }).click();
  await expect(page).toHaveURL(/\/rules\/garden-dice$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Garden Dice');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Garden Dice');
  await page.goBack();
  await expect(page.getByRole('link', { name: /Rules: Garden Dice/ })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/rules\/garden-dice$/);
});

test('links of the first edition lead where they led', async ({ page }) => {
  await page.goto('/#/rules/rice-dice');
  await expect(page).toHaveURL(/\/rules\/rice-dice$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Dice');
  await page.evaluate(() => (location.hash = '#/lab'));
  await expect(page).toHaveURL(/\/lab$/);
});

test('what asks for another window gets one, with the same page', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Rules: Garden Dice/ }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Garden Dice');
  await expect(page).toHaveURL(/\/$/);
});

test('an address that is no page is no page', async ({ request }) => {
  expect((await request.get('/somewhere')).status()).toBe(404);
  expect((await request.get('/t/ABCDEF')).status()).toBe(200);
});

const nowhere = [
  '/nope',
  '/nope/xyz',
  '/foo.html',
  '/rules/foo',
  '/rules',
  '/learn/foo',
  '/sheet/foo',
  '/sheet/garden-dice',
];
const nowhereEither = [
  '/lab/foo',
  '/puzzles/foo',
  '/open/foo',
  '/lobby/foo',
  '/daily/foo',
  '/daily/2026-13-45',
  '/embed/foo',
  '/%E0%A4%A',
  '/rules/%E0%A4%A',
];

test('where nothing is, one page says so, and leads home', async ({ page }) => {
  await settle(page);
  for (const path of [...nowhere, ...nowhereEither]) {
    await page.goto(path);
    await expect(page.getByRole('heading'), path).toHaveText('There is nothing at this address');
    await expect(page, path).toHaveTitle('There is nothing at this address · Windfall');
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Play: Rice Dice' })).toBeVisible();
});

for (const { size, viewport } of looks)
  test(`axe finds nothing on the page for a lost address on a ${size}, in a language of the reader`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'de-DE', viewport });
    const response = await page.goto('/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Unter dieser Adresse gibt es nichts');
    await seeNoViolation(page, 'lost');
    await page.close();
  });

test('a day has an address, with the results of all games', async ({ page }) => {
  await page.goto('/daily/2026-11-16');
  await expect(page).toHaveTitle(/^2026-11-16 · Tables of the day/);
  await expect(page.getByText('Monday, November 16, 2026')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Results: / })).toHaveCount(profiles.length);
  await page.getByRole('link', { name: 'The day before' }).click();
  await expect(page).toHaveURL(/\/daily\/2026-11-15$/);
});

test('the first HTML of a page speaks the language of the reader, and so does its title', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/rules/rice-dice', { headers: { 'accept-language': 'fr' } })).text();
  expect(html).toContain('<title>Rice Dice · Règles · Windfall</title>');
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.goto('/');
  await expect(page).toHaveTitle('Windfall: fünf Würfelspiele rund um die Ernte');
  await page.close();
});
