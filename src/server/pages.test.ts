import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../core/words.ts';
import { pageNames } from '../protocol/pages.ts';
import { aboutIn, pageWith, registerPages, wantedLanguages } from './pages.ts';
import { startTestServer, type TestServer } from './testing.suite.ts';

const html =
  '<html lang="en"><head><meta name="description" content="Old" /><title>Windfall</title></head><body></body></html>';

test('the languages of a reader come in the order of their weights', () => {
  expect(wantedLanguages('fr;q=0.5, de-AT, en;q=0.8, xx;q=0, es;q=oops')).toEqual(['de-AT', 'en', 'fr']);
  expect(wantedLanguages('')).toEqual(['']);
});

describe('the head of a page', () => {
  test('says what the page is about, in each language, and which game', () => {
    expect(aboutIn('en', []).title).toBe('Windfall: five harvest dice games');
    expect(aboutIn('de', ['rules', 'garden-dice']).title).toBe('Garden Dice · Regeln · Windfall');
    expect(aboutIn('fr', ['daily', '2026-11-16']).title).toBe('2026-11-16 · Tables du jour · Windfall');
    expect(aboutIn('es', ['rice-dice']).title).toBe('Rice Dice · Windfall');
    for (const language of languages)
      for (const name of pageNames) expect(aboutIn(language, [name]).description, `${language} ${name}`).not.toBe('');
  });

  test('an address puts no HTML into it', () => {
    const about = { title: '"><script>', description: '"$&<b>' };
    const page = pageWith(html, { base: '/', language: 'en', ...about });
    expect(page).toContain('<title>&quot;&gt;&lt;script&gt;</title>');
    expect(page).toContain('content="&quot;$&amp;&lt;b&gt;"');
  });

  test('is in the language of the reader in the first HTML', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'windfall-pages-'));
    writeFileSync(join(folder, 'index.html'), html);
    const app = fastify();
    const sharedTitle = async (id: string) => (id === 'known' ? 'Harvest Dice: <Ann>, Ben' : null);
    let opened = 0;
    const count = (): void => void opened++;
    registerPages(app, { folder, base: '/x/', origin: 'https://dice.example', sharedTitle, opened: count });
    const get = (url: string, language: string) => app.inject({ url, headers: { 'accept-language': language } });
    const german = await get('/daily/2026-11-16', 'de,en;q=0.5');
    expect(german.body).toContain('<html lang="de"><head><base href="/x/" />');
    expect(german.body).toContain('<title>2026-11-16 · Tische des Tages · Windfall</title>');
    expect(german.body).toContain(
      '<meta property="og:image" content="https://dice.example/x/card/daily/2026-11-16" />',
    );
    expect(german.body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(german.headers.vary).toBe('accept-language');
    expect((await get('/', 'xx')).body).toContain('<html lang="en">');
    const shared = '<meta property="og:title" content="Harvest Dice: &lt;Ann&gt;, Ben · Wiederholung · Windfall" />';
    expect((await get('/r/known/3', 'de')).body).toContain(shared);
    expect((await get('/r/nothing', 'de')).body).toContain('<title>Wiederholung · Windfall</title>');
    expect(opened).toBe(4);
    await app.close();
  });
});

describe('an address where nothing is', () => {
  let server: TestServer;
  beforeAll(async () => {
    const appFolder = mkdtempSync(join(tmpdir(), 'windfall-lost-'));
    writeFileSync(join(appFolder, 'index.html'), html);
    server = await startTestServer({ appFolder });
  });
  afterAll(() => server.stop());

  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const get = (path: string, accept: string, language = 'en') =>
    fetch(server.url + path, { headers: { accept, 'accept-language': language } });

  test('a browser gets the app, which says so in the language of the reader, with the headers of every page', async () => {
    for (const path of ['/nope', '/nope/xyz', '/foo.html', '/rules/foo', '/learn', '/embed/foo', '/apiary']) {
      const answer = await get(path, browser, 'de');
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('vary'), path).toBe('accept, accept-language');
      expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
      const known = await get('/rules/garden-dice', browser, 'de');
      for (const name of ['content-security-policy', 'cache-control', 'content-language'])
        expect(answer.headers.get(name), `${path} ${name}`).toBe(known.headers.get(name));
      expect(await answer.text(), path).toContain('<title>Hier ist nichts · Windfall</title>');
    }
  });

  test('nothing of the address is in the page', async () => {
    const paths = [
      '/%3Cscript%3Eevil%3C/script%3E',
      '/rules/%22%3E%3Cb%3Eevil',
      '/nope/evil?evil=<evil>',
      '/daily/evil',
    ];
    for (const path of paths) {
      const answer = await get(path, browser);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toContain('evil');
    }
  });

  test('an address that cannot be decoded is lost like any other', async () => {
    const known = await get('/nope', browser, 'de');
    const page = await known.text();
    for (const path of ['/%E0%A4%A', '/%', '/rules/%E0%A4%A', '/assets/%C3?x=%41', '/garden%2Ddice%']) {
      const answer = await get(path, browser, 'de');
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toBe(page);
      for (const name of ['content-type', 'content-security-policy', 'vary', 'x-frame-options'])
        expect(answer.headers.get(name), `${path} ${name}`).toBe(known.headers.get(name));
    }
    // What can be read of it still counts.
    expect((await get('/rules/garden%2Ddice?%E0', browser)).status).toBe(200);
  });

  test('programs get a refusal, and so does everybody below /api', async () => {
    const asked = [
      ['/nope', '*/*'],
      ['/%E0%A4%A', '*/*'],
      ['/api/%E0%A4%A', browser],
      ['/foo.html', 'application/json'],
      ['/api', browser],
      ['/api/nope', browser],
      ['/api?x', browser],
    ] as const;
    for (const [path, accept] of asked) {
      const answer = await get(path, accept);
      expect(answer.status, path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ error: { code: 'unknown_address' } });
    }
    const posted = await fetch(`${server.url}/nope`, { method: 'POST', headers: { accept: browser } });
    expect(await posted.json()).toMatchObject({ error: { code: 'unknown_address' } });
  });

  test('what names a game, however it is written, a day, or a table to look for is not lost', async () => {
    expect((await get('/rules/garden%2Ddice', browser)).status).toBe(200);
    expect((await get('/daily/rice-dice/2026-11-16', browser)).status).toBe(200);
    expect((await get('/t/ABCDEF', browser)).status).toBe(200);
  });
});
