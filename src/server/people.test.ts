import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok, unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import type { RoomEvent } from '../table/event.ts';
import { newAuthenticator } from './authenticator.suite.ts';
import { playDaily, today } from './daily.ts';
import { hashSecret } from './secrets.ts';
import { deletePerson } from './store/people.ts';
import {
  cookieOf,
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
import { isPublicAddress, webhookFlaw } from './webhooks.ts';

let server: TestServer;
const everybody: TestPerson[] = [];
const guest = async (name: string): Promise<TestPerson> => {
  const person = await enter(server.url, name);
  everybody.push(person);
  return person;
};
beforeAll(async () => {
  server = await startTestServer({ hasPrivateWebhooks: true });
});
afterAll(async () => {
  leaveAll(everybody);
  await server.remove();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A device that has just signed in. */
async function signIn(path: string, body: unknown): Promise<TestPerson> {
  const response = await post(path, body, { origin: server.url });
  expect(response.status).toBe(200);
  const person = personWith(server.url, 'signed in', cookieOf(response));
  everybody.push(person);
  return person;
}

describe('a guest', () => {
  test('needs a name and nothing else; the cookie is for this server and for no script, and is stored hashed', async () => {
    const response = await post('/api/guest', { name: ' Ann ' });
    expect(response.headers.get('set-cookie')).toMatch(/^windfall=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const secret = cookieOf(response);
    expect(await response.json()).toMatchObject({ name: 'Ann', handle: null, hasPassword: false });
    const rows = await server.services.db.read('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).toContain(hashSecret(secret));
    expect(JSON.stringify(rows)).not.toContain(secret);
    const again = await post('/api/guest', { name: 'Other' }, { cookie: `windfall=${secret}` });
    expect(await again.json()).toMatchObject({ name: 'Ann' });
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u202eb', 'a\nb', 5])
      expect((await post('/api/guest', { name })).status).toBe(400);
  });

  test('changes their name', async () => {
    const ann = await guest('Ann');
    expect(unwrap(await ann.call('changeMe', { body: { name: 'Anna' } })).name).toBe('Anna');
    expect(unwrap(await ann.call('me', {})).name).toBe('Anna');
  });
});

describe('an account', () => {
  test('is claimed with a password and used on another device; a wrong one is refused; the name is unique', async () => {
    const ann = await guest('Ann');
    const body = { handle: 'Ann.Example', password: 'correct horse battery' };
    expect(unwrap(await ann.call('setPassword', { body }))).toMatchObject({ handle: 'ann.example', hasPassword: true });
    const device = await signIn('/api/sign-in', body);
    expect(unwrap(await device.call('me', {})).id).toBe(unwrap(await ann.call('me', {})).id);
    for (const wrong of [
      { ...body, password: 'incorrect horse' },
      { ...body, handle: 'nobody.here' },
    ]) {
      const answer = await post('/api/sign-in', wrong);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 'wrong_credentials' } });
    }
    const bob = await guest('Bob');
    expect(await bob.call('setPassword', { body })).toMatchObject({ error: { code: 'handle_taken' } });
    const next = { ...body, password: 'another long password' };
    const guessed = { ...next, current: 'a guess at random' };
    expect(await ann.call('setPassword', { body: guessed })).toMatchObject({ error: { code: 'wrong_credentials' } });
    unwrap(await ann.call('setPassword', { body: { ...next, current: body.password } }));
    await signIn('/api/sign-in', next);
    const [row] = await server.services.db.read("SELECT password FROM people WHERE handle = 'ann.example'");
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is claimed with a passkey and used on another device; a challenge counts once, for one site', async () => {
    const ann = await guest('Ann');
    const passkey = newAuthenticator();
    const headers = { origin: server.url, authorization: `Bearer ${ann.token}` };
    const options = (await (await post('/api/me/passkeys/options', {}, headers)).json()) as Record<string, unknown>;
    expect((await post('/api/me/passkeys', passkey.create(options, 'https://evil.example'), headers)).status).toBe(401);
    const fresh = (await (await post('/api/me/passkeys/options', {}, headers)).json()) as Record<string, unknown>;
    const created = passkey.create(fresh, server.url);
    expect(await (await post('/api/me/passkeys', created, headers)).json()).toMatchObject({ passkeys: 1 });
    expect((await post('/api/me/passkeys', created, headers)).status).toBe(401);
    const ask = async () =>
      (await (await post('/api/sign-in/passkey/options', {}, { origin: server.url })).json()) as Record<
        string,
        unknown
      >;
    const answer = passkey.get(await ask(), server.url);
    const device = await signIn('/api/sign-in/passkey', answer);
    expect(unwrap(await device.call('me', {})).id).toBe(unwrap(await ann.call('me', {})).id);
    expect((await post('/api/sign-in/passkey', answer, { origin: server.url })).status).toBe(401);
    const forged = newAuthenticator().get(await ask(), server.url);
    expect((await post('/api/sign-in/passkey', { ...forged, id: answer.id }, { origin: server.url })).status).toBe(401);
  });

  test('is signed out here, or everywhere: then sockets end too', async () => {
    const ann = await guest('Ann');
    const body = { handle: 'ann.everywhere', password: 'correct horse battery' };
    unwrap(await ann.call('setPassword', { body }));
    const [one, two] = [await signIn('/api/sign-in', body), await signIn('/api/sign-in', body)];
    unwrap(await one.call('signOut', { body: {} }));
    expect(await one.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    const { token } = unwrap(await two.call('createToken', { body: { label: 'my bot' } }));
    const program = personWith(server.url, 'program', token);
    everybody.push(program);
    const { table } = await openTable(two, { game: 'harvest-dice', players: 2 });
    await until(program, table, () => true);
    const closed = new Promise<void>((resolve) => program.live.onStatus(({ isOpen }) => isOpen || resolve()));
    unwrap(await two.call('signOut', { body: { everywhere: true } }));
    await closed;
    for (const device of [ann, two, program])
      expect(await device.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
  });
});

describe('API tokens', () => {
  test('hold a seat for a program, can be listed and ended; there are not too many', async () => {
    const ann = await guest('Ann');
    const { token, id } = unwrap(await ann.call('createToken', { body: { label: 'bot' } }));
    const program = personWith(server.url, 'program', token);
    everybody.push(program);
    const { table } = await openTable(program, { game: 'harvest-dice', players: 2 });
    unwrap(await program.do(table, { kind: 'sit' }));
    expect(unwrap(await ann.call('myTables', {})).tables.map((row) => row.table)).toEqual([table]);
    expect(unwrap(await ann.call('tokens', {})).tokens).toMatchObject([{ id, label: 'bot' }]);
    unwrap(await ann.call('deleteToken', { params: { id } }));
    expect(await program.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    for (let i = 0; i < 20; i++) unwrap(await ann.call('createToken', { body: { label: `t${i}` } }));
    expect(await ann.call('createToken', { body: { label: 'more' } })).toMatchObject({ error: { code: 'too_many' } });
  });
});

describe('my data', () => {
  test('can be exported and deleted: no name, word or credential is left, and bots go on', async () => {
    const [ann, bob] = [await guest('Annabella'), await guest('Bob')];
    unwrap(await ann.call('setPassword', { body: { handle: 'annabella', password: 'correct horse battery' } }));
    const table = await startTable([ann, bob], { game: 'harvest-dice' });
    const other = await openTable(bob, { game: 'harvest-dice', players: 2 });
    unwrap(await ann.do(other.table, { kind: 'chat', text: 'my grandmother’s recipe' }));
    const { id } = unwrap(await ann.call('me', {}));
    const exported = unwrap(await ann.call('exportMe', {}));
    expect(JSON.stringify(exported)).toMatch(/annabella.*grandmother/s);
    expect(JSON.stringify(exported)).not.toContain('argon2');
    unwrap(await ann.call('deleteMe', {}));
    expect(await ann.call('me', {})).toMatchObject({ error: { code: 'not_signed_in' } });
    const tables = ['people', 'sessions', 'passkeys', 'challenges', 'members', 'tables', 'steps'];
    for (const name of tables) {
      const rows = JSON.stringify(await server.services.db.read(`SELECT * FROM ${name}`));
      expect(rows, name).not.toMatch(/annabella|grandmother/i);
      if (name === 'members') expect(rows).not.toContain(id);
    }
    const state = await until(bob, table, ({ room }) => room.seats[0]?.kind === 'person' && room.seats[0].name === '…');
    expect(JSON.stringify(state)).not.toContain('Annabella');
    expect(state.room.seats[0]).toMatchObject({ standIn: 'sprout', hasResigned: true });
  });
});

describe('somebody who has deleted themselves', () => {
  test('stores nothing any more: not what waits in a room, not a table, not a daily one', async () => {
    const { rooms, db } = server.services;
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await openTable(bob, { game: 'harvest-dice', players: 2 });
    const [who, host] = [unwrap(await ann.call('me', {})), unwrap(await bob.call('me', {}))];
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const said = (person: string): RoomEvent => ({ kind: 'said', person, name: 'Bob', text: 'first' });
    const held = rooms.perform(table, () => ok([said(host.id)]), {
      extra: async () => {
        await gate;
        return [];
      },
    });
    const author = { person: who.id, name: 'Ann' };
    const waiting = rooms.command(table, author, { kind: 'chat', text: 'words of a ghost' }, 'ghost-0001');
    unwrap(await ann.call('deleteMe', {}));
    release();
    unwrap(await held);
    const gone = { error: { code: 'not_signed_in' } };
    expect(await waiting).toMatchObject(gone);
    const settings = { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: null };
    expect(await rooms.open(author, settings)).toMatchObject(gone);
    const [game] = games.values();
    if (game === undefined) throw new Error('there are games');
    expect((await playDaily(server.services, game, today(), author, '127.0.0.1')).ok).toBe(false);
    for (const name of ['steps', 'members', 'daily', 'tables'])
      expect(JSON.stringify(await db.read(`SELECT * FROM ${name}`)), name).not.toMatch(new RegExp(`ghost|${who.id}`));
    // The room goes on for those who are there.
    unwrap(await bob.do(table, { kind: 'chat', text: 'anybody?' }));
  });

  test('is forgotten at all tables, also where the server stopped before that was done', async () => {
    const { db } = server.services;
    const [ann, bob] = [await guest('Annabella'), await guest('Bob')];
    const table = await startTable([ann, bob], { game: 'harvest-dice' });
    const [other] = unwrap(await bob.call('people', {})).people;
    const kept = unwrap(await bob.call('invitePerson', { params: { person: other?.id ?? '' } }));
    expect(kept.room?.seats[1]).toMatchObject({ keptFor: 'Annabella' });
    const old = unwrap(await bob.call('invitePerson', { params: { person: other?.id ?? '' } }));
    // As a table was opened before it was noted for whom seats are kept.
    await db.write([
      { sql: 'UPDATE tables SET seats_noted = 0 WHERE id = ?', values: [old.table] },
      { sql: 'DELETE FROM kept_seats WHERE table_id = ?', values: [old.table] },
    ]);
    const { id } = unwrap(await ann.call('me', {}));
    const job = { kind: 'forget', key: `forget:${id}`, runAtMillis: Date.now(), payload: { person: id } };
    await db.write([...deletePerson(id), db.enqueue(job)]);
    const state = await until(bob, table, ({ room }) => room.seats[0]?.kind === 'person' && room.seats[0].name === '…');
    expect(state.room.seats[0]).toMatchObject({ standIn: 'sprout', hasResigned: true });
    expect(JSON.stringify(await db.read('SELECT * FROM steps'))).not.toContain('Annabella');
    // The seat that was kept for them is open to everybody.
    for (const each of [kept.table, old.table]) {
      const after = await until(bob, each, ({ room }) => room.seats[1]?.kind === 'open' && !room.seats[1].isKept);
      expect(JSON.stringify(after)).not.toContain('Annabella');
    }
    await expect.poll(() => db.read('SELECT * FROM kept_seats WHERE person = ?', [id])).toEqual([]);
  });
});

describe('webhooks', () => {
  test('call a person who wants it at their turn, once a turn, signed, and again where the call failed', async () => {
    const calls: { body: string; signature: unknown }[] = [];
    let failures = 1;
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (data) => (body += data));
      request.on('end', () => {
        if (failures-- > 0) response.writeHead(500).end();
        else {
          calls.push({ body, signature: request.headers['windfall-signature'] });
          response.end();
        }
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const keys = new Map<string, string>();
    for (const person of [ann, bob]) {
      const changed = unwrap(
        await person.call('changeMe', { body: { webhook: `http://127.0.0.1:${port}/${person.name}` } }),
      );
      keys.set(person.name, changed.webhookKey ?? '');
    }
    const table = await startTable([ann, bob], { game: 'harvest-dice' });
    const { match } = await until(ann, table, (state) => state.match !== null);
    for (let waited = 0; calls.length < 1 && waited < 15_000; waited += 50)
      await new Promise((next) => setTimeout(next, 50));
    const name = match?.actor === 0 ? 'Ann' : 'Bob';
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      event: 'your_turn',
      table,
      game: 'harvest-dice',
      turn: match?.turn,
    });
    expect(call?.signature).toBe(
      createHmac('sha256', keys.get(name) ?? '')
        .update(call?.body ?? '')
        .digest('hex'),
    );
    receiver.close();
  });

  test('cannot reach into private networks', () => {
    // The registries of special addresses (RFC 6890 and its kin), one of each network at least.
    const closed = `0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.255.255
      192.0.0.8 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1
      255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1
      2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1::1 2002:a00:1::1 3fff::1 5f00::1 fc00::1 fd00::1
      fe80::1 fe80::1%lo fec0::1 ff02::1 2606:2800:220:1::1%eth0 localhost 2130706433 0x7f.1`;
    for (const address of closed.split(/\s+/)) expect(isPublicAddress(address), address).toBe(false);
    const open =
      '93.184.216.34 1.1.1.1 172.32.0.1 192.0.1.1 198.20.0.1 223.255.255.1 2606:2800:220:1::1 2a00:1450::1 2001:4860:4860::8888';
    for (const address of open.split(' ')) expect(isPublicAddress(address), address).toBe(true);
    for (const url of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://u:p@example.org/',
      'nonsense',
      'ftp://example.org',
    ])
      expect(webhookFlaw(url, false), url).not.toBeNull();
    expect(webhookFlaw('https://example.org/hook', false)).toBeNull();
  });
});
