import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile } from '../../src/server/config.ts';
import {
  enter,
  leaveAll,
  personWith,
  startTable,
  startTestServer,
  until,
  untilBot,
} from '../../src/server/testing.suite.ts';

const game = { game: 'harvest-dice' } as const;

/** One table of somebody no longer replays: lists, export and deletion go on without it. */
export async function attackBrokenTable(): Promise<string[]> {
  const server = await startTestServer();
  const people = [await enter(server.url, 'Ann'), await enter(server.url, 'Ben')] as const;
  const [ann] = people;
  const [broken, fine] = [await startTable(people, game), await startTable(people, game)];
  const { db, rooms } = server.services;
  await db.write([{ sql: "UPDATE steps SET events = '[' WHERE table_id = ? AND sequence > 2", values: [broken] }]);
  rooms.forget(broken);
  const flaws: string[] = [];
  const listed = await ann.call('myTables', {});
  if (!listed.ok || !listed.value.tables.some(({ table }) => table === fine)) flaws.push('the list of tables is gone');
  if (!(await ann.call('exportMe', {})).ok) flaws.push('nobody at that table gets their data');
  if (!(await ann.call('deleteMe', {})).ok) flaws.push('nobody at that table can be deleted');
  leaveAll(people);
  await server.remove();
  return flaws;
}

/** All jobs are lost, as after a restore of a copy without them: tables go on. */
export async function attackLostJobs(): Promise<string[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'windfall-lost-'));
  const first = await startTestServer({ dataFolder });
  const ann = await enter(first.url, 'Ann');
  const table = await startTable([ann], game, ['random']);
  await first.services.db.stopJobs();
  await untilBot(ann, table);
  leaveAll([ann]);
  await first.stop();
  const file = new DatabaseSync(databaseFile(first.config));
  file.exec('DELETE FROM jobs');
  file.close();
  const second = await startTestServer({ dataFolder });
  const back = personWith(second.url, 'Ann', ann.token);
  const hasMoved = await until(back, table, ({ match }) => match?.actor === 0 || match?.actor === 'over').then(
    () => true,
    () => false,
  );
  leaveAll([back]);
  await second.remove();
  rmSync(dataFolder, { recursive: true, force: true });
  return hasMoved ? [] : ['the bot stands still for ever'];
}

/** How long a lock must have been there before a health check may have seen it. */
const LOCKED_MILLIS = 1100;
const LONGEST_MILLIS = 5000;

/** Nothing can be stored any more: the server says so in time, and that it lives. */
export async function attackReadiness(): Promise<string[]> {
  const server = await startTestServer();
  const file = new DatabaseSync(databaseFile(server.config));
  file.exec('BEGIN IMMEDIATE');
  await pause(LOCKED_MILLIS);
  const began = performance.now();
  const ready = await fetch(`${server.url}/ready`);
  const took = performance.now() - began;
  const live = await fetch(`${server.url}/live`);
  file.exec('ROLLBACK');
  file.close();
  await server.remove();
  return [
    ...(ready.status === 503 ? [] : [`it says that it is ready (${ready.status}) where nothing can be stored`]),
    ...(took < LONGEST_MILLIS ? [] : [`it took ${Math.round(took)} ms to say whether it is ready`]),
    ...(live.status === 200 ? [] : [`it says that it does not live (${live.status})`]),
  ];
}
