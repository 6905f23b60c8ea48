import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unwrap } from '../src/core/result.ts';
import { loadGame } from '../src/games/load.node.ts';
import { csvSummary } from '../src/lab/report.ts';
import { completeSetting, parseSetting } from '../src/lab/setting.ts';
import { openSimulation } from '../src/lab/simulation.ts';
import { summarize } from '../src/lab/summary.ts';
import { profiles } from './games.ts';
import { seeNoViolation } from './look.ts';

const game = await loadGame('harvest-dice');

test('the lab plays a game again and again, shows what comes out, and can be stopped', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'The lab' }).click();
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Harvest Dice' });
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  for (const n of [1, 2, 3]) await page.getByRole('combobox', { name: `Bot ${n}` }).selectOption('random');
  await page.getByRole('combobox', { name: 'Bot 2' }).selectOption('seedling');
  await page.getByRole('spinbutton', { name: 'Games' }).fill('40');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status').filter({ hasText: '40 of 40 games' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /^Victories by seat/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Victories by bot' })).toContainText('seedling');
  await seeNoViolation(page, 'the lab');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  // The same seed gives the same games as in the terminal.
  const setting = unwrap(
    parseSetting(game, completeSetting({ game: game.profile.id, players: 3, bots: ['random', 'seedling', 'random'] })),
  );
  const play = openSimulation(game, setting);
  expect(csv).toBe(csvSummary(summarize(Array.from({ length: 40 }, (_, i) => play(i)))));

  // A long run shows plots while it goes on, and stops when told.
  await page.getByRole('spinbutton', { name: 'Games' }).fill('5000');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: /^Victories by seat/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Stopped after \d+ of 5000 games\.$/ })).toBeVisible();
});

test('the lab opens with a finished example of the chosen game', async ({ page }) => {
  await page.goto('/lab');
  for (const { name } of profiles) {
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: name });
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: '500' })
        .or(page.getByText(/500 games/))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^Victories by seat/ })).toBeVisible();
  }
});

test('the lab fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lab/rice-dice');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('1');
  await page.getByRole('spinbutton', { name: 'Games' }).fill('5');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status').filter({ hasText: '5 of 5 games' })).toBeVisible({ timeout: 60_000 });
  await seeNoViolation(page, 'the lab');
});
