import { expect, type Page, test } from '@playwright/test';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import {
  clickToEnd,
  ending,
  isAsked,
  overflowOf,
  playBoardByKeys,
  playFromList,
  playListByKeys,
  playOnBoard,
  randomFrom,
  settle,
  table,
  tabTo,
} from './player.ts';

const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
};
const MOST_TURNS = 600;
/** By the mouse itself; after them a whole game is clicked through in the page. */
const MOUSE_TURNS = 8;
const OTHER = 'Who decides, Seat 2';
/** Tab passes everything between two moves: after this number of decisions on the board the keys go on in the list, which is quicker. */
const TURNS_ON_BOARD = 3;
const KEY_TURNS = 6;
const LAST_TURNS = 5;
/** What makes a game short, where it can be had: what to choose under which label. Random play alone would take long to bring in 100 rice. */
const short: Record<string, Record<string, string>> = {
  'my-little-vineyard': { [OTHER]: 'Breeze, plays anything', Years: 'Two years', Seasons: 'Summer and Fall only' },
  'rice-dice': { [OTHER]: 'Sprout, plays along' },
};
/** Whatever keys play. */
const endsSoon: Record<string, object> = { 'rice-dice': { drySpell: 2 } };
const settingOf = (id: string): [label: string, value: string][] =>
  Object.entries(short[id] ?? { [OTHER]: 'Breeze, plays anything' });

type Play = (page: Page, random: (n: number) => number, turn: number) => Promise<void>;

/** A seed of its own for every run; a failure names it. */
function newRandom(): (n: number) => number {
  const seed = Date.now() % 100_000;
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return randomFrom(seed);
}

const other = { phone: 'desk', desk: 'phone' } as const;

/**
 * Every game by each hand, on a phone by one, on a desk by the other: whole by the mouse, its beginning and an end by keys. Keys play on the board first, then from the list.
 */
for (const [i, profile] of profiles.entries()) {
  const mouse = i % 2 === 0 ? 'phone' : 'desk';

  test.describe(`${profile.name}, from home to the final score`, () => {
    test.use({ viewport: sizes[mouse] });

    test(`by mouse on a ${mouse}`, async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await page.getByRole('link', { name: `Set up: ${profile.name}` }).click();
      for (const [label, value] of settingOf(profile.id)) await page.getByLabel(new RegExp(label)).selectOption(value);
      await page.getByRole('button', { name: 'Start' }).click();
      await playToEnd(page, playByMouse);
    });
  });

  test.describe(`${profile.name}, from home to the final score`, () => {
    test.use({ viewport: sizes[other[mouse]] });

    test(`by keyboard alone on a ${other[mouse]}`, async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await tabTo(page, `Set up: ${profile.name}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      for (const [label, value] of settingOf(profile.id)) {
        await tabTo(page, new RegExp(label));
        await page.keyboard.type(value);
      }
      await tabTo(page, 'Start');
      await page.keyboard.press('Enter');
      await play(page, playByKeys, KEY_TURNS);
      // The mouse plays whole games: keys go on near the end of another.
      const { save, match } = playFinished(profile.id, 2, `keys-${profile.id}`, endsSoon[profile.id]);
      await openSave(page, cutSave(save, decisionsOf(match).at(-LAST_TURNS) ?? 0));
      await playToEnd(page, playListAlone);
    });
  });
}

const playByMouse: Play = async (page, random, turn) => {
  if (turn < MOUSE_TURNS) await playOnBoard(page, random);
  else if (!(await clickToEnd(page, random(100_000)))) await playFromList(page, random);
};

const playByKeys: Play = async (page, random, turn) => {
  if (turn < TURNS_ON_BOARD) return playBoardByKeys(page, random);
  if (turn === TURNS_ON_BOARD) {
    await tabTo(page, 'To the list of moves');
    await page.keyboard.press('Enter');
  }
  await playListByKeys(page, random);
};

const playListAlone: Play = async (page, random, turn) => {
  if (turn === 0) await page.keyboard.press('m');
  await playListByKeys(page, random);
};

/** Decides as often as that, or until the game is over. */
async function play(page: Page, decide: Play, turns: number): Promise<void> {
  const random = newRandom();
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(table(page)).toBeVisible();
  for (let turn = 0; turn < turns && (await isAsked(page)); turn++) await decide(page, random, turn);
}

async function playToEnd(page: Page, decide: Play): Promise<void> {
  await play(page, decide, MOST_TURNS);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/Total\s*[-−]?\d+/);
  // Nothing on the page is wider than the page.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
