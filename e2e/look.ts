import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** Waits for that. */
export const seeRest = (page: Page): Promise<unknown> => page.evaluate(RESTED);

/** Letters have come in their own font: those of another are narrower or wider. A browser asks for a font when text is laid out, and says before that it has all. */
export const seeFonts = (page: Page): Promise<unknown> =>
  page.evaluate('document.body.offsetHeight, document.fonts.ready.then(() => {})');

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe is to look at: the whole page and every rule, unless told otherwise. */
interface Look {
  /** A selector: the rest of the page has been looked at and is the same. */
  readonly within?: string;
  readonly rule?: string;
}

/** What axe finds, told briefly. Run in the page itself: frame by frame takes more than twice the work. */
export async function violationsOf(page: Page, { within, rule }: Look = {}): Promise<string[]> {
  expect(page.frames(), 'only the page itself is looked at').toHaveLength(1);
  // It stays until the page is loaded anew.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(`${AXE}; 0`);
  const options = { resultTypes: ['violations'], ...(rule === undefined ? {} : { runOnly: [rule] }) };
  const place = within === undefined ? 'document' : JSON.stringify(within);
  return page.evaluate<string[]>(`axe.run(${place}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`);
}

/** Looks at the page as it stands by day and by night. Night is another set of colours on the same page: only contrast can differ. */
export async function seeNoViolation(page: Page, where: string, within: Pick<Look, 'within'> = {}): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', {}],
    ['dark', { rule: 'color-contrast' }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Motion that fades in has no contrast yet: wait until all is at rest.
    await seeRest(page);
    expect(await violationsOf(page, { ...within, ...rules }), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await overflowOf(page), `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}
