import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import {
  circleWith,
  codeOf,
  enterAll,
  type FourPeople,
  game,
  idOf,
  invitationsOf,
  invite,
  listOf,
  namesOf,
} from './companions.suite.ts';
import { databaseFile } from './config.ts';
import { newHere } from './here.ts';
import { deliverNotice } from './notices/deliver.ts';
import { eventually, newBrowser, openReceiver } from './notices/receivers.suite.ts';
import { circlesAsking, circlesOf } from './store/circles.ts';
import { companionsOf } from './store/companions.ts';
import type { Reader } from './store/database.ts';
import { invitationsOf as invitationsFor } from './store/invitations.ts';
import { noteStage } from './store/tables.ts';
import {
  enter,
  leaveAll,
  openTable,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
  until,
} from './testing.suite.ts';

let server: TestServer;
const everybody: TestPerson[] = [];
beforeAll(async () => {
  server = await startTestServer({ hasPrivateWebhooks: true, noticeMillis: 0 });
});
afterAll(async () => {
  leaveAll(everybody);
  await server.remove();
});

const people = (...names: string[]): Promise<FourPeople> => enterAll(server, everybody, names);

describe('people one played with', () => {
  test('are those who sat there, guests too, by ids that nobody else can use; not spectators, strangers, or the blocked', async () => {
    const [ann, bob, cid, eve] = await people('Ann', 'Bob', 'Cid', 'Eve');
    const table = await startTable([ann, bob, cid], game);
    unwrap(await eve.do(table, { kind: 'chat', text: 'I only watch' }));
    expect((await namesOf(ann)).sort()).toEqual(['Bob', 'Cid']);
    expect(await namesOf(eve)).toEqual([]);
    const bobForAnn = await idOf(ann, 'Bob');
    expect(bobForAnn).not.toBe(await idOf(cid, 'Bob'));
    expect(bobForAnn).not.toBe(unwrap(await bob.call('me', {})).id);
    for (const stranger of [eve, cid])
      expect(codeOf(await stranger.call('invitePerson', { params: { person: bobForAnn } }))).toBe('unknown_person');
    unwrap(await bob.call('hide', { params: { table }, body: { kind: 'block', seat: 0 } }));
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([['Cid'], ['Cid']]);
    expect(codeOf(await ann.call('invitePerson', { params: { person: bobForAnn } }))).toBe('unknown_person');
    const body = { ...game, players: 2, invite: [bobForAnn] };
    expect(codeOf(await ann.call('openTable', { body }))).toBe('unknown_person');
    expect(codeOf(await ann.call('makeCircle', { body: { name: 'X', people: [bobForAnn] } }))).toBe('unknown_person');
  });

  test('see each other here, unless one does not want it, and for a minute only', async () => {
    const [ann, bob, eve] = await people('Ann', 'Bob', 'Eve');
    await startTable([ann, bob], game);
    expect((await listOf(ann)).people).toMatchObject([{ name: 'Bob', isHere: true, game: 'harvest-dice' }]);
    expect(unwrap(await bob.call('changeMe', { body: { isSeen: false } })).isSeen).toBe(false);
    expect((await listOf(ann)).people).toMatchObject([{ name: 'Bob', isHere: false }]);
    expect((await listOf(bob)).people).toMatchObject([{ name: 'Ann', isHere: true }]);
    unwrap(await bob.call('changeMe', { body: { isSeen: true } }));
    const { token } = unwrap(await eve.call('createToken', { body: { label: 'program', scope: 'read' } }));
    let nowMillis = 1_000_000;
    const here = newHere(
      server.services.db,
      () => {},
      () => nowMillis,
    );
    here.note('somebody');
    nowMillis += 59_000;
    expect([...(await here.among(['somebody', 'else']))]).toEqual(['somebody']);
    nowMillis += 2000;
    await here.tell();
    expect((await here.among(['somebody'])).size).toBe(0);
    here.close();
    // A program is nobody who is there.
    const { id } = unwrap(await eve.call('me', {}));
    const before = server.services.here.note;
    const noted: string[] = [];
    Object.assign(server.services.here, { note: (person: string) => noted.push(person) });
    await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(noted).toEqual([]);
    unwrap(await eve.call('me', {}));
    expect(noted).toContain(id);
    Object.assign(server.services.here, { note: before });
  });
});

