import { expect, type Page, test } from '@playwright/test';
import { bestOf } from '../src/bots/loss.ts';
import { answersOf, dayNumber, type Puzzle, parsePuzzleSet, puzzleOfDay, verdictIn } from '../src/bots/puzzle.ts';
import { judgeMove, openStudy } from '../src/bots/tutor.ts';
import { at } from '../src/core/assert.ts';
import type { AnyGame } from '../src/core/game.ts';
import { legalMoves, rewind } from '../src/core/match.ts';
import { unwrap } from '../src/core/result.ts';
import { readPuzzles } from '../src/games/load.node.ts';
import { games } from '../src/games/registry.node.ts';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { seeNoViolation } from './look.ts';
import { holds, seeNoScrolling, seeOneScreen } from './phone.ts';
import { isAsked, isPlayed, lookAtTable, settle } from './player.ts';

const gameOf = (id: string): AnyGame => games.get(id) as AnyGame;
const nameOf = (id: string, move: unknown): string => gameOf(id).words.en.move(move as never);
/** The day that all tests play on. */
const NOON = Date.UTC(2026, 5, 1, 12);
const todays = (id: string): Puzzle => puzzleOfDay(unwrap(parsePuzzleSet(readPuzzles(id))), dayNumber(NOON));
const worstOf = (puzzle: Puzzle) => at(puzzle.moves, puzzle.moves.length - 1);

async function open(page: Page, id: string, millis = NOON): Promise<void> {
  await page.clock.setFixedTime(millis);
  await settle(page);
  await page.goto(`/puzzles/${id}`);
}

/** Answers from the list of moves, by keys alone. */
async function answer(page: Page, name: string): Promise<void> {
  const list = page.locator('summary', { hasText: /^Moves$/ });
  await list.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Find a move' });
  if (await field.isVisible()) await field.fill(name);
  const button = page
    .getByRole('region', { name: 'Moves' })
    .locator(`button:has(> span:text-is(${JSON.stringify(name)}))`);
  if (!(await button.isVisible())) await page.getByRole('region', { name: 'Moves' }).locator('summary').first().click();
  await button.focus();
  await page.keyboard.press('Enter');
}

const bar = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the puzzle of the day: a good answer is told so, with what every move is worth and why', async ({ page }) => {
  const puzzle = todays('harvest-dice');
  const best = nameOf('harvest-dice', at(answersOf(puzzle), 0).move);
  await open(page, 'harvest-dice');
  await expect(bar(page, 'Puzzle of the day')).toContainText('Find a good move');
  await seeNoViolation(page, 'a puzzle');
  await answer(page, best);
  await expect(bar(page, 'Puzzle of the day')).toContainText(`${best}: good!`);
  // The focus is on what comes next.
  const focused = bar(page, 'Puzzle of the day').locator('button:focus');
  await expect(focused).toHaveCount(1);
  const next = bar(page, 'Puzzle of the day').getByRole('button', { name: (await focused.textContent()) ?? '' });
  const values = page.getByRole('region', { name: 'What every move is worth' });
  const all = values.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await expect(values.getByRole('row')).toHaveCount(puzzle.moves.length + 1);
  await expect(values.getByRole('row').filter({ hasText: best }).first()).toContainText('your answer');
  await expect(values).toContainText(/[+−]\d+ \w+/);
  await seeNoViolation(page, 'an answered puzzle');
  await next.press('Enter');
  await expect(bar(page, 'More puzzles')).toContainText('Find a good move');
  await page.reload();
  await expect(page.getByText('You have answered today’s puzzle.')).toBeVisible();
  await expect(page.getByText(/^1 of \d+ answered/)).toBeVisible();
});

