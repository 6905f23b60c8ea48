import { expect, type Page, test } from '@playwright/test';
import { keepSave } from './finished.ts';
import { nearDecision } from './near.ts';
import { isAsked, playFromList, randomFrom, settle, table } from './player.ts';

const names = ['jello tart', 'sweet roll', 'popsicle', 'ice cream'];

/** Everything a bystander could see, hear or be told: what the page says, announces and calls itself. */
const toldBy = (page: Page, selector: string): Promise<string> =>
  page.evaluate<string>(`[document.title, ...[...document.querySelectorAll('${selector}')].map((node) =>
    node.textContent + ' ' + [...node.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join(' '))].join(' ')`);

async function beginHotSeat(page: Page): Promise<void> {
  await settle(page);
  await page.goto('/dessert-dice');
  await page.getByLabel('Name, Seat 1').fill('Ada');
  await page.getByLabel('Who decides, Seat 2').selectOption('person');
  await page.getByLabel('Name, Seat 2').fill('Ben');
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
}

/** The one who is to decide takes the device, where it is to be passed. */
async function take(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `I am ${name}` });
  await expect(button.or(page.locator('[data-asked="true"]'))).toBeVisible();
  if (await button.isVisible()) await button.click();
  await isAsked(page);
}

test('while the device changes hands nothing is told but whose turn it is', async ({ page }) => {
  await beginHotSeat(page);
  await take(page, 'Ada');
  await playFromList(page, randomFrom(3));
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeFocused();
  await expect(table(page)).toHaveCount(0);
  const told = await toldBy(page, 'body');
  for (const name of names) expect(told).not.toContain(name);
});

// This one holds the authority to it: the first person takes the device like everybody else.
test('the first card is not shown before somebody says that it is theirs', async ({ page }) => {
  await beginHotSeat(page);
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada' })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test('a covered card is named nowhere: not in the log, the headline, the scores, the moves or a hint', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/dessert-dice');
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await isAsked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('tabpanel');
  const deal = log.getByText(/secret card/);
  await expect(deal).toContainText(/Yours is/);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/% to win/)).toBeVisible();
  await page.getByRole('button', { name: /Your secret card/ }).click();
  await expect(deal).toHaveCount(0);
  await expect(page.getByText(/% to win/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  expect(await toldBy(page, '.head, [aria-live], .seats')).not.toMatch(/Yours is|secret card/);
  await expect(page.getByRole('region', { name: 'Scores' }).getByText(/^\d/)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(page.getByRole('region', { name: 'Moves' }).getByText(/[+−]\d|no points/)).toHaveCount(0);
  // Shown again, it is all there again.
  await page.getByRole('button', { name: /Show your card|secret card/i }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(deal).toContainText(/Yours is/);
});

test('Rice Dice: covered cards are not named by the list of moves or the log', async ({ page }) => {
  const { save, match } = nearDecision('rice-dice', {
    when: (offered) => offered.some(({ move }) => (move as { type: string }).type === 'keep'),
  });
  const view = match.game.view(match.state, 0) as unknown as { hands: { cards: { name: string }[] | null }[] };
  const cards = (view.hands[0]?.cards ?? []).map(({ name }) => name);
  expect(cards.length).toBeGreaterThan(0);
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const panel = page.getByRole('tabpanel');
  for (const card of cards) await expect(panel).toContainText(card);
  await page
    .getByRole('region', { name: 'Drawn cards' })
    .or(page.locator('.hand'))
    .first()
    .getByRole('button', { name: /Cover/ })
    .click();
  for (const card of cards) await expect(panel).not.toContainText(card);
  await page.getByRole('tab', { name: 'Log' }).click();
  for (const card of cards) await expect(panel).not.toContainText(new RegExp(`draws?[^.]*${card}`, 'i'));
});
