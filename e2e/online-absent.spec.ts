import { expect, type Page, test } from '@playwright/test';
import { arrive, type Person } from './online.ts';
import { seatAt } from './tables.ts';

const PATIENCE_MILLIS = 20_000;
const isAsked = (page: Page): Promise<boolean> =>
  page
    .locator('[data-asked="true"]')
    .count()
    .then((count) => count === 1);

test('a person who lets the others wait is nudged, then played for by a bot, and comes back', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ada, ben], 'harvest-dice', { patienceMillis: PATIENCE_MILLIS });
  const [absent, other]: [Person, Person] = (await isAsked(ada.page)) ? [ada, ben] : [ben, ada];
  await expect(absent.page.locator('[data-asked="true"]')).toBeVisible();
  await expect(other.page.getByText(`${absent.name} is taking a while. From`)).toBeVisible();
  await other.page.getByRole('button', { name: 'Nudge' }).click();
  await expect(absent.page.getByText('The others are waiting for you.')).toBeVisible();
  await expect(other.page.getByText(`${absent.name} has been nudged.`)).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Nudge' })).toHaveCount(0);
  await absent.page.getByRole('button', { name: 'On it' }).click();
  await expect(absent.page.getByText('The others are waiting for you.')).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(other.page.getByRole('region', { name: 'Scores' })).toContainText('away, a bot is playing');
  await absent.page.getByRole('button', { name: 'I am back' }).click();
  await expect(other.page.getByRole('region', { name: 'Scores' })).not.toContainText('away, a bot is playing');
});

test('a new table suggests a time limit, and says what comes without one', async ({ page }) => {
  await page.goto('/open/harvest-dice');
  const time = page.getByLabel('Time', { exact: true });
  await expect(time.locator('option:checked')).toHaveText('10 min per move (suggested)');
  await time.selectOption({ label: 'No time limit' });
  await expect(page.getByText('Without a time limit the others can let a bot play after 10 min.')).toBeVisible();
});