describe('an invitation', () => {
  test('opens a table like the last one with a seat kept, is seen at once and followed with a seat', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    const settings = { game: 'rice-dice', moveMillis: 120_000, talk: 'players' } as const;
    await startTable([ann, bob], settings, ['random']);
    const { table, room } = unwrap(await invite(ann, 'Bob'));
    expect(room).toMatchObject({ ...settings, players: 3, isPublic: false, isOwner: true });
    expect(room?.seats).toMatchObject([
      { isKeptForYou: true },
      { isKept: true, isKeptForYou: false, keptFor: 'Bob' },
      { level: 'random' },
    ]);
    // Others who know the table see the name as well, and the process that did not open it.
    server.services.rooms.forget(table);
    const { room: seenByCid } = await until(cid, table, () => true);
    expect(seenByCid.seats[1]).toEqual({ kind: 'open', isKept: true, isKeptForYou: false, keptFor: 'Bob' });
    const [seen] = (await invitationsOf(bob)).tables;
    expect(seen).toMatchObject({
      table,
      from: 'Ann',
      circle: null,
      game: 'rice-dice',
      seats: [null, null, expect.any(String)],
    });
    expect((await invitationsOf(cid)).tables).toEqual([]);
    // Nobody else takes the seats.
    expect(codeOf(await cid.do(table, { kind: 'sit' }))).toBe('seat_taken');
    unwrap(await bob.do(table, { kind: 'sit' }));
    expect((await invitationsOf(bob)).tables).toEqual([]);
    unwrap(await ann.do(table, { kind: 'sit' }));
    unwrap(await ann.do(table, { kind: 'start' }));
  });

  test('is declined once, and the seat is free for others; it ends with the table', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    await startTable([ann, bob], game);
    const { table } = unwrap(await invite(ann, 'Bob'));
    expect(codeOf(await cid.call('declineInvitation', { params: { table } }))).toBe('unknown_table');
    unwrap(await bob.call('declineInvitation', { params: { table } }));
    expect(codeOf(await bob.call('declineInvitation', { params: { table } }))).toBe('unknown_table');
    expect((await invitationsOf(bob)).tables).toEqual([]);
    unwrap(await cid.do(table, { kind: 'sit' }));
    const second = unwrap(await invite(ann, 'Bob')).table;
    expect((await invitationsOf(bob)).tables).toMatchObject([{ table: second }]);
    unwrap(await ann.do(second, { kind: 'leave' }));
    expect((await invitationsOf(bob)).tables).toEqual([]);
  });

  test('of several people keeps their seats in order, and none where there are more people than seats', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    await startTable([ann, bob, cid], game);
    const ids = [await idOf(ann, 'Cid'), await idOf(ann, 'Bob')];
    const roomy = await openTable(ann, { ...game, players: 4, invite: ids });
    unwrap(await bob.do(roomy.table, { kind: 'sit' }));
    const { room } = await until(bob, roomy.table, (state) => state.room.viewer >= 0);
    expect(room.seats).toMatchObject([{ isKept: true }, { isKept: true }, { name: 'Bob' }, { isKept: false }]);
    const narrow = await openTable(ann, { ...game, players: 2, invite: ids });
    expect(narrow.room?.seats).toMatchObject([{ isKeptForYou: true }, { isKept: false }]);
    expect((await invitationsOf(cid)).tables).toHaveLength(2);
    unwrap(await cid.do(narrow.table, { kind: 'sit' }));
    // The last seat is gone, and with it the invitation.
    expect((await invitationsOf(bob)).tables).toEqual([]);
  });

  test('comes as a push with the page closed, and not once it was declined; a program hears of it, too', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    const service = await openReceiver();
    const browser = newBrowser();
    const push = { endpoint: `${service.url}/push`, keys: browser.keys, language: 'de' } as const;
    const [channel] = unwrap(await bob.call('addPush', { body: push })).channels;
    unwrap(await bob.call('changeMe', { body: { webhook: `${service.url}/program` } }));
    unwrap(await cid.call('changeMe', { body: { webhook: `${service.url}/cid` } }));
    await startTable([ann, bob, cid], game);
    const { table } = unwrap(await invite(ann, 'Bob'));
    const toldOf = (wanted: string): unknown[] =>
      service.received
        .map(({ path, body }): unknown => (path === '/push' ? browser.decrypt(body) : JSON.parse(String(body))))
        .filter((told) => (told as { table: string }).table === wanted);
    await eventually(() => toldOf(table).length === 2);
    expect(toldOf(table)).toEqual(
      expect.arrayContaining([
        { title: 'Ann lädt dich ein: Harvest Dice', body: 'Ein Tisch wartet auf dich.', table },
        { event: 'invited', table, game: 'harvest-dice', turn: 0 },
      ]),
    );
    const { id: person } = unwrap(await bob.call('me', {}));
    const tellAgain = () => deliverNotice(server.services, { table, turn: 0, person, channel: channel?.id ?? '' });
    await tellAgain();
    expect(toldOf(table)).toHaveLength(3);
    unwrap(await bob.call('declineInvitation', { params: { table } }));
    await tellAgain();
    expect(toldOf(table)).toHaveLength(3);
    // Each of several is told.
    const ids = [await idOf(ann, 'Bob'), await idOf(ann, 'Cid')];
    const both = await openTable(ann, { ...game, players: 3, invite: ids });
    await eventually(() => toldOf(both.table).length === 3);
    service.close();
  });

  test('comes with a rematch, too, for everybody whose seat is kept, and ends with the seat', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    const service = await openReceiver();
    const browser = newBrowser();
    const push = { endpoint: `${service.url}/push`, keys: browser.keys, language: 'fr' } as const;
    unwrap(await bob.call('addPush', { body: push }));
    const before = await startTable([ann, bob, cid], game);
    for (const person of [ann, bob, cid]) unwrap(await person.do(before, { kind: 'resign' }));
    await until(ann, before, ({ room }) => room.stage === 'over');
    unwrap(await ann.do(before, { kind: 'rematch' }));
    const { rematch } = (await until(ann, before, ({ room }) => room.rematch !== null)).room;
    for (const person of [bob, cid])
      expect((await invitationsOf(person)).tables).toMatchObject([{ table: rematch, from: 'Ann' }]);
    expect((await invitationsOf(ann)).tables).toEqual([]);
    const told = () => service.received.map(({ body }) => browser.decrypt(body));
    await eventually(() => told().some((each) => (each as { table: string }).table === rematch));
    expect(told()).toContainEqual({
      title: 'Ann t’invite : Harvest Dice',
      body: 'Une table t’attend.',
      table: rematch,
    });
    unwrap(await bob.do(rematch ?? '', { kind: 'sit' }));
    expect((await invitationsOf(bob)).tables).toEqual([]);
    service.close();
  });

  test('is limited: a few to the same person, some in all', async () => {
    const strict = await startTestServer({ rate: 1 });
    const [ann, bob] = [await enter(strict.url, 'Ann'), await enter(strict.url, 'Bob')];
    await startTable([ann, bob], game);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(codeOf(await invite(ann, 'Bob')));
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'rate_limited', 'rate_limited']);
    expect((await invitationsOf(bob)).tables).toHaveLength(4);
    leaveAll([ann, bob]);
    await strict.remove();
  });
});

