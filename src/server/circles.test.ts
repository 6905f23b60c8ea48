import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
import {
  circleWith,
  codeOf,
  enterAll,
  type FourPeople,
  game,
  idOf,
  invitationsOf,
  listOf,
} from './companions.suite.ts';
import { leaveAll, openTable, startTable, startTestServer, type TestPerson, type TestServer } from './testing.suite.ts';

let server: TestServer;
const everybody: TestPerson[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  leaveAll(everybody);
  await server.remove();
});

const people = (...names: string[]): Promise<FourPeople> => enterAll(server, everybody, names);

describe('a circle', () => {
  test('is joined by those who were asked, opens a table for all of them, and again with the same game', async () => {
    const [ann, bob, cid, dan] = await people('Ann', 'Bob', 'Cid', 'Dan');
    await startTable([ann, bob], { game: 'my-little-vineyard' });
    await startTable([ann, cid, dan], { game: 'garden-dice', moveMillis: 90_000 });
    const circle = await circleWith(ann, 'Bob', 'Cid');
    expect(circle).toMatchObject({ name: 'Our Tuesday', game: 'garden-dice', isYours: true });
    // Who was not asked, or has not joined, has no part in it.
    const params = { circle: circle.id };
    for (const other of [bob, dan]) {
      expect(codeOf(await other.call('inviteCircle', { params }))).toBe('unknown_circle');
      expect(codeOf(await other.call('changeCircle', { params, body: { name: 'Mine' } }))).toBe('unknown_circle');
      const body = { ...game, players: 2, circle: circle.id };
      expect(codeOf(await other.call('openTable', { body }))).toBe('unknown_circle');
    }
    expect(codeOf(await dan.call('joinCircle', { params }))).toBe('unknown_circle');
    expect((await invitationsOf(bob)).circles).toEqual([{ id: circle.id, name: 'Our Tuesday', from: 'Ann' }]);
    unwrap(await bob.call('joinCircle', { params }));
    // Bob has never met Cid, who has not joined: he learns nothing of them.
    expect((await listOf(bob)).circles[0]?.people.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const { table, room } = unwrap(await ann.call('inviteCircle', { params }));
    expect(room).toMatchObject({ game: 'garden-dice', players: 3, moveMillis: 90_000 });
    for (const other of [bob, cid])
      expect((await invitationsOf(other)).tables).toMatchObject([{ table, from: 'Ann', circle: 'Our Tuesday' }]);
    unwrap(await cid.call('joinCircle', { params }));
    const seenByBob = (await listOf(bob)).circles[0]?.people ?? [];
    // Cid is here, but Bob has not played with them.
    expect(seenByBob.map(({ name, isHere, isYou }) => [name, isHere, isYou])).toEqual([
      ['Ann', true, false],
      ['Bob', false, true],
      ['Cid', false, false],
    ]);
    expect(codeOf(await bob.call('invitePerson', { params: { person: at(seenByBob, 2).id } }))).toBe('unknown_person');
    expect(codeOf(await bob.call('changeCircle', { params, body: { name: 'Mine' } }))).toBe('not_owner');
    const remove = { ...params, person: at(seenByBob, 2).id };
    expect(codeOf(await bob.call('removeFromCircle', { params: remove }))).toBe('not_owner');
    // Another game from anybody in it is the last one from then on.
    await openTable(cid, { game: 'rice-dice', players: 4, circle: circle.id });
    expect((await invitationsOf(bob)).tables[0]).toMatchObject({ from: 'Cid', game: 'rice-dice' });
    const again = unwrap(await bob.call('inviteCircle', { params }));
    expect(again.room).toMatchObject({ game: 'rice-dice', players: 3 });
    expect((await invitationsOf(ann)).tables.map(({ from }) => from)).toEqual(['Bob', 'Cid']);
  });

  test('where the last table is gone, the last game with somebody in it is played again', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    await startTable([ann, bob], game);
    const circle = await circleWith(ann, 'Bob');
    await server.services.db.write([
      { sql: 'UPDATE circles SET table_id = ? WHERE id = ?', values: ['gone', circle.id] },
    ]);
    const params = { circle: circle.id };
    expect(unwrap(await ann.call('inviteCircle', { params })).room).toMatchObject({ game: 'harvest-dice', players: 2 });
  });

  test('nobody is invited by somebody they have blocked, or are blocked by; the keeper loses them', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    const table = await startTable([ann, bob, cid], game);
    const circle = await circleWith(ann, 'Bob', 'Cid');
    const params = { circle: circle.id };
    for (const other of [bob, cid]) unwrap(await other.call('joinCircle', { params }));
    unwrap(await bob.call('hide', { params: { table }, body: { kind: 'block', seat: 2 } }));
    const [seen] = (await listOf(cid)).circles;
    expect(seen?.people.map(({ name }) => name)).toEqual(['Ann', 'Cid']);
    unwrap(await cid.call('inviteCircle', { params }));
    expect((await invitationsOf(bob)).tables).toEqual([]);
    expect((await invitationsOf(ann)).tables).toHaveLength(1);
    unwrap(await ann.call('hide', { params: { table }, body: { kind: 'block', seat: 1 } }));
    expect((await listOf(bob)).circles).toEqual([]);
    expect((await listOf(ann)).circles[0]?.people.map(({ name }) => name)).toEqual(['Ann', 'Cid']);
  });

  test('is changed by its keeper, within bounds; others leave it, and all of it goes with the last', async () => {
    const [ann, bob, cid] = await people('Ann', 'Bob', 'Cid');
    await startTable([ann, bob, cid], game);
    const { id } = await circleWith(ann, 'Bob');
    const params = { circle: id };
    const body = { name: 'Our Wednesday', people: [await idOf(ann, 'Cid'), await idOf(ann, 'Bob')] };
    const changed = unwrap(await ann.call('changeCircle', { params, body }));
    expect(changed.people.map(({ name, hasJoined }) => [name, hasJoined]).sort()).toEqual([
      ['Ann', true],
      ['Bob', false],
      ['Cid', false],
    ]);
    expect((await invitationsOf(cid)).circles).toMatchObject([{ name: 'Our Wednesday' }]);
    const person = await idOf(ann, 'Cid');
    unwrap(await ann.call('removeFromCircle', { params: { ...params, person } }));
    expect(codeOf(await ann.call('removeFromCircle', { params: { ...params, person } }))).toBe('unknown_person');
    expect((await invitationsOf(cid)).circles).toEqual([]);
    expect(codeOf(await cid.call('leaveCircle', { params }))).toBe('unknown_circle');
    unwrap(await bob.call('joinCircle', { params }));
    unwrap(await ann.call('leaveCircle', { params }));
    expect((await listOf(bob)).circles).toMatchObject([{ isYours: true }]);
    expect(codeOf(await bob.call('inviteCircle', { params }))).toBe('unknown_person');
    unwrap(await bob.call('leaveCircle', { params }));
    expect(await server.services.db.read('SELECT * FROM circles WHERE id = ?', [id])).toEqual([]);
    for (let i = 0; i < 20; i++) await circleWith(ann, 'Bob');
    const more = { body: { name: 'One more', people: [await idOf(ann, 'Bob')] } };
    expect(codeOf(await ann.call('makeCircle', more))).toBe('too_many');
    const long = { body: { name: 'x', people: Array<string>(12).fill('y') } };
    expect(codeOf(await ann.call('makeCircle', long))).toBe('malformed_request');
  });

  test('has twelve people at most', async () => {
    const all = await people(...Array.from({ length: 13 }, (_, i) => `P${i}`));
    const [host, ...others] = all;
    for (const other of others) await startTable([host, other], game);
    const circle = await circleWith(host, ...others.slice(0, 11).map(({ name }) => name));
    const body = { people: [await idOf(host, 'P12')] };
    expect(codeOf(await host.call('changeCircle', { params: { circle: circle.id }, body }))).toBe('too_many');
    // More people than seats: whoever comes first.
    const { room } = unwrap(await host.call('inviteCircle', { params: { circle: circle.id } }));
    expect(room?.seats.map((seat) => seat.kind === 'open' && seat.isKept)).toEqual([true, false, false, false]);
  });
});
