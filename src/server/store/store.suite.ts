import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomEvent, Step } from '../../table/event.ts';
import { newTable } from '../newTable.ts';
import { newCode, newId } from '../secrets.ts';
import { describeCompanions } from './companions.suite.ts';
import * as daily from './daily.ts';
import type { Database, Job, Lane } from './database.ts';
import { finishedOf, playedBy } from './history.ts';
import { describeMistakes } from './mistakes.suite.ts';
import * as people from './people.ts';
import * as sessions from './sessions.ts';
import * as tables from './tables.ts';

const opened = (owner: string, isPublic = false): RoomEvent => ({
  kind: 'opened',
  owner,
  settings: { game: 'harvest-dice', options: {}, players: 2, isPublic, moveMillis: null },
});

export async function storeTable(db: Database, owner = newId(), isPublic = false): Promise<string> {
  const table = newTable(newId(), newCode(), [opened(owner, isPublic)]);
  expect(await db.write(tables.newTableStatements(table))).toBe(true);
  return table.id;
}

export const said = (sequence: number, text: string, key: string | null = null): Step => ({
  sequence,
  atMillis: 1_800_000_000_000 + sequence,
  key,
  events: [{ kind: 'said', person: 'p', name: 'P', text }],
});

export const append = (table: string, step: Step, more: Partial<tables.Append> = {}): tables.Append => ({
  table,
  step,
  person: null,
  by: null,
  jobs: [],
  others: [],
  ...more,
});

const lanes: readonly Lane[] = [{ kind: 'bot', atOnce: 8, each: 8, isFair: true, tries: null }];

const job = (key: string, runAtMillis: number, count: number): Job => ({
  kind: 'bot',
  key,
  runAtMillis,
  payload: { key, count },
});