test('all of it is in the export, and goes with the person', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  await startTable([ann, bob], game);
  const { id } = unwrap(await bob.call('me', {}));
  await circleWith(ann, 'Bob');
  const own = await circleWith(bob, 'Ann');
  const { table } = unwrap(await invite(ann, 'Bob'));
  unwrap(await bob.call('changeMe', { body: { isSeen: false } }));
  const exported = unwrap(await bob.call('exportMe', {}));
  expect(exported).toMatchObject({
    person: { isSeen: false },
    invitations: [{ table, isOwn: false }],
    circles: [{ name: 'Our Tuesday', isYours: true, people: ['Bob', 'Ann'] }],
    circlesAsking: [{ name: 'Our Tuesday', from: 'Ann' }],
  });
  unwrap(await bob.call('deleteMe', {}));
  const { db } = server.services;
  for (const where of ['invitations WHERE person = ? OR inviter = ?', 'circle_people WHERE person = ? OR circle = ?'])
    expect(await db.read(`SELECT * FROM ${where}`, [id, where.includes('circle = ') ? own.id : id])).toEqual([]);
  expect(await db.read('SELECT * FROM circles WHERE id = ?', [own.id])).toEqual([]);
  expect(await namesOf(ann)).toEqual([]);
  expect((await listOf(ann)).circles[0]?.people.map(({ name }) => name)).toEqual(['Ann']);
});

test('a finished game counts for ninety days', async () => {
  const [ann, bob] = await people('Ann', 'Bob');
  const table = await startTable([ann, bob], game);
  const days = (n: number) => Date.now() - n * 86_400_000;
  const { db } = server.services;
  await db.write([noteStage(table, 'over', null, days(89))]);
  expect(await namesOf(ann)).toEqual(['Bob']);
  await db.write([noteStage(table, 'over', null, days(91))]);
  expect(await namesOf(ann)).toEqual([]);
});

test('every question about people is answered from an index', async () => {
  const asked: { sql: string; values: readonly (string | number | null)[] }[] = [];
  const { db } = server.services;
  const listening: Reader = {
    read: (sql, values = []) => {
      asked.push({ sql, values });
      return db.read(sql, values);
    },
  };
  const [ann, bob] = await people('Ann', 'Bob');
  await startTable([ann, bob], game);
  await circleWith(ann, 'Bob');
  const { id } = unwrap(await ann.call('me', {}));
  await companionsOf(listening, id, 0);
  await invitationsFor(listening, id);
  await circlesOf(listening, id);
  await circlesAsking(listening, id);
  const file = new DatabaseSync(databaseFile(server.config), { readOnly: true });
  const plans = asked.flatMap(({ sql, values }) =>
    file
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map(({ detail }) => String(detail)),
  );
  file.close();
  expect(asked).toHaveLength(6);
  expect(plans.filter((detail) => /^SCAN (?!own|CONSTANT)/.test(detail))).toEqual([]);
});
