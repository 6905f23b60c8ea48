import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CDPSession, expect, test } from '@playwright/test';
import { arrive, openTable, type Person } from './online.ts';
import { seatAt } from './tables.ts';

/** A key ring in the browser, as phones and laptops have one: the holder of the device is taken at their word. */
async function addKeyRing({ context, page }: Person): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a guest keeps the account with a passkey, and signs in with it on another device', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  await openTable(ann, 'harvest-dice', 2);
  const ring = await addKeyRing(ann);
  await ann.page.goto('/me');
  await expect(ann.page.getByText('You are a guest on this device.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ann.page.getByText('One passkey is set up.')).toBeVisible();
  const { credentials } = await ring.cdp.send('WebAuthn.getCredentials', { authenticatorId: ring.authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('the browser has kept no passkey');

  const second = await arrive(browser, 'Ann');
  const { page } = second;
  const { cdp, authenticatorId } = await addKeyRing(second);
  await page.goto('/me');
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  // Somebody who knows which passkey it is, but has another key.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = { ...credential, privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: forged });
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('The passkey was not accepted');
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });

  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Ann' })).toBeVisible();
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  for (const { context } of [ann, second]) await context.close();
});

test('an account: codes for the day a key is lost, a list of browsers, and a sign-in that must be fresh', async ({
  browser,
}) => {
  const ann = await arrive(browser, 'Ann');
  await openTable(ann, 'harvest-dice', 2);
  const { page } = ann;
  await page.goto('/me');
  const handle = `ann.${Date.now().toString(36)}`;
  await page.getByLabel('Name to sign in with').fill(handle);
  await page.getByLabel('New password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(`You sign in as ${handle}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('10 are left.')).toBeVisible();
  const code = String(await page.locator('.codes code').first().textContent());

  // Another browser comes in with a code, once.
  const second = await arrive(browser, 'Ann');
  await second.page.goto('/me');
  await second.page.getByText('Lost your passkey or password?').click();
  await second.page.getByLabel('Recovery code').fill(code.toLowerCase());
  await second.page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(second.page.getByText('9 are left.')).toBeVisible();

  // The first one sees it, and signs it out.
  await page.reload();
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('this browser')).toBeVisible();
  await devices.getByRole('button', { name: /Sign out/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await second.page.reload();
  await expect(second.page.getByText('Nobody is signed in on this device.')).toBeVisible();

  // As the server answers where the sign-in was a while ago.
  const old = { error: { code: 'sign_in_again', message: 'For this you have to sign in again.' } };
  await page.route('**/api/me/tokens', (route) => route.fulfill({ status: 403, json: old }), { times: 1 });
  await page.getByLabel('Name of the token').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill('a wrong password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('not right');
  await dialog.getByLabel('Password').fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Copy it now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the token: my bot' })).toBeVisible();
  for (const { context } of [ann, second]) await context.close();
});

test('all my data comes as a file, and once it is deleted nobody sees my name or words', async ({ browser }) => {
  const ann = await arrive(browser, 'Annabella');
  const ben = await arrive(browser, 'Ben');
  await seatAt([ann, ben], 'harvest-dice');
  const { page } = ann;
  const words = 'Grandmother kept her seeds in a tin';
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill(words);
  await page.getByLabel('Say something').press('Enter');
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.page.getByRole('tabpanel')).toContainText(words);

  const table = page.url().split('/').at(-1);
  await page.goto('/me');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything we know about you' }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(kept).toMatchObject({
    person: { name: 'Annabella', handle: null },
    tables: [{ table, record: { game: 'harvest-dice', players: 2 }, said: [{ text: words }] }],
  });

  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nobody is signed in on this device.')).toBeVisible();
  // At the table that is open, and for those who come to it later.
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(ben.page.url());
  await eve.page.getByRole('tab', { name: 'Chat' }).click();
  for (const watcher of [ben, eve]) {
    await expect(watcher.page.getByRole('region', { name: 'Scores' })).toContainText('…');
    await expect(watcher.page.getByRole('main')).not.toContainText('Annabella');
    await expect(watcher.page.getByRole('tabpanel')).not.toContainText(words);
  }
  expect(eve.heard.filter((text) => text.includes('Annabella') || text.includes(words))).toEqual([]);
  for (const { context } of [ann, ben, eve]) await context.close();
});
