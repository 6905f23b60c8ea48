import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { MatchRecord } from '../src/core/record.ts';
import { spawnServer } from '../src/server/process.suite.ts';
import { arrive, beginGame, logOf, type Person, playOn } from './online.ts';
import { entriesOf, playFromList, randomFrom } from './player.ts';
import { seatAt } from './tables.ts';

const lost = (page: Page) => page.getByText(/Connection lost/);
const isAskedOn = (page: Page) => page.locator('[data-asked="true"]');

/** The one whose turn it is, and the other. */
async function turnOf(ann: Person, ben: Person): Promise<[Person, Person]> {
  const asked = async ({ page }: Person): Promise<number> => isAskedOn(page).count();
  await expect.poll(async () => (await asked(ann)) + (await asked(ben))).toBe(1);
  return (await asked(ann)) > 0 ? [ann, ben] : [ben, ann];
}

const sees = (page: Page, entries: number) =>
  expect(page.locator('[data-entries]')).toHaveAttribute('data-entries', String(entries));

test('one is cut off for a while, makes a move in the dark, and comes back with nothing missed or doubled', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ann, ben], 'harvest-dice');
  const [mover, other] = await turnOf(ann, ben);
  const before = await entriesOf(mover.page);
  await mover.context.setOffline(true);
  // The page notices without being told by the socket, and says so.
  await expect(lost(mover.page)).toBeVisible({ timeout: 30_000 });
  await mover.page.getByRole('tab', { name: 'Moves' }).click();
  // Whatever group of the list it is in.
  await mover.page.locator('#drawer-panel section button').first().dispatchEvent('click');
  await expect(mover.page.getByText(/Your move is kept/)).toBeVisible();
  expect(await entriesOf(mover.page)).toBe(before);
  expect(await entriesOf(other.page)).toBe(before);
  await mover.context.setOffline(false);
  await expect(lost(mover.page)).toHaveCount(0);
  for (const { page } of [ann, ben]) await sees(page, before + 1);

  // Now the other one plays while the first is away again.
  await mover.context.setOffline(true);
  await expect(lost(mover.page)).toBeVisible({ timeout: 30_000 });
  await playFromList(other.page, randomFrom(1));
  const after = await entriesOf(other.page);
  expect(await entriesOf(mover.page)).toBe(before + 1);
  await mover.context.setOffline(false);
  await sees(mover.page, after);
  expect(await logOf(mover.page)).toBe(await logOf(other.page));
  for (const { context } of [ann, ben]) await context.close();
});

test('a server that is killed in mid-game and started again has lost no move and doubled none', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-e2e-'));
  let server = await spawnServer({ WINDFALL_DATA: folder });
  const { url, port } = server;
  const ann = await arrive(browser, 'Ann', undefined, url);
  const ben = await arrive(browser, 'Ben', undefined, url);
  try {
    await beginGame([ann, ben], 'harvest-dice');
    await Promise.all([playOn(ann.page, 5, 12), playOn(ben.page, 6, 12)]);
    // Killed while moves are under way.
    const playing = Promise.all([playOn(ann.page, 7, 30), playOn(ben.page, 8, 30)]);
    await expect.poll(() => entriesOf(ann.page)).toBeGreaterThan(14);
    server.child.kill('SIGKILL');
    await server.ended;
    await expect(lost(ann.page)).toBeVisible({ timeout: 30_000 });
    server = await spawnServer({ WINDFALL_DATA: folder }, port);
    await expect(lost(ann.page)).toHaveCount(0, { timeout: 60_000 });
    await playing;
    await Promise.all([playOn(ann.page, 9), playOn(ben.page, 10)]);
    const id = ann.page.url().split('/').at(-1);
    const record: MatchRecord = await (await ann.page.request.get(`${url}/api/tables/${id}/record`)).json();
    for (const { page } of [ann, ben]) await sees(page, record.log.length);
    // Each has seen every step once: the steps told to a page follow one another without a gap or a repetition.
    for (const { heard } of [ann, ben])
      expect(stepsIn(heard)).toEqual(record.log.map((entry) => JSON.stringify(entry)));
  } finally {
    for (const { context } of [ann, ben]) await context.close();
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The entries that a page was told of over its socket, each step counted once, in order. */
function stepsIn(heard: readonly string[]): string[] {
  let known = 0;
  const entries: string[] = [];
  for (const text of heard.filter((message) => message.startsWith('{"type":"update"'))) {
    const update = JSON.parse(text) as { from: number; sequence: number; events: { kind: string; entry?: unknown }[] };
    // A person who sits down is not the spectator any more, and sees the table anew.
    if (entries.length === 0 && update.from === 0) known = 0;
    expect(update.from).toBe(known);
    known = update.sequence;
    for (const { kind, entry } of update.events) if (kind === 'entry') entries.push(JSON.stringify(entry));
  }
  return entries;
}

test('the same person on two devices stays in step', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ann, ben], 'harvest-dice');
  const [mover, other] = await turnOf(ann, ben);
  const second = await mover.context.newPage();
  await second.goto(mover.page.url());
  await expect(isAskedOn(second)).toBeVisible();
  const before = await entriesOf(mover.page);
  await playFromList(second, randomFrom(2));
  await sees(mover.page, before + 1);
  await expect(isAskedOn(mover.page)).toHaveCount(0);
  await sees(other.page, before + 1);
  for (const { context } of [ann, ben]) await context.close();
});

