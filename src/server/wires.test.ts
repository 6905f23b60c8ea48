import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { unwrap } from '../core/result.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/shapes.ts';
import { networkOf } from './address.ts';
import type { Config } from './config.ts';
import { newLimits } from './limits.ts';
import { enter, leaveAll, openTable, startTestServer, type TestServer } from './testing.suite.ts';
import { callWebhook } from './webhooks.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});
async function start(changes: Partial<Config>): Promise<TestServer> {
  const server = await startTestServer(changes);
  servers.push(server);
  return server;
}

const pause = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));

/** A client of its own making: what it heard, and how it ended. */
function connect({ url }: TestServer, headers: Record<string, string> = {}, query = '') {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket${query}`, { headers });
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  const opened = new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise<[number, string]>((resolve) =>
    socket.on('close', (code, reason) => resolve([code, String(reason)])),
  );
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  return { socket, heard, opened, closed, say };
}

const hello = { type: 'hello', protocol: PROTOCOL };

test.each([`?table=${'a'.repeat(22)}`, '?table=', '?table=x&table=%00', '?'])(
  'the table in the address is for proxies: the server opens whatever it names (%s)',
  async (query) => {
    const client = connect(await start({}), {}, query);
    await client.opened;
    client.say(hello);
    await vi.waitUntil(() => client.heard.length > 0);
    expect(client.heard[0]).toMatchObject({ type: 'welcome' });
  },
);

describe('addresses', () => {
  test('of IPv6 count by their /64, those of IPv4 one by one, in whatever form', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('64:ff9b::1.2.3.4')).toBe('64:ff9b:0:0::/64');
    expect(networkOf('unknown')).toBe('unknown');
  });

  test('share what their network may do', () => {
    const limits = newLimits(1, { now: () => 0 });
    const taken = Array.from({ length: 41 }, (_, i) => limits.take('addressGuest', `2001:db8:1:2::${i.toString(16)}`));
    expect(taken.filter(Boolean)).toHaveLength(40);
    expect(limits.take('addressGuest', '2001:db8:1:3::1')).toBe(true);
  });

  test('are not forgiven when the clock of the machine is set', () => {
    const limits = newLimits(1);
    while (limits.take('addressSignIn', '203.0.113.9'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(limits.take('addressSignIn', '203.0.113.9')).toBe(false);
    vi.restoreAllMocks();
  });
});

describe('who sends too much', () => {
  test('is told so, and closed where that does not help; pings count like messages', async () => {
    const server = await start({ rate: 1 });
    for (const flood of [(socket: WebSocket) => socket.send('x'), (socket: WebSocket) => socket.ping('x')]) {
      const { socket, opened, closed, heard } = connect(server);
      let pongs = 0;
      socket.on('pong', () => pongs++);
      await opened;
      for (let i = 0; i < 400; i++) flood(socket);
      expect(await closed).toEqual([1008, 'too many messages']);
      const refused = heard.filter((message) => message.type === 'refused' && message.error.code === 'rate_limited');
      expect(refused).toHaveLength(50);
      expect(pongs).toBeLessThanOrEqual(260);
    }
  });

  test('of answers is counted by their length', async () => {
    const server = await start({ rate: 1 });
    const limits = newLimits(1, { now: () => 0 });
    const bucket = limits.bucket('addressRequest', '203.0.113.9');
    limits.charge(bucket, 1000);
    expect(bucket.level).toBe(0);
    limits.charge(bucket, 160 * 1024);
    expect(bucket.level).toBe(20);
    const statuses = new Set<number>();
    // Without their length some six hundred would be allowed.
    for (let i = 0; i < 400; i++) statuses.add((await fetch(`${server.url}/api/openapi.json`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

describe('who does not read', () => {
  /** Far more than networks hold back by themselves. */
  const ASKED = 300;

  test('is not read from either, and gets every answer, in order, when it reads again', async () => {
    const server = await start({});
    const ann = await enter(server.url, 'Ann');
    const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    for (let i = 0; i < 60; i++) unwrap(await ann.do(table, { kind: 'chat', text: `${i} `.padEnd(490, 'bla ') }));
    const slow = connect(server);
    await slow.opened;
    slow.say(hello);
    await vi.waitUntil(() => slow.heard.length === 1);
    slow.socket.pause();
    const unknown = 'x'.repeat(22);
    for (let i = 0; i < ASKED; i++) slow.say({ type: 'watch', table });
    slow.say({ type: 'watch', table: unknown });
    await pause(700);
    // As much as makes it a slow one, and one answer.
    expect(server.services.admission.bufferedBytes()).toBeLessThan(256 * 1024 + 45_000);
    // What happens meanwhile comes later, at once.
    unwrap(await ann.do(table, { kind: 'chat', text: 'the last word' }));
    slow.socket.resume();
    await vi.waitUntil(() => slow.heard.some(({ type }) => type === 'refused'), 20_000);
    const updates = slow.heard.filter((message) => message.type === 'update');
    expect(updates.length).toBeGreaterThanOrEqual(ASKED);
    expect(JSON.stringify(updates)).toContain('the last word');
    slow.socket.terminate();
    leaveAll([ann]);
  });
});

describe('who asks and goes', () => {
  test('is not waited for: nobody looks for them at the table any more', async () => {
    const server = await start({});
    const ann = await enter(server.url, 'Ann');
    const { table, sequence } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    const { hub } = server.services;
    const controllers = Array.from({ length: 20 }, () => new AbortController());
    const asked = controllers.map(({ signal }) =>
      fetch(`${server.url}/api/tables/${table}?wait=30&from=${sequence}`, { signal }).catch(() => 'gone'),
    );
    await vi.waitUntil(() => hub.isWatched(table));
    await pause(300);
    for (const controller of controllers) controller.abort();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['gone']));
    await vi.waitUntil(() => !hub.isWatched(table), 5000);
    leaveAll([ann]);
  });
});

describe('a webhook', () => {
  test('ends with an answer or a failure, whatever the other side says', async () => {
    const answers = [
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nhello',
      'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc',
      `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
      'nonsense\r\n\r\n',
      '',
    ];
    const outcomes: unknown[] = [];
    for (const answer of answers) {
      const listener = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          socket.write(answer);
          setTimeout(() => socket.resetAndDestroy(), 50);
        });
      });
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
      const { port } = listener.address() as AddressInfo;
      outcomes.push(await callWebhook(`http://127.0.0.1:${port}/`, 'key', '{}', true).catch(() => 'failed'));
      listener.close();
    }
    expect(outcomes).toEqual(['failed', 200, 'failed', 'failed', 'failed']);
  });
});

