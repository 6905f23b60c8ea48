import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../src/core/assert.ts';
import { legalMoves } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { games } from '../src/games/registry.node.ts';
import { type Config, configFrom } from '../src/server/config.ts';
import { newTable } from '../src/server/newTable.ts';
import { newCode, newId } from '../src/server/secrets.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { checkpointStatements } from '../src/server/store/checkpoints.ts';
import { appendStep, newTableStatements } from '../src/server/store/tables.ts';
import { endStep, openRoom } from '../src/table/apply.ts';
import type { Command } from '../src/table/command.ts';
import { perform } from '../src/table/perform.ts';
import { actorOf, matchOf } from '../src/table/room.ts';

/** How long it takes to open a table that nobody has in memory: of 100 entries, of 10,000 most of which were taken back, and of 10,000 that stand; with a checkpoint and without. */
const FEW = 100;
const MANY = 10_000;
const OPENED = 20;
/** What a table of 10,000 entries may take at most, beside one of 100. */
const MOST = 1.5;

const people = ['ann', 'bob'].map((name) => ({ person: name.padEnd(22, '-'), name }));

interface Plan {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly entries: number;
  /** Whether each move is taken back, from so many entries on; null for never. */
  readonly undoFrom: number | null;
  readonly kind: string | null;
}

/** Plays a table and stores it; its id. */
async function fill({ services: { db } }: RunningServer, plan: Plan): Promise<string> {
  const rules = games.get(plan.game)?.rulesVersion ?? 0;
  const settings = { game: plan.game, rules, options: plan.options, players: 2, isPublic: true, moveMillis: null };
  const table = newTable(newId(), newCode(), [{ kind: 'opened', owner: at(people, 0).person, settings }]);
  await db.write(newTableStatements(table));
  const room = openRoom(table, table.first, (id) => games.get(id));
  const stored: Promise<boolean>[] = [];
  let entries = 0;
  const ask = (seat: number, command: Command): void => {
    const done = perform(room, at(people, seat), command, { nowMillis: Date.now(), newTable: newId });
    if (!done.ok) return;
    const step = { sequence: room.sequence + 1, atMillis: Date.now(), key: `key:${room.sequence}`, events: done.value };
    entries += done.value.filter(({ kind }) => kind === 'moved' || kind === 'rolled').length;
    const others = checkpointStatements(room, step.sequence);
    stored.push(appendStep(db, { table: table.id, step, person: null, by: null, jobs: [], others }));
    endStep(room, step);
  };
  for (const seat of [0, 1]) ask(seat, { kind: 'sit' });
  ask(0, { kind: 'start' });
  const random = new FastRandom(plan.game);
  while (entries < plan.entries && room.stage === 'playing') {
    const legal = legalMoves(matchOf(room));
    const move = legal.find(({ type }) => type === plan.kind) ?? at(legal, random.below(legal.length));
    const seat = actorOf(room);
    ask(seat, { kind: 'move', turn: room.turn, move });
    if (plan.undoFrom !== null && room.entries.length > plan.undoFrom) ask(seat, { kind: 'undo', turn: room.turn });
  }
  await Promise.all(stored);
  return table.id;
}

/** How long each takes, in turns: whatever else the machine does meanwhile slows all alike. Half of it warms up. */
async function measure({ url, services: { rooms } }: RunningServer, tables: readonly string[]): Promise<number[]> {
  const times = tables.map((): number[] => []);
  for (let turn = 0; turn < 2 * OPENED; turn++)
    for (const [i, table] of tables.entries()) {
      rooms.forget(table);
      await rooms.settle();
      const began = performance.now();
      await (await fetch(`${url}/api/tables/${table}`)).text();
      if (turn >= OPENED) at(times, i).push(performance.now() - began);
    }
  return times.map((list) =>
    at(
      list.toSorted((a, b) => a - b),
      OPENED >> 1,
    ),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'windfall-long-'));
const config: Config = {
  ...configFrom({}),
  ...{
    port: 0,
    host: '127.0.0.1',
    appFolder: null,
    dataFolder: folder,
    rate: 1000,
    logLevel: 'error',
    maxDelayMillis: 60_000,
  },
};
const server = await startServer(config);
const plans: Record<string, Plan> = {
  [`${FEW} entries`]: { game: 'garden-dice', options: {}, entries: FEW, undoFrom: null, kind: null },
  [`${MANY}, most of them taken back`]: {
    game: 'garden-dice',
    options: {},
    entries: MANY,
    undoFrom: FEW - 20,
    kind: null,
  },
  [`${MANY} that stand`]: {
    game: 'dessert-dice',
    options: { tipLimit: 0 },
    entries: MANY,
    undoFrom: null,
    kind: 'tip',
  },
};
const tables: string[] = [];
for (const plan of Object.values(plans)) tables.push(await fill(server, plan));
const opened = await measure(server, tables);
const told: number[] = [];
for (const table of tables) told.push((await (await fetch(`${server.url}/api/tables/${table}`)).text()).length);
await server.services.db.write([{ sql: 'DELETE FROM checkpoints', values: [] }]);
const without = await measure(server, tables);
for (const [i, name] of Object.keys(plans).entries())
  console.log(
    `  ${name}: ${at(opened, i).toFixed(1)} ms, ${(at(told, i) / 1000).toFixed(0)} kB told; ${at(without, i).toFixed(1)} ms without a checkpoint`,
  );
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(at(opened, 1) / at(opened, 0) < MOST ? 0 : 1);