test('a move is taken back with consent, a bot stands in and gives the seat back, and people talk', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ann, ben], 'harvest-dice');
  const [mover, other] = await turnOf(ann, ben);
  const before = await entriesOf(mover.page);
  await playFromList(mover.page, randomFrom(3));
  await playFromList(other.page, randomFrom(4));
  await sees(mover.page, before + 2);
  await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(mover.page.getByText(/The others are deciding/)).toBeVisible();
  await other.page.getByRole('button', { name: 'Rather not' }).click();
  await expect(mover.page.getByText(/The others are deciding/)).toHaveCount(0);
  await sees(mover.page, before + 2);
  await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
  await other.page.getByRole('button', { name: 'That’s fine' }).click();
  for (const { page } of [ann, ben]) await sees(page, before);

  await mover.page.getByRole('button', { name: 'Table', exact: true }).click();
  await mover.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(mover.page.getByText('A bot plays for you.')).toBeVisible();
  await sees(other.page, before + 1);
  await expect(other.page.getByRole('region', { name: 'Scores' })).toContainText('a bot is playing');
  await mover.page.getByRole('button', { name: 'I am back' }).click();
  await expect(other.page.getByRole('region', { name: 'Scores' })).not.toContainText('a bot is playing');

  await other.page.getByRole('tab', { name: 'Chat' }).click();
  const field = other.page.getByLabel('Say something');
  await field.fill('Good move!');
  await field.press('Enter');
  await expect(mover.page.getByRole('tab', { name: 'Chat 1 unread' })).toBeVisible();
  // Heard by a screen reader wherever one is.
  await expect(mover.page.locator('[aria-live]').filter({ hasText: `${other.name}: Good move!` })).toHaveCount(1);
  await mover.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(mover.page.getByRole('tabpanel')).toContainText('Good move!');
  await expect(mover.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  for (const { context } of [ann, ben]) await context.close();
});

test('somebody who says too much in a short time is asked to wait', async ({ browser }) => {
  await withServer({ WINDFALL_RATE: '1' }, async (url) => {
    const ann = await arrive(browser, 'Ann', undefined, url);
    await seatAt([ann], 'harvest-dice', { bots: 1 });
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    const field = ann.page.getByLabel('Say something');
    // Looked for while they are sent: on a slow machine the last of them may be in time again, and be told without a word of the refusal.
    const refused = ann.page.getByRole('alert').filter({ hasText: 'wait a little' }).first().waitFor();
    for (let i = 0; i < 12; i++) {
      await field.fill(`Hello ${i}`);
      await field.press('Enter');
    }
    await refused;
    await ann.context.close();
  });
});

/** A server of its own with other settings than that of all tests. */
async function withServer(env: Record<string, string>, use: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-e2e-'));
  const server = await spawnServer({ WINDFALL_DATA: folder, ...env });
  try {
    await use(server.url);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
