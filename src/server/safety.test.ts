import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { errorList } from '../core/errors.ts';
import { unwrap } from '../core/result.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { fillPath, paramsOf, type Route } from '../protocol/route.ts';
import { routes } from '../protocol/routes.ts';
import { PROTOCOL } from '../protocol/shapes.ts';
import { newLimits } from './limits.ts';
import { enter, leaveAll, openTable, startTestServer, type TestPerson, type TestServer } from './testing.suite.ts';

let server: TestServer;
let ann: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ann = await enter(server.url, 'Ann');
});
afterAll(async () => {
  leaveAll([ann]);
  await server.remove();
});

/** A socket without manners: sends what it is told, and gives the answers. */
function rawSocket(headers: Record<string, string> = {}, url = server.url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  const messages: ServerMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const opened = new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.on('error', () => resolve('error'));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const answer = async (message: unknown): Promise<ServerMessage | undefined> => {
    const before = messages.length;
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    for (let waited = 0; messages.length === before && waited < 3000; waited += 10)
      await new Promise((next) => setTimeout(next, 10));
    return messages[before];
  };
  return { socket, opened, closed, answer, messages };
}

const codeOf = (message: ServerMessage | undefined): string =>
  message?.type === 'refused' ? message.error.code : String(message?.type);

describe('the same request again', () => {
  test('P4 stays refused, also when it would be possible now', async () => {
    const ben = await enter(server.url, 'Ben');
    const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    unwrap(await ann.do(table, { kind: 'sit' }));
    const start = (key: string) =>
      ann.call('command', { params: { table }, body: { key, command: { kind: 'start' as const } } });
    const sequence = async (): Promise<number> =>
      unwrap(await ann.call('table', { params: { table }, query: {} })).sequence;
    const early = await start('held-up-on-the-way');
    expect(early.ok).toBe(false);
    unwrap(await ben.do(table, { kind: 'sit' }));
    const settled = await sequence();
    expect(await start('held-up-on-the-way')).toEqual(early);
    expect(await sequence()).toBe(settled);
    expect((await start('asked-anew')).ok).toBe(true);
    leaveAll([ben]);
  });
});

