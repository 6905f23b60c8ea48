import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type AnyGame, CHANCE, type Entry } from '../src/core/game.ts';
import { type Match, newMatch, playEntry } from '../src/core/match.ts';
import { unwrap } from '../src/core/result.ts';
import { offerMoves } from '../src/table/offer.ts';
import type { Save } from '../src/web/local/save.ts';
import { seeExplained } from './explained.ts';
import { playFinished } from './finished.ts';
import { calledBy, gameOf } from './games.ts';
import { entriesOf } from './player.ts';

export const holds = {
  upright: { width: 360, height: 640 },
  sideways: { width: 640, height: 360 },
} as const;

type Fields = Entry & Readonly<Record<string, unknown>>;

/** A kind of move: its type and what else it says, such as a die that is spat or another's paddy. */
const shapeOf = (move: Entry): string =>
  [move.type, ...Object.keys(move).filter((key) => key !== 'type' && !EVERYWHERE.has(key))].join(' ');
const EVERYWHERE = new Set([
  'row',
  'column',
  'die',
  'paddy',
  'card',
  'value',
  'count',
  'into',
  'fertilizers',
  'barrel',
]);

/** And what a hand does differently within it. */
function kindOf(move: Entry): string {
  const { type, job, action, eat, tile } = move as Fields;
  const part = job ?? action ?? eat ?? (type === 'flip' ? tile : undefined);
  return part === undefined ? shapeOf(move) : `${shapeOf(move)}: ${part}`;
}

/** The kinds of moves that the notation of a game documents, told by their shapes; what chance does is no move. */
function documentedShapes({ profile: { id } }: AnyGame, chance: ReadonlySet<string>): Set<string> {
  const text = readFileSync(new URL(`../src/games/${id}/NOTATION.md`, import.meta.url), 'utf8');
  const examples = [...text.matchAll(/`(\{"type":[^`]*\})`/g)].map(([, json = '']) =>
    JSON.parse(json.replaceAll(',…', '')),
  );
  return new Set(examples.filter(({ type }: Entry) => !chance.has(type)).map(shapeOf));
}

/** A decision of seat 0, and how each move of the wanted kind is said. */
export interface Decision {
  readonly kind: string;
  readonly save: Save;
  readonly sentences: ReadonlySet<string>;
}

const LEAST_GAMES = 4;
const MOST_GAMES = 60;

/**
 * For every kind of move, the decision with the fewest moves: quick to find it by hand. Games are played until every kind that is documented has
 * been offered, by turns with few players and as usual, and with many and everything that can be switched on.
 */
export function decisionsOfKinds(id: string): Decision[] {
  const game = gameOf(id);
  const found = new Map<string, Decision & { readonly count: number }>();
  const chance = new Set<string>();
  const missing = (): string[] => {
    const shapes = new Set([...found.keys()].map((kind) => kind.split(':')[0]));
    return [...documentedShapes(game, chance)].filter((shape) => !shapes.has(shape));
  };
  for (let seed = 0; seed < LEAST_GAMES || (seed < MOST_GAMES && missing().length > 0); seed++) {
    const { save, match } = playFinished(id, ...tableOf(game, seed));
    const before = unwrap(newMatch(game, match.players, match.options));
    for (const [entries, entry] of match.log.entries()) {
      const actor = game.actor(before.state);
      if (actor === CHANCE) chance.add(entry.type);
      if (actor === 0) noteKinds(found, before, { ...save, log: match.log.slice(0, entries), isOver: false });
      unwrap(playEntry(before, entry));
    }
  }
  expect(missing(), `kinds of moves of ${id} that no game offers`).toEqual([]);
  return [...found.values()];
}

/** By turns a small table as usual, and a full one with everything that can be switched on. */
function tableOf({ profile, options }: AnyGame, seed: number): [players: number, table: string, options: object] {
  const isFull = seed % 2 === 1;
  const switches = Object.entries(options).filter(([, { kind }]) => kind === 'boolean');
  return [
    isFull ? profile.players.max : Math.max(2, profile.players.min),
    `kinds-${seed}`,
    isFull ? Object.fromEntries(switches.map(([name]) => [name, true])) : {},
  ];
}

function noteKinds(found: Map<string, Decision & { readonly count: number }>, before: Match, save: Save): void {
  const moves = offerMoves(before, 0).map(({ move }) => move);
  const of = calledBy(
    before.game,
    save.seats.map(({ name }) => name),
    0,
  );
  for (const kind of new Set(moves.map(kindOf))) {
    if ((found.get(kind)?.count ?? Number.POSITIVE_INFINITY) <= moves.length) continue;
    const sentences = moves.filter((move) => kindOf(move) === kind).map((move) => before.game.words.en.move(move, of));
    const id = `${kind} ${save.game}`.replaceAll(/[: ]+/g, '-');
    found.set(kind, { kind, count: moves.length, sentences: new Set(sentences), save: { ...save, id } });
  }
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

/** What is larger than its place: the board, the sentence, a player's points, and dice that lie beside their tray. */
const CUT_OFF = `(() => {
  const isLarger = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
  const isOutside = (piece, place) => {
    const [inner, outer] = [piece, place].map((node) => node.getBoundingClientRect());
    return inner.left < outer.left - 2 || inner.right > outer.right + 2 || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  return [
    ...all('section.board, .duty, .seats li').filter(isLarger),
    ...all('.seats li').filter((seat) => isOutside(seat, seat.closest('.seats'))),
    ...all('.tray [data-offer]').filter((die) => die.closest('.atFoot') === null && isOutside(die, die.closest('.tray'))),
  ].map((node) => node.className.toString() + ': ' + node.textContent.trim().slice(0, 80));
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
  expect(await page.evaluate<string[]>(CUT_OFF), `${where}: nothing is cut off`).toEqual([]);
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
  /** After how many taps an offer was seen first. */
  const since = new Map<string, number>();
  await seeExplained(page, kind);
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const offers = (await seeOneScreen(page, kind)).filter(({ label }) => !tried.has(label));
    for (const { label } of offers) if (!since.has(label)) since.set(label, taps);
    // A move, or of all steps one that came last: it leads on from what is chosen.
    const newest = Math.max(...offers.map(({ label }) => since.get(label) ?? 0));
    const next =
      offers.find(({ kind: is }) => is === 'move') ?? offers.find(({ label }) => since.get(label) === newest);
    if (next === undefined) {
      // Nothing of it on this slip or with this die: back, and on with the next.
      await page.keyboard.press('Escape');
      continue;
    }
    tried.add(next.label);
    await bring(page, next);
    if (next.kind === 'step') {
      // What it has opened, too.
      await seeExplained(page, kind);
      continue;
    }
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
