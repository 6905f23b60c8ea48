import { expect, test } from '@playwright/test';
import { seeNoViolation } from './look.ts';
import { arrive, openTable, phone, sitDown } from './online.ts';

test('a host mutes, reports and removes somebody from the page, and closes the chat', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann', phone);
  const code = await openTable(ann, 'harvest-dice', 2);
  const eve = await arrive(browser, 'Eve');
  await sitDown(eve, code);
  const say = async (text: string): Promise<void> => {
    await eve.page.getByLabel('Say something').fill(text);
    await eve.page.getByRole('button', { name: 'Send' }).click();
    await expect(eve.page.getByText(text)).toBeVisible();
  };
  await say('you are all fools');
  const line = ann.page.getByRole('listitem').filter({ hasText: 'you are all fools' });
  await line.getByRole('button', { name: 'Eve: mute, block, report' }).click();
  await seeNoViolation(ann.page, 'menu about a person');
  await ann.page.getByRole('button', { name: 'Report …' }).click();
  await ann.page.getByLabel('Anything to add?').fill('again and again');
  await seeNoViolation(ann.page, 'report');
  await ann.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(ann.page.getByText('Thank you. We will look at it.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(line).toHaveCount(0);
  await say('second line');
  await expect(ann.page.getByText('Nobody has said anything yet.')).toBeVisible();

  await ann.page.getByLabel('Who may talk?').selectOption('nobody');
  await expect(eve.page.getByText('You cannot talk here.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Eve: mute, block, report' }).click();
  await ann.page.getByRole('button', { name: 'Remove from this table' }).click();
  await expect(eve.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await eve.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(eve.page.getByText('does not want to play with you')).toBeVisible();

  await ann.page.goto('/me');
  await ann.page.getByRole('button', { name: 'Undo: Eve' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Muted and blocked' })).toHaveCount(0);
  expect(ann.heard.join()).not.toContain('second line');
  await ann.context.close();
  await eve.context.close();
});
