import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { deletePerson } from '../store/people.ts';
import {
  enter,
  leaveAll,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from '../testing.suite.ts';
import { eventually, newBrowser, openMailServer, openReceiver } from './receivers.suite.ts';

let server: TestServer;
let mail: Awaited<ReturnType<typeof openMailServer>>;
const people: TestPerson[] = [];

beforeAll(async () => {
  mail = await openMailServer((to) => to.startsWith('nobody@'));
  server = await startTestServer({
    hasPrivateWebhooks: true,
    noticeMillis: 0,
    smtp: mail.url,
    mailFrom: 'Windfall <notices@windfall.example>',
  });
});
afterAll(async () => {
  leaveAll(people);
  await server.remove();
  mail.close();
});

async function guest(name: string): Promise<TestPerson> {
  const person = await enter(server.url, name);
  people.push(person);
  return person;
}

const subscribe = async (person: TestPerson, endpoint: string, keys = newBrowser().keys) =>
  unwrap(await person.call('addPush', { body: { endpoint, keys, language: 'de' } }));

/** A table whose first to move is known. */
async function begun(one: TestPerson, two: TestPerson) {
  const table = await startTable([one, two], { game: 'harvest-dice' });
  const { match } = await until(one, table, (state) => typeof state.match?.actor === 'number');
  return { table, first: match?.actor === 0 ? one : two };
}

async function move(person: TestPerson, table: string): Promise<void> {
  const { match } = await until(person, table, (state) => (state.match?.moves.length ?? 0) > 0);
  unwrap(await person.do(table, { kind: 'move', turn: match?.turn ?? 0, move: match?.moves[0]?.move }));
}

/** Until all are done but those that wait for the end of quiet hours. */
const waitForNotices = () =>
  eventually(async () => {
    const sql = "SELECT key FROM jobs WHERE kind = 'notice' AND run_at_millis < ?";
    return (await server.services.db.read(sql, [Date.now() + 3_600_000])).length === 0;
  });

describe('a push', () => {
  test('reaches the browser of the one whose turn it is, encrypted for it alone, once a turn', async () => {
    const service = await openReceiver();
    const [ann, bob] = [await guest('Annabella'), await guest('Bobby')];
    const browsers = new Map([ann, bob].map((person) => [person.name, newBrowser()]));
    for (const person of [ann, bob])
      await subscribe(person, `${service.url}/${person.name}`, browsers.get(person.name)?.keys);
    const { table, first } = await begun(ann, bob);
    await eventually(() => service.received.length > 0);
    await waitForNotices();
    const [push] = service.received;
    const other = first === ann ? bob : ann;
    expect(service.received.map(({ path }) => path)).toEqual([`/${first.name}`]);
    expect(browsers.get(first.name)?.decrypt(push?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Du bist dran: Harvest Dice',
      body: `Du spielst mit ${other.name}.`,
      table,
    });
    expect(push?.body.includes('Harvest')).toBe(false);
    expect(push?.headers.authorization).toMatch(/^vapid t=/);
    const { pushKey } = unwrap(await ann.call('notices', {}));
    expect(push?.headers.authorization).toContain(`k=${pushKey}`);
    expect(() => browsers.get(other.name)?.decrypt(push?.body ?? Buffer.alloc(0))).toThrow();
    service.close();
  });

  test('for a turn that is over is not sent, however often the push service has failed before', async () => {
    let isDown = true;
    const service = await openReceiver(() => (isDown ? 503 : 201));
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    for (const person of [ann, bob]) await subscribe(person, `${service.url}/${person.name}`);
    const { table, first } = await begun(ann, bob);
    await eventually(() => service.received.length > 0);
    // Until they are to move again: there is a notice of this turn, and one of the turn before it that still waits.
    await move(first, table);
    const mover = async (): Promise<TestPerson> => {
      const { match } = await until(ann, table, (state) => typeof state.match?.actor === 'number');
      return match?.actor === 0 ? ann : bob;
    };
    expect(await mover()).not.toBe(first);
    while ((await mover()) !== first) await move(await mover(), table);
    const before = service.received.length;
    isDown = false;
    await waitForNotices();
    expect(service.received.slice(before).map(({ path }) => path)).toEqual([`/${first.name}`]);
    service.close();
  });

  test('whose browser the service has forgotten is the last one; one whose session has ended is not sent', async () => {
    const service = await openReceiver(() => 410);
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    for (const person of [ann, bob]) {
      const shown = await subscribe(person, `${service.url}/${person.name}-gone`);
      expect(shown.channels).toMatchObject([{ kind: 'push', isThis: true, isConfirmed: true }]);
    }
    const { first } = await begun(ann, bob);
    await eventually(async () => unwrap(await first.call('notices', {})).channels.length === 0);
    expect(service.received).toHaveLength(1);
    await waitForNotices();
    const [carl, dora] = [await guest('Carl'), await guest('Dora')];
    const { db } = server.services;
    for (const person of [carl, dora]) {
      await subscribe(person, `${service.url}/${person.name}-out`);
      const { id } = unwrap(await person.call('me', {}));
      await db.write([{ sql: 'UPDATE channels SET session = ? WHERE person = ?', values: ['ended', id] }]);
    }
    const begunThen = await begun(carl, dora);
    await waitForNotices();
    expect(service.received).toHaveLength(1);
    expect(unwrap(await begunThen.first.call('notices', {})).channels).toEqual([]);
    service.close();
  });

  test('is not sent in quiet hours but waits for their end, nor for a table that was silenced', async () => {
    const service = await openReceiver();
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const hour = new Date().getUTCHours();
    const time = (hours: number): string => `${String((hours + 24) % 24).padStart(2, '0')}:00`;
    for (const person of [ann, bob]) {
      await subscribe(person, `${service.url}/${person.name}`);
      const quiet = { zone: 'UTC', from: time(hour - 2), until: time(hour + 3) };
      expect(unwrap(await person.call('changeNotices', { body: { quiet } })).quiet).toEqual(quiet);
    }
    const { table, first } = await begun(ann, bob);
    const { db } = server.services;
    const waiting = async () =>
      (
        await db.read("SELECT key, payload, run_at_millis FROM jobs WHERE kind = 'notice' AND payload LIKE ?", [
          `%${table}%`,
        ])
      )[0];
    await eventually(async () => Number((await waiting())?.run_at_millis) > Date.now() + 3_600_000);
    expect(service.received).toEqual([]);
    const { key, payload } = (await waiting()) ?? {};
    const runNow = async (): Promise<void> => {
      const job = { kind: 'notice', key: String(key), runAtMillis: Date.now(), payload: JSON.parse(String(payload)) };
      await db.write([db.enqueue(job)]);
      await eventually(async () => (await waiting()) === undefined);
    };
    unwrap(await first.call('changeNotices', { body: { quiet: null } }));
    const silenced = unwrap(await first.call('silence', { params: { table }, body: { isOn: false } }));
    expect(silenced.silenced).toEqual([table]);
    await runNow();
    expect(service.received).toEqual([]);
    unwrap(await first.call('silence', { params: { table }, body: { isOn: true } }));
    await runNow();
    expect(service.received).toHaveLength(1);
    service.close();
  });

  test('goes to public addresses over https alone, and to keys of a browser', async () => {
    const closed = await startTestServer();
    const ann = await enter(closed.url, 'Ann');
    const { keys } = newBrowser();
    const codeOf = async (endpoint: string, given = keys) => {
      const answer = await ann.call('addPush', { body: { endpoint, keys: given } });
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await codeOf('http://push.example/1')).toBe('bad_webhook');
    expect(await codeOf('https://127.0.0.1/1')).toBe('bad_webhook');
    expect(await codeOf('https://push.example/1', { ...keys, p256dh: 'AAAA' })).toBe('malformed_request');
    expect(await codeOf('https://push.example/1')).toBe('ok');
    const answer = await ann.call('addMail', { body: { address: 'ann@example.org' } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'no_mail' } });
    leaveAll([ann]);
    await closed.remove();
  });
});

