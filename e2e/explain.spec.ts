import { expect, type Page, test } from '@playwright/test';
import { openSave } from './finished.ts';
import { nearDecision } from './near.ts';
import { entriesOf, isAsked, settle } from './player.ts';

const tip = (page: Page) => page.getByRole('tooltip');

async function open(page: Page, game: string, wanted: Parameters<typeof nearDecision>[1] = {}): Promise<void> {
  await settle(page);
  await openSave(page, nearDecision(game, wanted).save);
  await isAsked(page);
}

/** Numbers on the board and in the strip of points that say nothing of themselves; what pages a sheet counts is no part of the game. */
const UNEXPLAINED = `[...document.querySelectorAll('section.board, .seats')].flatMap((part) => {
  const found = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const place = texts.currentNode.parentElement;
    if (!/[0-9]/.test(texts.currentNode.textContent) || place.closest('.unseen, .pages') !== null) continue;
    if (!place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (place.closest('[data-about]') === null && !place.closest('button')?.querySelector('[data-about]'))
      found.push(place.className + ': ' + texts.currentNode.textContent.trim());
  }
  return found;
})`;

for (const game of ['harvest-dice', 'garden-dice', 'dessert-dice', 'my-little-vineyard', 'rice-dice'])
  test(`every number of ${game} and everything marked says what it is, with its rule`, async ({ page }) => {
    await open(page, game, { players: 3, when: (_offered, _match, left) => left < 20 });
    expect(await page.evaluate(UNEXPLAINED)).toEqual([]);
    const names = await page
      .locator('[data-about]')
      .evaluateAll((things) => [...new Set(things.map((thing) => thing.getAttribute('data-about') ?? ''))]);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toContain('score');
    for (const name of names) {
      // The pointer itself, wherever other things lie: each is asked about.
      await page
        .locator(`[data-about="${name}"]`)
        .first()
        .dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
      await expect(tip(page), name).toContainText(/Rule [A-Z]\d+/);
      await page.keyboard.press('Escape');
      await expect(tip(page)).toHaveCount(0);
    }
  });

test('a mouse that rests, the focus, and in German', async ({ page }) => {
  await settle(page, { language: 'de' });
  await openSave(page, nearDecision('harvest-dice').save);
  await isAsked(page);
  const die = page.locator('.board [data-about="die"]').first();
  await die.hover();
  await expect(tip(page)).toContainText('Die Farbe ist das Gemüse');
  await expect(die).toHaveAttribute('aria-describedby', 'explained');
  await page.mouse.move(0, 0);
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  for (let i = 0; i < 40 && !(await die.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(tip(page)).toContainText('Würfel');
  const [box, piece] = [await tip(page).boundingBox(), await die.boundingBox()];
  // Beside the piece, not over it.
  expect(
    (box?.y ?? 0) >= (piece?.y ?? 0) + (piece?.height ?? 0) || (box?.y ?? 0) + (box?.height ?? 0) <= (piece?.y ?? 0),
  ).toBe(true);
});

test('a finger that stays asks what it is, and plays nothing', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page, 'harvest-dice');
  const before = await entriesOf(page);
  const die = page.locator('.board [data-about="die"]').first();
  const { x, y, width, height } = (await die.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(tip(page)).toContainText('Die');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(tip(page)).toBeVisible();
  await expect(die).toHaveAttribute('aria-pressed', 'false');
  await die.tap();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect(tip(page)).toHaveCount(0);
  expect(await entriesOf(page)).toBe(before);
  await context.close();
});

test('Garden Dice: one click on the dial asks before a 6 turns it over', async ({ page }) => {
  await open(page, 'garden-dice', {
    when: (offered, match) => {
      const types = offered.map(({ move }) => move as { type: string; tile?: string });
      // With the 6 in the hand nothing else could be meant by a click on the dial.
      return types.some(({ type, tile }) => type === 'flip' && tile === 'dial') && match.log.length > 0;
    },
  });
  const before = await entriesOf(page);
  const dial = page
    .locator('.board [data-spot]')
    .filter({ has: page.locator('[data-about="sundial"], [data-about="scarecrow"]') });
  const own = dial.and(page.locator('[data-offer]')).first();
  await expect(own).toHaveAttribute('data-offer', 'step');
  await own.click();
  await expect(page.locator('.slip').first()).toBeVisible();
  expect(await entriesOf(page)).toBe(before);
});
