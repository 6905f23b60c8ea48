import { type Browser, expect, type Page, test } from '@playwright/test';
import { listenTo, type Person } from './online.ts';

export const television = { width: 1920, height: 1080 };
export const handheld = { width: 360, height: 640 };
const LEAST_PIXELS = 28;

/** A browser of its own with the table of a code on a big screen, at the pace that people find. */
export async function openScreen(browser: Browser, code: string): Promise<Person> {
  const origin = test.info().project.use.baseURL ?? '';
  const context = await browser.newContext({ viewport: television, baseURL: origin });
  const page = await context.newPage();
  const heard = listenTo(page);
  await page.addInitScript(NOTES_ENTRIES);
  await page.addInitScript(COUNTS_LOCKS);
  await page.goto(`/t/${code}/screen`);
  return { name: 'screen', context, page, heard, origin };
}

/** Text that is too small to be read from the sofa, cut off by the edge of the screen, or in need of scrolling. Code for the page is text: these files know no DOM. */
const UNREADABLE = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (text === '' || element.closest('.unseen, .toContent') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // Letters of a drawing are as large as the drawing makes them.
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.hypot(matrix.c, matrix.d);
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    const isCut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (size < ${LEAST_PIXELS} || isCut) found.push(text.slice(0, 40) + ': ' + size.toFixed(1) + (isCut ? ', cut off' : ''));
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth ? [...found, 'the page scrolls'] : found;
})()`;

export async function seeReadable(page: Page, where: string): Promise<void> {
  expect(await page.evaluate<string[]>(UNREADABLE), where).toEqual([]);
}

/** When a page was so far in the log, by the clock of the machine. */
interface Noted {
  readonly entries: number;
  readonly at: number;
}

/** When a screen was told of so many entries, and when it showed them. */
const NOTES_ENTRIES = `
  window.told = [];
  window.noted = [];
  const now = () => performance.timeOrigin + performance.now();
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      let entries = 0;
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        entries += JSON.parse(data).events.filter(({ kind }) => kind === 'entry').length;
        window.told.push({ entries, at: now() });
      });
    }
  };
  new MutationObserver(() => {
    const entries = Number(document.querySelector('[data-entries]')?.dataset.entries ?? -1);
    if (entries > (window.noted.at(-1)?.entries ?? -1)) window.noted.push({ entries, at: now() });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entries'] });
`;

/** When a move was tapped, and how far the page was then. */
const NOTES_TAPS = `
  window.noted ??= [];
  addEventListener('click', ({ target }) => {
    if (target.closest('#drawer-panel section button') === null) return;
    const entries = Number(document.querySelector('[data-entries]').dataset.entries);
    window.noted.push({ entries, at: performance.timeOrigin + performance.now() });
  }, { capture: true });
`;

/** Counts how often the page asks for the screen to stay on. */
const COUNTS_LOCKS = `
  window.locks = 0;
  Object.defineProperty(navigator, 'wakeLock', {
    value: { request: async () => (window.locks++, { release: async () => {} }) },
  });
`;

export const noteTaps = async ({ page }: Person): Promise<void> => {
  await page.evaluate(NOTES_TAPS);
};

/** How long it took from each tap to the screen, and how much of it the screen itself took once it was told; in milliseconds, shortest first. */
export async function waysTo(screen: Page, people: readonly Person[]): Promise<{ whole: number[]; own: number[] }> {
  const [shown, told] = await Promise.all(['noted', 'told'].map((name) => screen.evaluate<Noted[]>(name)));
  const taps = (await Promise.all(people.map(({ page }) => page.evaluate<Noted[]>('noted')))).flat();
  const after = (noted: readonly Noted[] | undefined, entries: number): number =>
    noted?.find((each) => each.entries > entries)?.at ?? Number.NaN;
  const whole = taps.map(({ entries, at }) => after(shown, entries) - at);
  const own = taps.map(({ entries }) => after(shown, entries) - after(told, entries));
  const inOrder = (millis: number[]): number[] => millis.sort((a, b) => a - b);
  return { whole: inOrder(whole), own: inOrder(own) };
}