describe('pages of other sites', () => {
  test('cannot change anything, nor open a socket with the cookie of a visitor', async () => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const headers = { origin, cookie: `windfall=${ann.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers, body: '{"name":"Mallory"}' });
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'foreign_origin' } }]);
      expect(await rawSocket({ origin, cookie: `windfall=${ann.token}` }).opened).toBe('403');
    }
    expect(unwrap(await ann.call('me', {})).name).toBe('Ann');
    const own = rawSocket({ origin: server.url, cookie: `windfall=${ann.token}` });
    expect(await own.opened).toBe('open');
    expect(await own.answer({ type: 'hello', protocol: PROTOCOL })).toMatchObject({
      type: 'welcome',
      person: { name: 'Ann' },
    });
    own.socket.close();
  });

  test('a screen that all see looks as nobody, whoever is signed in at its browser', async () => {
    const { table } = await openTable(ann, { game: 'dessert-dice', players: 2 });
    unwrap(await ann.do(table, { kind: 'sit' }));
    const screen = rawSocket({ origin: server.url, cookie: `windfall=${ann.token}` });
    expect(await screen.opened).toBe('open');
    expect(await screen.answer({ type: 'hello', protocol: PROTOCOL, isNobody: true })).toMatchObject({
      type: 'welcome',
      person: null,
    });
    expect(await screen.answer({ type: 'watch', table })).toMatchObject({ room: { viewer: -1, isOwner: false } });
    const command = { type: 'do', id: 1, table, key: 'some-key', command: { kind: 'leave' } };
    expect(codeOf(await screen.answer(command))).toBe('not_signed_in');
    screen.socket.close();
  });

  test('cannot post forms: only JSON is read', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type, cookie: `windfall=${ann.token}` };
      const answer = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers, body: '{"name":"Mallory"}' });
      expect(answer.status, type).toBe(400);
    }
  });

  test('cannot frame us, and nothing inline runs', async () => {
    const { headers } = await fetch(`${server.url}/api/docs`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'unsafe-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await fetch(`${server.url}/api/docs`)).text()).not.toMatch(/<script|style=|onclick/);
  });
});

describe('whatever comes in is checked', () => {
  test('P14 every route refuses nonsense with a code of the list and does not fall over', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"name":{}}',
      '{"__proto__":1}',
      `{"name":"${'x'.repeat(500)}"}`,
      '{"key":1,"command":{"kind":"move"}}',
    ];
    for (const route of Object.values<Route>(routes)) {
      const path = fillPath(route.path, Object.fromEntries(paramsOf(route.path).map((name) => [name, '../../etc'])));
      for (const body of route.method === 'GET' ? [undefined] : bodies) {
        const query = route.method === 'GET' ? '?from=-1&wait=1e9&game[]=x' : '';
        const answer = await fetch(`${server.url}${path}${query}`, {
          method: route.method,
          headers: { 'content-type': 'application/json', authorization: 'Bearer nonsense' },
          ...(body === undefined ? {} : { body }),
        });
        expect(answer.status, `${route.method} ${path} ${body}`).toBeLessThan(500);
        const json = (await answer.json()) as { error?: { code: string } };
        if (answer.status >= 400) expect(Object.keys(errorList)).toContain(json.error?.code);
      }
    }
  });

  test('an address that is too long or cannot be read is refused like any other', async () => {
    for (const part of ['x'.repeat(300), '%E0%A4%A', '%']) {
      const answer = await fetch(`${server.url}/api/tables/${part}`);
      expect([answer.status, await answer.json()], part).toMatchObject([
        404,
        { error: { code: expect.stringMatching(/^unknown_/) } },
      ]);
    }
  });

  test('requests and messages that are too large are refused', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(300_000) });
    const answer = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
    const raw = rawSocket();
    await raw.opened;
    raw.socket.send('x'.repeat(70_000));
    expect(await raw.closed).toBe(1009);
  });

  test('the socket wants a hello in its own version first, and answers nonsense with a code', async () => {
    const raw = rawSocket();
    await raw.opened;
    const table = 'x'.repeat(22);
    expect(codeOf(await raw.answer({ type: 'watch', table }))).toBe('malformed_request');
    expect(codeOf(await raw.answer({ type: 'hello', protocol: PROTOCOL, token: 'nonsense' }))).toBe(
      'wrong_credentials',
    );
    expect(codeOf(await raw.answer({ type: 'hello', protocol: PROTOCOL }))).toBe('welcome');
    for (const nonsense of [
      '',
      'x',
      '[]',
      'null',
      '{"type":"do"}',
      '{"type":"hello"}',
      '{"type":"watch","table":"../x"}',
      '{"__proto__":{}}',
    ])
      expect(codeOf(await raw.answer(nonsense)), nonsense).toBe('malformed_request');
    expect(codeOf(await raw.answer({ type: 'watch', table }))).toBe('unknown_table');
    const command = { type: 'do', id: 7, table, key: 'some-key', command: { kind: 'leave' } };
    expect(await raw.answer(command)).toMatchObject({ type: 'refused', id: 7, error: { code: 'not_signed_in' } });
    raw.socket.close();
    const old = rawSocket();
    await old.opened;
    expect(codeOf(await old.answer({ type: 'hello', protocol: 0 }))).toBe('old_protocol');
    expect(await old.closed).toBe(1008);
  });

  test('chat has a length, and options are those of the game', async () => {
    const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    const text = 'x'.repeat(501);
    expect(await ann.do(table, { kind: 'chat', text })).toMatchObject({ error: { code: 'malformed_request' } });
    expect(await ann.do(table, { kind: 'chat', text: '  ' })).toMatchObject({ error: { code: 'malformed_request' } });
    const open = (body: object) => ann.call('openTable', { body: { game: 'harvest-dice', players: 2, ...body } });
    expect(await open({ options: { nonsense: 1 } })).toMatchObject({ error: { code: 'bad_option' } });
    expect(await open({ players: 9 })).toMatchObject({ error: { code: 'bad_players' } });
    expect(await open({ game: 'chess' })).toMatchObject({ error: { code: 'unknown_game' } });
    expect(await open({ moveMillis: 5 })).toMatchObject({ error: { code: 'malformed_request' } });
  });
});

describe('floods', () => {
  test('a bucket empties, leaks and forgets the longest unused', () => {
    let now = 0;
    const limits = newLimits(1, { now: () => now });
    const take = (): boolean => limits.take('personChat', 'ann');
    expect(Array.from({ length: 8 }, take)).toEqual([...Array(6).fill(true), false, false]);
    expect(limits.take('personChat', 'bob')).toBe(true);
    now += 2000;
    expect([take(), take()]).toEqual([true, false]);
    for (let i = 0; i < 30_000; i++) limits.take('personChat', String(i));
    expect(take()).toBe(true);
  });

  test('behind a proxy the address is the one it adds, not what clients say before it', async () => {
    const proxied = await startTestServer({ rate: 1, isBehindProxy: true });
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.9` };
      statuses.push((await fetch(`${proxied.url}/api/codes/GUESS${i}`, { headers })).status);
    }
    expect(statuses).toContain(429);
    const other = { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' };
    expect((await fetch(`${proxied.url}/api/codes/GUESS`, { headers: other })).status).toBe(404);
    await proxied.remove();
  });

  test('are stopped per person and per address, at the door and at the table', async () => {
    const narrow = await startTestServer({ rate: 1 });
    const bob = await enter(narrow.url, 'Bob');
    const { table } = await openTable(bob, { game: 'harvest-dice', players: 2 });
    const chats = await Promise.all(
      Array.from({ length: 12 }, (_, i) => bob.do(table, { kind: 'chat', text: `${i}` })),
    );
    const codes = chats.map((result) => (result.ok ? 'done' : result.error.code));
    expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(8);
    expect(codes).toContain('rate_limited');
    const statuses = new Set<number>();
    // Guessing codes does not pay.
    for (let i = 0; i < 60; i++) statuses.add((await fetch(`${narrow.url}/api/codes/GUESS${i}`)).status);
    expect(statuses).toEqual(new Set([404, 429]));
    bob.live.close();
    await narrow.remove();
  });
});
