import { expect, type Page, test } from '@playwright/test';
import type { Save } from '../src/web/local/save.ts';
import { keepSave, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { nearDecision } from './near.ts';
import { isAsked, playBoardByKeys, randomFrom, settle } from './player.ts';

const TURNS_BY_KEYS = 2;

async function openNear(page: Page, save: Save): Promise<void> {
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/table/${save.id}`);
  await isAsked(page);
}

/** What has the focus: something that can be done, the board, or something else on it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const board = document.querySelector('section.board');
    const at = document.activeElement;
    return at === board ? 'board' : !board.contains(at) ? 'page' : (at.dataset.offer ?? 'other');
  })()`);

test('after a move by keys the focus is where the next decision begins, in every game', async ({ page }) => {
  await settle(page);
  for (const { id, name } of profiles)
    await test.step(name, async () => {
      const { save } = nearDecision(id, { when: (offered) => offered.length > 1 });
      await openSave(page, { ...save, id });
      const random = randomFrom(7);
      for (let turn = 0; turn < TURNS_BY_KEYS && (await isAsked(page)); turn++) {
        await playBoardByKeys(page, random);
        if (!(await isAsked(page))) return;
        await expect.poll(() => focused(page), `after move ${turn + 1}`).toMatch(/^(move|step)$/);
      }
    });
});

test('Harvest Dice: arrow keys go from space to space', async ({ page }) => {
  const { save } = nearDecision('harvest-dice');
  await openNear(page, save);
  const dice = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await dice.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dice.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dice.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const cell = (row: number, column: number) =>
    page.locator('table').first().locator('tbody tr').nth(row).locator('td').nth(column).locator('button').first();
  await cell(0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(1, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(1, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(0, 1)).toBeFocused();
});

test('Garden Dice: arrow keys go everywhere, and the mark of the last move does not hide the focus', async ({
  page,
}) => {
  const { save } = nearDecision('garden-dice', {
    when: (offered) => offered.some(({ move }) => (move as { type: string }).type === 'place'),
  });
  await openNear(page, save);
  const bed = (spot: string) => page.locator(`[data-spot="${spot}"]`);
  await bed('3,3').focus();
  await page.keyboard.press('ArrowRight');
  await expect(bed('3,4')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bed('4,4')).toBeFocused();
  // Somebody's last move lies there.
  await page.evaluate(`document.querySelector('[data-spot="4,4"]').classList.add('isLast')`);
  const ring = await page.evaluate<{ outline: string; dashed: string }>(`(() => {
    const node = document.querySelector('[data-spot="4,4"]');
    return { outline: getComputedStyle(node).outlineStyle, dashed: getComputedStyle(node, '::before').outlineStyle };
  })()`);
  expect(ring).toEqual({ outline: 'solid', dashed: 'none' });
});

test('Dessert Dice: arrow keys go from die to die', async ({ page }) => {
  type Tip = { readonly to?: string; readonly row: number; readonly column: number };
  const eastward = (moves: readonly { readonly move: unknown }[]): Tip | undefined =>
    moves.map(({ move }) => move as Tip).find(({ to }) => to === 'east');
  const { save, offered } = nearDecision('dessert-dice', { when: (moves) => eastward(moves) !== undefined });
  const tip = eastward(offered);
  await openNear(page, save);
  const where = (): Promise<string> =>
    page.evaluate<string>(
      `(({ row, column }) => row + ' ' + column)(document.activeElement.closest('.spot')?.dataset ?? {})`,
    );
  await page.locator(`.spot[data-row="${tip?.row}"][data-column="${tip?.column}"]`).getByRole('button').first().focus();
  const [row, column] = (await where()).split(' ').map(Number);
  // A die that can be tipped this way, or what lies next that way: always straight on.
  await page.keyboard.press('ArrowRight');
  const [nextRow, nextColumn] = (await where()).split(' ').map(Number);
  expect(nextRow).toBe(row);
  expect(nextColumn).toBeGreaterThan(column ?? 0);
  await page.keyboard.press('ArrowLeft');
  expect(await where()).toBe(`${row} ${column}`);
});

test('the log is one stop for Tab, and arrows go from line to line, at the table and in a replay', async ({ page }) => {
  const { save } = nearDecision('harvest-dice', { from: 'end' });
  await openNear(page, save);
  await page.keyboard.press('l');
  const lines = page.getByRole('tabpanel', { name: 'Log' }).getByRole('button');
  await page.keyboard.press('Tab');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('tabpanel', { name: 'Log' }).locator(':focus').count()).toBe(0);

  await openSave(page, playFinished('harvest-dice', 2, 'lines').save);
  await page.goto('/replay/lines/5');
  const moments = page.getByRole('list', { name: 'Log' }).getByRole('button');
  await expect(moments.nth(5)).toHaveAttribute('tabindex', '0');
  await moments.nth(5).focus();
  await page.keyboard.press('ArrowUp');
  await expect(moments.nth(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moments.nth(4)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('list', { name: 'Log' }).locator(':focus').count()).toBe(0);
});

test('keys have a list, do what it says, and can be turned off', async ({ page }) => {
  const { save } = nearDecision('harvest-dice', { when: (offered) => offered.length > 4 });
  await openNear(page, save);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Take back');
  // A key right behind the click, before the next frame has taken the focus from the button.
  await keys.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.focus();
    close.click();
    const { activeElement } = document;
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true }));
  });
  expect(await focused(page)).toMatch(/^(move|step)$/);
  await page.keyboard.press('m');
  await expect(page.getByRole('tabpanel', { name: 'Moves' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toBeFocused();
  await page.keyboard.press('h');
  await expect(page.getByText(/% to win/)).toBeVisible();

  await page.keyboard.press('?');
  await keys.getByRole('checkbox').uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('m');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});
