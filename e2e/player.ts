import { type Page, test } from '@playwright/test';

/**
 * Settings that make tests quick; what tests do not ask about is as people find it. The page draws its random keys, and with them the dice of
 * games on this device, from the name of the test: what fails fails again. Other dice: WINDFALL_SEED.
 */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const wanted = { language: 'en', speed: 'instant', offersLessons: false, ...settings };
  await page.addInitScript((json) => {
    if (localStorage.getItem('windfall.settings') === null) localStorage.setItem('windfall.settings', json);
  }, JSON.stringify(wanted));
  await page.addInitScript(`(${drawFrom})(${JSON.stringify(newSeed())})`);
}

const pagesOfTests = new Map<string, number>();

/** Pages of one test differ: they are different people. */
function newSeed(): string {
  const { testId, titlePath, repeatEachIndex } = test.info();
  const before = pagesOfTests.get(testId) ?? 0;
  pagesOfTests.set(testId, before + 1);
  return [process.env.WINDFALL_SEED ?? '', repeatEachIndex, ...titlePath, before].join('/');
}

/** Runs in the page. Each page that is loaded has other keys than the one before it: they name tables, and orders to the server. */
const drawFrom = `(seed) => {
  const loads = Number(localStorage.getItem('test.loads') ?? 0);
  localStorage.setItem('test.loads', String(loads + 1));
  let state = 2166136261;
  for (const letter of seed + '/' + loads) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return bytes;
  };
}`;

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

/** As soon as the page shows it. Asked again and again in the page itself: the policy of our pages forbids what Playwright's own waiting does. */
const comesTrue = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => ((${condition}) ? resolve() : setTimeout(look, 10));
    look();
  })`);

/** A move has been played when the log is longer, or the device is to change hands before the table is shown again. */
export const isPlayed = (page: Page, before: number): Promise<unknown> =>
  comesTrue(page, `!(Number(document.querySelector('[data-entries]')?.dataset.entries) <= ${before})`);

/** Waits until something is asked of the person, or the game is over; false where it is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await comesTrue(page, `document.querySelector('[data-asked="true"], [data-over]') !== null`);
  return (await page.locator('[data-over]').count()) === 0;
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
      await isPlayed(page, before);
      return;
    }
  }
  throw new Error('eight steps on the board led to no move');
}

/**
 * Goes on like that to the end, by clicks that the page makes itself as soon as it asks: hundreds of them from outside take a minute, and the
 * mouse has shown before that it finds what the board marks. False where the board marks nothing: then the list is next.
 */
export const clickToEnd = (page: Page, seed: number): Promise<boolean> =>
  page.evaluate<boolean>(`new Promise((resolve) => {
    let state = ${seed} >>> 0;
    const random = (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * n);
    };
    const marked = (kind) => [...document.querySelectorAll('[data-offer="' + kind + '"]')]
      .filter((node) => !node.disabled && node.checkVisibility());
    let played = -1;
    const look = () => {
      if (document.querySelector('[data-over]') !== null) return resolve(true);
      const table = document.querySelector('[data-asked="true"]');
      const entries = Number(table?.dataset.entries);
      if (table !== null && entries > played) {
        const moves = marked('move');
        const found = moves.length > 0 ? moves : marked('step');
        if (found.length === 0) return resolve(false);
        if (found === moves) played = entries;
        found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      setTimeout(look, 4);
    };
    look();
  })`);

export async function playFromList(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  const tab = page.getByRole('tab', { name: 'Moves' });
  const list = page.getByRole('region', { name: 'Moves' });
  if (!(await list.isVisible())) await tab.click();
  const moves = list.getByRole('button');
  // A long list is grouped: one group is opened.
  const groups = list.locator('summary');
  if ((await groups.count()) > 0) await groups.nth(random(await groups.count())).click();
  await moves.nth(random(await moves.count())).click();
  await isPlayed(page, before);
}

/** One decision from the list of moves by keys: the focus is on the list, its moves come Tab by Tab. */
export async function playListByKeys(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  const offered = await page.getByRole('region', { name: 'Moves' }).getByRole('button').count();
  let left = random(Math.min(offered, 4));
  // Past the field that finds moves; a group opens with Enter, and its moves are next.
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`document.activeElement?.matches('li button')
      ? 'move' : document.activeElement?.matches('details:not([open]) > summary') ? 'group' : ''`);
    if (focused === 'group') await page.keyboard.press('Enter');
    if (focused !== 'move' || left-- > 0) continue;
    await page.keyboard.press('Enter');
    return void (await isPlayed(page, before));
  }
  throw new Error('Tab never reaches a move in the list');
}

/** One decision on the board by keys: Tab to what the board marks, Enter. A step may come before the move. */
export async function playBoardByKeys(page: Page, random: (n: number) => number): Promise<void> {
  const before = await entriesOf(page);
  for (let steps = 0; steps < 8; steps++) {
    const kind = (await page.locator('[data-offer="move"]:visible:enabled').count()) > 0 ? 'move' : 'step';
    await tabToOffer(page, kind, random(3));
    await page.keyboard.press('Enter');
    if (kind === 'move') return void (await isPlayed(page, before));
  }
  throw new Error('eight steps on the board led to no move');
}

/** Past a number of offers of a kind to the next; round the page where there are fewer. */
async function tabToOffer(page: Page, kind: 'move' | 'step', past: number): Promise<void> {
  let left = past;
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string>(`document.activeElement?.dataset.offer ?? ''`)) === kind && left-- === 0) return;
  }
  throw new Error(`Tab never reaches a ${kind} on the board`);
}

/** What the focused control is called: by itself, by its label, or by its own text. */
const FOCUSED_NAME = `(({ activeElement: node }) =>
  node.getAttribute('aria-label') ?? (node.labels?.[0] ?? node).textContent.trim())(document)`;

/** Tab by Tab to what one looks for. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    // Past the last control the focus leaves the page for its body, and comes back with the next Tab.
    const label = await page.evaluate<string>(FOCUSED_NAME);
    if (typeof name === 'string' ? label === name : name.test(label) && label.length < 400) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** By how much the page is wider than the screen. Code for the page is text here: these files know no DOM. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

/** As long as people look before they move: meanwhile the tutor judges ahead, on a busy machine too. */
export const lookAtTable = (page: Page): Promise<void> => page.waitForTimeout(2000);
