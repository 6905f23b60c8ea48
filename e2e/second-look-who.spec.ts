import { expect, test } from '@playwright/test';
import { keepSave } from './finished.ts';
import { nearDecision } from './near.ts';
import { arrive, beginGame, phone } from './online.ts';
import { isAsked, settle } from './player.ts';

test('online one sees which seat is one’s own, and who only watches is told', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben', phone);
  const eve = await arrive(browser, 'Eve');
  const code = await beginGame([ada, ben], 'harvest-dice');
  await eve.page.goto(`/t/${code}`);
  const seats = (person: typeof ada) => person.page.getByRole('region', { name: 'Scores' });
  const badge = { has: ada.page.locator('b', { hasText: /^you$/ }) };
  await expect(seats(ada).getByRole('listitem').filter(badge)).toContainText('Ada');
  await expect(
    seats(ben)
      .getByRole('listitem')
      .filter({ has: ben.page.locator('b', { hasText: /^you$/ }) }),
  ).toContainText('Ben');
  await expect(seats(eve)).toContainText('You are watching');
  await expect(seats(eve).locator('b')).toHaveCount(0);
  await expect(seats(ada)).not.toContainText('You are watching');
});

test('a bot has a name of its own with its level beside it', async ({ page }) => {
  const { save } = nearDecision('harvest-dice');
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  const bot = page.getByRole('region', { name: 'Scores' }).getByRole('listitem').nth(1);
  await expect(bot).toContainText('Ada');
  await expect(bot.locator('small')).toHaveText('Sprout');
});
