import { expect, type Page, test } from '@playwright/test';
import { bestOf } from '../src/bots/loss.ts';
import { judgeMove, openStudy } from '../src/bots/tutor.ts';
import { CHANCE, OVER } from '../src/core/game.ts';
import { legalMoves, type Match, matchFromPosition, playMove, rewind, rollChance } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { recordOf } from '../src/core/record.ts';
import { unwrap } from '../src/core/result.ts';
import { packRecord } from '../src/web/replay/link.ts';
import { decisionsOf, newChooser, playFinished } from './finished.ts';
import { seeNoViolation } from './look.ts';
import { settle } from './player.ts';

/** The end of a game that begins with the worst move of a late decision. */
function findBlunder() {
  const { match } = playFinished('harvest-dice', 2, 'trial');
  const { game } = match;
  for (const place of decisionsOf(
    match,
    (before) => legalMoves(before).length > 3 && before.log.length < match.log.length - 12,
  ).reverse()) {
    const { state } = rewind(match, place);
    const end: Match = unwrap(matchFromPosition(game, game.position(state)));
    const study = openStudy(game, state, 0);
    const judged = legalMoves(end).map((move) => ({ move, loss: judgeMove(study, move) }));
    const [worst] = judged.toSorted((a, b) => (b.loss?.win.value ?? 0) - (a.loss?.win.value ?? 0));
    if (worst?.loss?.verdict !== 'blunder') continue;
    const best = game.decode(state, bestOf(study.judge, study.standard));
    unwrap(playMove(end, worst.move));
    finish(end);
    return { record: recordOf(end), bad: game.words.en.move(worst.move), best: game.words.en.move(best) };
  }
  throw new Error('no decision of this game could go badly wrong');
}

function finish(match: Match): void {
  const dice = new FastRandom('trial');
  const choose = newChooser(match, 'trial');
  while (match.game.actor(match.state) !== OVER) {
    if (match.game.actor(match.state) === CHANCE) unwrap(rollChance(match, dice));
    else unwrap(playMove(match, choose()));
  }
}

const tryMove = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('region', { name: 'Moves' });
  if (!(await list.isVisible())) await page.getByText('Moves', { exact: true }).first().click();
  const field = page.getByRole('searchbox', { name: 'Find a move' });
  if (await field.isVisible()) await field.fill(name);
  await list.locator(`button:has(> span:text-is(${JSON.stringify(name)}))`).click();
};

test('a replay tells the class of every decision, and a blunder is tried again until a good move is found', async ({
  page,
}) => {
  const { record, bad, best } = findBlunder();
  await settle(page);
  await page.goto(`/replay/link/${await packRecord(record)}/luck/32`);
  const counts = page.getByRole('region', { name: 'Skill' });
  await expect(counts.getByRole('row')).toHaveCount(3, { timeout: 60_000 });
  await expect(counts.getByRole('columnheader', { name: 'Blunder ??' })).toBeVisible();
  await expect(page.getByText(/played this game at level (Seedling|Sprout|Gardener|Master)/).first()).toBeVisible();
  // The first entry is the blunder: the log marks it, and its card names the class and the cost.
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button').nth(1);
  await expect(line).toContainText('??');
  const card = page
    .getByRole('listitem')
    .filter({ hasText: `Better: ${best}` })
    .first();
  await expect(card).toContainText(
    /Blunder:\s+cost −?\d+\.\d points and lowered the chance to win by \d+ percentage points/,
  );
  await card.getByRole('button', { name: 'Try again' }).click();
  const trial = page.getByRole('group', { name: 'Try again' });
  await expect(trial).toContainText('look for a good move');
  await tryMove(page, bad);
  await expect(trial).toContainText(
    /Blunder, \d+ \(±\s\d+\) percentage points less chance to win\. Try another\. That is what was played\./,
  );
  await tryMove(page, best);
  await expect(trial).toContainText(`${best}: good!`);
  await seeNoViolation(page, 'a trial');
  await trial.getByRole('button', { name: 'Done' }).click();
  await expect(trial).toBeHidden();
});
