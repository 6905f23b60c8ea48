import { describe, expect, test } from 'vitest';
import { newTable } from '../newTable.ts';
import { newCode, newId } from '../secrets.ts';
import * as circles from './circles.ts';
import { companionsOf, forgetHere, noteHere, readHere, setSeen } from './companions.ts';
import type { Database } from './database.ts';
import * as invitations from './invitations.ts';
import { insertShield } from './moderation.ts';
import { deletePerson, insertPerson } from './people.ts';
import * as tables from './tables.ts';
import { deleteTable, pruneStatements } from './tidy.ts';

const DAY_MILLIS = 86_400_000;

/** What every store promises about people who play together. */
export function describeCompanions(name: string, database: () => Database): void {
  describe(`people who play together, on ${name}`, () => {
    const somebody = async (called: string): Promise<string> => {
      const id = newId();
      await database().write([insertPerson(id, called, 1)]);
      return id;
    };
    const storeTable = async (owner: string): Promise<string> => {
      const settings = { game: 'rice-dice', options: {}, players: 3, isPublic: false, moveMillis: null };
      const table = newTable(newId(), newCode(), [{ kind: 'opened', owner, settings }]);
      await database().write(tables.newTableStatements(table));
      return table.id;
    };
    const played = async (people: readonly string[], atMillis: number, stage: 'over' | 'playing' | 'open' = 'over') => {
      const table = await storeTable(people[0] ?? '');
      for (const [seat, person] of people.entries()) await database().write([tables.addMember(table, person, seat)]);
      await database().write([tables.noteStage(table, stage, null, atMillis)]);
      return table;
    };
    const block = (person: string, other: string) =>
      database().write([
        insertShield(database(), { id: newId(), person, other, kind: 'block', name: 'X', createdMillis: 1 }),
      ]);
    const namesOf = async (person: string, since: number): Promise<string[]> =>
      (await companionsOf(database(), person, since)).map((each) => each.name);

    test('K1 those one has sat with are found, last first, each once, and nobody from too long ago', async () => {
      const [ann, bob, cid, dan, eve] = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].map(somebody));
      if (!ann || !bob || !cid || !dan || !eve) throw new Error('all are there');
      await played([ann, bob], 1000);
      const last = await played([ann, bob, cid], 2000);
      // A game that goes on counts however long ago it began, and one that has not started does not.
      await played([dan, ann], 10, 'playing');
      await played([eve, ann], 3000, 'open');
      const found = await companionsOf(database(), ann, 1500);
      expect(found.map((each) => each.name)).toEqual(['Bob', 'Cid', 'Dan']);
      expect(found[0]).toEqual({
        person: bob,
        name: 'Bob',
        isSeen: true,
        table: last,
        game: 'rice-dice',
        playedMillis: 2000,
      });
      expect(await namesOf(ann, 2001)).toEqual(['Dan']);
      await database().write([setSeen(bob, false)]);
      expect((await companionsOf(database(), ann, 0))[0]?.isSeen).toBe(false);
      expect(await namesOf(cid, 0)).toEqual(['Ann', 'Bob']);
      await block(ann, bob);
      expect(await namesOf(ann, 0)).toEqual(['Cid', 'Dan']);
      expect(await namesOf(bob, 0)).toEqual(['Cid']);
      await database().write(deletePerson(cid));
      expect(await namesOf(ann, 0)).toEqual(['Dan']);
    });

    test('K2 thirty people at most', async () => {
      const ann = await somebody('Ann');
      for (let i = 0; i < 32; i++) await played([ann, await somebody(`P${i}`)], 1000 + i);
      const names = await namesOf(ann, 0);
      expect([names.length, names[0], names.at(-1)]).toEqual([30, 'P31', 'P2']);
    });

    test('K3 who is here is known until then, unless they hide it or are gone', async () => {
      const [ann, bob, cid] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cid')];
      await database().write([setSeen(bob, false)]);
      const many = [ann, bob, ...Array.from({ length: 300 }, () => newId()), cid];
      for (const statement of noteHere(many, 5000)) await database().write([statement]);
      expect(new Set(await readHere(database(), many, 4999))).toEqual(new Set([ann, cid]));
      for (const statement of noteHere([ann], 9000)) await database().write([statement]);
      expect(await readHere(database(), many, 5000)).toEqual([ann]);
      await database().write([forgetHere(5000)]);
      expect(await database().read('SELECT person FROM here WHERE person = ?', [cid])).toEqual([]);
      await database().write(deletePerson(ann));
      expect(await readHere(database(), many, 0)).toEqual([]);
    });

    test('K4 an invitation lasts until it is declined, followed or blocked, and as long as the table waits', async () => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
      const invite = async (): Promise<string> => {
        const table = await storeTable(ann);
        const invitation = { table, person: bob, inviter: ann, circle: null, createdMillis: 7 };
        await database().write([invitations.insertInvitation(database(), invitation)]);
        return table;
      };
      const open = async () => (await invitations.invitationsOf(database(), bob)).map(({ table }) => table);
      const [declined, sat, started, closed] = [await invite(), await invite(), await invite(), await invite()];
      expect(new Set(await open())).toEqual(new Set([declined, sat, started, closed]));
      expect(await invitations.readInvitation(database(), sat, bob)).toEqual({
        table: sat,
        from: 'Ann',
        circle: null,
        createdMillis: 7,
      });
      expect(await invitations.readInvitation(database(), sat, ann)).toBeNull();
      expect(await database().write([invitations.dropInvitation(declined, bob)])).toBe(true);
      expect(await database().write([invitations.dropInvitation(declined, bob)])).toBe(false);
      await database().write([tables.addMember(sat, bob, 1)]);
      await database().write([tables.noteStage(started, 'playing', null, 1)]);
      expect(await open()).toEqual([closed]);
      await database().write([tables.noteStage(closed, 'closed', null, 1)]);
      expect(await open()).toEqual([]);
      await database().write(deleteTable(closed));
      const left = () => invitations.invitationsNaming(database(), bob);
      expect(new Set((await left()).map(({ table }) => table))).toEqual(new Set([sat, started]));
      const last = await invite();
      expect(await open()).toEqual([last]);
      await block(bob, ann);
      expect(await open()).toEqual([]);
      await database().write(deletePerson(ann));
      expect(await left()).toEqual([]);
    });

    const newCircle = async (keeper: string, asked: readonly string[], usedMillis = 100): Promise<string> => {
      const id = newId();
      await database().write([
        circles.insertCircle(database(), { id, name: 'Our Tuesday', table: 'gone' }, keeper, usedMillis),
        circles.insertCirclePerson(database(), id, keeper, usedMillis),
        ...asked.map((person) => circles.insertCirclePerson(database(), id, person, null)),
      ]);
      return id;
    };
    const seen = async (viewer: string, id: string) => {
      const [circle] = await circles.circlesOf(database(), viewer, id);
      return circle?.people.map((each) => `${each.name}${each.hasJoined ? '' : '?'}`).join(' ') ?? null;
    };

    test('K5 who is asked is told to the keeper alone until they join; the one who is in longest keeps it', async () => {
      const [ann, bob, cid] = [await somebody('Ann'), await somebody('Bob'), await somebody('Cid')];
      const id = await newCircle(ann, [bob, cid]);
      expect(await circles.circlesAsking(database(), bob)).toEqual([
        { id, name: 'Our Tuesday', keeper: ann, from: 'Ann' },
      ]);
      expect([await seen(ann, id), await seen(bob, id)]).toEqual([expect.stringContaining('?'), null]);
      expect(await database().write([circles.joinCircle(id, newId(), 200)])).toBe(false);
      expect(await database().write([circles.joinCircle(id, bob, 200)])).toBe(true);
      expect(await database().write([circles.joinCircle(id, bob, 201)])).toBe(false);
      expect(await circles.circlesAsking(database(), bob)).toEqual([]);
      expect([await seen(ann, id), await seen(bob, id)]).toEqual(['Ann Bob Cid?', 'Ann Bob']);
      expect((await circles.circlesOf(database(), bob))[0]).toMatchObject({ id, keeper: ann, table: null, game: null });
      const table = await storeTable(ann);
      await database().write([circles.useCircle(id, table, 300), circles.renameCircle(id, 'Ours')]);
      expect((await circles.circlesOf(database(), bob))[0]).toMatchObject({ name: 'Ours', table, game: 'rice-dice' });
      await block(bob, ann);
      expect(await seen(bob, id)).toBe('Bob');
      await database().write(deletePerson(ann));
      expect((await circles.circlesOf(database(), bob))[0]).toMatchObject({ keeper: bob });
      expect(await seen(bob, id)).toBe('Bob Cid?');
      expect(await database().write(circles.leaveCircle(bob, id))).toBe(true);
      expect(await database().write(circles.leaveCircle(bob, id))).toBe(false);
      expect(await circles.countCircle(database(), id)).toBe(0);
      expect(await circles.circlesAsking(database(), cid)).toEqual([]);
    });

    test('K6 a circle goes with the last who has joined it, and what is old is pruned', async () => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
      const gone = await newCircle(ann, [bob]);
      await database().write(deletePerson(ann));
      expect(await database().read('SELECT * FROM circles WHERE id = ?', [gone])).toEqual([]);
      expect(await circles.countCircle(database(), gone)).toBe(0);
      const now = 1000 * DAY_MILLIS;
      const [old, young] = [
        await newCircle(bob, [], now - 366 * DAY_MILLIS),
        await newCircle(bob, [], now - DAY_MILLIS),
      ];
      const table = await storeTable(bob);
      const invitation = { table, person: bob, inviter: bob, circle: old, createdMillis: now - 31 * DAY_MILLIS };
      await database().write([invitations.insertInvitation(database(), invitation)]);
      for (const statement of pruneStatements(now, 0)) while (await database().write([statement]));
      expect((await circles.circlesOf(database(), bob)).map(({ id }) => id)).toEqual([young]);
      expect(await circles.countCircle(database(), old)).toBe(0);
      expect(await invitations.invitationsNaming(database(), bob)).toEqual([]);
    });
  });
}
