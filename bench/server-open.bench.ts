import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at } from '../src/core/assert.ts';
import { legalMoves } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { newTable } from '../src/server/newTable.ts';
import { newCode, newId } from '../src/server/secrets.ts';
import type { Statement } from '../src/server/store/database.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { newTableStatements } from '../src/server/store/tables.ts';
import { openRoom } from '../src/table/apply.ts';
import type { RoomEvent } from '../src/table/event.ts';
import { perform } from '../src/table/perform.ts';
import { startProcess } from './serverProcess.ts';

/** Opening a table that nobody has looked at since the server started, among few and among many stored ones. */
const SIZES = [100, 100_000];
const OPENED = 100;
const MOVES = 5;

/** The steps of a real match in progress, for every table the same; each has an id, a code and a seed of its own. */
function matchSteps(): RoomEvent[][] {
  const settings = {
    game: 'harvest-dice',
    options: { advanced: false },
    players: 2,
    isPublic: false,
    moveMillis: null,
  };
  const opened: RoomEvent = { kind: 'opened', owner: 'p0', settings };
  const first = { sequence: 1, atMillis: 1, key: null, events: [opened] };
  const room = openRoom({ id: 'x', code: 'X', seed: 'ab'.repeat(32) }, first, (id) => games.get(id));
  const steps: RoomEvent[][] = [[opened]];
  const circumstances = { nowMillis: 1, newTable: () => '' };
  const who = (seat: number) => ({ person: `p${seat}`, name: `P${seat}` });
  for (const seat of [0, 1]) steps.push(unwrap(perform(room, who(seat), { kind: 'sit' }, circumstances)));
  steps.push(unwrap(perform(room, who(0), { kind: 'start' }, circumstances)));
  const random = new FastRandom(1);
  for (let i = 0; i < MOVES && room.match !== null; i++) {
    const { match } = room;
    const moves = legalMoves(match);
    const command = { kind: 'move', turn: room.turn, move: at(moves, random.below(moves.length)) } as const;
    steps.push(unwrap(perform(room, who(match.game.actor(match.state)), command, circumstances)));
  }
  return steps;
}

async function fill(folder: string, count: number): Promise<string[]> {
  const file = join(folder, 'windfall.sqlite');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = OFF');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const run = ({ sql, values }: Statement): void => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    statement.run(...values);
  };
  const [, ...others] = matchSteps();
  const opened = at(matchSteps(), 0);
  const insert = db.prepare(
    'INSERT INTO steps (table_id, sequence, command_key, person, at_millis, events) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const ids: string[] = [];
  db.exec('BEGIN');
  for (let i = 0; i < count; i++) {
    const table = newTable(newId(), newCode(), opened);
    for (const statement of newTableStatements(table)) run(statement);
    for (const [j, events] of others.entries()) insert.run(table.id, j + 2, `p:${j}`, null, 1, JSON.stringify(events));
    ids.push(table.id);
  }
  db.exec('COMMIT');
  db.close();
  return ids;
}

const medians: number[] = [];
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-bench-'));
  const ids = await fill(folder, size);
  const server = await startProcess(folder);
  const times: number[] = [];
  for (let i = 0; i < OPENED; i++) {
    // Each table once: only the first look has to read and replay it.
    const id = at(ids, Math.floor((i / OPENED) * ids.length));
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/tables/${id}`);
    const update = (await answer.json()) as { sequence: number };
    times.push(performance.now() - began);
    if (update.sequence !== MOVES + 4) throw new Error(`table ${id} came out wrong`);
  }
  times.sort((a, b) => a - b);
  const median = at(times, OPENED / 2);
  medians.push(median);
  console.log(`  among ${size} tables: median ${median.toFixed(2)} ms, p99 ${at(times, OPENED - 4).toFixed(1)} ms`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(at(medians, 1) < 2 * at(medians, 0) + 1 ? 0 : 1);
