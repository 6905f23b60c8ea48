import { expect, type Page, test } from '@playwright/test';
import { keepSave, openSave } from './finished.ts';
import { profiles } from './games.ts';
import { looks, violationsOf } from './look.ts';
import { nearDecision } from './near.ts';
import { isAsked, settle } from './player.ts';

const boardTop = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.querySelector('section.board').getBoundingClientRect().top`);

/** The rest of a table is looked at by pages.spec.ts. */
const said = { within: '[role="status"]' };

for (const [n, { size, viewport }] of looks.entries())
  test.describe(size, () => {
    test.use({ viewport });

    test('a refusal is in view wherever one is on the page, and moves nothing', async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
      await isAsked(page);
      await page.locator('[data-offer="step"]').first().click();
      const closed = page.getByRole('button', { name: 'open' }).first();
      await closed.scrollIntoViewIfNeeded();
      await page.evaluate('scrollBy(0, 90)');
      const before = await boardTop(page);
      await closed.dispatchEvent('click');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/\S/);
      await expect(alert).toBeInViewport({ ratio: 1 });
      expect(await boardTop(page)).toBe(before);
      await alert.getByRole('button', { name: /^Rule/ }).click();
      expect(await boardTop(page), 'nor does the rule').toBe(before);
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(alert).toHaveCount(0);
      expect(await boardTop(page)).toBe(before);

      await closed.dispatchEvent('click');
      await expect(alert).toBeVisible();
      await page.locator('[data-offer="step"]').first().dispatchEvent('click');
      await expect(alert, 'whoever goes on has read it').toHaveCount(0);
      expect(await boardTop(page)).toBe(before);
    });

    test('an offered lesson leaves the headline in sight, or gives way to it as soon as one begins', async ({
      page,
    }) => {
      await settle(page, { offersLessons: true });
      await keepSave(page, nearDecision('harvest-dice').save);
      await page.goto('/table/near-0');
      await isAsked(page);
      const lesson = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Learn' }) });
      await expect(lesson.getByText('Your turn: take a die.')).toBeVisible({ visible: size === 'desk' });
      await page.locator('[data-offer="step"]').first().click();
      await expect(lesson).toHaveCount(0);
      await expect(page.locator('.duty')).toHaveText(/Your turn: take a die\./);
    });

    // What is said looks alike at all tables: each is seen in one size.
    test('an offered lesson and hints are in view and move nothing', async ({ page }) => {
      await settle(page, { offersLessons: true });
      for (const { id, name } of profiles.filter((_, i) => i % looks.length === n))
        await test.step(name, async () => {
          const { save } = nearDecision(id, { when: (offered) => offered.length > 1 });
          await openSave(page, { ...save, id });
          await isAsked(page);
          const before = await boardTop(page);
          const lesson = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Learn' }) });
          await expect(lesson).toBeInViewport({ ratio: 1 });
          expect(await violationsOf(page, said)).toEqual([]);
          await lesson.getByRole('button', { name: 'Just play' }).click();
          await expect(lesson).toHaveCount(0);
          expect(await boardTop(page)).toBe(before);

          await page.getByRole('button', { name: 'Hint' }).click();
          const hint = page.getByRole('status').filter({ hasText: '% to win' });
          await expect(hint).toBeInViewport({ ratio: 1 });
          expect(await boardTop(page)).toBe(before);
          const box = await hint.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), 'it does not lie over the board').toBeLessThanOrEqual(before);
          expect(await violationsOf(page, said)).toEqual([]);
        });
    });
  });

test('a hint says why, and plays', async ({ page }) => {
  const { save } = nearDecision('harvest-dice', { when: (offered) => offered.length > 4 });
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  const entries = await page.locator('[data-entries]').getAttribute('data-entries');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('status').filter({ hasText: '% to win' });
  await expect(hint).toContainText(/(Plant|Feed) the \w+ \d/);
  // Planting brings points of the vegetable, or of the market; feeding of the pig.
  await expect(hint).toContainText(/[+−]\d+ (Lettuce|Tomatoes|Carrots|Ribbons|Pig)|about \d+ %/);
  await hint.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('[data-entries]')).not.toHaveAttribute('data-entries', String(entries));
});

test('a cost is red and says when it would hit', async ({ page }) => {
  const { save } = nearDecision('garden-dice', {
    // As many as need a search.
    when: (offered) =>
      offered.length > 12 &&
      offered.some(({ move, effect }) => (move as { type: string }).type === 'buy' && (effect[0] ?? 0) < 0),
  });
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('searchbox', { name: 'Find a move' }).fill('buy');
  const cost = page.getByRole('region', { name: 'Moves' }).locator('.isCost').first();
  await expect(cost).toContainText(/−\d+\s+You\s*if it is still unplaced at the end/);
  const red = await page.evaluate<string>(`(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--tomato-ink)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  })()`);
  await expect(cost).toHaveCSS('color', red);
});
