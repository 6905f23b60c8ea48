import { expect, test } from '@playwright/test';

test('a game of Harvest Dice is played from the home page to the final score', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play: Harvest Dice' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const moves = page.getByRole('region', { name: 'Moves' });
  const again = page.getByRole('button', { name: 'Play again' });
  const entries = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(moves).toBeVisible();
  for (let turn = 0; turn < 100 && !(await again.isVisible()); turn++) {
    const before = await entries.count();
    await moves.getByRole('button').first().click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
  }
  await expect(again).toBeVisible();
  await expect(page.getByRole('status')).toContainText(/win|share/);
  const totals = page.getByRole('region', { name: 'Scores' }).getByRole('row', { name: /^Total/ });
  await expect(totals).toHaveText(/Total\s*\d+\s*\d+/);
});

test('a die is chosen and planted on the sheet, then taken back', async ({ page }) => {
  await page.goto('/#/harvest-dice');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await page.getByRole('button', { name: 'Start' }).click();
  const dice = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await expect(dice).toHaveCount(6);
  await dice.first().click();
  await page
    .getByRole('button', { name: /row 2, column/ })
    .first()
    .click();
  await expect(dice).toHaveCount(5);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(dice).toHaveCount(6);
});
