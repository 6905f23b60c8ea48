import { type Browser, expect, type Page } from '@playwright/test';
import { seeFonts } from './look.ts';
import { listenTo, type Person, serverOfTests } from './online.ts';

export const television = { width: 1920, height: 1080 };
export const handheld = { width: 360, height: 640 };
const LEAST_PIXELS = 28;

interface Screen {
  readonly locale?: string;
  /** Changes what the server says, to show what hardly ever happens. */
  readonly retell?: (text: string) => string;
}

/** A browser of its own with the table of a code on a big screen, at the pace that people find. */
export async function openScreen(
  browser: Browser,
  code: string,
  { locale = 'en-GB', retell }: Screen = {},
): Promise<Person> {
  const origin = serverOfTests();
  const context = await browser.newContext({ viewport: television, baseURL: origin, locale });
  const page = await context.newPage();
  if (retell !== undefined)
    await page.routeWebSocket(/./, (socket) => {
      socket.connectToServer().onMessage((text) => socket.send(typeof text === 'string' ? retell(text) : text));
    });
  const heard = listenTo(page);
  await page.addInitScript(NOTES_ENTRIES);
  await page.addInitScript(COUNTS_LOCKS);
  await page.goto(`/t/${code}/screen`);
  return { name: 'screen', context, page, heard, origin };
}

/** Text that is too small to be read from the sofa, cut off by the edge of the screen or of its card, or in need of scrolling. Code for the page is text: these files know no DOM. */
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
    const isBeyond = (shown, { left, top, right, bottom }) =>
      shown.left < left - 1 || shown.top < top - 1 || shown.right > right + 1 || shown.bottom > bottom + 1;
    let shown = box;
    let isCut = isBeyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      // A long name or a long story ends with dots. Letters reach a little out of their line.
      const isStory = webkitLineClamp !== 'none';
      if (!isStory && textOverflow !== 'ellipsis') isCut ||= isBeyond(shown, edge);
      else {
        isCut ||= !isStory && (box.top < edge.top - 12 || box.bottom > edge.bottom + 12);
        shown = edge;
      }
    }
    if (size < ${LEAST_PIXELS} || isCut) found.push(text.slice(0, 40) + ': ' + size.toFixed(1) + (isCut ? ', cut off' : ''));
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth ? [...found, 'the page scrolls'] : found;
})()`;

export async function seeReadable(page: Page, where: string): Promise<void> {
  await seeFonts(page);
  expect(await page.evaluate<string[]>(UNREADABLE), where).toEqual([]);
}

/** When a page was so far in the log, by the clock of the machine. */
interface Noted {
  readonly entries: number;
  readonly at: number;
  /** When the server performed the step, where it told one. */
  readonly performed?: number;
}

/** When a screen was told of so many entries, when its page had them, and when the page was done with that frame. */
const NOTES_ENTRIES = `
  window.told = [];
  window.noted = [];
  window.drawn = [];
  const now = () => performance.timeOrigin + performance.now();
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      let entries = 0;
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        const at = now();
        const { from, earlier = 0, events } = JSON.parse(data);
        const fresh = events.filter(({ kind }) => kind === 'entry');
        // An update from 0 tells everything anew, or of a long log its recent entries.
        entries = (from === 0 ? earlier : entries) + fresh.length;
        window.told.push({ entries, at, performed: fresh.at(-1)?.atMillis });
      });
    }
  };
  new MutationObserver(() => {
    const entries = Number(document.querySelector('[data-entries]')?.dataset.entries ?? -1);
    if (entries <= (window.noted.at(-1)?.entries ?? -1)) return;
    window.noted.push({ entries, at: now() });
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.drawn.push({ entries, at: now() });
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entries'] });
`;

/** When a move was tapped and how far the page was then, and when it was sent. */
const NOTES_TAPS = `
  window.noted ??= [];
  window.sent ??= [];
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', ({ target }) => {
    if (target.closest('#drawer-panel section button') === null) return;
    const entries = Number(document.querySelector('[data-entries]').dataset.entries);
    window.noted.push({ entries, at: now() });
  }, { capture: true });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"kind":"move"')) window.sent.push({ ...window.noted.at(-1), at: now() });
    send.call(this, text);
  };
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

/** The parts of the way from a tap to the screen. */
export interface Ways {
  /** From the tap until the page of the screen was done with the frame that shows the move. */
  readonly whole: readonly number[];
  /** Of it: until the phone sent it, until the server performed it, until the screen was told, until its page had it, and the frame. */
  readonly parts: Readonly<Record<'sent' | 'performed' | 'told' | 'shown' | 'drawn', readonly number[]>>;
  /** What the screen itself took once it was told. */
  readonly own: readonly number[];
}

/** How long each move took from the tap to the screen, in milliseconds, shortest first. */
export async function waysTo(screen: Page, people: readonly Person[]): Promise<Ways> {
  const noted = (page: Page, name: string): Promise<Noted[]> => page.evaluate<Noted[]>(name);
  const [told, shown, drawn] = await Promise.all(['told', 'noted', 'drawn'].map((name) => noted(screen, name)));
  const of = async (name: string) => (await Promise.all(people.map(({ page }) => noted(page, name)))).flat();
  const [taps, sent] = await Promise.all([of('noted'), of('sent')]);
  const after = (list: readonly Noted[] | undefined, entries: number): Noted | undefined =>
    list?.find((each) => each.entries > entries);
  const stages = taps.map(({ entries, at }) => {
    const news = after(told, entries);
    const sentAt = sent.find((each) => each.entries === entries)?.at;
    return [at, sentAt, news?.performed, news?.at, after(shown, entries)?.at, after(drawn, entries)?.at];
  });
  const between = (from: number, to: number): number[] =>
    stages.map((stage) => (stage[to] ?? Number.NaN) - (stage[from] ?? Number.NaN)).sort((a, b) => a - b);
  return {
    whole: between(0, 5),
    parts: {
      sent: between(0, 1),
      performed: between(1, 2),
      told: between(2, 3),
      shown: between(3, 4),
      drawn: between(4, 5),
    },
    own: between(3, 5),
  };
}
