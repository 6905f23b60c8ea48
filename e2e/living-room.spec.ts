import { expect, test } from '@playwright/test';
import { SPECTATOR } from '../src/core/game.ts';
import { numberText } from '../src/core/numberText.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { unwrap } from '../src/core/result.ts';
import { enter, leaveAll, openTable as openAt, playOn as playAll, until } from '../src/server/testing.suite.ts';
import { handheld, noteTaps, openScreen, seeReadable, television, type Ways, waysTo } from './big.ts';
import { gameOf, profiles } from './games.ts';
import { seeNoViolation } from './look.ts';
import {
  arrive,
  codeOn,
  handsOf,
  leaksTo,
  listenTo,
  logOf,
  openTable,
  type Person,
  playOn,
  see,
  seeEnd,
  serverOfTests,
  sitDown,
} from './online.ts';
import { isNearEnd, playByPlan } from './planner.ts';
import { seatAt, startWith } from './tables.ts';

/** How many entries the phones still play where programs have played the rest. */
const LAST_ENTRIES = 16;
/**
 * From tap to screen, in 95 of 100 moves, at the pace of people and on a machine that does nothing else (docs/BENCHMARKS.md). Else phones tap as soon as they
 * can, while the others still draw the move before, on a machine that runs five browsers and whatever else it has to do.
 */
const WAY_MILLIS = 300;
const LOOK_MILLIS = Number(process.env.WINDFALL_LOOK ?? 0);
const isMeasured = LOOK_MILLIS > 0;
const MOST_WAY_MILLIS = isMeasured ? WAY_MILLIS : 10 * WAY_MILLIS;
/** Beside other browsers the slowest moves tell how busy the machine is; a screen that holds moves back shows in every second one. */
const WAY_SHARE = isMeasured ? 0.95 : 0.5;
const MEASURED_TEST_MILLIS = 900_000;
const REST_MILLIS = 3000;
/** What the screen may take of it: it must not hold a move back to show what came before at leisure. */
const OWN_MILLIS = 1200;

/** Where the table is full. */
const FULL_ENTRIES = 20;
const SLEEP_MILLIS = 3000;

const quantile = (millis: readonly number[], share: number): number =>
  Math.round(millis[Math.ceil(share * millis.length) - 1] ?? Number.NaN);

function tellWays({ whole, own, parts }: Ways): string {
  const told = (millis: readonly number[]): string => `${quantile(millis, 0.5)} and ${quantile(millis, 0.95)} ms`;
  const partTexts = Object.entries(parts).map(([name, millis]) => `${name} ${told(millis)}`);
  return `from tap to big screen, median and p95 of ${whole.length} moves: ${told(whole)}, by the screen ${told(own)} (${partTexts.join(', ')})`;
}

const names = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** At the pace of people all games are measured; else it is one that is open and one with secrets. */
const FOURS = new Set(['garden-dice', 'dessert-dice']);

/** Five browsers that have just come fetch the whole app to keep it, all at once: at a home that is over before the first move. */
async function rest(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.evaluate('navigator.serviceWorker.ready.then(() => {})')));
  await new Promise((resolve) => setTimeout(resolve, REST_MILLIS));
}

