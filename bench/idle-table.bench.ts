import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { games } from '../src/games/registry.node.ts';
import { newHub } from '../src/server/hub.ts';
import { newRooms } from '../src/server/rooms.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { fillStore } from './growthFill.ts';

/** What a table takes of memory: while it waits for people or is played, and once nobody has used it for a while, with somebody who still has it on the screen. */
const TABLES = 1000;
/** What a table may take that rests. */
const MOST_BYTES = 5000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const folder = mkdtempSync(join(tmpdir(), 'windfall-idle-'));
const db = await openSqlite(join(folder, 'windfall.sqlite'));
await fillStore(async (statement) => db.write([statement]), TABLES);
const hub = newHub(true);
const rooms = newRooms({ db, hub, games, meansOf: () => [], failed: console.error });

/** The tables of a stage are read, and somebody looks at each; then they are forgotten, as the server does after some minutes. */
async function measure(stage: string): Promise<boolean> {
  const rows = await db.read('SELECT id FROM tables WHERE stage = ? ORDER BY id', [stage]);
  const ids = rows.map(({ id }) => String(id));
  const look = (id: string): Promise<number | null> => rooms.look(id, (room) => room.entries.length);
  let entries = 0;
  for (const id of ids.slice(0, 20)) await look(id);
  await forget(ids);
  const before = heap();
  for (const id of ids) {
    entries += (await look(id)) ?? 0;
    hub.watch(id, { person: id, hasDetails: true, sent: 0, send: () => true });
  }
  const inMemory = (heap() - before) / ids.length;
  await forget(ids);
  const atRest = (heap() - before) / ids.length;
  console.log(
    `  ${ids.length} tables, ${stage}, of ${Math.round(entries / ids.length)} entries: ${(inMemory / 1000).toFixed(1)} kB each in memory, ${(atRest / 1000).toFixed(1)} kB at rest`,
  );
  return atRest < MOST_BYTES;
}

async function forget(ids: readonly string[]): Promise<void> {
  for (const id of ids) rooms.forget(id);
  await rooms.settle();
}

const isSmall = [await measure('open'), await measure('playing'), await measure('over')];
await db.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isSmall.every(Boolean) ? 0 : 1);
