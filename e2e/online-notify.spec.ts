import { expect, type Page, test } from '@playwright/test';
import { arrive, type Person } from './online.ts';
import { playFromList, randomFrom } from './player.ts';
import { seatAt } from './tables.ts';

/** Keeps what the browser was really asked to show. */
const LISTEN = `{
  globalThis.told = [];
  globalThis.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      told.push({ title, body: options.body, tag: options.tag });
    }
  };
}`;

const toldIn = (page: Page): Promise<unknown[]> => page.evaluate<unknown[]>('told');
/** A browser without a window shows every page all the time; somebody who looks elsewhere is told to the page. */
const look = (page: Page, isAway: boolean): Promise<unknown> =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { get: () => ${isAway}, configurable: true }), 0`);

const isAsked = ({ page }: Person) => expect(page.locator('[data-asked="true"]')).toBeVisible();

test('the browser tells a player who looks elsewhere that it is their turn, once, and nobody else', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  const ben = await arrive(browser, 'Ben');
  for (const { context, page } of [ann, ben]) {
    await context.grantPermissions(['notifications']);
    await page.addInitScript(LISTEN);
  }
  await seatAt([ann, ben], 'harvest-dice');
  const isAnn = (await ann.page.title()).includes('Your turn');
  const [mover, other] = isAnn ? [ann, ben] : [ben, ann];

  // Not before one has asked for it.
  await look(other.page, true);
  await playFromList(mover.page, randomFrom(1));
  await isAsked(other);
  expect(await toldIn(other.page)).toEqual([]);
  await look(other.page, false);
  await other.page.getByRole('button', { name: 'Table', exact: true }).click();
  await other.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(other.page.getByRole('button', { name: 'We will tell you when it is your turn' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await playFromList(other.page, randomFrom(2));

  // Not while one looks at the table.
  await isAsked(mover);
  await playFromList(mover.page, randomFrom(3));
  await isAsked(other);
  expect(await toldIn(other.page)).toEqual([]);
  await playFromList(other.page, randomFrom(4));

  await look(other.page, true);
  await isAsked(mover);
  await playFromList(mover.page, randomFrom(5));
  const tag = other.page.url().split('/').at(-1);
  await expect.poll(() => toldIn(other.page)).toEqual([{ title: 'Harvest Dice', body: 'Your turn', tag }]);
  expect(await toldIn(mover.page)).toEqual([]);
  for (const { context } of [ann, ben]) await context.close();
});
