import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CDPSession, expect, test } from '@playwright/test';
import { arrive, openTable, type Person } from './online.ts';
import { seatAt } from './tables.ts';

/** A key ring in the browser, as phones and laptops have one: whoever holds the device is taken at their word. */
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
  await ann.page.goto('/#/me');
  await expect(ann.page.getByText('You are a guest on this device.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ann.page.getByText('One passkey is set up.')).toBeVisible();
  const { credentials } = await ring.cdp.send('WebAuthn.getCredentials', { authenticatorId: ring.authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('the browser has kept no passkey');

  const second = await arrive(browser, 'Ann');
  const { page } = second;
  const { cdp, authenticatorId } = await addKeyRing(second);
  await page.goto('/#/me');
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
  await page.goto('/#/lobby');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
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
  await page.goto('/#/me');
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
  // At the table that is open, and for whoever comes to it later.
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