/** What every store promises. Runs against each of them. */
export function describeStore(name: string, open: () => Promise<Database>, close: () => Promise<void>): void {
  describe(`the store on ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(async () => {
      await db.close();
      await close();
    });

    describeCompanions(name, () => db);
    describeMistakes(name, () => db);

    test('S1 a step is stored under its number and read back as it was', async () => {
      const table = await storeTable(db);
      const step = said(2, 'Straße 🌽 "quoted"\n', 'key-1');
      expect(await tables.appendStep(db, append(table, step))).toBe(true);
      expect(await tables.readSteps(db, table, 1)).toEqual([step]);
      expect(await tables.readSequence(db, table)).toBe(2);
    });

    test('S2 of many writers for one number exactly one wins, and the others store nothing', async () => {
      const table = await storeTable(db);
      const key = newId();
      const attempts = Array.from({ length: 20 }, (_, i) =>
        tables.appendStep(
          db,
          append(table, said(2, `try ${i}`), { others: [tables.addMember(table, `${key}${i}`, 0)], jobs: [] }),
        ),
      );
      const results = await Promise.all(attempts);
      expect(results.filter((isStored) => isStored)).toHaveLength(1);
      const rows = await db.read('SELECT person FROM members WHERE table_id = ? AND person LIKE ?', [table, `${key}%`]);
      expect(rows).toEqual([{ person: `${key}${results.indexOf(true)}` }]);
    });

    test('S3 who comes too late reads the key of the first', async () => {
      const table = await storeTable(db);
      expect(await tables.appendStep(db, append(table, said(2, 'a', 'same-key')))).toBe(true);
      expect(await tables.appendStep(db, append(table, said(2, 'a', 'same-key')))).toBe(false);
      expect((await tables.readSteps(db, table, 1)).map(({ key }) => key)).toEqual(['same-key']);
      const other = await storeTable(db);
      expect(await tables.appendStep(db, append(other, said(2, 'a', 'same-key')))).toBe(true);
    });

    test('S4 a statement that fails takes its own transaction back, and no other', async () => {
      const table = await storeTable(db);
      const bad = db.write([
        tables.addMember(table, 'somebody', 1),
        { sql: 'INSERT INTO people (id, name) VALUES (?, ?)', values: ['x', 'no creation time'] },
      ]);
      const good = tables.appendStep(db, append(table, said(2, 'fine')));
      await expect(bad).rejects.toThrow();
      expect(await good).toBe(true);
      expect(await db.read("SELECT 1 FROM members WHERE table_id = ? AND person = 'somebody'", [table])).toEqual([]);
    });

    test('S4b of steps that are stored together one that fails takes itself back, with all that belongs to it, and no other', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => storeTable(db)));
      const bad = { sql: 'INSERT INTO people (id, name) VALUES (?, ?)', values: ['x', 'no creation time'] };
      const results = await Promise.allSettled(
        all.map((table, i) =>
          tables.appendStep(
            db,
            append(table, said(2, `${i}`), { others: [tables.addMember(table, 'm', 1), ...(i === 3 ? [bad] : [])] }),
          ),
        ),
      );
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual(all.map((_, i) => i !== 3));
      for (const [i, table] of all.entries()) {
        expect(await tables.readSequence(db, table)).toBe(i === 3 ? 1 : 2);
        const members = await db.read("SELECT 1 FROM members WHERE table_id = ? AND person = 'm'", [table]);
        expect(members.length).toBe(i === 3 ? 0 : 1);
      }
    });

    test('S5 lists know public tables, those of a person, and codes', async () => {
      const person = newId();
      const open1 = await storeTable(db, person, true);
      const hidden = await storeTable(db, person, false);
      expect(await tables.lobbyTables(db, 'harvest-dice')).toContain(open1);
      expect(await tables.lobbyTables(db, null)).not.toContain(hidden);
      expect(await tables.lobbyTables(db, 'other')).toEqual([]);
      expect(new Set(await tables.tablesOf(db, person))).toEqual(new Set([open1, hidden]));
      expect(await tables.countUnfinished(db, person)).toBe(2);
      await db.write([tables.noteStage(open1, 'over', { winners: [0] }, 5)]);
      expect(await tables.countUnfinished(db, person)).toBe(1);
      const header = await tables.readHeader(db, hidden);
      expect(await tables.tableByCode(db, header?.code ?? '')).toBe(hidden);
      expect(await tables.readHeader(db, 'nothing')).toBeNull();
    });

    test('S6 a person is found by the secret they hold until they sign out; handles are unique', async () => {
      const [one, two] = [newId(), newId()];
      for (const id of [one, two]) await db.write([people.insertPerson(id, 'Ann', 1)]);
      const session = {
        hash: newId(),
        id: newId(),
        person: one,
        kind: 'cookie',
        label: '',
        scope: 'manage',
        createdMillis: 1000,
        expiresMillis: 5000,
        freshMillis: 0,
      } as const;
      expect(await db.write([sessions.insertSession(db, session)])).toBe(true);
      expect(await people.personBySession(db, session.hash, 999, 4999)).toMatchObject({ person: { id: one }, session });
      expect(await people.personBySession(db, session.hash, 1000, 4999)).toBeNull();
      expect(await people.personBySession(db, session.hash, 999, 5000)).toBeNull();
      expect(await db.write([people.setPassword(one, `ann-${one}`, 'hash')])).toBe(true);
      expect(await db.write([people.setPassword(two, `ann-${one}`, 'hash')])).toBe(false);
      expect(await db.write([people.setPassword(one, `ann-${one}`, 'other')])).toBe(true);
      await db.write([sessions.deleteSessionsOf(one)]);
      expect(await people.personBySession(db, session.hash, 0, 0)).toBeNull();
    });

    test('S7 a challenge is used once, by whom it was made for, and in time', async () => {
      const [challenge, late] = [newId(), newId()];
      await db.write([people.insertChallenge(challenge, 'p', 1000)]);
      expect(await people.useChallenge(db, challenge, 'q', 500)).toBe(false);
      expect(await people.useChallenge(db, challenge, 'p', 500)).toBe(true);
      expect(await people.useChallenge(db, challenge, 'p', 500)).toBe(false);
      await db.write([people.insertChallenge(late, null, 1000)]);
      expect(await people.useChallenge(db, late, null, 1000)).toBe(false);
    });

    test('S8 what a person said and was called can be taken out of the steps', async () => {
      const [table, person] = [await storeTable(db), newId()];
      const step = {
        ...said(2, 'my secret'),
        events: [{ kind: 'said', person, name: 'Ann', text: 'my secret' }] as const,
      };
      await tables.appendStep(db, append(table, step, { person }));
      expect(await tables.tablesNaming(db, person)).toEqual([table]);
      for (const statement of await tables.forgettingStatements(db, table, person)) await db.write([statement]);
      expect(JSON.stringify(await tables.readSteps(db, table, 0))).not.toMatch(/my secret|Ann/);
      expect(await tables.tablesNaming(db, person)).toEqual([]);
    });

    test('S9 jobs come with their step or not at all, when they are due, again when they failed; the newest of a key counts', async () => {
      const table = await storeTable(db);
      const now = Date.now();
      const stored = append(table, said(2, 'a'), {
        jobs: [job('a', now, 1), job('late', now + 3_600_000, 1), job('fails', now, 1), job('replaced', now + 300, 1)],
      });
      expect(await tables.appendStep(db, stored)).toBe(true);
      expect(await tables.appendStep(db, append(table, said(2, 'b'), { jobs: [job('never', now, 1)] }))).toBe(false);
      await db.write([db.enqueue(job('replaced', now + 300, 2))]);
      const done: string[] = [];
      let failures = 0;
      await db.startJobs(
        async (_kind, payload) => {
          if (payload.key === 'fails' && failures++ === 0) throw new Error('once');
          done.push(`${payload.key} ${payload.count}`);
        },
        () => {},
        lanes,
      );
      const isDone = (): boolean => done.length >= 3;
      for (let waited = 0; !isDone() && waited < 15_000; waited += 50)
        await new Promise((next) => setTimeout(next, 50));
      await db.write([db.enqueue(job('at once', Date.now(), 1))]);
      for (let waited = 0; done.length < 4 && waited < 5000; waited += 20)
        await new Promise((next) => setTimeout(next, 20));
      await db.stopJobs();
      expect(done.sort()).toEqual(['a 1', 'at once 1', 'fails 1', 'replaced 2']);
      expect(failures).toBe(2);
    });

    test('S9b no job is overlooked, whenever it falls due', async () => {
      const done = new Set<string>();
      await db.startJobs(
        async (_kind, payload) => {
          done.add(String(payload.key));
        },
        () => {},
        lanes,
      );
      // One a millisecond, each enqueued while others fall due.
      for (let i = 0; i < 150; i++) await db.write([db.enqueue(job(`due ${i}`, Date.now() + (i % 7), 1))]);
      for (let waited = 0; done.size < 150 && waited < 8000; waited += 20)
        await new Promise((next) => setTimeout(next, 20));
      await db.stopJobs();
      expect(done.size).toBe(150);
    });

    test('S12 for somebody who is gone nothing is stored: no step, table, session, passkey or code', async () => {
      const [table, person] = [await storeTable(db), newId()];
      await db.write([people.insertPerson(person, 'Ann', 1)]);
      const step = said(2, 'still here', `${person}:key-0001`);
      expect(await tables.appendStep(db, append(table, step, { by: person, person }))).toBe(true);
      await db.write(people.deletePerson(person));
      expect(await tables.appendStep(db, append(table, said(3, 'a ghost'), { by: person }))).toBe(false);
      const own = newTable(newId(), newCode(), [opened(person)]);
      expect(await db.write(tables.newTableStatements(own, db))).toBe(false);
      const session = { hash: newId(), id: newId(), person, kind: 'token', label: '', scope: 'play' } as const;
      const times = { createdMillis: 1, expiresMillis: null, freshMillis: 0 };
      expect(await db.write([sessions.insertSession(db, { ...session, ...times })])).toBe(false);
      const key = { id: newId(), person, publicKey: 'x', counter: 0, label: '', createdMillis: 1, usedMillis: null };
      expect(await db.write([people.insertPasskey(db, key)])).toBe(false);
      expect(await db.write(sessions.insertRecoveryCodes(db, person, ['a', 'b'], 1))).toBe(false);
      expect((await tables.readSteps(db, table, 0)).map(({ sequence }) => sequence)).toEqual([1, 2]);
    });

    test('S12b of a step and the deletion of its author, at the same moment, the deletion is last or the step is not stored', async () => {
      for (let round = 0; round < 25; round++) {
        const [table, person] = [await storeTable(db), newId()];
        await db.write([people.insertPerson(person, 'Ann', 1)]);
        const deleted = db.write(people.deletePerson(person)).then(() => tables.readSteps(db, table, 1));
        const step = tables.appendStep(db, append(table, said(2, 'words'), { by: person, person }));
        // What the deletion finds to be forgotten is all there will ever be.
        const found = (await deleted).length;
        await step;
        expect((await tables.readSteps(db, table, 1)).length, `round ${round}`).toBe(found);
      }
    });

    test('S13 recovery codes count once, and a new set takes the place of the old', async () => {
      const person = newId();
      await db.write([people.insertPerson(person, 'Ann', 1)]);
      await db.write(sessions.insertRecoveryCodes(db, person, [`${person}a`, `${person}b`], 1));
      expect(await sessions.countRecoveryCodes(db, person)).toBe(2);
      const both = await Promise.all([0, 1].map(() => sessions.useRecoveryCode(db, `${person}a`)));
      expect(both.filter((found) => found === person)).toHaveLength(1);
      await db.write(sessions.insertRecoveryCodes(db, person, [`${person}c`], 2));
      expect(await sessions.useRecoveryCode(db, `${person}b`)).toBeNull();
      expect(await sessions.countRecoveryCodes(db, person)).toBe(1);
    });

    test('S11 daily tables: one a day for each person and game; a board with places, and the person who asks at any place', async () => {
      const ids = Array.from({ length: 4 }, () => newId());
      const begun = async (person: string, table: string) =>
        db.write([daily.beginDaily(db, 'garden-dice', '2026-11-16', person, table)]);
      for (const [i, id] of ids.entries()) {
        await db.write([people.insertPerson(id, `P${i}`, 1)]);
        expect(await begun(id, `table ${i}`)).toBe(true);
        expect(await begun(id, 'another')).toBe(false);
      }
      const finish = (i: number, points: number, margin: number) =>
        db.write([daily.finishDaily(`table ${i}`, { points, margin, rank: 1 }, 100 - i)]);
      await finish(0, 10, 2);
      await finish(1, 12, -1);
      await finish(2, 10, 2);
      await db.write([daily.noteSkill('table 0', { value: 0.25, error: 0.5 }, { value: -1.5, error: 0.5 })]);
      const board = async (order: 'score' | 'skill', person: string | null, limit: number) =>
        (await daily.dailyBoard(db, 'garden-dice', '2026-11-16', order, person, limit)).map(
          ({ place, name }) => `${place} ${name}`,
        );
      expect(await board('score', null, 10)).toEqual(['1 P1', '2 P2', '2 P0']);
      expect(await board('score', ids[0] ?? '', 1)).toEqual(['1 P1', '2 P0']);
      expect(await board('skill', null, 10)).toEqual(['1 P0']);
      expect((await daily.countFinished(db, '2026-11-16')).get('garden-dice')).toBe(3);
      expect(await daily.dailyOf(db, ids[0] ?? '', null)).toMatchObject([
        { game: 'garden-dice', day: '2026-11-16', result: { lost: { value: 0.25 }, luck: { value: -1.5 } } },
      ]);
      expect(await daily.dailyOf(db, ids[3] ?? '', '2026-11-16')).toMatchObject([{ result: null }]);
      await db.write(people.deletePerson(ids[1] ?? ''));
      expect(await board('score', null, 10)).toEqual(['1 P2', '1 P0']);
      const secrets = await Promise.all([1, 2, 3].map((i) => daily.sharedSecret(db, 'x', () => `secret ${i}`)));
      expect(new Set(secrets).size).toBe(1);
    });

    test('S12 what somebody has played is found in pages, by game and stage, with the seat', async () => {
      const person = newId();
      const mine: string[] = [];
      for (let i = 0; i < 3; i++) {
        const table = await storeTable(db);
        const result = { standings: [], winners: [1] };
        await db.write([tables.addMember(table, person, 0), tables.addMember(table, person, 1)]);
        await db.write([tables.noteStage(table, i === 2 ? 'playing' : 'over', i === 2 ? null : result, 1000)]);
        mine.push(table);
      }
      const all = { game: null, stage: null, before: null, limit: 10 };
      const found = (await playedBy(db, person, all)).map(({ table }) => table);
      expect(found).toEqual([...mine].sort().reverse());
      const last = { changedMillis: 1000, table: found[0] ?? '' };
      const later = await playedBy(db, person, { ...all, before: last, limit: 1 });
      expect(later.map(({ table }) => table)).toEqual([found[1]]);
      expect(await playedBy(db, person, { ...all, stage: 'over' })).toHaveLength(2);
      expect(await playedBy(db, person, { ...all, game: 'rice-dice' })).toHaveLength(0);
      const over = await finishedOf(db, person);
      expect(over).toHaveLength(2);
      expect(over[0]).toEqual({ game: 'harvest-dice', seat: 1, result: { standings: [], winners: [1] } });
    });

    test('S10 all tables are found in pages', async () => {
      const table = await storeTable(db);
      const found: string[] = [];
      for await (const { id } of tables.allTables(db)) found.push(id);
      expect(found).toContain(table);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThan(3);
    });
  });
}
