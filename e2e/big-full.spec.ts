import { expect, test } from '@playwright/test';
import { languages } from '../src/core/words.ts';
import { openScreen, seeReadable } from './big.ts';
import { see, serverOfTests } from './online.ts';
import { startWith } from './tables.ts';

const MOST_PLAYERS = 6;
/** As long as a name may be, with another number of players. */
const LONGEST_NAME = 'Maximiliana-Annabella Louise Wilhelmsson';
const nameFor = (players: number): string => (players === 5 ? LONGEST_NAME : 'Annabella-Louise');

interface Cellar {
  readonly warehouse: Record<string, number>;
  readonly research: Record<string, number[]>;
  readonly points: Record<string, number>;
}

/** My Little Vineyard: every row of boxes as full as it can be, every season with its wine, all dice of one value, and one pass before the end of the season. */
function fill(text: string): string {
  const told = JSON.parse(text);
  const view = told.match?.view;
  if (told.type !== 'update' || view === undefined) return text;
  const dice = view.players * view.diceEach;
  Object.assign(view, { year: 3, season: 'spring', phase: 'act', passes: view.players - 1, dead: dice });
  view.centre = [0, 0, 0, 0, 0, dice];
  for (const { warehouse, research, points } of view.cellars as Cellar[]) {
    for (const item of Object.keys(warehouse)) warehouse[item] = 10;
    // What was researched was crossed off, and what was crossed off frees no box.
    for (const grape of Object.keys(research)) [warehouse[grape], research[grape]] = [9, [1, 2, 3, 4, 5, 6]];
    Object.keys(points).forEach((box, i) => {
      points[box] = i % 3 === 0 ? 88 : 108;
    });
  }
  for (const standing of view.standings) standing.total = 888;
  return JSON.stringify(told);
}

/** What is wider than its place, and so would lie on its neighbour. */
const SPILLED = `[...document.querySelectorAll('.good, .wines, .column, .when')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map(({ className, textContent }) => className + ': ' + textContent)`;

for (let players = 2; players <= MOST_PLAYERS; players++)
  test(`My Little Vineyard: a big screen has room for ${players} cellars as full as they can be, in every language`, async ({
    browser,
    request,
  }) => {
    const { table } = await startWith(serverOfTests(), [nameFor(players)], 'my-little-vineyard', { bots: players - 1 });
    const { room } = await (await request.get(`/api/tables/${table}`)).json();
    const { page, context } = await openScreen(browser, room.code, { retell: fill });
    for (const language of languages) {
      await page.evaluate(`localStorage.setItem('windfall.settings', '{"language":"${language}"}')`);
      await page.reload();
      await see(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(nameFor(players)).nth(1)).toBeVisible();
      await seeReadable(page, `${players} players, ${language}`);
      expect(await page.evaluate<string[]>(SPILLED), `${players} players, ${language}`).toEqual([]);
    }
    await context.close();
  });
