import { expect, test } from '@playwright/test';
import { packRecord } from '../src/web/replay/link.ts';
import { keepSave, lastPartOf, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { seeNoViolation } from './look.ts';
import { settle } from './player.ts';

/** How much of a game is analysed here; whole games are for the tests without a browser. */
const ENTRIES = 24;

for (const [i, profile] of profiles.entries())
  test.describe(profile.name, () => {
    // Each game in one size: together they see the page in both.
    const isPhone = i % 2 === 0;
    test.use({ viewport: isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 } });

    test('the analysis of the end of a game completes, and shows the better move on the board', async ({ page }) => {
      const { match } = playFinished(profile.id, Math.max(2, profile.players.min), `analysis-${profile.id}`);
      await settle(page);
      await page.goto(`/replay/link/${await packRecord(lastPartOf(match, ENTRIES))}/luck/4`);
      const totals = page.getByText(
        /lucky by \d+\.\d points \(±\s\d+\.\d\),\s+lost −?\d+\.\d \(±\s\d+\.\d\) by decisions/,
      );
      await expect(totals).toHaveCount(match.players, { timeout: 120_000 });
      await page.getByRole('button', { name: 'Luck so far' }).click();
      await expect(page.getByRole('img', { name: /Over the game/ })).toBeVisible();
      const better = page.getByRole('button', { name: 'Show the better move' });
      if ((await better.count()) > 0) {
        await better.first().click();
        await expect(page.getByText('The better move here')).toBeVisible();
        // On a phone the board is seen in place of what led there.
        if (isPhone) await page.getByRole('tab', { name: 'More' }).click();
      }
      await page.getByText('Where the result came from').click();
      await seeNoViolation(page, 'analysis');
    });
  });

test('an analysis tells its progress, can be stopped, and is one click from the end of a game', async ({ page }) => {
  const { save } = playFinished('garden-dice', 2, 'stopped');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await page.getByRole('link', { name: 'Luck and skill' }).click();
  await expect(page.getByRole('progressbar', { name: 'Luck and skill' })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* of \d+ positions/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse' })).toBeVisible();
});
