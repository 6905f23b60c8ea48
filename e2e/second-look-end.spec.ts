import { expect, type Page, test } from '@playwright/test';
import { keepSave, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { looks } from './look.ts';
import { nearEnd } from './near.ts';
import { arrive, beginGame, desk, type Person, phone, playOn } from './online.ts';
import { entriesOf, isAsked, isPlayed, settle, tabTo } from './player.ts';

/** The end is in view, nothing lies over its first button, and the focus is there. */
async function seeEnd(page: Page): Promise<void> {
  const rematch = page.getByRole('button', { name: 'Rematch' });
  await expect(rematch).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#end-title')).toBeInViewport({ ratio: 1 });
  const isOnTop = await page.evaluate<boolean>(`(() => {
    const node = document.querySelector('[aria-labelledby="end-title"] button.main');
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })()`);
  expect(isOnTop, 'nothing covers the buttons of the end').toBe(true);
  expect(await page.evaluate<boolean>(`document.activeElement.matches('[aria-labelledby="end-title"]')`)).toBe(true);
}

/** From the list, wherever it is scrolled to and whatever group it is in. */
async function playTheLast(page: Page, words: string): Promise<void> {
  const before = await entriesOf(page);
  await page.locator('#drawer-panel section button').filter({ hasText: words }).first().dispatchEvent('click');
  await isPlayed(page, before);
}

for (const { size, viewport } of looks)
  test.describe(size, () => {
    test.use({ viewport });
    test('the end of every game comes into view and takes the focus', async ({ page }) => {
      await settle(page);
      for (const { id, name } of profiles)
        await test.step(name, async () => {
          const { save, next } = nearEnd(id);
          await openSave(page, save);
          await isAsked(page);
          await page.getByRole('tab', { name: 'Moves' }).click();
          // From wherever one was on the page.
          await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
          await playTheLast(page, next);
          expect(await isAsked(page), 'it was the last decision').toBe(false);
          await seeEnd(page);
        });
    });
  });

test('online too, on a phone and on a desk', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', phone);
  const ben = await arrive(browser, 'Ben', desk);
  await beginGame([ada, ben], 'harvest-dice');
  await Promise.all([playOn(ada.page, 1), playOn(ben.page, 2)]);
  await seeEnd(ada.page);
  await seeEnd(ben.page);
  await playAgain(ada, ben);
});

/** Who wants a rematch has said so, and sits; whom the other seat is kept for is told. */
async function playAgain(ada: Person, ben: Person): Promise<void> {
  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  const seats = ben.page.getByRole('region', { name: 'Around the table' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('You');
  await ben.page.reload();
  await expect(seats).toContainText('kept for Ada');
  await ada.page.getByRole('link', { name: 'Sit down again' }).click();
  await expect(ada.page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('here');
}

test('a daily ends with its results', async ({ page }) => {
  await settle(page);
  await page.goto('/daily');
  await page.getByLabel('Your name').fill('Daisy');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await playOn(page, 5);
  const end = page.getByRole('region', { name: /./ }).filter({ has: page.locator('#end-title') });
  await expect(
    end
      .getByRole('cell', { name: /Daisy/ })
      .or(end.getByRole('rowheader', { name: /Daisy/ }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
});

test('watching again begins at the beginning', async ({ page }) => {
  const { save, match } = playFinished('harvest-dice', 2, 'again');
  await settle(page);
  await keepSave(page, save);
  await page.goto('/table/again');
  await page.getByRole('link', { name: 'Watch again' }).click();
  await expect(page.getByText(`0 of ${match.log.length}`)).toBeVisible();
});

test('what nobody has points for has no line: no bonuses in the basic game', async ({ page }) => {
  const { save } = playFinished('harvest-dice', 2, 'basic');
  await settle(page);
  await keepSave(page, save);
  await page.goto('/table/basic');
  const counted = page.getByRole('region', { name: 'How it was scored' });
  await expect(counted.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(counted.getByRole('row', { name: /^Bonuses/ })).toHaveCount(0);
});

test('by keys the end is where the focus goes on', async ({ page }) => {
  const { save, next } = nearEnd('harvest-dice');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await playTheLast(page, next);
  expect(await isAsked(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await tabTo(page, 'Watch again');
});
