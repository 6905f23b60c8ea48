import { expect, type Page, test } from '@playwright/test';
import { cards } from './games.ts';
import { ending, entriesOf, isAsked, overflowOf, playOnBoard, randomFrom, settle, table, tabTo } from './player.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const MOST_TURNS = 600;

/** A seed of its own for every run; a failure names it. */
function newRandom(): (n: number) => number {
  const seed = Date.now() % 100_000;
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return randomFrom(seed);
}

for (const card of cards) {
  test.describe(`${card.name} on a phone`, () => {
    test.use({ viewport: phone });

    test('is played from home to the final score by mouse', async ({ page }) => {
      const random = newRandom();
      await settle(page);
      await page.goto('/');
      await page.getByRole('button', { name: `Play: ${card.name}` }).click();
      await expect(table(page)).toBeVisible();
      for (let turn = 0; turn < MOST_TURNS && (await isAsked(page)); turn++) await playOnBoard(page, random);
      await seeFinalScore(page);
    });
  });

  test.describe(`${card.name} on a desk`, () => {
    test.use({ viewport: desk });

    test('is played from home to the final score by keyboard alone', async ({ page }) => {
      const random = newRandom();
      await settle(page);
      await page.goto('/');
      await tabTo(page, `Play: ${card.name}`);
      await page.keyboard.press('Enter');
      await expect(table(page)).toBeVisible();
      await isAsked(page);
      await tabTo(page, 'To the list of moves');
      await page.keyboard.press('Enter');
      for (let turn = 0; turn < MOST_TURNS && (await isAsked(page)); turn++) await playByKeys(page, random);
      await seeFinalScore(page);
    });
  });
}

/** The focus is on the list: its moves come Tab by Tab. */
async function playByKeys(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  const offered = await page.getByRole('region', { name: 'Moves' }).getByRole('button').count();
  for (let i = random(Math.min(offered, 4)); i >= 0; i--) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
}

async function seeFinalScore(page: Page): Promise<void> {
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/Total\s*[-−]?\d+/);
  // Nothing on the page is wider than the page.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
