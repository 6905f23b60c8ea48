import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { callRoute } from '../../protocol/client.ts';
import { readLog } from '../store/bans.ts';
import {
  enter,
  leaveAll,
  openTable,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from '../testing.suite.ts';
import { newAdminCookie, operatorOf } from './session.ts';

const token = 'a-long-token-for-tests';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adminToken: token });
});
afterAll(() => server.remove());

const post = (path: string, fields: Record<string, string>, cookie = '', origin = server.url): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
const get = (path: string, cookie = ''): Promise<Response> => fetch(`${server.url}${path}`, { headers: { cookie } });

async function signIn(): Promise<string> {
  const answer = await post('/admin/sign-in', { operator: 'Olga', token });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const idOf = async (person: TestPerson): Promise<string> => unwrap(await person.call('me', {})).id;
const actions = async (): Promise<string[]> =>
  (await readLog(server.services.db, 100)).map(({ operator, action, subject }) => `${operator} ${action} ${subject}`);

const windfall = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['src/cli/main.ts', 'admin', '--as', 'Otto', ...words], {
    env: { PATH: process.env.PATH, WINDFALL_DATA: server.config.dataFolder },
  });

test('without a token there is no page, and without signing in nothing can be done or seen', async () => {
  const plain = await startTestServer();
  expect((await fetch(`${plain.url}/admin`)).status).toBe(404);
  await plain.remove();
  expect(await (await get('/admin')).text()).toContain('name="token"');
  expect((await post('/admin/sign-in', { operator: 'Mallory', token: 'wrong-wrong-wrong-wrong' })).status).toBe(403);
  const forged = `windfall-admin=${newAdminCookie('another-token-of-somebody', 'Mallory', Date.now())}`;
  expect((await get('/admin/person?who=x', forged)).status).toBe(403);
  expect((await post('/admin/act', { kind: 'close', table: 'x' }, forged)).status).toBe(403);
  const cookie = await signIn();
  expect((await post('/admin/act', { kind: 'close', table: 'x' }, cookie, 'https://evil.example')).status).toBe(403);
  const { headers } = await get('/admin', cookie);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('what cannot be stored or is too large is refused there as everywhere', async () => {
  for (const [path, fields, status] of [
    ['/admin/sign-in', { operator: '\0', token }, 400],
    ['/admin/act', { kind: 'close', table: '\0' }, 400],
    ['/admin/sign-in', { operator: 'x'.repeat(300_000), token }, 413],
  ] as const) {
    const answer = await post(path, fields);
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.anything() }]);
  }
});

test('the cookie of an operator ends', () => {
  const cookie = newAdminCookie(token, 'Ölga', 0);
  expect(operatorOf(token, cookie, 1000)).toBe('Ölga');
  expect(operatorOf(token, cookie, 13 * 3_600_000)).toBeNull();
  expect(operatorOf(token, undefined, 0)).toBeNull();
});

test('a report is read, dealt with and logged; what people wrote is text on the page', async () => {
  const people = (await Promise.all(['Ann', 'Eve'].map((name) => enter(server.url, name)))) as [TestPerson, TestPerson];
  const [ann, eve] = people;
  const { table } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  const line = unwrap(await eve.do(table, { kind: 'chat', text: '<script>alert(1)</script>' }));
  unwrap(await ann.call('report', { params: { table }, body: { reason: 'insult', line } }));
  const cookie = await signIn();
  const desk = await (await get('/admin', cookie)).text();
  expect(desk).toContain('&lt;script&gt;alert(1)');
  expect(desk).not.toContain('<script');
  const eveId = await idOf(eve);
  const person = await (await get(`/admin/person?who=${eveId}`, cookie)).text();
  expect(person).toContain('Eve (guest)');
  const report = /name="report" value="([^"]+)"/.exec(desk)?.[1] ?? '';
  expect((await post('/admin/act', { kind: 'handle', report }, cookie)).status).toBe(303);
  expect(await (await get('/admin', cookie)).text()).not.toContain(report.concat('"'));
  const ban = { kind: 'ban', what: 'person', subject: eveId, days: '7', reason: 'insult' };
  expect((await post('/admin/act', ban, cookie)).headers.get('location')).toContain('Done');
  expect(await eve.do(table, { kind: 'sit' })).toMatchObject({ error: { code: 'banned' } });
  expect((await post('/admin/act', { kind: 'lift', what: 'person', subject: eveId }, cookie)).status).toBe(303);
  unwrap(await eve.do(table, { kind: 'sit' }));
  expect((await post('/admin/act', { ...ban, days: 'soon' }, cookie)).status).toBe(400);
  expect((await post('/admin/act', { ...ban, days: '-1' }, cookie)).headers.get('location')).toContain(
    'A%20ban%20lasts',
  );
  expect(await actions()).toEqual(
    expect.arrayContaining([
      'Olga sign in ',
      `Olga handle report ${report}`,
      `Olga look at person ${eveId}`,
      `Olga ban person ${eveId}`,
      `Olga lift ban person ${eveId}`,
    ]),
  );
  leaveAll(people);
});

