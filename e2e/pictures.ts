import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SPECTATOR } from '../src/core/game.ts';
import { legalMoves, type Match, rewind } from '../src/core/match.ts';
import type { Save } from '../src/web/local/save.ts';
import { cutSave, decisionsOf, keepSave, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { seeFonts, seeRest } from './look.ts';
import { arrive, desk, phone } from './online.ts';
import { isAsked, settle } from './player.ts';
import { seatAt } from './tables.ts';

/** Pictures for the README (`npm run pictures`): the same games each time, at a moment worth showing. */
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
/** Good to look at, and a tenth of the bytes of a picture without loss. */
const QUALITY = 80;
const SCREEN_HEIGHT = 1350;
const CLIP_ENTRIES = 30;
const FILM_ENTRIES = 10;
const MOST_CLIP_BYTES = 1_500_000;

/** The page at rest as a small file: the whole of it, or as much as a screen shows below a heading. */
async function take(page: Page, name: string, heading?: string): Promise<void> {
  const { width } = page.viewportSize() ?? desk;
  await page.mouse.move(0, 0);
  // Twice: a taller window may give a board more room.
  for (let i = 0; i < 2; i++) {
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.setViewportSize({ width, height: heading === undefined ? whole : Math.min(whole, SCREEN_HEIGHT) });
  }
  if (heading !== undefined) await page.getByRole('heading', { name: heading }).evaluate(SCROLL_TO);
  await seeFonts(page);
  await seeRest(page);
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(`${folder}${name}.webp`, Buffer.from(data, 'base64'));
}

/** Pictures of the home page: small, by day and by night. */
const small = {
  folder: fileURLToPath(new URL('../src/web/special/pictures/', import.meta.url)),
  width: 480,
  height: 300,
};

/** A piece of the page: the whole of it, or what fits the shape of those pictures from its top on. */
async function takeSmall(page: Page, name: string, piece: Locator, how: 'whole' | 'top' = 'top'): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const [theme, colorScheme] of [['day', 'light'] as const, ['night', 'dark'] as const]) {
    await page.emulateMedia({ colorScheme });
    await piece.evaluate(SCROLL_TO_TOP);
    await seeRest(page);
    const box = await piece.boundingBox();
    if (box === null) throw new Error(`nothing to take as ${name}`);
    const { x, y, width } = box;
    const height = how === 'whole' ? box.height : (width * small.height) / small.width;
    const scrolled = await page.evaluate<number>('scrollY');
    const clip = { x, y: y + scrolled, width, height, scale: small.width / width };
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
    writeFileSync(`${small.folder}${name}-${theme}.webp`, Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ colorScheme: null });
}

const SCROLL_TO_TOP = (node: Element): void => node.scrollIntoView({ block: 'start' });

const SCROLL_TO = (node: Element): void => {
  (node.closest('section') ?? node).scrollIntoView({ block: 'start' });
  scrollBy(0, -8);
};

/** How much there is to see: players close to each other, points on the sheets, and different things to do. */
function interestOf(match: Match): number {
  const totals = match.game.score(match.state, SPECTATOR).map(({ total }) => total ?? 0);
  const spread = Math.max(...totals) - Math.min(...totals);
  const most = Math.max(1, ...totals);
  const kinds = new Set(legalMoves(match).map(({ type }) => type)).size;
  return most / 40 - (8 * spread) / most + Math.min(kinds, 4);
}

