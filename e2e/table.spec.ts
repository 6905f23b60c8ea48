import { expect, test } from '@playwright/test';
import { profiles } from './games.ts';
import { entriesOf, isAsked, playFromList, randomFrom, settle, table } from './player.ts';

test('a die is chosen and planted on the sheet, then taken back', async ({ page }) => {
  await settle(page);
  await page.goto('/harvest-dice');
  await page.getByLabel('Who decides, Seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Start' }).click();
  const dice = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await expect(dice).toHaveCount(6);
  await dice.first().click();
  const place = page.getByRole('button', { name: /row 2, column/ }).first();
  await place.hover();
  await expect(page.getByText(/\+\d/).first()).toBeVisible();
  await place.click();
  await expect(dice).toHaveCount(5);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(dice).toHaveCount(6);
});

test('a refused click says why, with the rule', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await page.locator('[data-offer="step"]').first().click();
  const before = await entriesOf(page);
  await page.getByRole('button', { name: 'open' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Rule H\d+/);
  await alert.getByText(/Rule H\d+/).click();
  await expect(alert).toContainText(/column|space|die/);
  expect(await entriesOf(page)).toBe(before);
});

test('real dice: the app asks what they show and takes it', async ({ page }) => {
  await settle(page);
  await page.goto('/harvest-dice');
  await page.getByLabel(/We roll real dice/).check();
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  const question = page.getByRole('region', { name: 'What do your dice show?' });
  for (const [i, value] of ['1', '2', '3', '4', '5', '6'].entries()) {
    await expect(question).toContainText(`${i + 1} of 6`);
    await question.getByRole('button', { name: value, exact: true }).click();
  }
  await question.getByRole('button', { name: 'That is it' }).click();
  await expect(page.getByRole('button', { name: 'lettuce 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'carrot 6', exact: true })).toBeVisible();
});

test('secrets on one device: the screen changes hands unseen', async ({ page }) => {
  await settle(page);
  await page.goto('/dessert-dice');
  await page.getByLabel('Who decides, Seat 2').selectOption('person');
  await page.getByLabel('Name, Seat 2').fill('Ben');
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  // Without a name one goes by the symbol: "You" is everybody who reads it.
  await expect(page.getByRole('heading', { name: 'Pass the device on: “Leaf” is next' })).toBeVisible();
  await page.getByRole('button', { name: 'That is me' }).click();
  await isAsked(page);
  await playFromList(page, randomFrom(3));
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await isAsked(page);
});

test('points that would give a covered card away are covered with it', async ({ page }) => {
  await settle(page);
  await page.goto('/dessert-dice');
  await page.getByLabel('Who starts?', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await isAsked(page);
  const scores = page.getByRole('region', { name: 'Scores' });
  const totals = scores.getByRole('listitem').filter({ hasText: /\d\s*points/ });
  await expect(totals).toHaveCount(1);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const gains = page.getByRole('region', { name: 'Moves' }).getByText(/[+−]\d|no points/);
  await expect(gains.first()).toBeAttached();
  await page.getByRole('button', { name: /Your secret card/ }).click();
  await expect(totals).toHaveCount(0);
  await expect(gains).toHaveCount(0);
});

test('a hint names a good move and shows it', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/about \d+ % to win/)).toBeVisible({ timeout: 10_000 });
});

/** Counts the turns of the page's own event loop, by the number of entries on the table at that time. */
const COUNT_TICKS = `globalThis.ticks = {};
setInterval(() => {
  const entries = document.querySelector('[data-entries]')?.dataset.entries;
  if (entries !== undefined) ticks[entries] = (ticks[entries] ?? 0) + 1;
}, 5);`;

test('a bot that thinks never blocks input', async ({ page }) => {
  await settle(page);
  await page.addInitScript(COUNT_TICKS);
  await page.goto('/harvest-dice');
  await page.getByLabel('Who decides, Seat 2').selectOption('master');
  await page.getByLabel('Who starts?', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Start' }).click();
  await isAsked(page);
  // After the start seat and the roll the bot thinks for most of a second: a blocked page would turn once or twice.
  expect(await page.evaluate<number>('ticks[2]')).toBeGreaterThan(10);
});

/**
 * Clicks a tab as soon as somebody else thinks, from within the page, so that no way from the test to the browser counts; counts how often
 * the page had answered while that thinking still went on.
 */
const CLICK_WHILE_THINKING = `globalThis.answered = 0;
const entriesNow = () => document.querySelector('[data-entries]')?.dataset.entries;
let clickedAt;
new MutationObserver(() => {
  const tab = document.querySelector('[role="tab"][aria-selected="false"]');
  const entries = entriesNow();
  if (tab === null || entries === clickedAt || document.querySelector('.dots') === null) return;
  clickedAt = entries;
  setTimeout(() => {
    tab.click();
    requestAnimationFrame(() => setTimeout(() => {
      const isThinking = document.querySelector('.dots') !== null && entriesNow() === entries;
      if (isThinking && tab.getAttribute('aria-selected') === 'true') answered++;
    }));
  });
}).observe(document, { subtree: true, childList: true });`;

for (const profile of profiles)
  test(`${profile.name}: the page answers clicks while a bot thinks`, async ({ page }) => {
    await settle(page);
    await page.addInitScript(CLICK_WHILE_THINKING);
    await page.goto(`/${profile.id}`);
    await page.getByLabel('Who decides, Seat 2').selectOption('master');
    await page.getByLabel('Who starts?', { exact: true }).selectOption('1');
    await page.getByRole('button', { name: 'Start' }).click();
    const answered = (): Promise<number> => page.evaluate<number>('answered');
    // A bot that sees its move at once gives no time to click: its next turns do.
    for (let turn = 0; turn < 8 && (await isAsked(page)) && (await answered()) === 0; turn++)
      await playFromList(page, randomFrom(turn));
    expect(await answered()).toBeGreaterThan(0);
  });

test('bot moves come one at a time, and can be skipped', async ({ page }) => {
  await settle(page, { speed: 'calm' });
  await page.goto('/harvest-dice');
  await page.getByRole('button', { name: /Add a seat/ }).click();
  await page.getByLabel('Who starts?', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Start' }).click();
  const seen = new Set<number>();
  for (let i = 0; i < 40 && !seen.has(3); i++) {
    if ((await table(page).count()) > 0) seen.add(await entriesOf(page));
    await page.waitForTimeout(50);
  }
  expect([...seen].filter((n) => n > 0)).toEqual([1, 2, 3].filter((n) => seen.has(n)));
  expect(seen.has(2)).toBe(true);
  await page.getByRole('button', { name: 'Skip' }).click();
  await isAsked(page);
});
