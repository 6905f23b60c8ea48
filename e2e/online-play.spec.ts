import { expect, test } from '@playwright/test';
import { SPECTATOR } from '../src/core/game.ts';
import { numberText } from '../src/core/numberText.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { gameOf, profiles } from './games.ts';
import { arrive, beginGame, desk, handsOf, leaksTo, logOf, type Person, phone, playOn, see } from './online.ts';
import { isNearEnd, playByPlan } from './planner.ts';
import { seatAt } from './tables.ts';

/** How many entries pages still play where programs have played the rest. */
const LAST_ENTRIES = 16;

/** A seed of its own for every run; a failure names it. */
function newSeed(): number {
  const seed = Date.now() % 100_000;
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return seed;
}

async function recordAt({ page }: Person): Promise<MatchRecord> {
  const table = page.url().split('/').at(-1);
  return (await page.request.get(`/api/tables/${table}/record`)).json();
}

/** By no plan this one takes thousands of moves; the others end soon, and are played quicker in the pages themselves. */
const LONG_GAME = 'rice-dice';

const playToEnd = (people: readonly Person[], game: string, seed: number): Promise<unknown> =>
  game === LONG_GAME
    ? playByPlan(handsOf(people), game, seed)
    : Promise.all(people.map(({ page }, i) => playOn(page, seed + i)));

/** Everybody sees the same end, and nobody was told before what was not theirs. */
async function seeEnd(people: readonly [Person, ...Person[]], watchers: readonly Person[]): Promise<void> {
  const record = await recordAt(people[0]);
  expect(record.hidden).toBeUndefined();
  for (const { page } of [...people, ...watchers]) {
    await expect(page.locator('[data-over]')).toBeVisible();
    await expect(page.locator('[data-entries]')).toHaveAttribute('data-entries', String(record.log.length));
    const row = page.getByRole('row', { name: /^Total/ });
    for (const { total } of record.result?.standings ?? []) await expect(row).toContainText(numberText(total ?? 0));
  }
  const heard = [
    ...people.map((person, seat) => leaksTo(person, record, seat)),
    ...watchers.map((person) => leaksTo(person, record, SPECTATOR)),
  ];
  expect(heard.map(({ leaks }) => leaks.slice(0, 2))).toEqual(heard.map(() => []));
  // Where a game has secrets, this one had some: otherwise nothing was shown.
  expect(heard.some(({ secrets }) => secrets > 0)).toBe(!gameOf(record.game).isOpen);
}

for (const profile of profiles)
  test(`${profile.name}: two people play online to the end, a third watches, and no secret is heard`, async ({
    browser,
  }) => {
    const seed = newSeed();
    const ann = await arrive(browser, 'Ann');
    const ben = await arrive(browser, 'Ben', phone);
    const eve = await arrive(browser, 'Eve');
    const code = await beginGame([ann, ben], profile.id);
    await eve.page.goto(`/t/${code}`);
    await see(eve.page);
    // The tab says whose turn it is.
    const titles = await Promise.all([ann, ben, eve].map(({ page }) => page.title()));
    expect(titles.filter((title) => title.includes('Your turn'))).toHaveLength(1);
    expect(titles.filter((title) => /(Ann|Ben)’s turn/.test(title))).toHaveLength(2);
    await playToEnd([ann, ben], profile.id, seed);
    await seeEnd([ann, ben], [eve]);
    await expect(eve.page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    for (const { context } of [ann, ben, eve]) await context.close();
  });

/** In all games four play at the table of a big screen (living-room.spec.ts). Here it is one that is open and one with secrets. */
const FOURS = new Set(['garden-dice', 'dessert-dice']);

for (const profile of profiles.filter(({ id }) => FOURS.has(id)))
  test(`${profile.name}: four people play the last moves online, see the same end, and play again`, async ({
    browser,
  }) => {
    const seed = newSeed();
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cleo', 'Dora'].map((name, i) => arrive(browser, name, i % 2 === 0 ? desk : phone)),
    );
    const [ann, ben, cleo, dora] = people as [Person, Person, Person, Person];
    const isEnough = (match: Parameters<typeof isNearEnd>[0]): boolean => isNearEnd(match, LAST_ENTRIES);
    await seatAt([ann, ben, cleo, dora], profile.id, { forward: { seed, isEnough } });
    await playToEnd(people, profile.id, seed);
    await seeEnd([ann, ben, cleo, dora], []);
    const logs = new Set(await Promise.all(people.map(({ page }) => logOf(page))));
    expect(logs.size).toBe(1);
    await ben.page.getByRole('button', { name: 'Rematch' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
    // The others are told, and their seats are kept: who says yes has sat down.
    await ann.page.getByRole('link', { name: 'Sit down again' }).click();
    await expect(ben.page.getByRole('listitem').filter({ hasText: 'Ann' }).first()).toContainText('here');
    for (const { context } of people) await context.close();
  });
