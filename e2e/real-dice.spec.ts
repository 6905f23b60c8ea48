import { expect, type Page, test } from '@playwright/test';
import { settle } from './player.ts';

const question = (page: Page) => page.getByRole('region', { name: 'What do your dice show?' });

async function begin(page: Page, game: string): Promise<void> {
  await settle(page);
  await page.goto(`/${game}`);
  await page.getByLabel(/We roll real dice/).check();
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
}

test('a roll is told by coloured faces, one at a time, and what is wrong is corrected', async ({ page }) => {
  await begin(page, 'harvest-dice');
  for (const [i, value] of ['1', '2', '3', '4', '5', '6'].entries()) {
    await expect(question(page)).toContainText(`${i + 1} of 6`);
    await question(page).getByRole('button', { name: value, exact: true }).click();
  }
  await expect(question(page)).toContainText('Check it against your table.');
  const told = question(page).getByRole('list', { name: 'What you have said' });
  await expect(told.getByRole('listitem')).toHaveText([/lettuce die/, /tomato die/, /carrot die/]);
  // Each die in its colour.
  const tones = await told
    .locator('button > span[aria-hidden]')
    .evaluateAll((faces) => faces.map((face) => getComputedStyle(face).backgroundColor));
  expect([tones.length, new Set(tones).size]).toEqual([6, 3]);
  await told.getByRole('button', { name: 'tomato die: 4. Correct it' }).click();
  await expect(question(page)).toContainText('What is it really?');
  await question(page).getByRole('button', { name: '6', exact: true }).click();
  await expect(told.getByRole('button', { name: 'carrot die: 5. Correct it' })).toBeVisible();
  await question(page).getByRole('button', { name: 'That is it' }).click();
  await expect(page.getByRole('button', { name: 'tomato 6' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'tomato 4' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'carrot 6' })).toBeVisible();
});

test('faces without numbers have their drawing and their name', async ({ page }) => {
  await begin(page, 'dessert-dice');
  for (const card of [/Your card/, /’s card/]) {
    await expect(question(page)).toContainText(card);
    await question(page).locator('.keys button').first().click();
  }
  await question(page).getByRole('button', { name: 'That is it' }).click();
  await expect(question(page)).toContainText('1 of 24');
  // A red die has three desserts: all but its own.
  await expect(question(page).locator('.keys svg')).toHaveCount(3);
  await expect(question(page).locator('.keys button')).toHaveText([/sweet roll/i, /popsicle/i, /ice cream/i]);
});
