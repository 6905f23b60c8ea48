import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../src/server/store/postgres.suite.ts';
import { startTestServer, type TestServer } from '../../src/server/testing.suite.ts';
import { attackHeaders, attackScopes, attackSignIn } from './accounts.ts';
import { attackDeletion, attackDisguise, attackRevocation } from './revocation.ts';
import { attackShapes } from './shapes.ts';
import { attackNames, attackText } from './text.ts';
import { attackUndo } from './undo.ts';

describe('attacks on accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  test('P19 a session that was ended acts no more, however its socket behaves', async () => {
    expect(await attackRevocation(server.url)).toEqual([]);
  });
  test('P19 a socket that says another name watches no longer for the first one', async () => {
    expect(await attackDisguise(server.url)).toEqual([]);
  });
  test('nothing is stored for somebody who is deleting themselves', async () => {
    expect(await attackDeletion([server.url], 5)).toEqual([]);
  });
  test('P17 the moves of somebody who is away are not taken back without their vote', async () => {
    expect(await attackUndo(server.url)).toEqual([]);
  });
  test('text that cannot be stored is malformed everywhere', async () => {
    expect(await attackText(server.url)).toEqual([]);
  });
  test('P14 nothing that is nested, long or large without end comes further than the door', async () => {
    expect(await attackShapes(server.url)).toEqual([]);
  });
  test('names can be seen, and told apart at a table', async () => {
    expect(await attackNames(server.url)).toEqual([]);
  });
  test('tokens do what they are made for, and manage no account', async () => {
    expect(await attackScopes(server.url)).toEqual([]);
  });
  test('headers of proxies that are not there mean nothing', async () => {
    expect(await attackHeaders(server.url)).toEqual([]);
  });
  test('guessing at a password does not lock its owner out', async () => {
    const narrow = await startTestServer({ rate: 1 });
    expect(await attackSignIn(narrow.url)).toEqual([]);
    await narrow.remove();
  });
});

describe('the same on two servers that share PostgreSQL', () => {
  let postgres: TestPostgres;
  let servers: TestServer[];
  beforeAll(async () => {
    postgres = await startPostgres();
    servers = await Promise.all([0, 1].map(() => startTestServer({ databaseUrl: postgres.url })));
  });
  afterAll(async () => {
    for (const server of servers) await server.remove();
    await postgres.stop();
  });
  const urls = (): [string, string] => [servers[0]?.url ?? '', servers[1]?.url ?? ''];

  test('sessions, deletion and text', async () => {
    expect(await attackRevocation(urls()[0])).toEqual([]);
    expect(await attackDeletion(urls(), 5)).toEqual([]);
    expect(await attackText(urls()[1])).toEqual([]);
    expect(await attackShapes(urls()[0])).toEqual([]);
  }, 180_000);
});