describe('more connections than there is room for', () => {
  const games = async ({ url }: TestServer, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/games`, { headers: { connection: 'close', ...headers } });
    return { status: answer.status, retry: answer.headers.get('retry-after'), json: await answer.json() };
  };
  const later = { status: 503, retry: '2', json: { error: { code: 'unavailable' } } };

  test('from one address are told to come later, by HTTP and by WebSocket; health checks are answered', async () => {
    const server = await start({ maxAddressConnections: 3 });
    const held = [connect(server), connect(server), connect(server)];
    for (const { opened, say } of held) {
      await opened;
      say(hello);
    }
    expect(await games(server)).toMatchObject(later);
    expect((await connect(server).closed)[0]).toBe(1013);
    for (const path of ['/health', '/metrics'])
      expect((await fetch(`${server.url}${path}`, { headers: { connection: 'close' } })).status).toBe(200);
    held[0]?.socket.terminate();
    await vi.waitUntil(async () => (await games(server)).status === 200, { timeout: 5000, interval: 50 });
    for (const { socket } of held) socket.terminate();
  });

  test('a browser that asks for a page gets one in its language that asks again by itself, also where its address asks too often', async () => {
    const server = await start({ maxAddressConnections: 1, rate: 0.01 });
    const held = connect(server);
    await held.opened;
    held.say(hello);
    const open = async (headers: Record<string, string>, path = '/rice-dice') => {
      const answer = await fetch(server.url + path, { headers: { connection: 'close', ...headers } });
      return { answer, text: await answer.text() };
    };
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const [asked, language, words] of [
      ['', 'en', 'Games under way go on.'],
      ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Laufende Spiele gehen weiter.'],
      ['xx,fr;q=0.7,en;q=0.2', 'fr', 'Les parties en cours continuent.'],
      ['es', 'es', 'Las partidas en curso siguen.'],
    ] as const) {
      const { answer, text } = await open({ accept, 'accept-language': asked });
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'retry-after': '10',
        'cache-control': 'no-store',
        connection: 'close',
      });
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(words);
      expect(text).toContain('<meta http-equiv="refresh" content="10">');
      // Nothing that would have to be fetched from a server without room.
      expect(text).not.toMatch(/src=|href=|url\(|@import|<script/);
    }
    const program = await open({ accept: 'application/json' }, '/api/games');
    expect(JSON.parse(program.text)).toMatchObject({ error: { code: 'unavailable' } });
    expect(program.answer.headers.get('retry-after')).toBe('2');
    // At this rate six requests are allowed at once, and then one in a second.
    let often = await open({ accept });
    while (often.answer.status === 503) often = await open({ accept });
    expect([often.answer.status, often.answer.headers.get('retry-after')]).toEqual([429, '10']);
    expect(often.text).toContain('Very many requests have come from your network');
    held.socket.terminate();
  });

  test('in all likewise', async () => {
    const server = await start({ maxConnections: 1 });
    const first = connect(server);
    await first.opened;
    expect(await games(server)).toMatchObject(later);
    first.socket.terminate();
  });

  test('behind a proxy an address is the one that the proxy tells', async () => {
    const server = await start({ maxAddressConnections: 2, isBehindProxy: true });
    const one = { 'x-forwarded-for': '2001:db8::1' };
    const neighbour = { 'x-forwarded-for': '2001:db8::2' };
    const other = { 'x-forwarded-for': '2001:db8:0:1::1' };
    const held = [connect(server, one), connect(server, neighbour)];
    for (const { opened } of held) await opened;
    expect((await connect(server, one).closed)[0]).toBe(1013);
    expect(await games(server, neighbour)).toMatchObject(later);
    expect((await games(server, other)).status).toBe(200);
    for (const { socket } of held) socket.terminate();
    await vi.waitUntil(async () => (await games(server, one)).status === 200, { timeout: 5000, interval: 50 });
  });

  test('with too much to do newcomers are told to come later, those who are there go on', async () => {
    const server = await start({ maxDelayMillis: 30 });
    const early = connect(server);
    await early.opened;
    early.say(hello);
    await vi.waitUntil(() => early.heard.length === 1);
    const busy = setInterval(() => {
      for (const endMillis = performance.now() + 120; performance.now() < endMillis; );
    }, 125);
    await vi.waitUntil(async () => (await games(server)).status === 503, { timeout: 20_000, interval: 100 });
    expect(await games(server)).toMatchObject(later);
    expect((await connect(server).closed)[0]).toBe(1013);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    early.say(hello);
    await vi.waitUntil(() => early.heard.length === 2, 5000);
    clearInterval(busy);
    await vi.waitUntil(async () => (await games(server)).status === 200, { timeout: 20_000, interval: 100 });
    early.socket.terminate();
  });

  test('with too little memory likewise', async () => {
    const server = await start({ maxMegabytes: 1 });
    await vi.waitUntil(async () => (await games(server)).status === 503, { timeout: 5000, interval: 50 });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});
