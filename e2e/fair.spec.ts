import { expect, type Page, type Route, test } from '@playwright/test';
import { keepSave, playFinished } from './finished.ts';
import { looks, seeNoViolation } from './look.ts';
import { arrive, playOn } from './online.ts';
import { isNearEnd } from './planner.ts';
import { isAsked, settle } from './player.ts';
import { seatAt } from './tables.ts';

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a record')
    .locator('input')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every roll of a record is checked here; one altered roll is found', async ({ page, context }) => {
    const { record } = playFinished('harvest-dice', 2, 'fair');
    await settle(page);
    await page.goto('/fair');
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
    await context.setOffline(true);
    await page.reload();
    await choose(page, JSON.stringify(record));
    await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '6', exact: true })).toBeVisible();
    await expect(page.getByText(/In (< 1|\d+) of 100 games with fair dice/)).toBeVisible();

    // The dice that were left over when a round ended: altered, the game still goes on to the same result.
    const seen: string[] = [];
    for (const [i, entry] of record.log.entries()) {
      if ((entry as { type: string }).type !== 'roll') continue;
      const digits = JSON.stringify(entry);
      const altered = digits.replace(/[1-6]/, (face) => String((Number(face) % 6) + 1));
      const log = record.log.map((each, j) => (i === j ? JSON.parse(altered) : each));
      await choose(page, JSON.stringify({ ...record, log }));
      await expect(page.getByRole('heading', { name: 'This record is not right.' })).toBeVisible();
      seen.push((await page.locator('.verdict').textContent()) ?? '');
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every((text) => /Entry \d+|another result/.test(text))).toBe(true);

    await choose(page, JSON.stringify({ ...record, seal: undefined }));
    await expect(page.getByRole('heading', { name: 'These dice cannot be checked.' })).toBeVisible();
    await choose(page, 'no record at all');
    await expect(page.getByRole('alert')).toContainText('not JSON');
  });
});

for (const { size, viewport } of looks)
  test.describe(size, () => {
    test.use({ viewport });

    test('a game of this device is chosen from the list; axe finds nothing', async ({ page }) => {
      const { save } = playFinished('garden-dice', 2, 'mine');
      await settle(page);
      await keepSave(page, save);
      await page.goto('/fair');
      await page.getByRole('button', { name: /Check: Garden Dice/ }).click();
      await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
      await page.getByText('Opened', { exact: true }).click();
      await expect(page.getByText('SHA-256')).toBeVisible();
      await seeNoViolation(page, 'fair');
    });
  });

test('the envelope is sealed at the start of a game, and lies in the menu', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByText('Sealed', { exact: true }).click();
  await expect(page.getByText('SHA-256')).toBeVisible();
  await expect(page.getByText('Seed', { exact: true })).toHaveCount(0);
});

test('a server that keeps the seed to itself at the end, or shows another seal than before, is found out, in the reader’s language', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const { page } = ann;
  const withhold = async (route: Route): Promise<void> => {
    const record = await (await route.fetch()).json();
    const { seed: _, ...seal } = record.seal;
    await route.fulfill({ json: { ...record, seal } });
  };
  // A page that is left meanwhile waits for no answer.
  await page.route('**/record', (route) => withhold(route).catch(() => {}));
  await seatAt([ann], 'harvest-dice', {
    bots: 1,
    forward: { seed: 3, isEnough: (match) => isNearEnd(match, 6) },
  });
  await playOn(page, 3);
  await expect(page.getByText(/Do not trust the dice of this table. The seal is not open yet/)).toBeVisible();
  await page.evaluate(`
    localStorage.setItem('windfall-seals', localStorage.getItem('windfall-seals').replace(/"hash":"\\w+"/, '"hash":"00"'));
    localStorage.setItem('windfall.settings', '{"language":"de"}');
  `);
  await page.reload();
  await expect(page.getByText(/Trau den Würfeln an diesem Tisch nicht. Das Siegel passt nicht/)).toBeVisible();
  await ann.context.close();
});