test('a puzzle that was missed comes back when it is due, and later once it was solved', async ({ page }) => {
  const puzzle = todays('rice-dice');
  const worst = worstOf(puzzle);
  const best = nameOf('rice-dice', at(answersOf(puzzle), 0).move);
  await open(page, 'rice-dice');
  await answer(page, nameOf('rice-dice', worst.move));
  const verdict = verdictIn(worst);
  await expect(bar(page, 'Puzzle of the day')).toContainText(new RegExp(`: ${verdict}, \\d+ \\(±\\s\\d+\\)`, 'i'));
  await expect(bar(page, 'Puzzle of the day')).toContainText('It will come back among your mistakes.');
  await page.getByRole('button', { name: 'Your mistakes' }).click();
  await expect(page.getByText(/Nothing is due\..*The next one comes back on/s)).toBeVisible();
  await page.clock.setFixedTime(NOON + 5 * 86_400_000);
  await page.reload();
  await page.getByRole('button', { name: 'Your mistakes (1 due)' }).click();
  await answer(page, best);
  await expect(bar(page, 'Your mistakes')).toContainText(`${best}: good!`);
  await expect(bar(page, 'Your mistakes')).toContainText('It comes back on');
});

/** A decision of the first seat with a blunder among its moves, and the best move. */
function findDecision() {
  const { save, match } = playFinished('harvest-dice', 2, 'tutor-harvest-dice');
  const { game } = match;
  for (const place of decisionsOf(match, (before) => legalMoves(before).length > 3)) {
    const before = rewind(match, place);
    const study = openStudy(game, before.state, 0);
    const bad = legalMoves(before).find((move) => judgeMove(study, move)?.verdict === 'blunder');
    if (bad !== undefined)
      return {
        save: cutSave(save, place),
        place,
        bad,
        best: game.decode(before.state, bestOf(study.judge, study.standard)),
      };
  }
  throw new Error('no decision of this game could go badly wrong');
}

test('a move that is played although the tutor warns comes back, judged on this device', async ({ page }) => {
  const found = findDecision();
  await settle(page, { tutor: 'mistake' });
  await openSave(page, found.save);
  await isAsked(page);
  await lookAtTable(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const bad = nameOf('harvest-dice', found.bad);
  const field = page.getByRole('searchbox', { name: 'Find a move' });
  if (await field.isVisible()) await field.fill(bad);
  await page
    .getByRole('region', { name: 'Moves' })
    .locator(`button:has(> span:text-is(${JSON.stringify(bad)}))`)
    .click();
  await page.getByRole('button', { name: 'Play anyway' }).click();
  await isPlayed(page, found.place);
  await page.goto('/puzzles/harvest-dice');
  await page.getByRole('button', { name: 'Your mistakes (1 due)' }).click();
  await answer(page, nameOf('harvest-dice', found.best));
  await expect(bar(page, 'Your mistakes')).toContainText('good!');
  await expect(bar(page, 'Your mistakes')).toContainText(`In your game you played: ${bad}.`);
  const values = page.getByRole('region', { name: 'What every move is worth' });
  await expect(values.getByRole('row').nth(3)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: holds.upright, hasTouch: true });
  for (const { id, name } of profiles)
    test(`${name}: one screen, upright and on its side, before and after the answer`, async ({ page }) => {
      await open(page, id);
      const seeSize = async (): Promise<void> => {
        for (const viewport of [holds.sideways, holds.upright]) {
          await page.setViewportSize(viewport);
          await seeNoScrolling(page);
        }
      };
      await expect(page.getByText('Find a good move').first()).toBeInViewport({ ratio: 1 });
      await seeOneScreen(page, 'a puzzle');
      await seeSize();
      await page.getByRole('tab', { name: 'Moves' }).tap();
      await page
        .locator('#drawer-panel section button', { has: page.getByText(nameOf(id, worstOf(todays(id)).move)) })
        .first()
        .dispatchEvent('click');
      await expect(bar(page, 'Puzzle of the day')).toContainText('less chance to win');
      await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeInViewport({ ratio: 1 });
      await seeSize();
      await page.getByRole('tab', { name: 'Values' }).tap();
      await expect(page.getByRole('region', { name: 'What every move is worth' })).toBeVisible();
      await seeSize();
    });
});
