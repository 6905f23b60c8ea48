import { expect, test } from '@playwright/test';
import { keepSave, playFinished } from './finished.ts';
import { entriesOf, isAsked, settle, table } from './player.ts';

test('a replay is stepped through, jumped into from the log, and played', async ({ page }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'replay');
  const total = match.log.length;
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/#/replay/${save.id}`);
  await expect(page.getByText(`0 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'One on' }).click();
  await expect(page.getByText(`1 of ${total}`)).toBeVisible();
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('button');
  await expect(lines).toHaveCount(total + 1);
  await lines.nth(7).click();
  await expect(page.getByText(`7 of ${total}`)).toBeVisible();
  await page.getByLabel('Pace').selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(`9 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('each seat sees in a replay what it was allowed to see at the time', async ({ page }) => {
  const { save, match } = playFinished('dessert-dice', 2, 'secrets');
  const deals = match.log.filter((entry) => JSON.stringify(entry).includes('"deal"'));
  expect(deals.length).toBeGreaterThan(0);
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/#/replay/${save.id}/4`);
  const board = page.getByRole('region', { name: 'Table' });
  const seen: string[] = [];
  for (const who of ['You', 'Ada', 'Somebody who only looks']) {
    await page.getByLabel('Seen by').selectOption(who);
    await expect(board).toBeVisible();
    seen.push((await board.textContent()) ?? '');
  }
  // Two who hold different secrets, and one who holds none, see three different tables.
  expect(new Set(seen).size).toBe(3);
});

test('a link to a position holds the whole game, and opens where nobody has played it', async ({ page, browser }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'shared');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/#/replay/${save.id}/9`);
  await page.getByRole('button', { name: 'Share this position' }).click();
  const link = await page.getByLabel('Copy this link:').inputValue();
  expect(link).toContain('#/replay/link/');
  expect(link.length).toBeLessThan(8200);
  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(link);
  await expect(other.getByText(`9 of ${match.log.length}`)).toBeVisible();
  await other.goto(link.replace(/.{40}\/9$/, '/9'));
  await other.reload();
  await expect(other.getByRole('heading', { name: /damaged/ })).toBeVisible();
  await other.context().close();
});

test('a game is played on from the middle with fresh dice, and says that it is a fork', async ({ page }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'fork');
  const before = match.log.findIndex((entry, i) => i > 3 && (entry as { type: string }).type === 'roll');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/#/replay/${save.id}/${before}`);
  await page.getByLabel('The others are').selectOption('sprout');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(table(page)).toBeVisible();
  await expect(page.getByText(`it left another game after ${before} entries`)).toBeVisible();
  await isAsked(page);
  expect(await entriesOf(page)).toBeGreaterThan(before);
  const kept = await page.evaluate<{ fork: unknown; log: unknown[] }>(`new Promise((resolve) => {
    const request = indexedDB.open('windfall');
    request.onsuccess = () => {
      const all = request.result.transaction('tables').objectStore('tables').getAll();
      all.onsuccess = () => resolve(all.result.find((each) => each.fork));
    };
  })`);
  expect(kept.fork).toEqual({ of: 'fork', entries: before });
  // Not all of its dice are the seal's: no envelope is shown.
  await expect(page.getByText('Sealed', { exact: true })).toHaveCount(0);
  expect(kept.log.slice(0, before)).toEqual(match.log.slice(0, before));
  // Six dice fall alike once in 46,656 times.
  expect(kept.log[before]).not.toEqual(match.log[before]);
});
