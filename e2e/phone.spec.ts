import { expect, type Page, test } from '@playwright/test';
import { languages } from '../src/core/words.ts';
import type { Save } from '../src/web/local/save.ts';
import { keepSave, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { violationsOf } from './look.ts';
import { nearDecision } from './near.ts';
import { decisionsOfKinds, holds, seeNoScrolling, seeOneScreen, tapMove } from './phone.ts';
import { entriesOf, isAsked, settle } from './player.ts';

const HELD = ['upright', 'sideways'] as const;
const TURNED = ['sideways', 'upright'] as const;

async function openNear(page: Page, save: Save, settings = {}): Promise<void> {
  await settle(page, settings);
  await openSave(page, save);
  await isAsked(page);
}

test.describe('a phone, upright and sideways', () => {
  test.use({ hasTouch: true });

  for (const [i, profile] of profiles.entries())
    test(`${profile.name}: every kind of move on one screen`, async ({ page }) => {
      // Up to sixteen decisions, each found by hand.
      test.slow();
      await settle(page);
      const decisions = decisionsOfKinds(profile.id);
      expect(decisions.length).toBeGreaterThan(1);
      for (const [k, decision] of decisions.entries())
        await test.step(decision.kind, async () => {
          const [looked, tapped] = (i + k) % 2 === 0 ? HELD : TURNED;
          await page.setViewportSize(holds[looked]);
          await openSave(page, decision.save);
          await isAsked(page);
          if (k < HELD.length) expect(await violationsOf(page)).toEqual([]);
          await seeOneScreen(page, `${decision.kind}, ${looked}`);
          // Turned: every second decision is found by hand upright, the others sideways.
          await page.setViewportSize(holds[tapped]);
          await expect(page.locator(`[data-screen="${tapped}"]`)).toBeVisible();
          await tapMove(page, decision);
          if (await isAsked(page)) await seeOneScreen(page, `after ${decision.kind}, ${tapped}`);
        });
    });
});

for (const language of languages)
  test(`a full table of every game on a phone, in "${language}"`, async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: holds.upright });
    await settle(page, { language });
    for (const { id, name, players } of profiles)
      await test.step(name, async () => {
        const { save } = nearDecision(id, { players: players.max, when: (moves) => moves.length > 4 });
        await openSave(page, { ...save, id });
        await isAsked(page);
        for (const hold of HELD) {
          await page.setViewportSize(holds[hold]);
          await expect(page.locator(`[data-screen="${hold}"]`)).toBeVisible();
          await seeOneScreen(page, hold);
        }
      });
    await page.close();
  });

test.describe('a phone held upright', () => {
  test.use({ viewport: holds.upright, hasTouch: true });

  test('Harvest Dice: a die that cannot be planted goes to the pig, which glows and takes the tap', async ({
    page,
  }) => {
    type Die = { readonly type: string; readonly die: { readonly veg: string; readonly value: number } };
    const named = ({ die }: Die): string => `${die.veg} ${die.value}`;
    const unplantable = (moves: readonly Die[]): Die | undefined =>
      moves.find(
        (one) => one.type === 'feed' && !moves.some((other) => other.type === 'plant' && named(one) === named(other)),
      );
    const { save, offered } = nearDecision('harvest-dice', {
      when: (moves) => unplantable(moves.map(({ move }) => move as unknown as Die)) !== undefined,
    });
    const die = unplantable(offered.map(({ move }) => move as unknown as Die));
    await openNear(page, save);
    const before = await entriesOf(page);
    await page
      .getByRole('button', { name: die === undefined ? '' : named(die) })
      .first()
      .tap();
    await page
      .getByRole('button', { name: `Feed the pig ${die?.die.value}`, exact: true })
      .first()
      .tap({ position: { x: 60, y: 60 } });
    await expect(page.getByText('Tap again to feed the pig')).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('button', { name: `Feed the pig ${die?.die.value}`, exact: true })
      .first()
      .tap({ position: { x: 60, y: 60 } });
    await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
  });

  test('one tap plays for those who want it', async ({ page }) => {
    const { save } = nearDecision('dessert-dice');
    await openNear(page, save, { hasOneTap: true });
    const before = await entriesOf(page);
    await page.locator('[data-offer="step"]').first().tap();
    await page.locator('[data-offer="move"]').first().tap();
    await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
  });

  test('a board is pinched and moved inside its own region', async ({ page }) => {
    const { save } = nearDecision('garden-dice');
    await openNear(page, save);
    const bed = page.locator('[data-spot="3,3"]');
    const small = await bed.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 180 - apart, y: 250 },
                { x: 180 + apart, y: 250 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(async () => (await bed.boundingBox())?.width ?? 0).toBeGreaterThan(1.5 * (small?.width ?? 0));
    await seeOneScreen(page, 'pinched');
    // What the list of moves or a finger wants to see is brought there by moving the board, not the page.
    await page.locator('[data-spot="6,6"]').evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
    await expect(page.locator('[data-spot="6,6"]')).toBeInViewport();
    await seeOneScreen(page, 'moved');
    await page.getByRole('button', { name: 'Table', exact: true }).tap();
    const size = page.getByRole('group', { name: 'Size of the board' });
    while (await size.getByRole('button', { name: 'Smaller' }).isEnabled())
      await size.getByRole('button', { name: 'Smaller' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    expect((await bed.boundingBox())?.width).toBeCloseTo(small?.width ?? 0, 0);
  });
});

test('a replay is one screen, with its controls at the thumb', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: holds.upright });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await settle(page);
  const { save, match } = playFinished('garden-dice', 2, 'held');
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}/9`);
  for (const viewport of Object.values(holds)) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.getByText(`10 of ${match.log.length}`)).toBeInViewport({ ratio: 1 });
    await seeNoScrolling(page);
    await page.getByRole('tab', { name: 'More' }).tap();
    await expect(page.getByRole('button', { name: 'Analyse' })).toBeVisible();
    await seeNoScrolling(page);
    await page.getByRole('tab', { name: 'Log' }).tap();
    // A line leads to its moment, and the board is seen again.
    await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(9).tap();
    await expect(page.getByText(`9 of ${match.log.length}`)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('list', { name: 'Log' })).toBeHidden();
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** A desk of 1280 × 800 and one of 1920 × 1080 at 200 %. */
for (const viewport of [
  { width: 640, height: 400 },
  { width: 960, height: 540 },
])
  test.describe(`zoomed to ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('nothing sticks at the table of any game', async ({ page }) => {
      await settle(page);
      for (const { id, name } of profiles)
        await test.step(name, async () => {
          const { save } = nearDecision(id);
          await openSave(page, { ...save, id });
          await isAsked(page);
          await seeOneScreen(page, name);
          const stuck = await page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
            .filter((node) => ['sticky', 'fixed'].includes(getComputedStyle(node).position) && node.checkVisibility())
            .map((node) => node.className)`);
          expect(stuck, name).toEqual([]);
        });
    });
  });
