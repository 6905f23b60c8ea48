import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import { backUp } from './backup.ts';
import { configFrom, databaseFile } from './config.ts';
import { isForeign } from './origin.ts';
import { enter, openTable, startTestServer } from './testing.suite.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('files', () => {
  // Windows has no such modes: there a person's folder is for that person alone.
  test.skipIf(process.platform === 'win32')(
    'are for their owner alone, and so are backups, also where there were others before',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'windfall-modes-'));
      const data = join(folder, 'data');
      const server = await startTestServer({ dataFolder: data });
      try {
        expect(modeOf(data)).toBe('700');
        const files = readdirSync(data);
        expect(files.sort()).toEqual(
          expect.arrayContaining(['windfall.sqlite', 'windfall.sqlite-wal', 'windfall.sqlite.lock']),
        );
        for (const file of files) expect(modeOf(join(data, file)), file).toBe('600');
        const copy = join(folder, 'copy.sqlite');
        writeFileSync(copy, 'an older one', { mode: 0o644 });
        await backUp(server.config, () => Promise.reject(new Error('not needed')), copy);
        expect(modeOf(copy)).toBe('600');
      } finally {
        await server.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('hold nothing any more of what was deleted: no word, name, or hash', async () => {
    const server = await startTestServer();
    const ann = await enter(server.url, 'Annabella the First');
    const handle = 'annabella.first';
    unwrap(await ann.call('setPassword', { body: { handle, password: 'correct horse battery' } }));
    const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
    for (let i = 0; i < 40; i++) unwrap(await ann.do(table, { kind: 'chat', text: `grandmother’s recipe ${i}` }));
    const [row] = await server.services.db.read('SELECT password FROM people WHERE handle = ?', [handle]);
    const file = databaseFile(server.config);
    const bytes = (): string => [file, `${file}-wal`].map((path) => readFileSync(path).toString('latin1')).join('');
    for (const word of ['Annabella', 'recipe', handle, String(row?.password)]) expect(bytes(), word).toContain(word);
    unwrap(await ann.call('deleteMe', {}));
    for (const word of ['Annabella', 'recipe', handle, String(row?.password)])
      expect(bytes().includes(word), word).toBe(false);
    ann.live.close();
    await server.remove();
  });
});

describe('a fixed origin', () => {
  test('counts instead of the name that the server was called by', async () => {
    const fixed = { origin: 'https://windfall.example', origins: ['https://club.example'] };
    expect(isForeign('https://windfall.example', 'anything', fixed)).toBe(false);
    expect(isForeign('https://club.example', 'anything', fixed)).toBe(false);
    expect(isForeign('https://evil.example', 'evil.example', fixed)).toBe(true);
    const server = await startTestServer({ ...fixed, isBehindProxy: true });
    const headers = (more: Record<string, string>) => ({ 'content-type': 'application/json', ...more });
    const own = { origin: fixed.origin, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' };
    const guest = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: headers(own),
      body: '{"name":"Ann"}',
    });
    const cookie = guest.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('Secure');
    const options = await fetch(`${server.url}/api/me/passkeys/options`, {
      method: 'POST',
      headers: headers({
        cookie: cookie.split(';')[0] ?? '',
        'x-forwarded-host': 'evil.example',
        host: 'evil.example',
      }),
      body: '{}',
    });
    expect(await options.json()).toMatchObject({ rp: { id: 'windfall.example' } });
    const foreign = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: headers({ origin: server.url }),
      body: '{"name":"Ann"}',
    });
    expect(foreign.status).toBe(403);
    await server.remove();
  });

  test('must be one', () => {
    expect(configFrom({ WINDFALL_ORIGIN: 'https://windfall.example/' }).origin).toBe('https://windfall.example');
    expect(configFrom({}).origin).toBeNull();
    for (const wrong of ['windfall.example', 'ftp://windfall.example', 'https://windfall.example/app', 'https://'])
      expect(() => configFrom({ WINDFALL_ORIGIN: wrong }), wrong).toThrow('WINDFALL_ORIGIN');
    expect(() => configFrom({ WINDFALL_METRICS_PORT: 'x' })).toThrow('WINDFALL_METRICS_PORT');
    expect(configFrom({ WINDFALL_GRANDMASTER: '20' }).grandmasterSeconds).toBe(20);
    for (const wrong of ['x', '0', '61'])
      expect(() => configFrom({ WINDFALL_GRANDMASTER: wrong }), wrong).toThrow('WINDFALL_GRANDMASTER');
  });
});

describe('the metrics', () => {
  test('are behind a token where there is one', async () => {
    const server = await startTestServer({ metricsToken: 'let me see' });
    const get = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });
    expect((await get({})).status).toBe(404);
    expect((await get({ authorization: 'Bearer guess' })).status).toBe(404);
    expect((await get({ authorization: 'Bearer let me see', 'x-forwarded-for': '1.2.3.4' })).status).toBe(200);
    await server.remove();
  });

  test('have a listener of their own where there is one', async () => {
    const port = await freePort();
    const metrics = `http://127.0.0.1:${port}`;
    const server = await startTestServer({ metricsPort: port });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const answer = await fetch(`${metrics}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('windfall_sockets 0')]);
    expect((await fetch(`${metrics}/api/games`)).status).toBe(404);
    await server.remove();
    await expect(fetch(`${metrics}/metrics`)).rejects.toThrow();
  });
});
