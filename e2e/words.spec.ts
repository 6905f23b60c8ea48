import { expect, test } from '@playwright/test';
import { languages } from '../src/core/words.ts';
import { keepSave, openSave } from './finished.ts';
import { profiles } from './games.ts';
import { nearDecision } from './near.ts';
import { holds } from './phone.ts';
import { isAsked, settle } from './player.ts';

const roundTwo = () =>
  nearDecision('harvest-dice', { when: (_, match) => match.log.filter(({ type }) => type === 'roll').length === 2 });

test('a line of the log leads back to its moment, and from there to now', async ({ page }) => {
  const { save } = roundTwo();
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  const log = page.getByRole('tabpanel');
  await expect(log.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  await expect(log).toContainText('is the last die: each');
  await expect(page.getByText('Your turn: take a die.')).toBeVisible();
  const dice = page.getByRole('region', { name: 'Table' });
  const now = await dice.textContent();

  await log
    .getByRole('button', { name: /^You plant the/ })
    .last()
    .click();
  await expect(page.getByText(/^\s*Back then: You plant the/)).toBeVisible();
  expect(await dice.textContent()).not.toBe(now);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByText('Your turn: take a die.')).toBeVisible();
  expect(await dice.textContent()).toBe(now);
});

const openings = {
  en: ['Plant vegetables and feed your pig.', 'Your turn: take a die.'],
  de: ['Pflanze Gemüse und füttere dein Schwein.', 'Du bist dran: Nimm einen Würfel'],
  fr: ['Plante des légumes et nourris ton cochon.', 'À toi\u00a0: prends un dé'],
  es: ['Planta verduras y alimenta a tu cerdo.', 'Te toca: toma un dado'],
};
for (const [language, [goal, duty]] of Object.entries(openings))
  test(`the first sentence at a table says what the game is about, in "${language}"`, async ({ page }) => {
    const { save } = nearDecision('harvest-dice');
    await settle(page, { language });
    await keepSave(page, save);
    await page.goto(`/table/${save.id}`);
    await isAsked(page);
    await expect(page.locator('.last', { hasText: goal ?? '' })).toBeVisible();
    await expect(page.getByText(duty ?? '')).toBeVisible();
  });

/** By how much the words of the place for what the table says are larger than it. */
const CUT_OFF = `(() => {
  const words = document.querySelector('.say .words');
  return Math.max(words.scrollHeight - words.clientHeight, words.getBoundingClientRect().bottom - words.parentElement.getBoundingClientRect().bottom);
})()`;

for (const language of languages)
  test(`on a phone the first sentence is whole, with how the game ends, in "${language}"`, async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: holds.upright });
    await settle(page, { language, offersLessons: true });
    for (const { id } of profiles) {
      const { save } = nearDecision(id);
      await openSave(page, { ...save, id });
      await isAsked(page);
      for (const [hold, viewport] of Object.entries(holds)) {
        await page.setViewportSize(viewport);
        await expect(page.locator(`[data-screen="${hold}"] .say`)).toBeVisible();
        await expect.poll(() => page.evaluate(CUT_OFF), `${id}, ${hold}`).toBeLessThanOrEqual(1);
      }
    }
    await page.close();
  });
