import { expect, type Page, test } from '@playwright/test';
import { openSave, playFinished } from './finished.ts';
import { looks, seeNoViolation } from './look.ts';
import { arrive } from './online.ts';
import { isAsked, settle } from './player.ts';

const own = (page: Page) => page.getByRole('list', { name: 'Not as usual' });
const pigValues = [1, 3, 6, 9, 12, 15, 20];
const told = ['Advanced game', 'Pig values: 1, 3, 6, 9, 12, 15, 20'];

test('options that are not as usual are told at the end of a game and in its replay', async ({ page }) => {
  await settle(page);
  const { save } = playFinished('harvest-dice', 2, 'setup-told', { advanced: true, pigValues });
  await openSave(page, save);
  await expect(own(page).getByRole('listitem')).toHaveText(told);
  await page.goto(`/replay/${save.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harvest Dice');
  await expect(own(page).getByRole('listitem')).toHaveText(told);
});

test('a usual game says nothing about its options', async ({ page }) => {
  await settle(page);
  await page.goto('/harvest-dice');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await isAsked(page);
  await expect(own(page)).toHaveCount(0);
});

test('online, a table with a deck of one’s own tells of it in the waiting room and in play', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', { width: 360, height: 740 });
  const { page } = ada;
  await page.goto('/open/rice-dice');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('combobox', { name: 'Deck' }).selectOption('Make my own …');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('random');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  await expect(own(page)).toHaveText('Own deck (30 cards)');
  await seeNoViolation(page, 'waiting room');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await isAsked(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(own(page)).toHaveText('Own deck (30 cards)');
  await ada.context.close();
});

for (const { size, viewport } of looks)
  test(`the lab opens with an example of the chosen game on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settle(page);
    await page.goto('/lab/rice-dice');
    await expect(
      page.getByText(/^An example: 500 games with the usual options, played before by Sprout\./),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^Victories by seat/ })).toBeVisible();
    // Its documents are offered, and each option is explained.
    await expect(page.getByRole('combobox', { name: 'Deck' })).toHaveAccessibleDescription(/Our thirty cards/);
    await seeNoViolation(page, 'the lab with its example');
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Harvest Dice' });
    await expect(page.getByRole('table', { name: /end/i }).first()).toBeVisible();
    // One's own study takes its place.
    await page.getByRole('spinbutton', { name: 'Games' }).fill('3');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '3 of 3 games' })).toBeVisible();
    await expect(page.getByText(/^An example/)).toHaveCount(0);
  });
