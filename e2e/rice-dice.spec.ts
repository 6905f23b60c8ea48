import { expect, type Page, test } from '@playwright/test';
import type { Match } from '../src/core/match.ts';
import { languages } from '../src/core/words.ts';
import { conditionOf } from '../src/games/rice-dice/paddy.ts';
import type { FieldView } from '../src/games/rice-dice/view.ts';
import { openSave } from './finished.ts';
import { seeFonts, violationsOf } from './look.ts';
import { nearDecision } from './near.ts';
import { phone } from './online.ts';
import { seeNoScrolling } from './phone.ts';
import { entriesOf, isAsked, overflowOf, settle } from './player.ts';

/** Cards that change what a roll or a reroll means. */
const plainCard = /^Keep (?!Clean Furrows|Crafty Weeds|Master of Fate|Twisted Fate)/;

/** To the first decision after a roll: a card that leaves the dice alone is kept, and we begin. Rarely none is dealt: then once more. */
async function rollFirst(page: Page): Promise<void> {
  const plain = page.getByRole('button', { name: plainCard });
  do {
    await page.goto('/rice-dice');
    await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
    await page.getByRole('button', { name: 'Start' }).click();
    await isAsked(page);
  } while ((await plain.count()) === 0);
  await plain.first().click();
  await expect(page.getByRole('button', { name: /^Workers, \d/ })).toBeVisible();
}

/** The state of the paddies of the person at the table. */
const paddiesOf = ({ game, state }: Match): FieldView['paddies'] =>
  (game.view(state, 0) as { readonly fields?: readonly FieldView[] }).fields?.[0]?.paddies ?? [];

for (const language of languages)
  test(`Rice Dice: on a phone cards and paddies keep to their places, in "${language}"`, async ({ page }) => {
    await page.setViewportSize(phone);
    await settle(page, { language });
    for (const players of [2, 3, 4]) {
      const { save } = nearDecision('rice-dice', { players });
      await openSave(page, { ...save, id: `cards-${players}` });
      await isAsked(page);
      await expect(page.locator('.fan .card')).toHaveCount(3);
      await seeFonts(page);
      const beyond = await page.evaluate(
        `document.querySelector('.fan').scrollWidth - document.querySelector('.fan').clientWidth`,
      );
      expect(beyond, `the cards of the beginning, ${players} players`).toBe(0);
    }
    for (const condition of ['halfFull', 'flooded', 'growing']) {
      const { save } = nearDecision('rice-dice', {
        when: (_offered, match) => paddiesOf(match).some((paddy) => conditionOf(paddy) === condition),
      });
      await openSave(page, { ...save, id: condition });
      await isAsked(page);
      const outside = await page.locator('.block').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const edge = card.getBoundingClientRect();
          return [...card.querySelectorAll('.state, .water, .title, .rice')]
            .filter((part) => part.getBoundingClientRect().right > edge.right - 4)
            .map((part) => `${part.className}: ${part.textContent}`);
        }),
      );
      expect(outside, condition).toEqual([]);
      await seeNoScrolling(page);
    }
  });

test('Rice Dice: the risk of a reroll is told before it is taken', async ({ page }) => {
  await settle(page);
  await rollFirst(page);
  const risk = page.getByRole('table', { name: 'The risk of rerolling 5 dice' });
  // One paddy has room for two weeds: 3125 and 3125 of 7776 rolls bring none and one.
  await expect(risk.getByRole('row', { name: /weeds to place/ })).toContainText(/none 40 %\s*one 40 %\s*two 20 %/);
  await expect(risk.getByRole('row', { name: /draw a card/ })).toContainText(/87 %|100 %/);
  await page.getByRole('button', { name: 'Reroll all five dice' }).click();
  await expect(risk).toHaveCount(0);
});

test('Rice Dice: a paddy that has nothing to offer says why, with the rule', async ({ page }) => {
  await settle(page);
  await rollFirst(page);
  const before = await entriesOf(page);
  await page.getByRole('button', { name: /^Paddy 1, / }).click();
  await expect(page.getByRole('alert')).toContainText(/Rule R23/);
  expect(await entriesOf(page)).toBe(before);
});

test('Rice Dice: a focused move shows what the water will do, in numbers', async ({ page }) => {
  await settle(page);
  await rollFirst(page);
  await page.getByRole('button', { name: /^Cards, \d/ }).focus();
  await expect(page.getByText('Draw cards')).toBeVisible();
  await openSave(
    page,
    nearDecision('rice-dice', { when: (offered) => offered.some(({ move }) => move.type === 'fill') }).save,
  );
  await isAsked(page);
  await page
    .getByRole('button', { name: /^Fill paddy/ })
    .last()
    .focus();
  await expect(page.getByText(/water \d → \d/)).toBeVisible();
  await expect(page.getByText(/^→ \d+$/)).toBeVisible();
});

test('Rice Dice: axe finds nothing on the deck to print', async ({ page }) => {
  await settle(page);
  await page.goto('/sheet/rice-dice');
  await expect(page.getByText('Great Basin')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
