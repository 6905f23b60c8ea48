import { expect, type Page, test } from '@playwright/test';
import { seeNoViolation } from './look.ts';
import { arrive, codeOn, desk, phone, playOn } from './online.ts';
import { isAsked, overflowOf, settle } from './player.ts';

/** Two people at one device choose a series. */
async function choose(page: Page, kind: string, count: [label: string, n: number]): Promise<void> {
  await page.goto('/harvest-dice');
  await page.getByLabel('Name, Seat 1').fill('Ann');
  await page.getByLabel('Name, Seat 2').fill('Ben');
  await page.getByLabel('Who decides, Seat 2').selectOption('person');
  await page.getByLabel('Series', { exact: true }).selectOption({ label: kind });
  await page.getByLabel(count[0], { exact: true }).fill(String(count[1]));
  await seeNoViolation(page, 'set-up of a series');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

const score = (page: Page) => page.getByRole('region', { name: 'Score of the series' });

/** The log's lines about dice. */
async function rollsOn(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = await page.locator('#drawer-panel').getByRole('listitem').allTextContents();
  return lines.filter((line) => /rolls?\b/.test(line)).map((line) => (line.match(/\b[1-6]\b/g) ?? []).join(''));
}

async function playGame(page: Page, seed: number): Promise<void> {
  await isAsked(page);
  await playOn(page, seed);
}

test('best of three on one device: each game goes on with the score, and the last one says who has won', async ({
  page,
}) => {
  await settle(page);
  await choose(page, 'Best of several games', ['Games', 3]);
  await expect(page.getByText('Best of 3 · Game 1')).toBeVisible();
  let games = 0;
  for (; games < 3; games++) {
    await playGame(page, 11 + games);
    await expect(score(page).getByRole('rowheader', { name: `Game ${games + 1}` })).toBeVisible();
    const next = page.getByRole('button', { name: 'Next game' });
    if ((await next.count()) === 0) break;
    if (games === 0) {
      // Between two games the series waits at home.
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue: Harvest Dice' }).click();
    }
    await next.click();
    await expect(page.getByText(`Best of 3 · Game ${games + 2}`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^(Ann|Ben) wins the series$|^The series is drawn$/ })).toBeVisible();
  await seeNoViolation(page, 'the end of a series');
  await page.getByRole('button', { name: 'New series' }).click();
  await expect(page.getByText('Best of 3 · Game 1', { exact: true })).toBeVisible();
});

test('a twin on one device: the same dice with the seats exchanged, and no seed before the second end', async ({
  page,
}) => {
  await settle(page);
  await choose(page, 'Twin', ['Deals', 1]);
  await expect(page.getByText('Twin · Deal 1, first game')).toBeVisible();
  await playGame(page, 21);
  const first = page.url().split('/').at(-1) ?? '';
  const before = await rollsOn(page);
  await expect(page.getByText('These dice come once more')).toBeVisible();
  await expect(page.locator('[aria-labelledby="end-title"]').getByText('Sealed', { exact: true })).toBeVisible();
  await page.goto(`/fair/${first}`);
  await expect(page.getByText('These dice come once more')).toBeVisible();
  await page.goto(`/table/${first}`);
  await page.getByRole('button', { name: 'Next game' }).click();
  await expect(page.getByText('Deal 1, second game: the same dice, seats exchanged')).toBeVisible();
  await playGame(page, 22);
  const after = await rollsOn(page);
  const shared = Math.min(before.length, after.length);
  // A game has a roll a round; even the shortest has some.
  expect(shared).toBeGreaterThan(2);
  expect(after.slice(-shared)).toEqual(before.slice(-shared));
  await expect(
    page.getByText(/made more of the same dice: \d+ : \d+ points|Equally good with the same dice/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'New series' })).toBeVisible();
  await page.goto(`/fair/${first}`);
  await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
});

test('online: a twin of two who agree to each game, and the seal of both can be checked after the second', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann', desk);
  const ben = await arrive(browser, 'Ben', phone);
  await ann.page.goto('/open/harvest-dice');
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByLabel('Series', { exact: true }).selectOption({ label: 'Twin' });
  await ann.page.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.page.getByText('Twin · Deal 1, first game')).toBeVisible();
  await ben.page.goto(`/t/${await codeOn(ann.page)}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([playGame(ann.page, 31), playGame(ben.page, 32)]);
  const first = ann.page.url();
  await ben.page.getByRole('button', { name: 'Next game' }).click();
  await ann.page.getByRole('link', { name: 'Sit down again' }).click();
  await expect(ben.page.getByText('Deal 1, second game: the same dice, seats exchanged')).toBeVisible();
  const seats = ben.page.getByRole('region', { name: 'Around the table' }).getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Ben');
  await expect(seats.nth(1)).toContainText('Ann');
  expect([...ann.heard, ...ben.heard].join()).not.toContain('"seed"');
  await ben.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([playGame(ann.page, 33), playGame(ben.page, 34)]);
  for (const { page } of [ann, ben]) {
    await expect(score(page).getByRole('row')).toHaveCount(5);
    expect(await overflowOf(page)).toBe(0);
    await expect(page.getByText('Do not trust the dice of this table.')).toHaveCount(0);
  }
  for (const address of [first, ann.page.url()]) {
    await ann.page.goto(address.replace('/online/', '/fair/online/').replace('/again', ''));
    await expect(ann.page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
  }
  await ann.context.close();
  await ben.context.close();
});
