import { expect, test } from '@playwright/test';
import { cards } from './games.ts';
import { ending, entriesOf, isAsked, overflowOf, playOnBoard, randomFrom, settle, table, tabTo } from './player.ts';

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
const MOST_TURNS = 400;

for (const [size, viewport] of Object.entries(sizes))
  for (const card of cards) {
    test.describe(`${card.name} on a ${size}`, () => {
      test.use({ viewport });

      test('is played from home to the final score by mouse', async ({ page }) => {
        const seed = Date.now() % 100_000;
        test.info().annotations.push({ type: 'seed', description: String(seed) });
        const random = randomFrom(seed);
        await settle(page);
        await page.goto('/');
        await page.getByRole('button', { name: `Play: ${card.name}` }).click();
        await expect(table(page)).toBeVisible();
        for (let turn = 0; turn < MOST_TURNS && (await isAsked(page)); turn++) await playOnBoard(page, random);
        await seeFinalScore(page);
        // Nothing on the page is wider than the page.
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });

      test('is played from home to the final score by keyboard alone', async ({ page }) => {
        const seed = Date.now() % 100_000;
        test.info().annotations.push({ type: 'seed', description: String(seed) });
        const random = randomFrom(seed);
        await settle(page);
        await page.goto('/');
        await tabTo(page, `Play: ${card.name}`);
        await page.keyboard.press('Enter');
        await expect(table(page)).toBeVisible();
        await isAsked(page);
        await tabTo(page, 'To the list of moves');
        await page.keyboard.press('Enter');
        for (let turn = 0; turn < MOST_TURNS && (await isAsked(page)); turn++) {
          const before = await entriesOf(page);
          const offered = await page.getByRole('region', { name: 'Moves' }).getByRole('button').count();
          for (let i = random(Math.min(offered, 4)); i >= 0; i--) await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
        }
        await seeFinalScore(page);
      });
    });
  }

async function seeFinalScore(page: Parameters<typeof ending>[0]): Promise<void> {
  await expect(ending(page)).toBeVisible();
  const totals = page.getByRole('row', { name: /^Total/ });
  await expect(totals).toHaveText(/Total\s*\d+/);
  await expect(page.getByRole('img', { name: /\d/ }).first()).toBeVisible();
}
