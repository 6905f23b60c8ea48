import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { backUp } from './backup.ts';
import { checkStore } from './check.ts';
import { databaseFile } from './config.ts';
import { runCommand, spawnServer } from './process.suite.ts';
import { openSqlite } from './store/sqlite.ts';
import { enter, leaveAll, playOn, startTable, startTestServer, type TestPerson, until } from './testing.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-operation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server', () => {
  test('tells whether it is well, what it does, and documents itself', async () => {
    const server = await startTestServer();
    const ann = await enter(server.url, 'Ann');
    await startTable([ann], { game: 'harvest-dice' }, ['random']);
    const get = async (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers });
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/windfall_commands_total\{kind="sit",outcome="done"\} 1/);
    expect(metrics).toMatch(/windfall_sockets 1\n/);
    expect(metrics).toMatch(/process_resident_memory_bytes/);
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
    const openApi = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(openApi.paths)).toContain('/api/tables/{table}/commands');
    expect(await (await get('/api/docs')).text()).toContain('/api/tables/:table/commands');
    expect((await get('/api/nonsense')).status).toBe(404);
    ann.live.close();
    await server.remove();
  });

  test('is the only one on its file: a second one is refused in a sentence, and a killed one leaves no lock', {
    timeout: 180_000,
  }, async () => {
    const env = { WINDFALL_DATA: join(folder, 'alone') };
    const first = await spawnServer(env);
    const second = await runCommand(['serve', '--port', '0', '--host', '127.0.0.1'], env);
    expect(second).toMatchObject({ status: 1 });
    expect(second.output).toMatch(/^Another Windfall server works with .*windfall\.sqlite already: stop it first/);
    expect((await runCommand(['check'], env)).status).toBe(0);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = await spawnServer(env);
    const taken = await runCommand(['serve', '--port', String(third.port), '--host', '127.0.0.1'], {
      WINDFALL_DATA: join(folder, 'other'),
    });
    expect(taken).toEqual({ status: 1, output: expect.stringMatching(/^Something listens at port \d+ already/) });
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  test('stops even though somebody holds connections open and says nothing more', async () => {
    const server = await startTestServer();
    const silent = [
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      'GET /api/socket HTTP/1.1\r\nhost: x\r\norigin: http://evil.example\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      '',
    ].map((text) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => {});
      if (text !== '') socket.write(text);
      return socket;
    });
    await new Promise((next) => setTimeout(next, 300));
    const began = performance.now();
    await server.remove();
    expect(performance.now() - began).toBeLessThan(15_000);
    for (const socket of silent) socket.destroy();
  });

  test('stops gracefully: what is under way is stored, clients come back to the next one and miss nothing', async () => {
    const data = join(folder, 'graceful');
    const env = { WINDFALL_DATA: data };
    const first = await spawnServer(env);
    const people: TestPerson[] = [await enter(first.url, 'Ann'), await enter(first.url, 'Bob')];
    const random = new FastRandom(1);
    const tables = await Promise.all(
      Array.from({ length: 3 }, () => startTable(people, { game: 'harvest-dice' }, ['random'])),
    );
    const ends = Promise.all(
      tables.flatMap((table) => people.map((person) => playOn(person, table, (n) => random.below(n)))),
    );
    await new Promise((next) => setTimeout(next, 300));
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.log()).toContain('"msg":"stopped"');
    for (const secret of people.map(({ token }) => token)) expect(first.log()).not.toContain(secret);
    for (const table of tables) expect(first.log()).not.toContain(table);
    for (const line of first.log().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    const second = await spawnServer(env, first.port);
    for (const end of await ends) expect(end.room.stage).toBe('over');
    leaveAll(people);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const checked = await runCommand(['check'], env);
    expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('all as they were') });
  });

  test('P1 P6 killed at any moment, it has lost no move that it acknowledged, and bots go on, each turn once', {
    timeout: 180_000,
  }, async () => {
    const env = { WINDFALL_DATA: join(folder, 'killed') };
    let server = await spawnServer(env);
    const { port } = server;
    const people: TestPerson[] = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
    const random = new FastRandom(2);
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => startTable(people, { game: 'harvest-dice' }, ['random', 'seedling'])),
    );
    const acknowledged = new Map<string, number>(tables.map((table) => [table, 0]));
    for (const person of people) {
      const perform = person.live.do;
      person.live.do = async (table, command) => {
        const done = await perform(table, command);
        if (done.ok) acknowledged.set(table, Math.max(acknowledged.get(table) ?? 0, done.value));
        return done;
      };
    }
    const ends = Promise.all(
      tables.flatMap((table) => people.map((person) => playOn(person, table, (n) => random.below(n)))),
    );
    for (let kill = 0; kill < 3; kill++) {
      await new Promise((next) => setTimeout(next, 150 + 100 * kill));
      const seen = new Map(acknowledged);
      server.child.kill('SIGKILL');
      await server.ended;
      const db = new DatabaseSync(join(env.WINDFALL_DATA, 'windfall.sqlite'), { readOnly: true });
      for (const [table, sequence] of seen) {
        const row = db.prepare('SELECT MAX(sequence) AS last FROM steps WHERE table_id = ?').get(table);
        expect(Number(row?.last)).toBeGreaterThanOrEqual(sequence);
      }
      db.close();
      server = await spawnServer(env, port);
    }
    for (const end of await ends) {
      expect(end.room.stage).toBe('over');
      const steps = end.log.length;
      expect(steps).toBeGreaterThan(20);
    }
    leaveAll(people);
    server.child.kill('SIGTERM');
    await server.ended;
    expect((await runCommand(['check'], env)).output).toContain('all as they were');
  });
});

