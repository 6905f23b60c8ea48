import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SPECTATOR } from '../src/core/game.ts';
import { numberText } from '../src/core/numberText.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { allowed } from '../src/server/secrecy.suite.ts';
import { calledBy, gameOf } from './games.ts';
import type { Hand } from './planner.ts';
import { settle } from './player.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every text the server has sent to this browser, over the socket or as an answer, as it came. */
  readonly heard: string[];
  /** The server that this browser talks to. */
  readonly origin: string;
}

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** The server that the tests talk to. */
export const serverOfTests = (): string => test.info().project.use.baseURL ?? '';

export async function arrive(
  browser: Browser,
  name: string,
  viewport = desk,
  origin = serverOfTests(),
): Promise<Person> {
  const context = await browser.newContext({ viewport, baseURL: origin });
  const page = await context.newPage();
  const heard = listenTo(page);
  await settle(page);
  return { name, context, page, heard, origin };
}

/** Every text that the server sends to a page from now on. */
export function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

/** Opens a table by the pages, and returns its code. */
export async function openTable({ page, name }: Person, game: string, players: number): Promise<string> {
  await page.goto(`/open/${game}`);
  const field = page.getByLabel('Your name');
  await expect(field.or(page.getByText('You play as'))).toBeVisible();
  if (await field.isVisible()) await field.fill(name);
  await page.getByLabel('How many play?').selectOption(String(players));
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  return codeOn(page);
}

export const codeOn = async (page: Page): Promise<string> => String(await page.locator('.code strong').textContent());

export async function sitDown({ page, name }: Person, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
}

/** Opens a table for all of them, the first being the host, and starts. */
export async function beginGame(people: readonly [Person, ...Person[]], game: string): Promise<string> {
  const [host, ...guests] = people;
  const code = await openTable(host, game, people.length);
  for (const guest of guests) await sitDown(guest, code);
  await host.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of people) await see(page);
  return code;
}

/** The table of a game that has begun is on the page. */
export const see = (page: Page): Promise<void> => expect(page.locator('[data-entries]')).toBeVisible();

/** The pages of those at a table, by seat, as players by plan: each clicks the move in its list as soon as it is asked, or after a look at the table. */
export function handsOf(people: readonly Person[], lookMillis = 0): Hand[] {
  const names = people.map(({ name }) => name);
  return people.map(({ page, heard }, seat) => ({
    heard,
    play: ({ game, log }, move) =>
      clickMove(page, log.length, game.words.en.move(move, calledBy(game, names, seat)), lookMillis),
  }));
}

/** In the page itself: looking from outside takes longer than the move. */
const clickMove = (page: Page, entries: number, words: string, lookMillis: number): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    let left = ${lookMillis};
    const look = () => {
      const table = document.querySelector('[data-asked="true"][data-entries="${entries}"]');
      if (table === null) return setTimeout(look, 4);
      if (left > 0) {
        setTimeout(look, left);
        return void (left = 0);
      }
      const buttons = [...document.querySelectorAll('#drawer-panel section button')];
      if (buttons.length === 0) document.getElementById('tab-moves').click();
      const wanted = buttons.find((button) => button.querySelector('span').textContent === ${JSON.stringify(words)});
      if (wanted === undefined) return setTimeout(look, 4);
      wanted.click();
      resolve();
    };
    look();
  })`);

/**
 * Plays in the page itself, from the list of moves, whenever it is this person's turn: what brings most points at once, else mostly the
 * first, so that games end soon. Stops at the end, or when the log has `most` entries. In the page, because hundreds of clicks from outside take minutes.
 */
export function playOn(page: Page, seed: number, most = Number.MAX_SAFE_INTEGER): Promise<unknown> {
  return page.evaluate(`new Promise((resolve) => {
    let state = ${seed} >>> 0;
    const random = (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * n);
    };
    const gain = (button) => Number(/\\+(\\d+)/.exec(button.textContent)?.[1] ?? 0);
    let played = -1;
    let waited = 0;
    const look = () => {
      const table = document.querySelector('[data-entries]');
      const entries = Number(table?.dataset.entries ?? -1);
      if (document.querySelector('[data-over]') !== null || entries >= ${most}) return resolve();
      setTimeout(look, 8);
      if (table?.dataset.asked !== 'true') return;
      // A move that was refused, because so many came so fast, is tried again.
      if (played === entries && waited++ < 100) return;
      const buttons = [...document.querySelectorAll('#drawer-panel section button')];
      if (buttons.length === 0) return document.getElementById('tab-moves').click();
      const best = buttons.reduce((a, b) => (gain(b) > gain(a) ? b : a));
      (gain(best) > 0 ? best : buttons[random(4) > 0 ? 0 : random(buttons.length)]).click();
      played = entries;
      waited = 0;
    };
    look();
  })`);
}

/** How far a page is in the log, and the points it shows: the same for everybody, where sentences speak to each in their own person. */
export const logOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const table = document.querySelector('[data-entries]');
    const points = [...table.querySelectorAll('.seats li')].map((seat) => seat.textContent.match(/-?\\d+(?= points?)/)?.[0]);
    return table.dataset.entries + ' ' + points.join(' ');
  })()`);

/** Everybody sees the same end of the table that the first one is at, and nobody was told before what was not theirs. */
export async function seeEnd(
  people: readonly [Person, ...Person[]],
  watchers: readonly Person[] = [],
): Promise<MatchRecord> {
  const [{ page }] = people;
  const table = page.url().split('/').at(-1);
  const record: MatchRecord = await (await page.request.get(`/api/tables/${table}/record`)).json();
  expect(record.hidden).toBeUndefined();
  for (const each of [...people, ...watchers]) {
    await expect(each.page.locator('[data-over]')).toBeVisible();
    await expect(each.page.locator('[data-entries]')).toHaveAttribute('data-entries', String(record.log.length));
    const row = each.page.getByRole('row', { name: /^Total/ });
    for (const { total } of record.result?.standings ?? []) await expect(row).toContainText(numberText(total ?? 0));
  }
  const heard = [
    ...people.map((person, seat) => leaksTo(person, record, seat)),
    ...watchers.map((person) => leaksTo(person, record, SPECTATOR)),
  ];
  expect(heard.map(({ leaks }) => leaks.slice(0, 2))).toEqual(heard.map(() => []));
  // Where a game has secrets, this one had some: otherwise nothing was shown.
  expect(heard.some(({ secrets }) => secrets > 0)).toBe(!gameOf(record.game).isOpen);
  return record;
}

/** What a seat was never to hear before the end, and did hear; and how many things there were to hide. */
export function leaksTo(
  person: Pick<Person, 'heard'>,
  record: MatchRecord,
  viewer: number,
): { leaks: string[]; secrets: number } {
  const known = allowed(record, viewer);
  // Where cards are drawn again, what was hidden from somebody once may be theirs to see another time.
  const open = new Set(known.entries);
  const views = new Set(known.views);
  const isOpen = (text: string): boolean => /"stage":"over"|"actor":"over"|"result":\{"standings"/.test(text);
  const sent = person.heard.filter((text) => !isOpen(text));
  const leaks = sent.flatMap((text) => [
    ...known.hidden.filter((entry) => !open.has(entry) && text.includes(entry)),
    ...viewsIn(text).filter((view) => !views.has(view)),
  ]);
  return { leaks, secrets: known.hidden.length };
}

function viewsIn(text: string): string[] {
  if (!text.startsWith('{"type":"update"')) return [];
  const { match } = JSON.parse(text) as { match: { view: unknown } | null };
  return match === null ? [] : [JSON.stringify(match.view)];
}
