import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { assert } from '../core/assert.ts';
import { SPECTATOR } from '../core/game.ts';
import { newMatch, playEntry } from '../core/match.ts';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { callRoute } from '../protocol/client.ts';
import type { Card } from './cards/card.ts';
import { newPainter } from './cards/painter.ts';
import { svgOf } from './cards/svg.ts';
import { insertShared, noteLuck } from './store/shared.ts';
import { enter, leaveAll, openTable, startTable, startTestServer, type TestServer } from './testing.suite.ts';

const MOST_BYTES = 300_000;
const blank: Card = { title: '', subtitle: '', lines: [], games: [], scene: null };
let server: TestServer;
beforeAll(async () => {
  const stills = new URL('../../dist/stills/stills.js', import.meta.url);
  expect(existsSync(stills), 'boards are drawn by what "npm run build" makes').toBe(true);
  const appFolder = mkdtempSync(join(tmpdir(), 'windfall-cards-'));
  writeFileSync(join(appFolder, 'index.html'), '<html lang="en"><head><title>Windfall</title></head></html>');
  server = await startTestServer({ appFolder });
});
afterAll(() => server.remove());

/** The size that a PNG says it has. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function cardAt(path: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/card/${path}`);
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(MOST_BYTES);
  return png;
}

function golden(id: string): MatchRecord {
  const folder = new URL(`../games/${id}/golden/`, import.meta.url);
  return JSON.parse(readFileSync(new URL(readdirSync(folder)[0] ?? '', folder), 'utf8'));
}

test('every game has a picture of its end, and another one of its middle', { timeout: 120_000 }, async () => {
  for (const id of games.keys()) {
    const record = golden(id);
    const shared = unwrap(await callRoute({ origin: server.url }, 'share', { body: { record } }));
    const began = performance.now();
    const end = await cardAt(`r/${shared.id}`);
    console.log(`${id}: ${end.length} bytes, ${Math.round(performance.now() - began)} ms`);
    if (process.env.WINDFALL_CARDS) writeFileSync(join(process.env.WINDFALL_CARDS, `${id}.png`), end);
    expect(end.equals(await cardAt(`r/${shared.id}`))).toBe(true);
    const middle = await cardAt(`r/${shared.id}/${Math.floor(record.log.length / 2)}`);
    expect(end.equals(middle)).toBe(false);
    if (process.env.WINDFALL_CARDS) writeFileSync(join(process.env.WINDFALL_CARDS, `${id}-middle.png`), middle);
    const page = await (await fetch(`${server.url}/r/${shared.id}/3`)).text();
    expect(page).toContain(`<meta property="og:image" content="${server.url}/card/r/${shared.id}/3" />`);
  }
});

test('a table is shown as it stands, by its code and by its id; what is not there is the picture of home', async () => {
  const ann = await enter(server.url, 'Ann <&>');
  const { table, room } = await openTable(ann, { game: 'garden-dice', players: 2 });
  const open = await cardAt(`t/${room?.code}`);
  expect(open.equals(await cardAt(`online/${table}`))).toBe(true);
  const played = await startTable([ann], { game: 'dessert-dice' }, ['random']);
  const home = await cardAt('home');
  expect(home.equals(await cardAt(`online/${played}`))).toBe(false);
  expect(home.equals(await cardAt('t/NOCODE'))).toBe(true);
  expect(home.equals(await cardAt('r/nowhere'))).toBe(true);
  await cardAt('daily/2026-11-16');
  await cardAt('game/rice-dice');
  leaveAll([ann]);
});

test('each game shows its own puzzle of the day', { timeout: 60_000 }, async () => {
  const page = await (await fetch(`${server.url}/puzzles/harvest-dice`)).text();
  expect(page).toContain(`<meta property="og:image" content="${server.url}/card/puzzles/harvest-dice" />`);
  const home = await cardAt('home');
  for (const id of games.keys()) expect(home.equals(await cardAt(`puzzles/${id}`)), id).toBe(false);
  expect(home.equals(await cardAt('puzzles/nothing')), 'what is not there').toBe(true);
});

test('D10: the picture of a running game is the same whatever the secret cards are', async () => {
  const painter = newPainter(() => {});
  const record = golden('dessert-dice');
  const changed = record.log.map((line) => {
    const entry = line as { readonly type: string; readonly cards?: readonly string[] };
    return entry.type === 'deal' && entry.cards !== undefined ? { ...entry, cards: entry.cards.toReversed() } : line;
  });
  expect(changed).not.toEqual(record.log);
  const game = games.get(record.game);
  assert(game !== undefined, 'there is such a game');
  const draw = (log: MatchRecord['log'], step: number) => {
    const match = unwrap(newMatch(game, record.players, record.options));
    for (const entry of log.slice(0, step)) unwrap(playEntry(match, entry));
    const view = game.view(match.state, SPECTATOR);
    const scene = { kind: 'view', game: record.game, view, names: [] } as const;
    return painter.paint(JSON.stringify([log, step]), async () => ({ ...blank, scene }));
  };
  const [step, end] = [record.log.length - 1, record.log.length];
  const running = await draw(record.log, step);
  expect(running).not.toBeNull();
  expect(running?.equals((await draw(changed, step)) ?? Buffer.alloc(0))).toBe(true);
  expect((await draw(record.log, end))?.equals((await draw(changed, end)) ?? Buffer.alloc(0))).toBe(false);
  painter.close();
}, 60_000);

test('P15 what is not there costs no picture, and one address does not get all pictures', async () => {
  const narrow = await startTestServer({ appFolder: server.config.appFolder, rate: 1 });
  const at = (path: string) => fetch(`${narrow.url}/card/${path}`, { redirect: 'manual' });
  for (const [path, home] of [
    ['t/NOCODE', '../home'],
    ['r/nowhere', '../home'],
    ['r/nowhere/3', '../../home'],
    ['online/nothing', '../home'],
    ['game/chess', '../home'],
    ['daily/today', '../home'],
  ] as const) {
    const answer = await at(path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, home]);
  }
  expect((await at('r/a%00b')).status).toBe(400);
  const days = Array.from({ length: 60 }, (_, i) => `daily/20${10 + i}-01-01`);
  const statuses = await Promise.all(days.map(async (day) => (await at(day)).status));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  await narrow.remove();
});

test('a record is drawn once for all steps behind its end', async () => {
  const record = golden('harvest-dice');
  const { id } = unwrap(await callRoute({ origin: server.url }, 'share', { body: { record } }));
  const end = await cardAt(`r/${id}/${record.log.length}`);
  const began = performance.now();
  expect(end.equals(await cardAt(`r/${id}/99999`))).toBe(true);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('the picture of a shared game shows luck once it is known, that of a moment does not', async () => {
  const { db } = server.services;
  const [id, nowMillis] = ['lucky-record', Date.now()];
  const record = golden('harvest-dice');
  const times = { createdMillis: nowMillis, expiresMillis: nowMillis + 60_000 };
  // Not by the route: it would have the luck worked out.
  await db.write([insertShared({ id, secret: '', record, table: null, ...times })]);
  const both = async () => [await cardAt(`r/${id}`), await cardAt(`r/${id}/10`)] as const;
  const before = await both();
  await db.write([noteLuck(id, [1.5, -1.5, 0])]);
  const after = await both();
  expect(before[0].equals(after[0])).toBe(false);
  expect(before[1].equals(after[1])).toBe(true);
});

test('names put nothing into a picture but letters', () => {
  const svg = svgOf({ ...blank, title: '<b>&"\u0007', lines: ['</svg>'] }, null, []);
  expect(svg).toContain('&lt;b&gt;&amp;&quot; ');
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

test('a flood of pictures is sent away, and each is made once', async () => {
  const painter = newPainter(() => {});
  const card = (title: string) => async () => ({ ...blank, title });
  const same = [painter.paint('a', card('a')), painter.paint('a', card('a'))];
  const flood = Array.from({ length: 30 }, (_, i) => painter.paint(`${i}`, card(`${i}`)));
  const [first, second] = await Promise.all(same);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  expect((await Promise.all(flood)).filter((picture) => picture === null)).toHaveLength(23);
  painter.close();
});

test('who opens a page finds a thread that has started, and their first picture starts no other', async () => {
  const own = await startTestServer({ appFolder: server.config.appFolder });
  const started: unknown[] = [];
  const note = (worker: unknown): void => void started.push(worker);
  process.on('worker', note);
  onTestFinished(async () => {
    process.off('worker', note);
    await own.remove();
  });
  expect((await fetch(`${own.url}/api/games`)).status).toBe(200);
  expect(started).toHaveLength(0);
  expect((await fetch(own.url)).status).toBe(200);
  await expect.poll(() => started.length).toBe(1);
  expect((await fetch(own.url)).status).toBe(200);
  expect((await fetch(`${own.url}/card/game/harvest-dice`)).status).toBe(200);
  expect(started).toHaveLength(1);
});

test('a shared game alone may be framed, and only its own address is described', async () => {
  const frames = async (path: string) => (await fetch(server.url + path)).headers.get('content-security-policy');
  expect(await frames('/embed/r/abc')).toContain('frame-ancestors *');
  expect((await fetch(`${server.url}/embed/r/abc`)).headers.get('x-frame-options')).toBeNull();
  for (const path of ['/', '/r/abc', '/me', '/lobby', '/embed', '/embed/me', '/api/games']) {
    expect(await frames(path), path).toContain("frame-ancestors 'none'");
    expect((await fetch(server.url + path)).headers.get('x-frame-options'), path).toBe('DENY');
  }
  for (const url of [
    'https://elsewhere.example/r/abc',
    `${server.url}/me`,
    `${server.url}/r/"><script>`,
    `${server.url}/r/abc`,
    `${server.url}/r/%00`,
  ])
    expect((await fetch(`${server.url}/oembed?url=${encodeURIComponent(url)}`)).status, url).toBe(404);
});

test('who guesses codes hears nothing that a cache could tell others', async () => {
  const strict = await startTestServer({ appFolder: server.config.appFolder, rate: 1 });
  let last = await fetch(`${strict.url}/card/t/GUESS1`, { redirect: 'manual' });
  expect([last.status, last.headers.get('cache-control')]).toEqual([302, 'public, max-age=300']);
  for (let i = 0; i < 40; i++) last = await fetch(`${strict.url}/card/t/GUESS1`, { redirect: 'manual' });
  expect([last.status, last.headers.get('cache-control')]).toEqual([429, null]);
  await strict.remove();
});

/** Node's fetch has a mind of its own about Host. */
const getWith = (url: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (data) => (text += data));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject).end();
  });