describe('the store', () => {
  test('is copied from a live server; the copy serves, and what was tampered with is found', async () => {
    const server = await startTestServer();
    const people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
    const random = new FastRandom(3);
    const table = await startTable(people, { game: 'harvest-dice' });
    const playing = Promise.all(people.map((person) => playOn(person, table, (n) => random.below(n))));
    await until(people[0] as TestPerson, table, ({ log }) => log.length > 10);
    const copies = join(folder, 'copies');
    const copyConfig = { ...server.config, dataFolder: copies };
    const early = await openSqlite(databaseFile(copyConfig));
    await early.close();
    await backUp(server.config, () => Promise.reject(new Error('not needed')), databaseFile(copyConfig));
    const copy = await openSqlite(databaseFile(copyConfig));
    expect(await checkStore(copy, games)).toMatchObject({ tables: 1, flaws: [] });
    await copy.close();
    await playing;
    const { output, status } = await runCommand(['backup', join(folder, 'second.sqlite')], {
      WINDFALL_DATA: server.config.dataFolder,
    });
    expect([status, output]).toEqual([0, expect.stringContaining('copied')]);
    const record = unwrap(await (people[0] as TestPerson).call('record', { params: { table } }));
    leaveAll(people);
    await server.stop();
    const file = new DatabaseSync(databaseFile(server.config));
    file.exec(
      `UPDATE steps SET events = replace(events, '"kind":"rolled","entry":{', '"kind":"rolled","entry":{"x":1,') WHERE sequence = 6`,
    );
    file.exec(`UPDATE tables SET result = '{}'`);
    file.close();
    const reopened = await openSqlite(databaseFile(server.config));
    const { flaws } = await checkStore(reopened, games);
    await reopened.close();
    expect(flaws).toHaveLength(1);
    expect(flaws[0]).toContain(table);
    expect(record.result).not.toBeNull();
    await server.remove();
  });

  test('a record is verified offline by the command', async () => {
    const server = await startTestServer();
    const people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
    const random = new FastRandom(4);
    const table = await startTable(people, { game: 'harvest-dice' });
    await Promise.all(people.map((person) => playOn(person, table, (n) => random.below(n))));
    const record = unwrap(await (people[0] as TestPerson).call('record', { params: { table } }));
    leaveAll(people);
    await server.remove();
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    expect(await runCommand(['verify', file], {})).toMatchObject({
      status: 0,
      output: expect.stringContaining('is right'),
    });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"hash":"../, '"hash":"00'));
    expect(await runCommand(['verify', file], {})).toMatchObject({
      status: 1,
      output: expect.stringContaining('[broken_seal]'),
    });
  });
});
