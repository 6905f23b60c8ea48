import { expect, type Page } from '@playwright/test';
import type { Entry } from '../src/core/game.ts';
import { rewind } from '../src/core/match.ts';
import { offerMoves } from '../src/table/offer.ts';
import type { Save } from '../src/web/local/save.ts';
import { playFinished } from './finished.ts';
import { entriesOf } from './player.ts';

export const holds = {
  upright: { width: 360, height: 640 },
  sideways: { width: 640, height: 360 },
} as const;

/** A kind of move: its type, and what a hand does differently within a type. */
function kindOf(move: Entry): string {
  const { type, job, eat, replace, seat, dice } = move as Entry & Record<string, unknown>;
  if (type === 'keep' && replace !== undefined) return 'keep instead';
  if (type === 'weed' && seat !== undefined) return 'weed another';
  if (type === 'reroll' && dice !== undefined) return 'reroll some';
  return [type, job ?? eat].filter((part) => part !== undefined).join(' ');
}

/** A decision of seat 0, and how each move of the wanted kind is said. */
export interface Decision {
  readonly kind: string;
  readonly save: Save;
  readonly sentences: ReadonlySet<string>;
}

const GAMES = 4;

/** For every kind of move that some games offer, the decision with the fewest moves: quick to find it by hand. */
export function decisionsOfKinds(id: string): Decision[] {
  const found = new Map<string, Decision & { readonly count: number }>();
  for (let seed = 0; seed < GAMES; seed++) {
    const { save, match } = playFinished(id, 2, `kinds-${seed}`);
    for (const [entries] of match.log.entries()) {
      const before = rewind(match, entries);
      if (match.game.actor(before.state) !== 0) continue;
      const moves = offerMoves(before, 0).map(({ move }) => move);
      for (const kind of new Set(moves.map(kindOf))) {
        if ((found.get(kind)?.count ?? Number.POSITIVE_INFINITY) <= moves.length) continue;
        const sentences = moves.filter((move) => kindOf(move) === kind).map((move) => match.game.words.en.move(move));
        found.set(kind, {
          kind,
          count: moves.length,
          sentences: new Set(sentences),
          save: { ...save, id: `${kind} ${id}`.replaceAll(' ', '-'), log: match.log.slice(0, entries), isOver: false },
        });
      }
    }
  }
  return [...found.values()];
}

/** What can be tapped now, by its place; with a slip open, what lies on it. */
interface Offer {
  readonly kind: 'move' | 'step';
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What a finger would hit instead. */
  readonly cover: string | null;
  readonly isSeen: boolean;
}

const OFFERS = `(() => {
  const slip = [...document.querySelectorAll('.atFoot')].find((each) => each.querySelector('[data-offer]'));
  const seenPart = (node) => {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    for (let at = node.parentElement; at !== null && at !== slip?.parentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible' || getComputedStyle(at).display === 'contents') continue;
      const room = at.getBoundingClientRect();
      left = Math.max(left, room.left); right = Math.min(right, room.right);
      top = Math.max(top, room.top); bottom = Math.min(bottom, room.bottom);
    }
    return { left, right, top, bottom };
  };
  return [...(slip ?? document.querySelector('section.board')).querySelectorAll('[data-offer]:not(:disabled)')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => {
      const { width, height } = node.getBoundingClientRect();
      const { left, right, top, bottom } = seenPart(node);
      const x = (left + right) / 2, y = (top + bottom) / 2;
      const isSeen = right - left > 12 && bottom - top > 12 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const hit = isSeen ? document.elementFromPoint(x, y) : node;
      // A piece of a move may lie on another piece that plays the same game: the pig and what it is fed.
      const isHit = node.contains(hit) || hit?.closest('[data-offer]') !== null;
      return {
        kind: node.dataset.offer, label: node.getAttribute('aria-label') ?? node.textContent.trim(),
        x, y, width, height, isSeen, cover: isHit ? null : (hit?.outerHTML ?? 'nothing').slice(0, 120),
      };
    });
})()`;

const LEAST_TARGET = 36;

