import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { languages } from '../core/words.ts';
import { pageNames } from '../protocol/pages.ts';
import { aboutIn, pageWith, registerPages, wantedLanguages } from './pages.ts';

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
    let opened = 0;
    registerPages(app, folder, '/x/', 'https://dice.example', () => opened++);
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
    expect(opened, 'each is a page that may be shared next').toBe(2);
    await app.close();
  });
});
