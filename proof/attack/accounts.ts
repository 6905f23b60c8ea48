import { randomUUID } from 'node:crypto';
import { ask, cookieIn, newGuest } from './hostile.ts';

const password = 'correct horse battery';

async function account(url: string) {
  const secret = await newGuest(url, 'Ann');
  const handle = `ann.${randomUUID().slice(0, 18)}`;
  const claimed = await ask(url, 'POST', '/api/me/password', { secret, body: { handle, password } });
  return { secret, handle, mark: cookieIn(claimed, 'windfall-device') };
}

/**
 * Somebody guesses at a password until the name is locked: the owner comes in from their own device all the same, and nobody else does, a
 * forged mark of a device included. For a server with its usual limits.
 */
export async function attackSignIn(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const { handle, mark } = await account(url);
  const attempt = (body: object, cookie = '') =>
    ask(url, 'POST', '/api/sign-in', { body: { handle, ...body }, ...(cookie ? { headers: { cookie } } : {}) });
  let tries = 0;
  for (; tries < 40; tries++) if ((await attempt({ password: `a guess ${tries}` })).status === 429) break;
  if (tries === 40) flaws.push('guessing is not limited');
  const forged = [`${mark}x`, `${mark.split('.')[0]}.${'A'.repeat(43)}`, 'x.y', '.', mark.split('.')[0] ?? ''];
  for (const cookie of forged)
    if ((await attempt({ password }, `windfall-device=${cookie}`)).status !== 429)
      flaws.push(`a forged mark of a device was taken: ${cookie}`);
  const other = await account(url);
  if ((await attempt({ password }, `windfall-device=${other.mark}`)).status !== 429)
    flaws.push('the mark of another account was taken');
  const owner = await attempt({ password }, `windfall-device=${mark}`);
  if (owner.status !== 200) flaws.push(`the owner is locked out: ${owner.status} ${owner.code}`);
  let own = 0;
  for (; own < 40; own++)
    if ((await attempt({ password: `a guess ${own}` }, `windfall-device=${mark}`)).status === 429) break;
  if (own === 40) flaws.push('guessing with the mark of a device is not limited');
  return flaws;
}

/** What a token is made for, and no more; and no token manages an account that has a password. */
export async function attackScopes(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const { secret, handle } = await account(url);
  const tokenOf = async (scope: string): Promise<string> =>
    String((await ask(url, 'POST', '/api/me/tokens', { secret, body: { label: scope, scope, days: 1 } })).body.token);
  const [read, play, manage] = [await tokenOf('read'), await tokenOf('play'), await tokenOf('manage')];
  const open = { game: 'harvest-dice', players: 2 };
  const cases: [string, string, string, string, object, string][] = [
    ['read', read, 'POST', '/api/tables', open, 'not_allowed'],
    ['read', read, 'PATCH', '/api/me', { name: 'Eve' }, 'not_allowed'],
    ['play', play, 'PATCH', '/api/me', { name: 'Eve' }, 'not_allowed'],
    ['play', play, 'GET', '/api/me/tokens', {}, 'not_allowed'],
    ['play', play, 'POST', '/api/sign-out', { everywhere: true }, 'not_allowed'],
    ['play', play, 'DELETE', '/api/me', {}, 'not_allowed'],
    ['manage', manage, 'DELETE', '/api/me', {}, 'sign_in_again'],
    ['manage', manage, 'GET', '/api/me/export', {}, 'sign_in_again'],
    ['manage', manage, 'POST', '/api/me/tokens', { label: 'more' }, 'sign_in_again'],
    ['manage', manage, 'POST', '/api/me/passkeys/options', {}, 'sign_in_again'],
    ['manage', manage, 'POST', '/api/me/recovery-codes', {}, 'sign_in_again'],
    ['manage', manage, 'POST', '/api/me/password', { handle, password: 'taken over by me' }, 'sign_in_again'],
  ];
  for (const [scope, token, method, path, body, code] of cases) {
    const answer = await ask(url, method, path, { secret: token, body });
    if (answer.code !== code) flaws.push(`${scope} ${method} ${path}: ${answer.status} ${answer.code}`);
  }
  // The address of a chat's webhook is a secret: who knows it writes there.
  const webhook = 'https://discord.com/api/webhooks/123/secret-of-the-chat';
  await ask(url, 'PATCH', '/api/me', { secret, body: { webhook } });
  for (const token of [read, play])
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['POST', '/api/guest'],
    ] as const) {
      const { body } = await ask(url, method, path, { secret: token, body: { name: 'Eve' } });
      if (JSON.stringify(body).includes('secret-of-the-chat')) flaws.push(`${method} ${path} tells the webhook`);
    }
  for (const [scope, token, method, path, body] of [
    ['read', read, 'GET', '/api/me/tables', {}],
    ['play', play, 'POST', '/api/tables', open],
    ['manage', manage, 'PATCH', '/api/me', { name: 'Anna' }],
  ] as const) {
    const answer = await ask(url, method, path, { secret: token, body });
    if (answer.status !== 200) flaws.push(`${scope} cannot even ${method} ${path}: ${answer.code}`);
  }
  return flaws;
}

/** Who forges headers of proxies makes neither passkeys for another site nor sees the metrics. For a server without a proxy. */
export async function attackHeaders(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const secret = await newGuest(url, 'Ann');
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' };
  const options = await ask(url, 'POST', '/api/me/passkeys/options', { secret, headers });
  const site = (options.body.rp as { id?: string } | undefined)?.id;
  if (site !== new URL(url).hostname) flaws.push(`passkeys are made for ${site}`);
  for (const [name, value] of Object.entries({
    ...headers,
    forwarded: 'for=1.2.3.4',
    via: '1.1 proxy',
    'x-real-ip': '1.2.3.4',
  })) {
    const answer = await ask(url, 'GET', '/metrics', { headers: { [name]: value } });
    if (answer.status !== 404) flaws.push(`the metrics are shown through a proxy (${name})`);
  }
  const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
  const changed = await ask(url, 'PATCH', '/api/me', { secret, body: { name: 'Eve' }, headers: foreign });
  if (changed.code !== 'foreign_origin') flaws.push(`a foreign page got ${changed.status} ${changed.code}`);
  return flaws;
}