/** What holds at every moment of a turn: the page does not scroll, nothing lies over what glows, and something that glows is in view. */
export async function seeOneScreen(page: Page, where: string): Promise<readonly Offer[]> {
  const [height, room, scrolled, width, across] = await page.evaluate<number[]>(
    `(({ scrollHeight, scrollTop, scrollWidth }) => [scrollHeight, innerHeight, scrollTop + scrollY, scrollWidth, innerWidth])(document.scrollingElement)`,
  );
  expect(height, `${where}: the page is one screen`).toBeLessThanOrEqual(room ?? 0);
  expect(width, `${where}: and no wider`).toBeLessThanOrEqual(across ?? 0);
  expect(scrolled, `${where}: and never moves`).toBe(0);
  const hidden = await page.evaluate<number>(
    `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('section.board'))`,
  );
  expect(hidden, `${where}: the board fits its region`).toBeLessThanOrEqual(1);
  const offers = await page.evaluate<Offer[]>(OFFERS);
  expect(
    offers.filter(({ cover }) => cover !== null),
    `${where}: nothing lies over what glows`,
  ).toEqual([]);
  expect(
    offers.some(({ isSeen }) => isSeen),
    `${where}: something that glows is in view`,
  ).toBe(true);
  const small = offers.filter(({ width: w, height: h }) => Math.max(w, h) < LEAST_TARGET || Math.min(w, h) < 28);
  expect(small, `${where}: everything is large enough for a finger`).toEqual([]);
  return offers;
}

/** The page does not scroll, nor does the board up or down; sheets with pages are swiped sideways. */
export const seeNoScrolling = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate<number[]>(
        `[[document.scrollingElement, 'Height'], [document.scrollingElement, 'Width'], [document.querySelector('section.board'), 'Height']].map(([part, side]) => Math.max(0, part['scroll' + side] - part['client' + side] - 1))`,
      ),
    )
    .toEqual([0, 0, 0]);

const preview = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.querySelector('.head .preview')?.lastChild?.textContent.trim() ?? ''`);

const MOST_TAPS = 90;

/** Taps its way to a move of the wanted kind: steps lead on, a first tap says what a move would do, the second plays it. */
export async function tapMove(page: Page, { kind, sentences }: Decision): Promise<void> {
  const before = await entriesOf(page);
  const tried = new Set<string>();
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const offers = (await seeOneScreen(page, kind)).filter(({ label }) => !tried.has(label));
    const next = offers.find(({ kind: is }) => is === 'move') ?? offers[0];
    if (next === undefined) {
      // Nothing of it on this slip or with this die: back, and on with the next.
      await page.keyboard.press('Escape');
      continue;
    }
    tried.add(next.label);
    await bring(page, next);
    if (next.kind === 'step') continue;
    if (!sentences.has(await preview(page))) continue;
    await expect(page.locator('[popover].again'), `${kind}: the first tap asks for a second`).toContainText(
      /^Tap again/,
    );
    expect(await entriesOf(page), `${kind}: and plays nothing`).toBe(before);
    await page.touchscreen.tap(...(await middle(page, next)));
    await expect.poll(() => entriesOf(page)).toBeGreaterThan(before);
    return;
  }
  throw new Error(`${MOST_TAPS} taps led to no ${kind}`);
}

/** Where a piece is now: a board may have moved it into view. */
async function middle(page: Page, { label }: Offer): Promise<[x: number, y: number]> {
  const now = (await page.evaluate<Offer[]>(OFFERS)).find((offer) => offer.label === label && offer.isSeen);
  expect(now, `${label} is in view`).toBeDefined();
  return [now?.x ?? 0, now?.y ?? 0];
}

/** What is not in view is moved there inside its own region, as a finger would. */
async function bring(page: Page, offer: Offer): Promise<void> {
  if (!offer.isSeen)
    await page.evaluate(
      `[...document.querySelectorAll('[data-offer]')].find((node) => (node.getAttribute('aria-label') ?? node.textContent.trim()) === ${JSON.stringify(offer.label)})?.scrollIntoView({ block: 'nearest', inline: 'nearest' })`,
    );
  await page.touchscreen.tap(...(await middle(page, offer)));
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
}
