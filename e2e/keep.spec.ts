import { expect, test } from '@playwright/test';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { entriesOf, isAsked, playFromList, randomFrom, settle } from './player.ts';

for (const profile of profiles)
  test(`${profile.name}: a reload in mid-game loses nothing`, async ({ page }) => {
    const { save, match } = playFinished(profile.id, Math.max(2, profile.players.min), `kept-${profile.id}`);
    const decisions = decisionsOf(match);
    await settle(page);
    await openSave(page, cutSave(save, decisions[decisions.length >> 1] ?? 0));
    await isAsked(page);
    await playFromList(page, randomFrom(7));
    await isAsked(page);
    const entries = await entriesOf(page);
    const list = page.getByRole('region', { name: 'Moves' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const moves = await list.textContent();
    await page.reload();
    await isAsked(page);
    expect(await entriesOf(page)).toBe(entries);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    expect(await list.textContent()).toBe(moves);
    await page.goto('/');
    await page.getByRole('link', { name: `Continue: ${profile.name}` }).click();
    await isAsked(page);
    expect(await entriesOf(page)).toBe(entries);
  });

test('a browser that keeps nothing: the game goes on, says so, and is there until the page is closed', async ({
  page,
  context,
}) => {
  await settle(page);
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  await isAsked(page);
  await expect(page.getByText('This browser cannot save the game')).toBeVisible();
  await playFromList(page, randomFrom(1));
  await isAsked(page);
  const entries = await entriesOf(page);
  await page.getByRole('link', { name: 'Windfall, all games' }).click();
  await page.getByRole('link', { name: 'Continue: Harvest Dice' }).click();
  await isAsked(page);
  expect(await entriesOf(page)).toBe(entries);
});
