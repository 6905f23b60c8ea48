import { expect, type Page, test } from '@playwright/test';
import { profiles } from './games.ts';
import {
  ending,
  isAsked,
  overflowOf,
  playBoardByKeys,
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
const OTHER = 'Who decides, Seat 2';
/** Tab passes everything between two moves: after so many decisions on the board the keys go on in the list, which is quicker. */
const TURNS_ON_BOARD = 6;
/** What makes a game short, where it can be had: what to choose under which label. Random play alone would take long to bring in 100 rice. */
const short: Record<string, Record<string, string>> = {
  'my-little-vineyard': { [OTHER]: 'Breeze, plays anything', Years: 'Two years', Seasons: 'Summer and Fall only' },
  'rice-dice': { [OTHER]: 'Sprout, plays along' },
};
const settingOf = (id: string): [label: string, value: string][] =>
  Object.entries(short[id] ?? { [OTHER]: 'Breeze, plays anything' });

type Play = (page: Page, random: (n: number) => number, turn: number) => Promise<void>;

/** A seed of its own for every run; a failure names it. */
function newRandom(): (n: number) => number {
  const seed = Date.now() % 100_000;
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return randomFrom(seed);
}

/**
 * Every game by each hand at each size. One half starts by one click against the usual bots, the other goes through the set-up: a short
 * game against the quickest bot. Keys play from the list on a desk, and begin on the board itself on a phone.
 */
for (const profile of profiles) {
  test.describe(`${profile.name} on a phone, from home to the final score`, () => {
    test.use({ viewport: sizes.phone });

    test('by mouse', async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await page.getByRole('button', { name: `Play: ${profile.name}` }).click();
      await playToEnd(page, playOnBoard);
    });

    test('by keyboard alone, on the board', async ({ page }) => {
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
      await playToEnd(page, playByKeys);
    });
  });

  test.describe(`${profile.name} on a desk, from home to the final score`, () => {
    test.use({ viewport: sizes.desk });

    test('by mouse', async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await page.getByRole('link', { name: `Set up: ${profile.name}` }).click();
      for (const [label, value] of settingOf(profile.id)) await page.getByLabel(new RegExp(label)).selectOption(value);
      await page.getByRole('button', { name: 'Start' }).click();
      await playToEnd(page, playOnBoard);
    });

    test('by keyboard alone, from the list of moves', async ({ page }) => {
      await settle(page);
      await page.goto('/');
      await tabTo(page, `Play: ${profile.name}`);
      await page.keyboard.press('Enter');
      await isAsked(page);
      await tabTo(page, 'To the list of moves');
      await page.keyboard.press('Enter');
      await playToEnd(page, playListByKeys);
    });
  });
}

const playByKeys: Play = async (page, random, turn) => {
  if (turn < TURNS_ON_BOARD) return playBoardByKeys(page, random);
  if (turn === TURNS_ON_BOARD) {
    await tabTo(page, 'To the list of moves');
    await page.keyboard.press('Enter');
  }
  await playListByKeys(page, random);
};

async function playToEnd(page: Page, play: Play): Promise<void> {
  // However busy the machine: a whole game, decision by decision.
  test.setTimeout(600_000);
  const random = newRandom();
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(table(page)).toBeVisible();
  for (let turn = 0; turn < MOST_TURNS && (await isAsked(page)); turn++) await play(page, random, turn);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/Total\s*[-−]?\d+/);
  // Nothing on the page is wider than the page.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
