import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unwrap } from '../core/result.ts';
import { insertBan } from './store/bans.ts';
import { readReports } from './store/moderation.ts';
import {
  enter,
  leaveAll,
  openTable,
  personWith,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from './testing.suite.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const people = (...names: string[]): Promise<TestPerson[]> => Promise.all(names.map((name) => enter(server.url, name)));
const codeOf = (done: { ok: boolean; error?: { code: string } }): string =>
  done.ok ? 'done' : (done.error?.code ?? '');
const lines = async (person: TestPerson, table: string): Promise<string[]> =>
  unwrap(await person.call('table', { params: { table } })).events.flatMap((event) =>
    event.kind === 'said' ? [event.text] : [],
  );
const game = { game: 'harvest-dice', players: 2 } as const;

test('what a muted person says is not sent to the one who muted them, also on lines that are open', async () => {
  const all = await people('Ann', 'Eve', 'Bob');
  const [ann, eve, bob] = all as [TestPerson, TestPerson, TestPerson];
  const { table } = await openTable(ann, game);
  const first = unwrap(await eve.do(table, { kind: 'chat', text: 'first-word' }));
  await until(ann, table, ({ chat }) => chat.length === 1);
  const end = ann.live.watch(table, () => {});
  const { lines: steps } = unwrap(await ann.call('hide', { params: { table }, body: { kind: 'mute', line: first } }));
  expect(steps).toEqual([first]);
  unwrap(await eve.do(table, { kind: 'chat', text: 'second-word' }));
  unwrap(await bob.do(table, { kind: 'chat', text: 'third-word' }));
  await until(ann, table, ({ chat }) => chat.some(({ text }) => text === 'third-word'));
  expect(ann.received.join()).not.toContain('second-word');
  expect(await lines(ann, table)).toEqual(['third-word']);
  expect(await lines(bob, table)).toEqual(['first-word', 'second-word', 'third-word']);
  const [hidden] = unwrap(await ann.call('hidden', {})).people;
  expect(hidden).toMatchObject({ name: 'Eve', kind: 'mute' });
  unwrap(await ann.call('unhide', { params: { id: hidden?.id ?? '' } }));
  expect(await lines(ann, table)).toHaveLength(3);
  expect(codeOf(await ann.call('hide', { params: { table }, body: { kind: 'mute', line: 1 } }))).toBe('nobody_there');
  end();
  leaveAll(all);
});

test('who is blocked neither sits at the table of the other nor has a seat kept at a rematch', async () => {
  const all = await people('Ann', 'Eve');
  const [ann, eve] = all as [TestPerson, TestPerson];
  const played = await startTable([ann, eve], { game: 'harvest-dice' });
  unwrap(await ann.call('hide', { params: { table: played }, body: { kind: 'block', seat: 1 } }));
  const { table } = await openTable(ann, game);
  expect(codeOf(await eve.do(table, { kind: 'sit' }))).toBe('not_welcome');
  const own = await openTable(eve, game);
  unwrap(await ann.do(own.table, { kind: 'sit' }));
  leaveAll(all);
});

test('a report keeps the line, its step and the reason, until the person deletes themselves', async () => {
  const all = await people('Ann', 'Eve');
  const [ann, eve] = all as [TestPerson, TestPerson];
  const { table } = await openTable(ann, game);
  const line = unwrap(await eve.do(table, { kind: 'chat', text: 'rude-word' }));
  const body = { reason: 'insult', note: 'not nice', line } as const;
  unwrap(await ann.call('report', { params: { table }, body }));
  expect(codeOf(await eve.call('report', { params: { table }, body }))).toBe('nobody_there');
  const kept = async () => (await readReports(server.services.db, false)).find((each) => each.table === table);
  expect(await kept()).toMatchObject({
    sequence: line,
    line: 'rude-word',
    name: 'Eve',
    reason: 'insult',
    note: 'not nice',
  });
  const exported = unwrap(await ann.call('exportMe', {}));
  expect(exported.reports).toMatchObject([{ table, sequence: line, reason: 'insult' }]);
  expect(JSON.stringify(exported)).not.toContain('rude-word');
  unwrap(await eve.call('deleteMe', {}));
  expect(await kept()).toMatchObject({ line: '', name: '…', reason: 'insult' });
  unwrap(await ann.call('deleteMe', {}));
  expect(await kept()).toMatchObject({ reporter: null, note: '' });
  leaveAll(all);
});

const ban = async (
  kind: 'person' | 'mute' | 'address',
  subject: string,
  millis: number,
  { services } = server,
): Promise<void> => {
  const now = Date.now();
  const { db, bans } = services;
  await db.write([insertBan({ kind, subject, untilMillis: now + millis, reason: '', createdMillis: now })]);
  await bans.refresh();
};

test('who is banned is told so until the ban ends, and still has their data', async () => {
  const [eve] = (await people('Eve')) as [TestPerson];
  const { table } = await openTable(eve, game);
  const { id } = unwrap(await eve.call('me', {}));
  await ban('mute', id, 60_000);
  expect(codeOf(await eve.do(table, { kind: 'chat', text: 'x' }))).toBe('chat_closed');
  unwrap(await eve.do(table, { kind: 'sit' }));
  const cut = new Promise((resolve) => eve.live.onStatus(({ isOpen }) => isOpen || resolve('cut')));
  await ban('person', id, 60_000);
  // At once, not at the next command.
  expect(await cut).toBe('cut');
  expect(codeOf(await eve.do(table, { kind: 'leave' }))).toBe('banned');
  expect(codeOf(await eve.call('openTable', { body: game }))).toBe('banned');
  unwrap(await eve.call('exportMe', {}));
  const again = personWith(server.url, 'Eve', eve.token);
  const refused = await new Promise((resolve) => again.live.onStatus(({ refusal }) => refusal && resolve(refusal)));
  expect(refused).toMatchObject({
    code: 'banned',
    message: expect.stringMatching(/until 20\d\d-\d\d-\d\d \d\d:\d\d UTC/),
  });
  await ban('person', id, -1);
  unwrap(await eve.do(table, { kind: 'leave' }));
  leaveAll([eve, again]);
});

test('P19 a request that waits for the next step does not show it to somebody who is banned meanwhile, by name or by address', async () => {
  const proxied = await startTestServer({ isBehindProxy: true });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const [ann, eve] = [await enter(proxied.url, 'Ann'), await enter(proxied.url, 'Eve')];
  const { table } = await openTable(ann, game);
  const { id } = unwrap(await eve.call('me', {}));
  const wait = async (headers: Record<string, string>): Promise<[number, string]> => {
    const { sequence } = unwrap(await ann.call('table', { params: { table } }));
    const answer = await fetch(`${proxied.url}/api/tables/${table}?wait=20&from=${sequence}`, { headers });
    return [answer.status, await answer.text()];
  };
  const cases = [
    { kind: 'person', subject: id, headers: { authorization: `Bearer ${eve.token}` } },
    { kind: 'address', subject: '203.0.113.9', headers: from },
  ] as const;
  for (const { kind, subject, headers } of cases) {
    const waiting = wait(headers);
    await vi.waitUntil(() => proxied.services.hub.isWatched(table));
    await ban(kind, subject, 60_000, proxied);
    unwrap(await ann.do(table, { kind: 'chat', text: 'a word for those who are here' }));
    const [status, text] = await waiting;
    expect([kind, status]).toEqual([kind, 403]);
    expect(text).toContain('"banned"');
    expect(text).not.toContain('a word');
  }
  leaveAll([ann, eve]);
  await proxied.remove();
});

test('an address that is banned gets 403, but health checks are answered', async () => {
  await ban('address', '127.0.0.1', 60_000);
  const answer = await fetch(`${server.url}/api/games`);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { code: 'banned' } });
  expect((await fetch(`${server.url}/live`)).status).toBe(200);
  await ban('address', '127.0.0.1', -1);
  expect((await fetch(`${server.url}/api/games`)).status).toBe(200);
});

test('a server for families has no chat, whatever its tables say', async () => {
  const quiet = await startTestServer({ talk: 'nobody' });
  const ann = await enter(quiet.url, 'Ann');
  const { table, room } = await openTable(ann, { ...game, talk: 'everybody' });
  expect(room?.talk).toBe('nobody');
  expect(codeOf(await ann.do(table, { kind: 'setTalk', talk: 'players' }))).toBe('chat_closed');
  expect(codeOf(await ann.do(table, { kind: 'chat', text: 'x' }))).toBe('chat_closed');
  leaveAll([ann]);
  await quiet.remove();
});
