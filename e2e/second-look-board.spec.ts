import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Save } from '../src/web/local/save.ts';
import { keepSave, openSave } from './finished.ts';
import { profiles } from './games.ts';
import { looks, seeFonts } from './look.ts';
import { nearDecision } from './near.ts';
import { isAsked, settle } from './player.ts';

async function openNear(page: Page, save: Save): Promise<void> {
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
}

test('Rice Dice: rice that a move brings to another says whose it is', async ({ page }) => {
  const isTheirs = (effect: readonly (number | null)[]): boolean => (effect[0] ?? 0) === 0 && (effect[1] ?? 0) > 0;
  const { save, match, offered } = nearDecision('rice-dice', {
    from: 'end',
    when: (moves) =>
      moves.some(({ move, effect }) => ['job', 'fill'].includes((move as { type: string }).type) && isTheirs(effect)),
  });
  await openNear(page, save);
  const theirs = offered.filter(
    ({ move, effect }) => ['job', 'fill'].includes((move as { type: string }).type) && isTheirs(effect),
  );
  for (const { move, effect } of theirs) {
    const buttons = page.getByRole('button', { name: match.game.words.en.move(move), exact: true });
    await expect(buttons.last()).toContainText(`+${effect[1]} Ada`);
  }
});

test('one point is a point', async ({ page }) => {
  // A table where somebody has exactly one: Dessert Dice begins with clusters of one.
  const { save } = nearDecision('dessert-dice', {
    when: (_moves, { game, state }) => game.score(state, 0)[0]?.total === 1,
  });
  await openNear(page, save);
  const own = page.getByRole('region', { name: 'Scores' }).getByRole('listitem').first();
  await expect(own).toContainText(/1\s*point$/);
});

test('Harvest Dice: the sheet says it, too', async ({ page }) => {
  const { save } = nearDecision('harvest-dice', {
    when: (_moves, { game, state }) => game.score(state, 0)[0]?.total === 1,
  });
  await openNear(page, save);
  await expect(page.getByRole('region', { name: 'The sheet of You' }).or(page.locator('.sheet')).first()).toContainText(
    /1\s*point\b/,
  );
});

test('Harvest Dice: the pig asks for no die that it may not have, and says why', async ({ page }) => {
  const { save } = nearDecision('harvest-dice', {
    when: (offered) => offered.every(({ move }) => (move as { type: string }).type === 'plant'),
  });
  await openNear(page, save);
  await page.locator('[data-offer="step"]').first().click();
  await expect(page.locator('[data-offer="move"]').first()).toBeVisible();
  await expect(page.getByText(/^Feed the pig/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Why can the pig not have the \d\?$/ }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Rule H11' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: looks[0].viewport });

  test('Garden Dice: the headline covers the board that slides below it, from edge to edge', async ({ page }) => {
    const { save } = nearDecision('garden-dice');
    await openNear(page, save);
    const [top, board] = await page.evaluate<{ left: number; right: number }[]>(
      `['.top', '.plot'].map((each) => document.querySelector(each).getBoundingClientRect().toJSON())`,
    );
    expect(top?.left).toBeLessThanOrEqual(board?.left ?? -1);
    expect(top?.right).toBeGreaterThanOrEqual(board?.right ?? Number.MAX_VALUE);
  });

  test('My Little Vineyard: letters on barrels can be read', async ({ page }) => {
    const { save } = nearDecision('my-little-vineyard');
    await openNear(page, save);
    const sizes = await page.evaluate<number[]>(`[...document.querySelectorAll('section.board svg text')]
      .filter((node) => /^[KAL]$/.test(node.textContent.trim()) && node.checkVisibility())
      .map((node) => {
        const { height } = node.ownerSVGElement.getBoundingClientRect();
        return (parseFloat(getComputedStyle(node).fontSize) * height) / node.ownerSVGElement.viewBox.baseVal.height;
      })`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.5);
  });
});

test('a long list of moves is grouped, found by typing, and follows the hand', async ({ page }) => {
  const { save, offered } = nearDecision('dessert-dice', { when: (moves) => moves.length > 200 });
  await openNear(page, save);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const list = page.getByRole('region', { name: 'Moves' });
  await expect(list.getByRole('button')).toHaveCount(0);
  const groups = list.locator('summary');
  expect(await groups.count()).toBeGreaterThan(3);
  expect(await groups.count()).toBeLessThanOrEqual(24);
  await groups.first().click();
  await expect(list.getByRole('button').first()).toBeVisible();

  const find = page.getByRole('searchbox', { name: 'Find a move' });
  await find.fill('tart row 2, column 3');
  const found = list.getByRole('button');
  await expect(found.first()).toBeVisible();
  for (const text of await found.allTextContents()) expect(text).toContain('row 2, column 3');
  await find.fill('nothing of the kind');
  await expect(list).toContainText('No move matches that.');
  await find.fill('');

  await page.getByRole('group', { name: 'Supply' }).locator('[data-offer="step"]').first().click();
  await expect(page.getByText(/moves with what you hold/)).toBeVisible();
  await page.getByRole('button', { name: `Show all ${offered.length}` }).click();
  await expect(page.getByText(/moves with what you hold/)).toHaveCount(0);
});

test('what one points at stays where it is, in every game', async ({ page }) => {
  await settle(page);
  for (const { id, name } of profiles)
    await test.step(name, async () => {
      const { save } = nearDecision(id, { when: (moves) => moves.length >= 4 });
      await openSave(page, { ...save, id });
      await isAsked(page);
      await seeFonts(page);
      const offers = page.locator('.board [data-offer]:visible:enabled');
      const count = Math.min(await offers.count(), MOST_POINTED);
      expect(count).toBeGreaterThan(0);
      for (let i = 0; i < count; i++) {
        const offer = offers.nth(i);
        await offer.scrollIntoViewIfNeeded();
        const before = await placeOf(page, offer);
        await offer.hover();
        const moved = async (): Promise<number> =>
          Math.max(...(await placeOf(page, offer)).map((place, axis) => Math.abs(place - (before[axis] ?? 0))));
        await expect.poll(moved).toBeLessThan(MOST_PIXELS);
      }
    });
});

const MOST_POINTED = 8;
const MOST_PIXELS = 4;

/** The middle of a piece on the page (it may grow about it, and be scrolled into view) and the height of the board. */
async function placeOf(page: Page, piece: Locator): Promise<readonly number[]> {
  const scrolled = await page.evaluate<number>('scrollY');
  const box = await piece.boundingBox();
  const board = await page.locator('section.board').boundingBox();
  if (box === null || board === null) throw new Error('what one points at is gone');
  return [box.x + box.width / 2, scrolled + box.y + box.height / 2, board.height];
}