test('a table in play is closed by its code: everybody sees it, and its bots stand still', async () => {
  const ann = await enter(server.url, 'Ann');
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  const { room } = await until(ann, table, () => true);
  await post('/admin/act', { kind: 'close', table: room.code.toLowerCase(), reason: 'x' }, await signIn());
  const closed = await until(ann, table, (state) => state.room.stage === 'closed');
  expect(closed.match?.deadlineMillis).toBeNull();
  expect(unwrap(await ann.call('myTables', {})).tables).toEqual([]);
  leaveAll([ann]);
});

test('a shared game is removed by its link, by page and by terminal', async () => {
  const file = new URL('../../games/harvest-dice/golden/', import.meta.url);
  const record = JSON.parse(readFileSync(new URL(readdirSync(file)[0] ?? '', file), 'utf8'));
  const share = async (): Promise<string> =>
    unwrap(await callRoute({ origin: server.url }, 'share', { body: { record } })).id;
  const isThere = async (id: string): Promise<boolean> =>
    (await callRoute({ origin: server.url }, 'shared', { params: { id } })).ok;
  const [first, second] = [await share(), await share()];
  const link = `https://dice.example/x/r/${first}/12`;
  const cookie = await signIn();
  const act = () => post('/admin/act', { kind: 'unshare', shared: link, reason: 'a name' }, cookie);
  expect((await act()).headers.get('location')).toContain('Done');
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect((await act()).headers.get('location')).toContain('no%20shared%20game');
  const { stdout } = await windfall('unshare', second, '--reason', 'asked for');
  expect(stdout).toContain(`unshare game ${second}`);
  expect(await isThere(second)).toBe(false);
  expect(await actions()).toEqual(
    expect.arrayContaining([`Olga unshare game ${first}`, `Otto unshare game ${second}`]),
  );
}, 60_000);

test('the terminal does the same beside a running server', async () => {
  const eve = await enter(server.url, 'Eve');
  const id = await idOf(eve);
  const { table } = await openTable(eve, { game: 'harvest-dice', players: 2 });
  expect((await windfall('mute', id, '--days', '1', '--reason', 'loud')).stdout).toContain(`mute person ${id}`);
  expect((await windfall('bans')).stdout).toContain('"kind":"mute"');
  expect(await windfall('lift', 'mute', '-xyz').catch(({ stderr }) => stderr)).toContain(
    'nobody with the id or sign-in name -xyz',
  );
  await windfall('close', table);
  await until(eve, table, ({ room }) => room.stage === 'closed');
  const { stdout } = await windfall('person', id);
  expect(JSON.parse(stdout)).toMatchObject({ id, name: 'Eve', bans: [{ kind: 'mute', reason: 'loud' }] });
  expect((await windfall('log')).stdout).toContain('close table');
  await expect(windfall('mute', 'nobody', '--days', '1')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is nobody with the id'),
  });
  await server.services.bans.refresh();
  expect(server.services.bans.isMuted(id)).toBe(true);
  leaveAll([eve]);
}, 60_000);
