import { expect, test } from '@playwright/test';
import { arrive, phone } from './online.ts';

test.use({ serviceWorkers: 'allow' });

test('one page has all ways to be told of a turn, and the service worker shows a push', async ({ browser }) => {
  const { context, page } = await arrive(browser, 'Ann');
  await context.request.post('/api/guest', { data: { name: 'Ann' } });
  await context.grantPermissions(['notifications']);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'When it is your turn' })).toBeVisible();
  // The second answer to the address comes when the quiet hours are being written: it leaves them as they are.
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/me/notices', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Webhook address').fill('https://discord.com/api/webhooks/1/x');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved.');
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('From').fill('23:00');
  const answered = page.waitForResponse('**/api/me/notices');
  letGo();
  await answered;
  await expect(page.getByLabel('Message for')).toHaveValue('discord');
  await expect(page.getByLabel('From')).toHaveValue('23:00');
  const saved = page.waitForResponse('**/api/me/notices');
  await page.getByRole('button', { name: 'Save the quiet hours' }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('23:00');
  await expect(page.getByLabel('Message for')).toHaveValue('discord');

  // No push service is asked: the browser delivers what one would have brought.
  await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  // A browser without windows shows no notifications: what it is asked to show is noted.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`self.shown = [];
    self.registration.showNotification = async (title, { body, tag }) => void self.shown.push({ title, body, tag });`);
  const data = JSON.stringify({ title: 'Your turn in Rice Dice', body: 'You play with Bob.', table: 'abc' });
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await expect
    .poll(() => worker?.evaluate<unknown>('self.shown'))
    .toEqual([{ title: 'Your turn in Rice Dice', body: 'You play with Bob.', tag: 'abc' }]);
  await context.close();
});

test('on a phone the answer is seen where the button is, and notices come in the language that was chosen last', async ({
  browser,
}) => {
  const { context, page } = await arrive(browser, 'Ann', phone);
  await context.request.post('/api/guest', { data: { name: 'Ann' } });
  await context.request.patch('/api/me', { data: { webhook: 'https://discord.com/api/webhooks/1/x' } });
  await page.goto('/me');
  await page.getByLabel('Quiet hours').check();
  await page.getByRole('button', { name: 'Save the quiet hours' }).click();
  await expect(page.getByText('Saved.')).toBeInViewport();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect.poll(async () => (await (await context.request.get('/api/me/notices')).json()).language).toBe('de');
  await context.close();
});
