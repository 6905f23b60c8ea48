import { expect, type Page, test } from '@playwright/test';
import { entriesOf, isAsked, overflowOf, settle } from './player.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Roll how many?' });

/** A game that has come to its first action: some dice are rolled into the centre. */
async function rollInto(page: Page): Promise<void> {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: My Little Vineyard' }).click();
  await isAsked(page);
  await slider(page).press('End');
  await page.getByRole('button', { name: 'Roll 18 dice' }).click();
  await expect(page.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();
  // A pointer at rest would preview what comes to lie under it.
  await page.mouse.move(0, 0);
}

test.describe('My Little Vineyard on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the slider tells the odds of every number of dice, each good beside it', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play: My Little Vineyard' }).click();
    await isAsked(page);
    await slider(page).press('Home');
    await expect(page.getByRole('button', { name: 'Roll 9 dice' })).toBeVisible();
    const told = page.getByText(/^Limousin barrel in reach after the throw: /);
    const few = await told.textContent();
    await slider(page).press('End');
    await expect(page.getByRole('button', { name: 'Roll 18 dice' })).toBeVisible();
    const many = await told.textContent();
    expect(Number(/(\d+)%/.exec(many ?? '')?.[1])).toBeGreaterThanOrEqual(Number(/(\d+)%/.exec(few ?? '')?.[1]));
    await page.getByRole('button', { name: 'All odds' }).click();
    const table = page.getByRole('dialog', { name: 'All odds' });
    // The numbers 9 to 18, the goods, and what goes with all of them.
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    await expect(
      table
        .getByRole('row', { name: /^Limousin barrel/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/\d+%/);
    await expect(table.getByRole('row', { name: /^dice kept for later 9 8 7/ })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test('My Little Vineyard: on a desk of 800 pixels the last row and the heads of the columns are seen together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rollInto(page);
  // Where the last row of the sheet is just in view.
  await page.evaluate(`document.querySelector('.grapes > li:last-child').scrollIntoView({ block: 'end' })`);
  const names = page.getByRole('list', { name: 'Fertilizers and barrels' }).locator('strong');
  await expect(names).toHaveCount(8);
  const covered = await names.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const top = node.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (node.contains(top) || top.contains(node)) ? [] : [node.textContent];
    }),
  );
  expect(covered).toEqual([]);
});

test('My Little Vineyard: a purchase says what it leaves, is previewed, and is made by keys alone', async ({
  page,
}) => {
  await rollInto(page);
  const before = await entriesOf(page);
  // With eighteen dice or more there are always two that make some compost, in more ways than one.
  const compost = page.getByRole('button', { name: /^Buy fruit compost: \d+ ways to pay, leaves \d+ dice$/ });
  await compost.focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('group', { name: 'fruit compost: pay with' });
  await expect(
    slip.getByRole('button', { name: /^Buy fruit compost for \d and \d; \d+ supplies stay in reach$/ }).first(),
  ).toBeFocused();
  await expect(page.locator('p', { hasText: /^\s*no points yet\s+Buy fruit compost for/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(compost).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
  await expect(page.getByRole('region', { name: 'Cellar: You' }).getByText('in store 1, crossed off 0')).toBeAttached();
});

test('My Little Vineyard: what is not offered is refused with its rule', async ({ page }) => {
  await rollInto(page);
  const before = await entriesOf(page);
  await page.getByRole('button', { name: /^Use Merlot, worth 2/ }).click();
  await expect(page.getByRole('alert')).toContainText('Merlot');
  await expect(page.getByRole('alert')).toContainText('V22');
  expect(await entriesOf(page)).toBe(before);
});

test('My Little Vineyard: the blank sheet fills one page of A4', async ({ page }) => {
  await settle(page);
  for (const language of ['en', 'de']) {
    await page.goto('/sheet/my-little-vineyard');
    await page.evaluate(`localStorage.setItem('windfall.settings', '{"language":"${language}"}')`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My Little Vineyard', level: 2 })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
  }
});
