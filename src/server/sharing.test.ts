import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { callRoute } from '../protocol/client.ts';
import { newJobHandler } from './jobs.ts';
import { insertShared, readShared } from './store/shared.ts';
import { enter, leaveAll, playOn, startTable, startTestServer, type TestServer } from './testing.suite.ts';
import { tidy } from './tidy.ts';

const DAY_MILLIS = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

const golden = JSON.parse(
  readFileSync(new URL('../games/harvest-dice/golden/basic-pig.json', import.meta.url), 'utf8'),
) as MatchRecord & Record<string, unknown>;
const anybody = () => ({ origin: server.url });
const share = (record: Record<string, unknown>, days?: number) =>
  callRoute(anybody(), 'share', { body: { record, ...(days === undefined ? {} : { days }) } });
const look = (id: string) => callRoute(anybody(), 'shared', { params: { id } });

test('a finished game is kept under an address, without an account, and taken back by its secret alone', async () => {
  const { id, secret, expiresMillis } = unwrap(await share(golden));
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(Math.round((expiresMillis - Date.now()) / DAY_MILLIS)).toBe(90);
  expect(unwrap(await look(id))).toEqual({ record: golden, expiresMillis });
  const wrong = await callRoute(anybody(), 'unshare', { params: { id }, body: { secret: 'guess' } });
  expect(!wrong.ok && wrong.error.code).toBe('unknown_address');
  expect((await look(id)).ok).toBe(true);
  unwrap(await callRoute(anybody(), 'unshare', { params: { id }, body: { secret } }));
  const gone = await look(id);
  expect(!gone.ok && gone.error.code).toBe('unknown_address');
});

test('only what replays to its end is kept', async () => {
  const codeOf = async (record: Record<string, unknown>) => {
    const answer = await share(record);
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(await codeOf({ ...golden, log: golden.log.slice(0, -1), result: null })).toBe('wrong_stage');
  expect(await codeOf({ ...golden, log: [...golden.log, ...golden.log] })).toBe('bad_record');
  expect(await codeOf({ ...golden, hidden: true })).toBe('hidden_record');
  expect(await codeOf({ ...golden, more: 1 })).toBe('bad_record');
  expect(await codeOf({ ...golden, seats: [{ name: 'x'.repeat(100_000), kind: 'person' }] })).toBe('too_large');
  const today = new Date().toISOString().slice(0, 10);
  const seal = { hash: 'a'.repeat(64), table: `daily harvest-dice ${today}`, nonces: ['', ''] };
  expect(await codeOf({ ...golden, seal })).toBe('wrong_stage');
});

test('how lucky everybody was is worked out once a game is shared', async () => {
  const { id } = unwrap(await share(golden));
  const luck = async () => (await readShared(server.services.db, id, Date.now()))?.luck?.map(Number.isFinite);
  await expect.poll(luck, { timeout: 60_000, interval: 100 }).toEqual(golden.seats?.map(() => true));
}, 70_000);

test('names are shown without what cannot be seen in them', async () => {
  const shown = async (name: string): Promise<string | undefined> => {
    const { id } = unwrap(
      await share({
        ...golden,
        seats: [
          { name, kind: 'person' },
          { name: 'Bob', kind: 'person' },
        ],
      }),
    );
    return (unwrap(await look(id)).record as unknown as MatchRecord).seats?.[0]?.name;
  };
  expect(await shown('Zoë 👩‍🌾')).toBe('Zoë 👩‍🌾');
  expect(await shown('\u202eAnn\u200b')).toBe('Ann');
  expect(await shown('A\nB')).toBe('AB');
  expect(await shown('\u3164')).toBe('?');
  expect(await shown(`A${'\u0301'.repeat(40)}`)).toBe(`A${'\u0301'.repeat(4)}`);
});

test('it goes when its time is over', async () => {
  const { id } = unwrap(await share(golden, 2));
  await tidy(server.services, Date.now() + 1.9 * DAY_MILLIS);
  expect((await look(id)).ok).toBe(true);
  await tidy(server.services, Date.now() + 2.1 * DAY_MILLIS);
  expect((await look(id)).ok).toBe(false);
  expect(await server.services.db.read('SELECT id FROM shared WHERE id = ?', [id])).toEqual([]);
});

test('a private table stays private: nothing in the shared record leads there, and a person who goes takes the name along', async () => {
  const ann = await enter(server.url, 'Ann');
  const table = await startTable([ann], { game: 'harvest-dice' }, ['random']);
  await playOn(ann, table, () => 0);
  const record = unwrap(await ann.call('record', { params: { table } }));
  expect(JSON.stringify(record)).toContain(table);
  const { id } = unwrap(await share(record));
  const kept = unwrap(await look(id));
  expect(JSON.stringify(kept)).not.toContain(table);
  expect(kept.record.seal).toBeUndefined();
  unwrap(await ann.call('deleteMe', {}));
  expect((await look(id)).ok).toBe(false);
  leaveAll([ann]);
});

test('a flood of games is refused', async () => {
  const narrow = await startTestServer({ rate: 1 });
  const answers = [];
  for (let i = 0; i < 14; i++)
    answers.push(await callRoute({ origin: narrow.url }, 'share', { body: { record: golden } }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(12);
  const last = answers.at(-1);
  expect(last?.ok === false && last.error.code).toBe('rate_limited');
  await narrow.remove();
});

test('luck that nobody waits for any more is not worked out', async () => {
  const { services } = server;
  const [id, createdMillis] = ['waited-long', Date.now()];
  const times = { createdMillis, expiresMillis: createdMillis + 60_000 };
  await services.db.write([insertShared({ id, secret: '', record: golden, table: null, ...times })]);
  const nobody = { threads: 0, think: () => null, close: () => {} };
  const handle = newJobHandler(services, nobody);
  await handle('luck', { shared: id }, 3_600_000);
  expect((await readShared(services.db, id, Date.now()))?.luck).toBeNull();
});