/** A close game late enough for its end to be near, out of some that are always the same. */
function closeGame(id: string, players: number): Save {
  const moments = Array.from({ length: 30 }, (_, i) => playFinished(id, players, `picture-${i}`)).flatMap(
    ({ save, match }) =>
      decisionsOf(match)
        .filter((entries) => entries > match.log.length * 0.55 && entries < match.log.length * 0.85)
        .filter((_, k) => k % 4 === 0)
        .map((entries) => ({ save, entries, interest: interestOf(rewind(match, entries)) })),
  );
  const best = moments.reduce((one, other) => (other.interest > one.interest ? other : one));
  return cutSave(best.save, best.entries);
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('home', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(profiles.length);
    const special = page.getByRole('region', { name: 'What is special here' });
    await special.waitFor();
    for (const picture of await special.locator('img').all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await take(page, 'home');
  });

  for (const profile of profiles)
    test(`${profile.name}, by day and by night`, async ({ page }) => {
      await settle(page);
      await openSave(page, closeGame(profile.id, Math.max(2, profile.players.min)));
      await isAsked(page);
      await take(page, `${profile.id}-day`);
      if (profile.id !== 'garden-dice') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await take(page, `${profile.id}-night`);
    });

  test('luck and skill', async ({ page }) => {
    const { save } = playFinished('garden-dice', 2, 'picture-luck');
    await settle(page);
    await keepSave(page, save);
    await page.goto(`/replay/${save.id}/luck/64`);
    await expect(page.getByText(/lucky by \d+\.\d points/)).toHaveCount(2, { timeout: 150_000 });
    await expect(page.getByRole('progressbar', { name: 'Luck and skill' })).toHaveCount(0, { timeout: 150_000 });
    await take(page, 'analysis', 'Luck and skill');
    await takeSmall(page, 'luck', page.locator('.chart'), 'whole');
  });

  test('a clip', async ({ page }) => {
    const { save, match } = playFinished('garden-dice', 2, 'picture-clip');
    await settle(page);
    await keepSave(page, save);
    const end = Math.floor(match.log.length * 0.6);
    await page.goto(`/replay/${save.id}/${end}`);
    await takeSmall(page, 'clip', page.getByRole('region', { name: 'Table', exact: true }));
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('fast');
    await page.getByLabel('To moment').fill(String(end));
    // Pages that show pictures alone take the GIF; home, which can play it, the end of it as a film.
    for (const [format, entries, file] of [
      ['gif', CLIP_ENTRIES, `${folder}clip.gif`],
      ['webm', FILM_ENTRIES, `${small.folder}clip.webm`],
    ] as const) {
      await page.getByLabel('From moment').fill(String(end - entries));
      await page.getByRole('combobox', { name: 'Kind of file' }).selectOption(format);
      await page.getByRole('button', { name: 'Make it' }).click();
      const link = page.locator(`a[download$='.${format}']`);
      await expect(link).toBeVisible({ timeout: 150_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const bytes = readFileSync(await download.path());
      expect(bytes.length).toBeLessThan(MOST_CLIP_BYTES);
      writeFileSync(file, bytes);
    }
  });

  test('sealed dice', async ({ page }) => {
    const { save } = playFinished('harvest-dice', 3, 'picture-fair');
    await settle(page);
    await keepSave(page, save);
    await page.goto('/fair');
    await page.getByRole('button', { name: /Check: Harvest Dice/ }).click();
    await expect(page.getByRole('heading', { name: 'Every roll is right.' })).toBeVisible();
    await page.getByText('Opened', { exact: true }).click();
    await take(page, 'sealed-dice');
    await page.setViewportSize({ width: 600, height: 900 });
    await takeSmall(page, 'dice', page.getByRole('heading', { name: 'Every roll is right.' }));
  });

  test('the lab', async ({ page }) => {
    await settle(page);
    await page.goto('/lab/garden-dice');
    await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
    for (const [i, bot] of ['seedling', 'sprout', 'sprout'].entries())
      await page.getByRole('combobox', { name: `Bot ${i + 1}` }).selectOption(bot);
    await page.getByRole('spinbutton', { name: 'Games' }).fill('100');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('status').filter({ hasText: '100 of 100 games' })).toBeVisible({ timeout: 150_000 });
    await take(page, 'lab', 'The lab');
    await takeSmall(page, 'lab', page.locator('.plot').first());
  });

  test('a table online', async ({ browser }) => {
    const ann = await arrive(browser, 'Ann');
    const ben = await arrive(browser, 'Ben');
    await seatAt([ann, ben], 'rice-dice', { forward: { seed: 1, isEnough: ({ log }) => log.length > 120 } });
    for (const [person, words] of [
      [ann, 'Your terraces are full of water!'],
      [ben, 'Wait until you see my next card.'],
    ] as const) {
      await person.page.getByRole('tab', { name: 'Chat' }).click();
      await person.page.getByLabel('Say something').fill(words);
      await person.page.getByLabel('Say something').press('Enter');
      await expect(ann.page.getByRole('tabpanel')).toContainText(words);
    }
    await take(ann.page, 'online');
    await takeSmall(ann.page, 'online', ann.page.getByRole('main'));
    for (const { context } of [ann, ben]) await context.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  for (const id of ['harvest-dice', 'dessert-dice', 'my-little-vineyard'])
    test(id, async ({ page }) => {
      await settle(page);
      await openSave(page, closeGame(id, 2));
      await isAsked(page);
      await take(page, `${id}-phone`);
    });
});
