import { expect, type Page, test } from '@playwright/test';
import { MAX_LESSON_ACTIONS } from '../src/core/lesson.ts';
import { profiles } from './games.ts';
import { entriesOf, overflowOf, playBoardByKeys, playOnBoard, settle, tabTo } from './player.ts';

const sizes = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
};
const MOST_TOUCHES = 200;

const bar = (page: Page) => page.locator('.say.lesson');
const saidBy = async (page: Page): Promise<string> => (await bar(page).allTextContents()).join();
const turnPage = (page: Page) => bar(page).getByRole('button', { name: /^(Next|Play on)$/ });
const wanted = (page: Page, kind: string) =>
  page.locator(`[data-wanted][data-offer="${kind}"]:visible:enabled`).first();

/** As soon as one of them is on the page. */
const comes = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => (document.querySelector('${selector}') ? resolve() : setTimeout(look, 10));
    look();
  })`);

/** What is to be done now: turn a page, touch what is marked, or play as one likes. */
async function dueOf(page: Page): Promise<'page' | 'move' | 'step' | 'free' | 'over'> {
  await comes(page, '.say.lesson .main, [data-wanted], [data-asked="true"], [data-over]');
  if ((await page.locator('[data-over]').count()) > 0) return 'over';
  if (await turnPage(page).isVisible()) return 'page';
  if (await wanted(page, 'move').isVisible()) return 'move';
  return (await wanted(page, 'step').isVisible()) ? 'step' : 'free';
}

async function press(page: Page, kind: 'move' | 'step'): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const isThere = `document.activeElement?.matches('[data-wanted][data-offer="${kind}"]') ?? false`;
    if (await page.evaluate<boolean>(isThere)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches the ${kind} that is marked`);
}

/** Where there is only one move, there is nothing to hint at. */
const hasHint = (page: Page): Promise<boolean> => page.getByRole('button', { name: 'Hint' }).isEnabled();

const hands = {
  mouse: {
    turn: (page: Page) => turnPage(page).click(),
    touch: (page: Page, kind: 'move' | 'step') => wanted(page, kind).click(),
    playHint: async (page: Page) => {
      if (!(await hasHint(page))) return playOnBoard(page, () => 0);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Play it' }).click();
    },
  },
  keyboard: {
    turn: async (page: Page) => {
      // After the first text the focus waits on the button.
      if (!(await page.evaluate<boolean>(`document.activeElement.matches('.lesson .main')`)))
        await tabTo(page, /^(Next|Play on)$/);
      await page.keyboard.press('Enter');
    },
    touch: press,
    playHint: async (page: Page) => {
      if (!(await hasHint(page))) return playBoardByKeys(page, () => 0);
      await page.keyboard.press('h');
      await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
      await tabTo(page, 'Play it');
      await page.keyboard.press('Enter');
    },
  },
} as const;

/** After so many touches mouse and keyboard take turns. */
const TOUCHES_OF_A_HAND = 3;

/** Follows a lesson by what it marks, and plays its free stretch by hints; returns how many moves that took. `first`: which hand begins. */
async function learn(page: Page, first: number): Promise<number> {
  let moves = 0;
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    const isMouse = (first + Math.floor(touches / TOUCHES_OF_A_HAND)) % 2 === 0;
    const hand = isMouse ? hands.mouse : hands.keyboard;
    const due = await dueOf(page);
    if (due === 'over') return moves;
    if (due === 'page') {
      const said = await saidBy(page);
      await hand.turn(page);
      await expect.poll(() => saidBy(page)).not.toBe(said);
    } else if (due === 'step') await hand.touch(page, 'step');
    else {
      const before = await entriesOf(page);
      if (due === 'move') await hand.touch(page, 'move');
      else await hand.playHint(page);
      await expect.poll(() => entriesOf(page)).not.toBe(before);
      moves++;
    }
  }
  throw new Error('the lesson does not end');
}

for (const [i, profile] of profiles.entries()) {
  const size = i % 2 === 0 ? 'phone' : 'desk';
  test.describe(`the lesson of ${profile.name}`, () => {
    // The first one without a network: what holds for one holds for all.
    const isOffline = i === 0;
    test.use({ viewport: sizes[size], serviceWorkers: isOffline ? 'allow' : 'block' });

    test(`by mouse and keyboard on a ${size}${isOffline ? ', offline' : ''}, from home to its end`, async ({
      page,
      context,
    }) => {
      await settle(page);
      await page.goto('/');
      if (isOffline) {
        await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
        await context.setOffline(true);
        await page.reload();
      }
      await page.getByRole('link', { name: `Learn: ${profile.name}` }).click();
      await expect(bar(page)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await learn(page, i)).toBeLessThanOrEqual(MAX_LESSON_ACTIONS);
      await expect(page.getByRole('button', { name: 'Play a whole game' })).toBeVisible();
    });
  });
}

test('a lesson lets one try something else, leads back, and is taken up where it was left', async ({ page }) => {
  await settle(page);
  await page.goto('/learn/harvest-dice');
  await turnPage(page).click();
  await expect(bar(page)).toContainText('Take the lettuce 3');
  // Another die than the one that is marked, and any space for it.
  await page.locator('[data-offer="step"]:not([data-wanted])').first().click();
  await page.locator('[data-offer="move"]:not([data-wanted])').first().click();
  await expect(bar(page)).toContainText('You may: Plant the');
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(bar(page)).toContainText('1/8');

  await wanted(page, 'step').click();
  await wanted(page, 'move').click();
  await expect(bar(page)).toContainText('2/8');
  await page.reload();
  await expect(bar(page)).toContainText('2/8');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Begin the lesson again' }).click();
  await expect(bar(page)).toContainText('1/8');
});

test('a lesson explains a refusal by its rule', async ({ page }) => {
  await settle(page);
  await page.goto('/learn/harvest-dice');
  await wanted(page, 'step').click();
  await page.getByRole('button', { name: 'open' }).first().click();
  await expect(page.getByRole('alert')).toContainText('A 3 is planted in column 3');
  await page.getByRole('alert').getByRole('button', { name: 'Rule H12' }).click();
  await expect(page.getByRole('alert')).toContainText('the value of the die is the column');
});

test('a first game begins with its lesson being offered', async ({ page }) => {
  await settle(page, { offersLessons: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  const offered = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Learn' }) });
  await expect(offered).toBeVisible();
  await offered.getByRole('link', { name: 'Learn' }).click();
  await expect(bar(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await expect(page.locator('[data-asked="true"]')).toBeVisible();
  await expect(offered).toHaveCount(0);
});
