import { expect, test } from '@playwright/test';
import { seeNoViolation } from './look.ts';
import { arrive, type Person, phone, see } from './online.ts';
import { overflowOf } from './player.ts';
import { seatAt } from './tables.ts';

const people = { within: '[aria-labelledby=people-title]' };
const invitations = { within: '[aria-labelledby=invitations-title]' };

/** The card of somebody one played with. */
const cardOf = ({ page }: Person, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Invite ${name}:` }) });

/** The card of a circle or of an invitation. */
const card = ({ page }: Person, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('people who played together invite each other again, make a circle, and are seen only by whom they want', async ({
  browser,
}) => {
  const [ann, bob, cid] = await Promise.all([
    arrive(browser, 'Ann'),
    arrive(browser, 'Bob', phone),
    arrive(browser, 'Cid', phone),
  ]);
  const played = await seatAt([ann, bob, cid], 'harvest-dice');

  // One tap opens a table like the last one, with a seat kept; it is seen at once, and declined.
  await ann.page.goto('/lobby');
  await expect(cardOf(ann, 'Bob')).toContainText('here now');
  await expect(cardOf(ann, 'Bob')).toContainText('last played: Harvest Dice');
  await seeNoViolation(ann.page, 'people', people);
  await bob.page.goto('/');
  await ann.page.getByRole('button', { name: 'Invite Bob: Harvest Dice' }).click();
  await expect(ann.page.getByText('kept for Bob')).toBeVisible();
  await expect(bob.page.getByText('Ann invites you to Harvest Dice.')).toBeVisible();
  await seeNoViolation(bob.page, 'invitation', invitations);
  expect(await overflowOf(bob.page)).toBeLessThanOrEqual(0);
  await bob.page.getByRole('button', { name: 'Not now: Harvest Dice, Ann' }).click();
  await expect(bob.page.getByText('Ann invites you')).toHaveCount(0);
  await expect(ann.page.getByText('kept for Bob')).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Leave the table' }).click();

  // Another one is accepted with one tap.
  await ann.page.getByRole('button', { name: 'Invite Bob: Harvest Dice' }).click();
  await bob.page.getByRole('button', { name: 'Sit down: Harvest Dice, Ann' }).click();
  await expect(bob.page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([see(ann.page), see(bob.page)]);

  // A circle is asked first, and then has a table for all of them.
  await ann.page.goto('/lobby');
  await ann.page.getByText('New circle').click();
  await ann.page.getByLabel('Name of the circle').fill('Our Tuesday');
  for (const name of ['Bob', 'Cid']) await ann.page.getByRole('checkbox', { name }).check();
  await seeNoViolation(ann.page, 'new circle', people);
  await ann.page.getByRole('button', { name: 'Make the circle' }).click();
  await expect(card(ann, 'Our Tuesday')).toContainText('(asked)');
  for (const person of [bob, cid]) {
    await person.page.goto('/lobby');
    await person.page.getByRole('button', { name: 'Join: Our Tuesday' }).click();
    await expect(card(person, 'Our Tuesday')).toContainText('Ann');
  }
  await ann.page.reload();
  await expect(card(ann, 'Our Tuesday')).not.toContainText('(asked)');
  await ann.page.getByRole('button', { name: 'Table for all: Our Tuesday' }).click();
  for (const { name } of [bob, cid]) await expect(ann.page.getByText(`kept for ${name}`)).toBeVisible();
  await expect(card(bob, 'For “Our Tuesday”')).toBeVisible();
  expect(await overflowOf(bob.page)).toBeLessThanOrEqual(0);
  await bob.page.getByRole('button', { name: 'Sit down: Harvest Dice, Ann' }).click();
  // Somebody who plays at another table sees it there.
  await cid.page.goto(`/online/${played}`);
  await expect(cid.page.getByText('Ann invites you to Harvest Dice.')).toBeVisible();
  await cid.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all([ann, bob, cid].map(({ page }) => see(page)));

  // Anybody in it opens another game for all.
  await cid.page.goto('/lobby');
  await cid.page.getByText('Change …').click();
  await seeNoViolation(cid.page, 'lobby with a circle and its menu');
  await cid.page.getByRole('link', { name: 'Rice Dice', exact: true }).click();
  await expect(cid.page.getByLabel('Invite a circle')).toHaveValue(/.+/);
  await expect(cid.page.getByLabel('How many play?')).toHaveValue('3');
  await seeNoViolation(cid.page, 'open for a circle', { within: 'form' });
  await cid.page.getByRole('button', { name: 'Open a table' }).click();
  await expect(cid.page.getByText('kept for Ann')).toBeVisible();
  await ann.page.goto('/');
  await expect(ann.page.getByText('Cid invites you to Rice Dice.')).toBeVisible();
  // The host gives up waiting for somebody, and their invitation is over.
  await cid.page.getByRole('button', { name: 'Open this seat to everybody: kept for Ann' }).click();
  await cid.page.getByRole('button', { name: 'Add a bot' }).first().click();

  // Who does not want to be seen is not; who leaves is gone; who blocks disappears.
  await bob.page.goto('/me');
  await bob.page.getByLabel('People I played with lately see when I am here').uncheck();
  await expect(bob.page.getByRole('status').first()).toHaveText('Saved.');
  await seeNoViolation(bob.page, 'account', { within: '[aria-labelledby=seen-title]' });
  await bob.page.reload();
  await expect(bob.page.getByLabel('People I played with lately see when I am here')).not.toBeChecked();
  await ann.page.goto('/lobby');
  await expect(cardOf(ann, 'Bob')).toContainText('last played');
  await expect(cardOf(ann, 'Bob')).not.toContainText('here now');
  await bob.page.goto('/lobby');
  await bob.page.getByText('Change …').click();
  await bob.page.getByRole('button', { name: 'Leave the circle' }).click();
  await expect(bob.page.getByRole('button', { name: 'Table for all: Our Tuesday' })).toHaveCount(0);

  // The keeper changes it, on a phone too.
  await ann.page.setViewportSize(phone);
  await ann.page.reload();
  await ann.page.getByText('Change …').click();
  await ann.page.getByLabel('Name of the circle').first().fill('Our Wednesday');
  await ann.page.getByRole('button', { name: 'Save the name' }).click();
  await expect(card(ann, 'Our Wednesday')).toBeVisible();
  await card(ann, 'Our Wednesday').getByRole('checkbox', { name: 'Bob' }).check();
  await seeNoViolation(ann.page, 'menu of the keeper', people);
  expect(await overflowOf(ann.page)).toBeLessThanOrEqual(0);
  await ann.page.getByRole('button', { name: 'Ask them' }).click();
  await expect(card(ann, 'Our Wednesday')).toContainText('(asked)');
  await ann.page.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(card(ann, 'Our Wednesday')).not.toContainText('(asked)');

  const hide = { kind: 'block', seat: 0 };
  expect((await cid.context.request.post(`/api/tables/${played}/hide`, { data: hide })).ok()).toBe(true);
  await ann.page.reload();
  await expect(ann.page.getByRole('button', { name: /^Invite Bob/ })).toBeVisible();
  await expect(ann.page.locator(people.within).getByText('Cid')).toHaveCount(0);
  for (const { context } of [ann, bob, cid]) await context.close();
});
