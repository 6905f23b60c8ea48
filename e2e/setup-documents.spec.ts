import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { defaultSheet } from '../src/games/my-little-vineyard/components.ts';
import { paddyCards } from '../src/games/rice-dice/components.ts';
import { looks, seeNoViolation } from './look.ts';
import { isAsked, settle } from './player.ts';

const own = (page: Page) => page.getByRole('list', { name: 'Not as usual' });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first().click();

test('a deck: a card is changed, errors stand at their fields, and the table tells of it', async ({ page }) => {
  await settle(page);
  await page.goto('/rice-dice');
  await page.getByRole('combobox', { name: 'Deck' }).selectOption('Make my own …');
  await fold(page, 'Cards');
  await fold(page, 'Foresight');
  const card = page.getByRole('group', { name: 'Foresight' });
  await card.getByRole('spinbutton', { name: 'Hexes', exact: true }).fill('7');
  await expect(page.getByRole('alert')).toHaveText('Hexes: a whole number from 1 to 6, please.');
  await card.getByRole('spinbutton', { name: 'Hexes', exact: true }).fill('2');
  await card.getByRole('spinbutton', { name: 'Magic hexes' }).fill('3');
  await expect(page.getByRole('alert')).toHaveText('Magic hexes: not more than the hexes of the card, please.');
  // Shut, it still keeps the game from starting, and leads to the field.
  await fold(page, 'Foresight');
  await start(page);
  await expect(card.getByRole('spinbutton', { name: 'Magic hexes' })).toBeFocused();
  await card.getByRole('spinbutton', { name: 'Magic hexes' }).fill('1');
  await card.getByRole('combobox', { name: 'Ability' }).selectOption('Mimic');
  // There is one of this job already, further down.
  await expect(page.locator('summary').filter({ hasText: 'Weeding Mimic' })).toContainText('needs a change');
  await card.getByRole('combobox', { name: 'Ability' }).selectOption('More rerolls');
  await card.getByRole('spinbutton', { name: 'How many more' }).fill('3');
  await page.getByRole('button', { name: 'Add one: Cards' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).last()).toBeFocused();
  await page.keyboard.type('Frog Pond');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('31 (15–60)')).toBeVisible();
  await start(page);
  await isAsked(page);
  await expect(own(page)).toHaveText('Own deck (31 cards)');
});

test('a sheet is kept on the device under its name, saved as a file, opened again and thrown away', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/my-little-vineyard');
  const which = page.getByRole('combobox', { name: 'Sheet' });
  await which.selectOption('Make my own …');
  await page.getByRole('textbox', { name: 'Name on this device' }).fill('Dry hill');
  await fold(page, 'Grapes');
  await fold(page, 'Merlot');
  const merlot = page.getByRole('group', { name: 'Merlot' });
  await merlot.getByRole('spinbutton', { name: 'Points of a wine' }).fill('9');
  await merlot.getByRole('spinbutton', { name: 'Vanilla' }).fill('');
  await merlot.getByRole('checkbox', { name: '7', exact: true }).uncheck();
  await expect(page.getByRole('alert')).toContainText('at least one sum');
  await merlot.getByRole('checkbox', { name: '6', exact: true }).check();
  const wanted = structuredClone(defaultSheet);
  Object.assign(wanted.grapes.merlot, { sums: [6], base: 9 });
  delete wanted.grapes.merlot.bonuses.vanilla;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(wanted);

  await page.reload();
  await which.selectOption('Dry hill');
  await start(page);
  await isAsked(page);
  await expect(own(page)).toHaveText('Own sheet');

  await page.goto('/my-little-vineyard');
  await which.selectOption('Dry hill');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(which.getByRole('option')).toHaveText(['As usual', 'Make my own …']);
  await page.locator('input[type=file]').setInputFiles(file);
  await fold(page, 'Grapes');
  await fold(page, 'Merlot');
  await expect(merlot.getByRole('spinbutton', { name: 'Points of a wine' })).toHaveValue('9');
  await page.getByRole('button', { name: 'Back to the usual values' }).click();
  await expect(merlot.getByRole('spinbutton', { name: 'Points of a wine' })).toHaveValue('2');
});

test('a file that does not fit is refused with the place in it, in German', async ({ page }) => {
  await settle(page, { language: 'de' });
  await page.goto('/rice-dice');
  const cards = paddyCards.map((card, i) => (i === 2 ? { ...card, magic: 6 } : card));
  const put = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await put(JSON.stringify({ cards }));
  await expect(page.getByRole('alert')).toHaveText(
    'Diese Datei passt nicht. Karten › Foresight › Magische Sechsecke: bitte nicht mehr als die Sechsecke der Karte.',
  );
  await put('{');
  await expect(page.getByRole('alert')).toHaveText('Diese Datei ist kein JSON.');
  await expect(page.getByRole('combobox', { name: 'Karten' })).toHaveValue('usual');
});

test('numbers with a name are chosen by it, any other is told at its field when it is wrong', async ({ page }) => {
  await settle(page);
  await page.goto('/rice-dice');
  const head = page.getByRole('combobox', { name: 'Head start of the Happy Farmer' });
  // Nobody but a single player meets the Farmer.
  await expect(head).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await head.selectOption('Even for a Sprout (30)');
  await head.selectOption('Another number');
  const number = page.getByRole('spinbutton', { name: 'Head start of the Happy Farmer: Another number' });
  await expect(number).toHaveValue('30');
  await number.fill('81');
  await expect(page.getByRole('alert')).toHaveText(
    'Head start of the Happy Farmer: a whole number from 0 to 80, please.',
  );
  await start(page);
  await expect(number).toBeFocused();
  await number.fill('33');
  await start(page);
  await isAsked(page);
  await expect(own(page)).toHaveText('Head start of the Happy Farmer: 33');
});

for (const { size, viewport } of looks)
  test(`axe finds nothing in the form of a document on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settle(page);
    for (const [id, label, folds] of [
      ['rice-dice', 'Deck', ['Cards', 'Foresight']],
      ['my-little-vineyard', 'Sheet', ['Grapes', 'Merlot', 'Fertilizers', 'Volcanic ash']],
    ] as const) {
      await page.goto(`/${id}`);
      await page.getByRole('combobox', { name: label }).selectOption('Make my own …');
      for (const each of folds) await fold(page, each);
      await page.getByRole('spinbutton').last().fill('');
      await seeNoViolation(page, id);
    }
  });
