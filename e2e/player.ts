import { expect, type Page } from '@playwright/test';

/** Settings that make tests quick; what tests do not ask about is as people find it. */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const wanted = { language: 'en', speed: 'instant', hasCoach: false, ...settings };
  await page.addInitScript((json) => {
    if (localStorage.getItem('windfall.settings') === null) localStorage.setItem('windfall.settings', json);
  }, JSON.stringify(wanted));
}

/** Every failure repeats with its seed. */
export function randomFrom(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

export const table = (page: Page) => page.locator('[data-entries]');
export const ending = (page: Page) => page.getByRole('button', { name: 'Rematch' });

export async function entriesOf(page: Page): Promise<number> {
  return Number(await table(page).getAttribute('data-entries'));
}

/** Waits until something is asked of the person, or the game is over; false where it is over. */
export async function isAsked(page: Page): Promise<boolean> {
  const end = ending(page);
  const hint = page.getByRole('status').filter({ hasText: /\S/ }).first();
  await expect(hint).toBeVisible();
  await expect
    .poll(async () => (await end.isVisible()) || (await page.locator('[data-asked="true"]').count()) > 0, {
      timeout: 20_000,
    })
    .toBe(true);
  return !(await end.isVisible());
}

/**
 * One decision on the board: steps and moves that the board marks, by the mouse. A board that marks nothing is played by its list of moves.
 * Returns how many clicks it took.
 */
export async function playOnBoard(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  for (let clicks = 0; clicks < 8; clicks++) {
    const moves = page.locator('[data-offer="move"]:visible:enabled');
    const steps = page.locator('[data-offer="step"]:visible:enabled');
    const found = (await moves.count()) > 0 ? moves : steps;
    const count = await found.count();
    if (count === 0) return playFromList(page, random);
    await found.nth(random(count)).click();
    if (found === moves) {
      await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
      return;
    }
  }
  throw new Error('eight steps on the board led to no move');
}

export async function playFromList(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  const tab = page.getByRole('tab', { name: 'Moves' });
  const list = page.getByRole('region', { name: 'Moves' });
  if (!(await list.isVisible())) await tab.click();
  const moves = list.getByRole('button');
  await moves.nth(random(await moves.count())).click();
  await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
}

/** Tab by Tab to what one looks for. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** By how much the page is wider than the screen. Code for the page is text here: these files know no DOM. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
