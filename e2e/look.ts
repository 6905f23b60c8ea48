import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflowOf } from './player.ts';

export const looks = [
  { size: 'phone', viewport: { width: 360, height: 740 } },
  { size: 'desk', viewport: { width: 1280, height: 800 } },
] as const;

/** Dice and pieces have come to rest; what glows for ever does not count. */
const RESTED = `Promise.all(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => {})),
).then(() => {})`;

/** Looks at the page as it stands by day and by night. */
export async function seeNoViolation(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Motion that fades in has no contrast yet: wait until all is at rest.
    await page.evaluate(RESTED);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
    expect(told, `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await overflowOf(page), `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}
