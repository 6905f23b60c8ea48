import { expect, test } from '@playwright/test';
import { isAsked, playOnBoard, randomFrom, settle } from './player.ts';

/** Remembers what the content security policy forbade. In the page, where types of Node do not reach. */
const watchPolicy = `
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push([event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(' ')));
`;

test('nothing of the app breaks the content security policy, from the home page into a game', async ({ page }) => {
  await settle(page);
  await page.addInitScript(watchPolicy);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(response?.headers()['content-security-policy']).not.toContain("'unsafe-");
  await page.getByRole('button', { name: 'Play: Harvest Dice' }).click();
  const random = randomFrom(1);
  for (let i = 0; i < 3 && (await isAsked(page)); i++) await playOnBoard(page, random);
  expect(await page.evaluate('window.violations')).toEqual([]);
});

test('a page of ours becomes a guest and talks over the socket with its cookie', async ({ page }) => {
  await page.goto('/');
  const welcome = await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) });
    const socket = new WebSocket('ws://' + location.host + '/api/socket');
    return new Promise((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 2 }));
      socket.onmessage = (event) => resolve(String(event.data));
      socket.onerror = () => reject(new Error('the socket was refused'));
    });
  })()`);
  expect(JSON.parse(String(welcome))).toMatchObject({ type: 'welcome', person: { name: 'Ann' } });
  // No script can read the cookie.
  expect(await page.evaluate('document.cookie')).toBe('');
});