describe('a mail', () => {
  const codeIn = (address: string): string => /\r\n([A-Z0-9]{6})\r\n/.exec(mailsTo(address).at(-1) ?? '')?.[1] ?? '';
  const mailsTo = (address: string): string[] => mail.mails.filter(({ to }) => to === address).map(({ text }) => text);

  async function confirm(person: TestPerson, address: string): Promise<void> {
    const { channels } = unwrap(await person.call('addMail', { body: { address, language: 'en' } }));
    const [channel] = channels;
    expect(channel).toMatchObject({ kind: 'mail', isConfirmed: false, label: address });
    const body = { code: codeIn(address).toLowerCase() };
    const confirmed = unwrap(await person.call('confirmMail', { params: { id: channel?.id ?? '' }, body }));
    expect(confirmed.channels).toMatchObject([{ isConfirmed: true }]);
  }

  test('comes after the address was confirmed, with game, names and link, and ends with one click', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await confirm(ann, 'ann@example.org');
    await confirm(bob, 'bob@example.org');
    const { table, first } = await begun(ann, bob);
    const address = `${first.name.toLowerCase()}@example.org`;
    await eventually(() => mailsTo(address).length === 2);
    const text = (mailsTo(address)[1] ?? '').replace(/=\r\n/g, '');
    expect(text).toContain('Subject: Your turn in Harvest Dice');
    expect(text).toContain(`You play with ${first === ann ? 'Bob' : 'Ann'}.`);
    expect(text).toContain(`${server.url}/online/${table}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /\/api\/unsubscribe\/[\w.-]+/.exec(text.replace(/\r\n\s/g, ''))?.[0] ?? '';
    // Looking at the link ends nothing.
    expect(await (await fetch(`${server.url}${link}`)).text()).toContain('<form');
    expect(unwrap(await first.call('notices', {})).channels).toHaveLength(1);
    const ended = await fetch(`${server.url}${link.slice(0, -1)}`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });
    expect([ended.status, unwrap(await first.call('notices', {})).channels.length]).toEqual([200, 1]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${server.url}${link}`, { method: 'POST', body })).status).toBe(200);
    expect(unwrap(await first.call('notices', {})).channels).toEqual([]);
  });

  test('needs the code: a wrong one is refused, and after five not even the right one helps', async () => {
    const eve = await guest('Eve');
    const { channels } = unwrap(await eve.call('addMail', { body: { address: 'eve@example.org' } }));
    const params = { id: channels[0]?.id ?? '' };
    for (let i = 0; i < 5; i++)
      expect(await eve.call('confirmMail', { params, body: { code: 'AAAAAA' } })).toMatchObject({
        ok: false,
        error: { code: 'wrong_code' },
      });
    const right = await eve.call('confirmMail', { params, body: { code: codeIn('eve@example.org') } });
    expect(right).toMatchObject({ ok: false, error: { code: 'wrong_code' } });
    const { table } = await begun(eve, await guest('Fay'));
    await waitForNotices();
    expect(mailsTo('eve@example.org').filter((text) => text.includes(table))).toEqual([]);
    const unknown = await eve.call('addMail', { body: { address: 'nobody@example.org' } });
    expect(unknown).toMatchObject({ ok: false, error: { code: 'no_mail' } });
    const injected = await eve.call('addMail', { body: { address: 'a@example.org\r\nBcc: b@example.org' } });
    expect(injected).toMatchObject({ ok: false, error: { code: 'malformed_request' } });
  });

  test('and push are in the export without their secrets, and go with the person', async () => {
    const gil = await guest('Gil');
    await confirm(gil, 'gil@example.org');
    const browser = newBrowser();
    await subscribe(gil, 'http://127.0.0.1:9/secret-endpoint', browser.keys);
    unwrap(
      await gil.call('changeMe', { body: { webhook: 'https://api.telegram.org/botTOKEN/sendMessage?chat_id=1' } }),
    );
    const exported = unwrap(await gil.call('exportMe', {}));
    expect(exported.notices).toMatchObject({ channels: [{ label: 'gil@example.org' }, { kind: 'push' }] });
    const text = JSON.stringify(exported);
    for (const secret of ['botTOKEN', 'secret-endpoint', browser.keys.auth, browser.keys.p256dh])
      expect(text).not.toContain(secret);
    const { db } = server.services;
    const { id } = unwrap(await gil.call('me', {}));
    await db.write(deletePerson(id));
    for (const table of ['channels', 'notice_settings', 'silenced_tables'])
      expect(await db.read(`SELECT * FROM ${table} WHERE person = ?`, [id])).toEqual([]);
  });
});

