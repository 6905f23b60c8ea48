import { expect, type Page, test } from '@playwright/test';
import { seeExplained } from './explained.ts';
import { openSave } from './finished.ts';
import { profiles } from './games.ts';
import { nearDecision } from './near.ts';
import { entriesOf, isAsked, settle } from './player.ts';

/** Every tip waits until the pointer has rested: so many things of a table are asked about by it. */
const ASKED = 4;

const tip = (page: Page) => page.getByRole('tooltip');

async function open(page: Page, game: string, wanted: Parameters<typeof nearDecision>[1] = {}): Promise<void> {
  await settle(page);
  await openSave(page, nearDecision(game, wanted).save);
  await isAsked(page);
}

test('everything on the table of every game says what it is, with its rule', async ({ page }) => {
  await settle(page);
  for (const { id } of profiles)
    await test.step(id, async () => {
      const { save } = nearDecision(id, { players: 3, when: (_offered, _match, left) => left < 20 });
      await openSave(page, { ...save, id });
      await isAsked(page);
      await seeExplained(page, id);
      const names = await page
        .locator('[data-about]')
        .evaluateAll((things) => [...new Set(things.map((thing) => thing.getAttribute('data-about') ?? ''))]);
      expect(names.length).toBeGreaterThan(3);
      expect(names).toContain('score');
      // That each of them has words in every language is held by a test of its own (src/games/about.test.ts).
      const { rules } = await import(`../src/games/${id}/board/about/rules.ts`);
      expect(names.filter((name) => !(name in rules))).toEqual([]);
      for (const name of names.slice(0, ASKED)) {
        // The pointer itself, wherever other things lie.
        const thing = page.locator(`[data-about="${name}"]`).first();
        await thing.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
        await thing.dispatchEvent('pointermove', { pointerType: 'mouse', bubbles: true });
        await expect(tip(page), name).toContainText(/Rule [A-Z]\d+/);
        await page.keyboard.press('Escape');
        await expect(tip(page)).toHaveCount(0);
      }
    });
});

test('a mouse that rests, the focus, and in German', async ({ page }) => {
  await settle(page, { language: 'de' });
  await openSave(page, nearDecision('harvest-dice').save);
  await isAsked(page);
  const die = page.locator('.board [data-about="die"]').first();
  // A die that comes to lie below a mouse at rest, as with every move: nobody has asked.
  await die.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await page.waitForTimeout(1200);
  await expect(tip(page)).toHaveCount(0);
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

test('Dessert Dice: a die says what it is, and so does the square beside it', async ({ page }) => {
  await open(page, 'dessert-dice', { when: (_offered, match) => match.log.length > 8 });
  await page.locator('.spot.hasDie').first().hover();
  await expect(tip(page)).toContainText('three desserts');
  await page.mouse.move(0, 0);
  await page.locator('.spot:not(.hasDie)').first().hover();
  await expect(tip(page)).toContainText('Empty square');
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
