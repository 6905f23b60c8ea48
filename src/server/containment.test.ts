import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
import { FRESH_MILLIS } from './accounts.ts';
import { newAuthenticator } from './authenticator.suite.ts';
import { deviceName } from './device.ts';
import { hashSecret } from './secrets.ts';
import {
  cookieOf,
  enter,
  leaveAll,
  openTable,
  personWith,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from './testing.suite.ts';

let server: TestServer;
const everybody: TestPerson[] = [];
const known = (name: string, token: string): TestPerson => {
  const person = personWith(server.url, name, token);
  everybody.push(person);
  return person;
};
const guest = async (name: string): Promise<TestPerson> => {
  const person = await enter(server.url, name);
  everybody.push(person);
  return person;
};
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  leaveAll(everybody);
  await server.remove();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'user-agent': firefox, ...headers },
    body: JSON.stringify(body),
  });

const signIn = async (path: string, body: unknown, headers = {}): Promise<TestPerson> => {
  const response = await post(path, body, headers);
  expect(response.status).toBe(200);
  return known('signed in', cookieOf(response));
};

/** As if the last sign-in had been a while ago. */
const age = (person: TestPerson) =>
  server.services.db.write([
    {
      sql: 'UPDATE sessions SET fresh_millis = fresh_millis - ? WHERE hash = ?',
      values: [FRESH_MILLIS, hashSecret(person.token)],
    },
  ]);

const password = 'correct horse battery';
async function claimed(handle: string): Promise<TestPerson> {
  const ann = await guest('Ann');
  unwrap(await ann.call('setPassword', { body: { handle, password } }));
  return ann;
}

const again = { error: { code: 'sign_in_again' } };