test('a chat that a field names is called with game, names and link', async () => {
  const chat = await openReceiver(() => 204);
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const keys = new Map<string, string>();
  for (const person of [ann, bob]) {
    const body = { webhook: `${chat.url}/${person.name}`, webhookFormat: 'discord' as const };
    keys.set(person.name, unwrap(await person.call('changeMe', { body })).webhookKey ?? '');
    expect(unwrap(await person.call('notices', {})).webhookFormat).toBe('discord');
  }
  const { table, first } = await begun(ann, bob);
  await eventually(() => chat.received.length > 0);
  const [call] = chat.received;
  const { content } = JSON.parse(String(call?.body));
  expect(content).toContain('Harvest Dice');
  expect(content).toContain(first === ann ? 'Bob' : 'Ann');
  expect(content).toContain(`${server.url}/online/${table}`);
  const signature = createHmac('sha256', keys.get(first.name) ?? '')
    .update(call?.body ?? '')
    .digest('hex');
  expect(call?.headers['windfall-signature']).toBe(signature);
  chat.close();
});

test('a host that was called very often is left in peace for a while', async () => {
  const service = await openReceiver();
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  for (const person of [ann, bob]) unwrap(await person.call('changeMe', { body: { webhook: `${service.url}/turn` } }));
  const { db, limits } = server.services;
  const bucket = limits.bucket('hostCall', '127.0.0.1');
  Object.assign(bucket, { level: 1e12, atMillis: performance.now() });
  const { table } = await begun(ann, bob);
  const waiting = async () =>
    db.read("SELECT run_at_millis FROM jobs WHERE kind = 'webhook' AND key LIKE ? AND run_at_millis > ?", [
      `webhook:${table}:%`,
      Date.now() + 1000,
    ]);
  await eventually(async () => (await waiting()).length === 1);
  expect(service.received).toEqual([]);
  bucket.level = 0;
  await eventually(() => service.received.length === 1);
  service.close();
});