for (const profile of profiles.filter(({ id }) => isMeasured || FOURS.has(id)))
  test(`${profile.name}: four phones finish a game on a big screen, which all can read and which knows no secret, and play again`, async ({
    browser,
  }) => {
    if (isMeasured) test.setTimeout(MEASURED_TEST_MILLIS);
    const seed = Date.now() % 100_000;
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const people = (await Promise.all(names.map((name) => arrive(browser, name, handheld)))) as [
      Person,
      Person,
      ...Person[],
    ];
    const [ann, ben] = people;
    const table = await seatAt(people, profile.id, {
      ...(isMeasured ? {} : { forward: { seed, isEnough: (match) => isNearEnd(match, LAST_ENTRIES) } }),
    });
    await Promise.all(people.map(noteTaps));
    const { room } = await (await ann.page.request.get(`/api/tables/${table}`)).json();
    const screen = await openScreen(browser, room.code);
    await see(screen.page);
    await seeReadable(screen.page, 'in the middle of the game');

    if (isMeasured) await rest([...people, screen]);
    if (isMeasured || profile.id === 'rice-dice') {
      await playByPlan(handsOf(people, LOOK_MILLIS), profile.id, seed);
    } else await Promise.all(people.map(({ page }, i) => playOn(page, seed + i)));

    const record = await seeEnd(people);
    expect(new Set(await Promise.all(people.map(({ page }) => logOf(page)))).size).toBe(1);
    await expect(screen.page.locator('[data-over]')).toBeVisible();
    await expect(screen.page.locator('[data-entries]')).toHaveAttribute('data-entries', String(record.log.length));
    for (const { seat, total } of record.result?.standings ?? [])
      await expect(screen.page.getByRole('listitem').filter({ hasText: names[Number(seat)] ?? '' })).toContainText(
        numberText(total ?? 0),
      );
    await expect(screen.page.getByRole('img')).toBeVisible();
    await seeReadable(screen.page, 'at the end');

    const { leaks, secrets } = leaksTo(screen, record, SPECTATOR);
    expect(leaks.slice(0, 2)).toEqual([]);
    expect(secrets > 0).toBe(!gameOf(profile.id).isOpen);

    const ways = await waysTo(screen.page, people);
    const told = tellWays(ways);
    test.info().annotations.push({ type: 'way', description: told });
    console.log(`${profile.name}, seed ${seed}: ${told}`);
    expect(quantile(ways.own, WAY_SHARE), told).toBeLessThan(OWN_MILLIS);
    expect(quantile(ways.whole, WAY_SHARE), told).toBeLessThan(MOST_WAY_MILLIS);

    await ben.page.getByRole('button', { name: 'Rematch' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
    // The others are told, and their seats are kept: who says yes has sat down.
    await ann.page.getByRole('link', { name: 'Sit down again' }).click();
    await expect(ben.page.getByRole('listitem').filter({ hasText: 'Ann' }).first()).toContainText('here');
    for (const { context } of [...people, screen]) await context.close();
  });

for (const profile of profiles)
  test(`${profile.name}: a big screen can be read with as few and as many as may play, by day and by night, and at the end`, async ({
    browser,
    request,
  }) => {
    for (const players of new Set([Math.max(2, profile.players.min), profile.players.max])) {
      const { table } = await startWith(serverOfTests(), ['Annabella-Louise'], profile.id, {
        bots: players - 1,
        // Where a game has secrets, nobody can follow what bots do.
        ...(gameOf(profile.id).isOpen
          ? { forward: { seed: players, isEnough: (match) => isNearEnd(match, FULL_ENTRIES) } }
          : {}),
      });
      const { room } = await (await request.get(`/api/tables/${table}`)).json();
      // The most people in the longest of our languages.
      const screen = await openScreen(browser, room.code, { locale: players > 2 ? 'de-DE' : 'en-GB' });
      await see(screen.page);
      await expect(screen.page.getByText('Annabella-Louise').first()).toBeVisible();
      await seeReadable(screen.page, `${players} players`);
      if (players > 2) await seeNoViolation(screen.page, `${players} players`);
      await screen.context.close();
    }
    const { table } = await startWith(serverOfTests(), ['Annabella-Louise', 'Ben'], profile.id, {
      forward: { seed: 1 },
    });
    const { room, match } = await (await request.get(`/api/tables/${table}`)).json();
    const screen = await openScreen(browser, room.code);
    await expect(screen.page.locator('[data-over]')).toBeVisible();
    for (const { total } of match.view.standings)
      await expect(screen.page.getByRole('listitem').filter({ hasText: numberText(total) })).not.toHaveCount(0);
    await expect(screen.page.getByRole('img')).toBeVisible();
    await seeReadable(screen.page, 'at the end');
    await screen.context.close();
  });

test('from an open table to the rematch: phones scan, a bot fills, one sleeps, and the screen comes along by itself', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann', handheld);
  await openTable(ann, 'dessert-dice', 4);
  const code = await codeOn(ann.page);

  // The one who opens the screen is signed in there, and has a card of their own.
  const opened = ann.context.waitForEvent('page');
  await ann.page.getByRole('link', { name: 'Show on a big screen' }).click();
  const page = await opened;
  const heard = listenTo(page);
  await page.setViewportSize(television);
  await page.reload();
  expect(new URL(page.url()).pathname).toBe(`/t/${code}/screen`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByText(`/t/${code}`)).toBeVisible();
  await seeReadable(page, 'while seats are free');

  const [ben, cleo] = await Promise.all(['Ben', 'Cleo'].map((name) => arrive(browser, name, handheld)));
  if (ben === undefined || cleo === undefined) throw new Error('two more');
  for (const person of [ben, cleo]) await sitDown(person, code);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cleo' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Add a bot' }).click();
  // Nobody can sit down any more: there is nothing to scan.
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await seeReadable(page, 'when all are here');
  await ann.page.getByRole('button', { name: 'Start' }).click();
  const people = [ann, ben, cleo];
  for (const each of [...people.map((person) => person.page), page]) await see(each);
  await seeReadable(page, 'at the beginning');

  // A phone lets its page go: the screen says so, until it is back with all it had.
  await expect(page.getByText('not here')).toHaveCount(0);
  const card = cleo.page.getByRole('button', { name: /^Your secret card/ });
  const [own = ''] = ((await card.getAttribute('aria-label', { timeout: 20_000 })) ?? '').split('.');
  const table = ann.page.url().split('/').at(-1) ?? '';
  await cleo.page.goto('about:blank');
  await expect(page.getByText('not here')).toHaveCount(1);
  await cleo.page.goto(`/online/${table}`);
  await expect(page.getByText('not here')).toHaveCount(0);
  await expect(cleo.page.getByRole('button', { name: own })).toBeVisible();

  // Another one falls asleep with the game on it, and plays on when it wakes up.
  const playing = Promise.all(people.map((person, i) => playOn(person.page, 3 + i)));
  const phone = await ben.context.newCDPSession(ben.page);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, SLEEP_MILLIS));
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  // The screen falls asleep itself in the middle of the game.
  const session = await page.context().newCDPSession(page);
  const emulate = (offline: boolean): Promise<unknown> =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await emulate(true);
  await expect(page.getByText(/Connection lost/)).toBeVisible({ timeout: 30_000 });
  await playing;
  await emulate(false);
  await expect(page.locator('[data-over]')).toBeVisible({ timeout: 60_000 });
  const record: MatchRecord = await (await ann.page.request.get(`/api/tables/${table}/record`)).json();
  const { leaks, secrets } = leaksTo({ heard }, record, SPECTATOR);
  expect(leaks.slice(0, 2)).toEqual([]);
  expect(secrets).toBeGreaterThan(0);

  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Around the table' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const next = await codeOn(ben.page);
  expect(next).not.toBe(code);
  await expect(page).toHaveURL(new RegExp(`/t/${next}/screen$`));
  for (const { context } of people) await context.close();
});

