import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing.suite.ts';
import { attackDice } from './dice.ts';
import { attackBrokenTable, attackLostJobs, attackReadiness } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

test('P18 a server that bends the dice when the nonces are known is found out by what people kept', async () => {
  expect(await attackDice(server.url)).toEqual([]);
});
test('P20 a table that no longer replays is in nobody’s way', async () => {
  expect(await attackBrokenTable()).toEqual([]);
});
test('P7 bots go on where everything that was due is lost', async () => {
  expect(await attackLostJobs()).toEqual([]);
});
test('P10 a server that can store nothing says so in time, and that it lives', async () => {
  expect(await attackReadiness()).toEqual([]);
});