describe('managing an account', () => {
  test('needs a sign-in that is a few minutes old; with it, the same is done', async () => {
    const ann = await claimed('ann.fresh');
    // A person who has just chosen a password need not say it again.
    unwrap(await ann.call('createToken', { body: { label: 'bot' } }));
    await age(ann);
    expect(await ann.call('createToken', { body: { label: 'bot' } })).toMatchObject(again);
    expect(await ann.call('passkeyOptions', {})).toMatchObject(again);
    expect(await ann.call('deletePasskey', { params: { id: 'x' } })).toMatchObject(again);
    expect(await ann.call('createRecoveryCodes', {})).toMatchObject(again);
    expect(await ann.call('exportMe', {})).toMatchObject(again);
    expect(await ann.call('deleteMe', {})).toMatchObject(again);
    const next = { handle: 'ann.fresh', password: 'taken over by me' };
    expect(await ann.call('setPassword', { body: next })).toMatchObject(again);
    // What contains damage needs none.
    expect(unwrap(await ann.call('tokens', {})).tokens).toHaveLength(1);
    unwrap(await ann.call('sessions', {}));
    const fresh = await signIn('/api/sign-in', { handle: 'ann.fresh', password }, { cookie: `windfall=${ann.token}` });
    // The session that the browser had is gone, and a copy of its cookie with it.
    expect(await ann.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    unwrap(await fresh.call('exportMe', {}));
    unwrap(await fresh.call('deleteMe', {}));
  });

  test('a guest has nothing to sign in with: their session is enough', async () => {
    const ann = await guest('Ann');
    await age(ann);
    unwrap(await ann.call('exportMe', {}));
    unwrap(await ann.call('setPassword', { body: { handle: 'ann.first', password } }));
    const bob = await guest('Bob');
    unwrap(await bob.call('deleteMe', {}));
  });
});

describe('sessions', () => {
  test('are listed with the name of the browser, and ended one by one, their sockets with them', async () => {
    const ann = await claimed('ann.sessions');
    const phone = await signIn('/api/sign-in', { handle: 'ann.sessions', password });
    const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    await until(phone, table, () => true);
    const listed = unwrap(await ann.call('sessions', {})).sessions;
    expect(listed.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const other = at(
      listed.filter(({ isThis }) => !isThis),
      0,
    );
    expect(other.device).toBe('Firefox, Linux');
    expect(JSON.stringify(listed)).not.toContain(hashSecret(phone.token));
    const closed = new Promise<void>((resolve) => phone.live.onStatus(({ isOpen }) => isOpen || resolve()));
    // Somebody else's session is not theirs to end.
    const bob = await guest('Bob');
    unwrap(await bob.call('deleteSession', { params: { id: other.id } }));
    unwrap(await phone.call('me', {}));
    unwrap(await ann.call('deleteSession', { params: { id: other.id } }));
    await closed;
    expect(await phone.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    unwrap(await ann.call('me', {}));
  });

  test('another password ends all others, tokens included; this one goes on', async () => {
    const ann = await claimed('ann.password');
    const phone = await signIn('/api/sign-in', { handle: 'ann.password', password });
    const bot = known('bot', unwrap(await ann.call('createToken', { body: { label: 'bot' } })).token);
    const next = { handle: 'ann.password', password: 'another long password', current: password };
    unwrap(await ann.call('setPassword', { body: next }));
    for (const out of [phone, bot])
      expect(await out.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    unwrap(await ann.call('me', {}));
  });

  test('a token ends by itself, and its socket with it', async () => {
    const ann = await guest('Ann');
    const { token, expiresMillis, scope } = unwrap(await ann.call('createToken', { body: { label: 'bot', days: 2 } }));
    expect(scope).toBe('play');
    expect((expiresMillis ?? 0) - Date.now()).toBeGreaterThan(1.9 * 86_400_000);
    const bot = known('bot', token);
    const { table } = await openTable(bot, { game: 'harvest-dice', players: 2 });
    const sql = 'UPDATE sessions SET expires_millis = ? WHERE hash = ?';
    const hash = hashSecret(token);
    await server.services.db.write([{ sql, values: [Date.now() + 700, hash] }]);
    // A new hello hears of it.
    bot.live.renew();
    await until(bot, table, () => true);
    unwrap(await bot.do(table, { kind: 'chat', text: 'still here' }));
    await new Promise((next) => setTimeout(next, 800));
    const refused = new Promise<string>((resolve) =>
      bot.live.onStatus(({ refusal }) => refusal && resolve(refusal.code)),
    );
    void bot.do(table, { kind: 'chat', text: 'a ghost' });
    expect(await refused).toBe('wrong_credentials');
    expect(await bot.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    expect(unwrap(await ann.call('tokens', {})).tokens).toEqual([]);
    const { events } = unwrap(await ann.call('table', { params: { table } }));
    expect(JSON.stringify(events)).not.toContain('a ghost');
  });

  test('browsers have names', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
    expect([firefox, chrome, safari, 'curl/8', undefined].map(deviceName)).toEqual([
      'Firefox, Linux',
      'Chrome, Windows',
      'Safari, iOS',
      '',
      '',
    ]);
  });
});

describe('a lost passkey', () => {
  test('is not the end: a recovery code signs in once, and the passkey is removed', async () => {
    const ann = await guest('Ann');
    const headers = { authorization: `Bearer ${ann.token}` };
    const options = (await (await post('/api/me/passkeys/options', {}, headers)).json()) as Record<string, unknown>;
    const made = newAuthenticator().create(options, server.url);
    expect((await post('/api/me/passkeys', made, headers)).status).toBe(200);
    const { codes } = unwrap(await ann.call('createRecoveryCodes', {}));
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
    expect(unwrap(await ann.call('me', {})).recoveryCodes).toBe(10);
    const stored = JSON.stringify(await server.services.db.read('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const typed = ` ${at(codes, 0).toLowerCase().replaceAll('-', ' ')}`;
    const back = await signIn('/api/sign-in/recovery', { code: typed });
    expect((await post('/api/sign-in/recovery', { code: at(codes, 0) })).status).toBe(401);
    expect((await post('/api/sign-in/recovery', { code: 'AAAAA-AAAAA-AAAAA-AAAAA' })).status).toBe(401);
    expect(unwrap(await back.call('me', {}))).toMatchObject({ recoveryCodes: 9, passkeys: 1 });
    const { passkeys } = unwrap(await back.call('passkeys', {}));
    expect(passkeys).toMatchObject([{ device: 'Firefox, Linux', usedMillis: null }]);
    const id = at(passkeys, 0).id;
    unwrap(await (await guest('Bob')).call('deletePasskey', { params: { id } }));
    expect(unwrap(await back.call('me', {})).passkeys).toBe(1);
    expect(unwrap(await back.call('deletePasskey', { params: { id } })).passkeys).toBe(0);
    unwrap(await back.call('deleteMe', {}));
    expect((await post('/api/sign-in/recovery', { code: at(codes, 1) })).status).toBe(401);
  });
});
