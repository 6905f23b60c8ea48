import { expect, type Page, test } from '@playwright/test';
import { bestOf } from '../src/bots/loss.ts';
import { judgeMove, openStudy } from '../src/bots/tutor.ts';
import type { Entry } from '../src/core/game.ts';
import { legalMoves, rewind } from '../src/core/match.ts';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { seeNoViolation } from './look.ts';
import { entriesOf, isAsked, isPlayed, lookAtTable, settle, table } from './player.ts';

/** A decision of the first seat with a blunder among its moves, and the best move. */
function findDecision(id: string) {
  const { save, match } = playFinished(id, 2, `tutor-${id}`);
  const { game } = match;
  for (const place of decisionsOf(match, (before) => legalMoves(before).length > 3)) {
    const before = rewind(match, place);
    const study = openStudy(game, before.state, 0);
    const bad = legalMoves(before).find((move) => judgeMove(study, move)?.verdict === 'blunder');
    if (bad === undefined) continue;
    const best = game.decode(before.state, bestOf(study.judge, study.standard));
    return { save: cutSave(save, place), place, bad, best, words: game.words.en };
  }
  throw new Error('no decision of this game could go badly wrong');
}

async function playByName(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  const field = page.getByRole('searchbox', { name: 'Find a move' });
  if (await field.isVisible()) await field.fill(name);
  await page
    .getByRole('region', { name: 'Moves' })
    .getByRole('button', { name })
    .and(page.locator(`:has(> span:text-is(${JSON.stringify(name)}))`))
    .click();
}

const found = findDecision('harvest-dice');
const nameOf = (move: Entry): string => found.words.move(move);

test.use({ viewport: { width: 1280, height: 800 } });

test('a blunder is questioned: with its class, its cost and the better move; one can think again or insist', async ({
  page,
}) => {
  await settle(page, { tutor: 'mistake' });
  await openSave(page, found.save);
  await isAsked(page);
  await lookAtTable(page);
  await playByName(page, nameOf(found.bad));
  const question = page.getByRole('alert').filter({ hasText: 'Sure?' });
  await expect(question).toContainText(
    /Sure\? Blunder: it lowers the chance to win by \d+ \(±\s\d+\) percentage points\./,
  );
  await expect(question).toContainText(`Better: ${nameOf(found.best)}`);
  expect(await entriesOf(page)).toBe(found.place);
  await seeNoViolation(page, 'a question of the tutor');
  await page.getByRole('button', { name: 'Think again' }).click();
  await expect(question).toBeHidden();
  expect(await entriesOf(page)).toBe(found.place);
  await playByName(page, nameOf(found.bad));
  await page.getByRole('button', { name: 'Play anyway' }).click();
  await isPlayed(page, found.place);
  await expect(question).toBeHidden();
});

test('a good move is played without a question, and everything is without a tutor', async ({ page }) => {
  await settle(page, { tutor: 'inaccuracy' });
  await openSave(page, found.save);
  await isAsked(page);
  await playByName(page, nameOf(found.best));
  await isPlayed(page, found.place);
  await expect(page.getByText('Sure?')).toBeHidden();
});

test('the tutor is switched on and off at the table, and keeps silent where it is off', async ({ page }) => {
  await settle(page);
  await openSave(page, found.save);
  await isAsked(page);
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  const select = page.getByLabel('Tutor');
  await menu.click();
  await expect(select).toHaveValue('off');
  await select.selectOption('asks at blunders only');
  await page.reload();
  await menu.click();
  await expect(select).toHaveValue('blunder');
  await select.selectOption('says nothing');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await isAsked(page);
  await playByName(page, nameOf(found.bad));
  await isPlayed(page, found.place);
  await expect(table(page)).toBeVisible();
});