test('what a Host or X-Forwarded-Host header makes of the address gets into no answer', async () => {
  const { appFolder } = server.config;
  const proxied = await startTestServer({ appFolder, isBehindProxy: true });
  const fixed = await startTestServer({ appFolder, isBehindProxy: true, origin: 'https://dice.example' });
  const evil = 'x"onload="alert(1)"y=';
  for (const { url, config } of [server, proxied, fixed]) {
    const { id } = unwrap(await callRoute({ origin: url }, 'share', { body: { record: golden('rice-dice') } }));
    for (const name of ['host', 'x-forwarded-host'])
      for (const host of ['evil.example', evil, 'evil.example/', 'me@evil.example', '"><script>'])
        for (const home of [`http://${host}/`, `${config.origin ?? url}/`, 'http://localhost/']) {
          const headers = { [name]: host };
          const told = await getWith(`${url}/oembed?url=${encodeURIComponent(`${home}r/${id}`)}`, headers);
          const page = await getWith(`${url}/r/${id}`, headers);
          const where = `${name}: ${host}, asked for ${home}, by ${config.origin ?? url}`;
          for (const text of [told, page]) {
            // A plain name in Host is what the server is called, as long as nobody has set what it is called.
            const isOwn = name === 'host' && host === 'evil.example' && config.origin === null;
            if (!isOwn) expect(text, where).not.toContain('evil.example');
            expect(text, where).not.toContain('alert(1)');
            expect(text, where).not.toContain('<script>');
          }
          if (home === `${config.origin}/`)
            expect(JSON.parse(told).html, where).toContain(`src="${home}embed/r/${id}"`);
        }
  }
  await proxied.remove();
  await fixed.remove();
});