test('a series on a big screen: which game it is, the marks of the phones, how it came out, and long names in their place', async ({
  browser,
}) => {
  const [wilma, ben] = [await enter(serverOfTests(), 'Grandmother Wilhelmina'), await enter(serverOfTests(), 'Ben')];
  const { table, room } = await openAt(wilma, {
    game: 'harvest-dice',
    players: 2,
    series: { kind: 'twin', deals: 1 },
  });
  const screen = await openScreen(browser, room?.code ?? '');
  const { page } = screen;
  const markOf = async (name: string) =>
    /seat-\w+/.exec((await page.getByRole('listitem').filter({ hasText: name }).getAttribute('style')) ?? '')?.[0];
  unwrap(await wilma.do(table, { kind: 'sit' }));
  await expect(page.getByText('Twin · Deal 1, first game')).toBeVisible();
  const [card, name] = await Promise.all(
    [page.locator('.people'), page.getByRole('listitem').filter({ hasText: 'Wilhelmina' })].map((each) =>
      each.boundingBox(),
    ),
  );
  expect((name?.x ?? 0) + (name?.width ?? 9999)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
  unwrap(await ben.do(table, { kind: 'sit' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  const marks = [await markOf('Wilhelmina'), await markOf('Ben')];
  unwrap(await wilma.do(table, { kind: 'start' }));
  await expect(page.getByText('Twin · Deal 1, first game')).toBeVisible();
  await seeReadable(page, 'in a series');
  await Promise.all([wilma, ben].map((person) => playAll(person, table, () => 0)));
  await expect(page.locator('[data-over]')).toBeVisible();
  await seeReadable(page, 'at the end of a game of a series');
  unwrap(await ben.do(table, { kind: 'rematch' }));
  const next = (await until(ben, table, (state) => state.room.rematch !== null)).room.rematch ?? '';
  for (const person of [wilma, ben]) unwrap(await person.do(next, { kind: 'sit' }));
  await expect(page.getByText('Deal 1, second game: the same dice, seats exchanged')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Ben');
  expect([await markOf('Wilhelmina'), await markOf('Ben')]).toEqual(marks);
  unwrap(await ben.do(next, { kind: 'start' }));
  await Promise.all([wilma, ben].map((person) => playAll(person, next, (n) => n - 1)));
  await expect(page.locator('[data-over]')).toBeVisible();
  await expect(page.getByText(/with the same dice|of the same dice/)).toBeVisible();
  await seeReadable(page, 'at the end of a series');
  leaveAll([wilma, ben]);
  await screen.context.close();
});

test('a big screen stays awake, fills the screen, and says what it cannot find', async ({ browser }) => {
  const screen = await openScreen(browser, 'NOSUCH');
  await expect(screen.page.getByText('There is no such table.')).toBeVisible();
  expect(await screen.page.evaluate('locks')).toBe(1);
  await screen.page.getByRole('button', { name: 'Full screen' }).click();
  await expect(screen.page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await screen.context.close();
});
