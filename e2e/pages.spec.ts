import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { looks, seeNoViolation } from './look.ts';
import { ending, isAsked, settle } from './player.ts';

for (const { size, viewport } of looks)
  test.describe(`on a ${size}, by day and by night`, () => {
    test.use({ viewport });

    test('axe finds nothing on home, settings and unknown addresses', async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(profiles.length);
      await expect(page.getByRole('region', { name: 'What is special here' })).toBeVisible();
      await seeNoViolation(page, 'home');
      await page.getByRole('button', { name: 'Settings' }).click();
      await seeNoViolation(page, 'settings');
      await page.goto('/table/none');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeNoViolation(page, 'no such table');
    });

    test('axe finds nothing at the end, in a replay and on a sheet to print', async ({ page }) => {
      await settle(page);
      await openSave(page, playFinished('harvest-dice', 2, 'ended').save);
      await expect(ending(page)).toBeVisible();
      await seeNoViolation(page, 'end');
      await page.getByRole('link', { name: 'Watch again' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
      await seeNoViolation(page, 'replay');
      await page.goto('/sheet/harvest-dice');
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      await seeNoViolation(page, 'sheet');
    });
  });

for (const [i, profile] of profiles.entries()) {
  // Set-up, rules and log look alike in all games: each game shows them in one size, and together they are seen in both.
  const [one, other] = i % 2 === 0 ? [looks[0], looks[1]] : [looks[1], looks[0]];
  test(`axe finds nothing on the pages of ${profile.name} by day and by night, on a ${one.size} and on a ${other.size}`, async ({
    page,
  }) => {
    await settle(page, { offersLessons: true });
    await page.setViewportSize(one.viewport);
    await page.goto(`/${profile.id}`);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await seeNoViolation(page, 'set up');
    await page.getByRole('button', { name: 'Start' }).click();
    await isAsked(page);
    await seeNoViolation(page, 'first decision');
    const { save, match } = playFinished(profile.id, Math.max(2, profile.players.min), `pages-${profile.id}`);
    const decisions = decisionsOf(match);
    await openSave(page, cutSave(save, decisions[decisions.length >> 1] ?? 0));
    await isAsked(page);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await seeNoViolation(page, `mid-game with the moves, on a ${one.size}`);
    await page.setViewportSize(other.viewport);
    await seeNoViolation(page, `mid-game with the moves, on a ${other.size}`);
    for (const name of ['Log', 'Rules']) {
      await page.getByRole('tab', { name }).click();
      await seeNoViolation(page, name, { within: '#drawer-panel' });
    }
    await page.goto(`/rules/${profile.id}`);
    await expect(page.getByRole('article')).toContainText('Credits');
    await seeNoViolation(page, 'rules');
  });
}

test('the first screen takes at most 120 kB of JavaScript', async ({ page }) => {
  const sizes: number[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('/sw.js') || response.fromServiceWorker()) return;
    if (response.request().serviceWorker() !== null) return;
    bodies.push(response.body().then((body) => void sizes.push(gzipSync(body).length)));
  });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(profiles.length);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'kB', description: (total / 1000).toFixed(1) });
  expect(total).toBeLessThan(120_000);
});

test('everything is there in German', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Würfelspiele');
  await page.getByRole('button', { name: 'Spielen: Harvest Dice' }).click();
  await expect(page.getByRole('tab', { name: 'Züge' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('group', { name: 'Würfel' })).toBeVisible();
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Wer die meisten Punkte hat, gewinnt');
});

test.describe('a reader of French', () => {
  test.use({ locale: 'fr-CA' });

  test('is read to in the language of the browser, and chooses another by its own name while a table is open', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(profiles.length);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const language = page.getByRole('dialog').getByRole('combobox').first();
    const settings = page.getByRole('banner').getByRole('button');
    await settings.click();
    await expect(language.getByRole('option')).toHaveText(['English', 'Deutsch', 'Français', 'Español']);
    await language.selectOption('Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.keyboard.press('Escape');
    await page.locator('article button').first().click();
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    await settings.click();
    await language.selectOption('Deutsch');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Züge' })).toBeVisible();
    await page.getByRole('tab', { name: 'Regeln' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Wer die meisten Punkte hat, gewinnt');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Züge' })).toBeVisible();
  });
});

test('a refused move is explained in German, rule and all', async ({ page }) => {
  await settle(page, { language: 'de', speed: 'instant' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Spielen: Harvest Dice' }).click();
  await isAsked(page);
  await page.locator('[data-offer="step"]').first().click();
  await page.getByRole('button', { name: 'frei' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Kraft|passt|Spalte|neben/);
  await alert.getByText(/Regel H\d+/).click();
  await expect(alert).toContainText(/Würfel|Gemüse/);
});

test('H3 the values of the pig are seven fields: a falling one is told and keeps the game from starting, good ones are drawn', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/harvest-dice');
  const field = (n: number) => page.getByRole('spinbutton', { name: `Number ${n}`, exact: true });
  await expect(field(7)).toHaveValue('14');
  await field(4).fill('5');
  await expect(page.getByRole('alert')).toHaveText('Number 4: a whole number from 6 to 99, please.');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(field(4)).toBeVisible();
  await field(4).fill('9');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(7).fill('77');
  await page.getByRole('button', { name: 'Start' }).click();
  const pig = page.getByRole('img', { name: /^Pig: 0 of 42/ });
  await expect(pig.locator('text')).toHaveText(['2', '4', '6', '9', '10', '12', '77']);
});
