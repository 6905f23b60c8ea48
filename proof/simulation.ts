import { DatabaseSync } from 'node:sqlite';
import { at } from '../src/core/assert.ts';
import type { AnyGame } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { ok } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { checkStore } from '../src/server/check.ts';
import { newHub, updateFor, type Watcher } from '../src/server/hub.ts';
import { newTable } from '../src/server/newTable.ts';
import { newRooms, type Rooms } from '../src/server/rooms.ts';
import { insertPerson } from '../src/server/store/people.ts';
import { newTableStatements } from '../src/server/store/tables.ts';
import { deadlineOf } from '../src/table/clock.ts';
import type { Command } from '../src/table/command.ts';
import type { RoomEvent } from '../src/table/event.ts';
import type { Who } from '../src/table/judge.ts';
import { performBotMove, performLateness } from '../src/table/perform.ts';
import { actorOf, botOf, type Room, seatOf } from '../src/table/room.ts';
import { type AuditReport, audit, readStore } from './audit.ts';
import { newLedger } from './ledger.ts';
import { newScheduler } from './scheduler.ts';
import { newSimulatedStore, type SimulatedStore } from './simulatedStore.ts';

export interface SimulationReport {
  readonly audit: AuditReport;
  readonly happenings: number;
  readonly crashes: number;
  /** People whose time was over. */
  readonly flags: number;
  readonly freezes: number;
  readonly failedCommits: number;
  readonly lostAnswers: number;
  /** The same for the same seed: what happened, in one number. */
  readonly trace: number;
}

const NODES = 3;
/** Short enough that some flags fall. */
const CLOCK = { bankMillis: 20_000, incrementMillis: 1000, end: 'bot' } as const;
const PEOPLE: readonly Who[] = ['ann', 'bob'].map((name) => ({ person: name, name }));

/** One process: the real rooms and hub. */
interface Node {
  readonly number: number;
  readonly rooms: Rooms;
  readonly watchers: readonly Watcher[];
}

/**
 * Several servers on one store in one thread, with a clock of its own: which answer comes next, which process stands still, dies or
 * loses a commit is decided by the seed, and by nothing else. The same seed is the same run, to the last step.
 */
export async function runSimulation(seed: string, game: AnyGame, happenings: number) {
  const random = new FastRandom(`${seed} ${game.profile.id}`);
  const scheduler = newScheduler(random, NODES);
  const file = new DatabaseSync(':memory:');
  const store = newSimulatedStore(file, scheduler, random);
  const ledger = newLedger();
  const table = `table-of-${game.profile.id}`.padEnd(22, '-');
  openTable(store, table, game, random);
  let crashes = 0;
  // Each process has a clock of its own; sometimes somebody sets it, forward or back.
  const clocks = new Array<number>(NODES).fill(1_000_000);
  const start = (number: number): Node =>
    startNode(
      number,
      store,
      table,
      () => clocks[number] ?? 0,
      (person, update) => ledger.heard.push({ person, text: JSON.stringify(update) }),
    );
  const nodes = Array.from({ length: NODES }, (_, number) => start(number));
  store.onAnnounce((number, topic) => {
    void at(nodes, number).rooms.refresh(topic.slice('table '.length));
  });
  store.onJob((number, turn) => {
    const { rooms } = at(nodes, number);
    return turn === null ? endPatience(rooms, table, clocks[number] ?? 0) : moveBot(rooms, table, turn, random);
  });
  // Everybody does one thing after the other; what is not answered is sent again, under the same key, to any process.
  const clients = PEOPLE.map((who) => newClient(who, table, random, ledger.commands));
  for (let i = 0; i < happenings; i++) {
    if (random.below(150) === 0) {
      const number = random.below(NODES);
      crashes++;
      scheduler.kill(number);
      nodes[number] = start(number);
      store.rescueJob();
    }
    passTime(clocks, random);
    for (const client of clients) if (random.below(3) === 0) client.act(at(nodes, random.below(NODES)));
    await scheduler.step();
  }
  scheduler.calm();
  for (let quiet = 0; quiet < 50; ) {
    for (let number = 0; number < NODES; number++) clocks[number] = at(clocks, number) + 500;
    quiet = (await scheduler.step()) ? 0 : quiet + 1;
  }
  const stored = await readStore(store.reader);
  const { flaws } = await checkStore(store.reader, games);
  const rows = file.prepare('SELECT table_id, sequence, command_key, events FROM steps ORDER BY sequence').all();
  file.close();
  const flags = rows.filter(({ events }) => String(events).includes('"reason":"late"')).length;
  const counts = {
    happenings,
    crashes,
    flags,
    ...scheduler.counts,
    ...store.counts,
    trace: traceOf(JSON.stringify(rows)),
  };
  return { stored, ledger, flaws, counts };
}

/** A simulation and its audit. */
export async function simulate(seed: string, game: AnyGame, happenings: number): Promise<SimulationReport> {
  const { stored, ledger, flaws, counts } = await runSimulation(seed, game, happenings);
  const report = audit(stored, ledger);
  report.flaws.push(...flaws);
  return { audit: report, ...counts };
}

function passTime(clocks: number[], random: FastRandom): void {
  const passed = random.below(300);
  for (const number of clocks.keys()) clocks[number] = at(clocks, number) + passed;
  const number = random.below(NODES);
  if (random.below(60) === 0) clocks[number] = at(clocks, number) + random.below(20_000) - 10_000;
}

/** As the server's job does it; early, it is tried again. */
async function endPatience(rooms: Rooms, table: string, nowMillis: number): Promise<void> {
  const deadline = await rooms.look(table, deadlineOf);
  if (deadline !== null && deadline > nowMillis) throw new Error('not yet');
  const ended = await rooms.perform(table, (room, now) => ok(performLateness(room, now)), {});
  if (!ended.ok) throw new Error(ended.error.code);
}

/** Two people and a bot, ready to start. The seed of the dice comes from the seed of the run. */
function openTable(store: SimulatedStore, id: string, game: AnyGame, random: FastRandom): void {
  const players = Math.min(3, game.profile.players.max);
  const seed = Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
  const options = game.optionsOf(game.create(players, defaultsOf(game)));
  const events: RoomEvent[] = [
    {
      kind: 'opened',
      settings: { game: game.profile.id, options, players, isPublic: false, moveMillis: null, clock: CLOCK },
      owner: 'ann',
    },
    ...PEOPLE.map((who, seat): RoomEvent => ({ kind: 'sat', seat, ...who, nonce: who.name })),
    ...(players > 2 ? [{ kind: 'botSat', seat: 2, level: 'random', name: 'Random' } as const] : []),
  ];
  for (const { person, name } of PEOPLE) store.applyNow([insertPerson(person, name, 0)]);
  const table = newTable(id, 'SIMULA', events, seed);
  // Time begins with the clocks of the simulated processes.
  store.applyNow(newTableStatements({ ...table, first: { ...table.first, atMillis: 0 } }));
}

const defaultsOf = (game: AnyGame): unknown =>
  Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, (spec as { default: unknown }).default]),
  );

function startNode(
  number: number,
  store: SimulatedStore,
  table: string,
  now: () => number,
  told: (person: string | null, update: unknown) => void,
): Node {
  const hub = newHub(false);
  const rooms = newRooms({
    db: store.databaseFor(number),
    hub,
    games,
    meansOf: () => [],
    failed: () => {},
    now,
  });
  const watchers = [...PEOPLE.map(({ person }) => person), null].map(
    (person): Watcher => ({
      person,
      hasDetails: false,
      sent: 0,
      send: (update) => {
        told(person, update);
        return true;
      },
    }),
  );
  void rooms.look(table, (room) => {
    for (const watcher of watchers) {
      told(watcher.person, updateFor(room, watcher.person, 0, false));
      watcher.sent = room.sequence;
      hub.watch(table, watcher);
    }
  });
  return { number, rooms, watchers };
}

/** As the server's job does it, with a bot that needs no thread. */
async function moveBot(rooms: Rooms, table: string, turn: number, random: FastRandom): Promise<void> {
  const move = await rooms.look(table, (room) => (room.turn === turn ? chooseMove(room, random) : null));
  if (move === null) return;
  const moved = await rooms.perform(table, (room, now) => performBotMove(room, turn, move, now), {
    key: `bot:${turn}`,
  });
  if (!moved.ok && moved.error.code !== 'out_of_date') throw new Error(moved.error.code);
}

function chooseMove(room: Room, random: FastRandom): unknown {
  const actor = actorOf(room);
  if (room.match === null || actor < 0 || botOf(room, actor) === null) return null;
  const moves = legalMoves(room.match);
  return at(moves, random.below(moves.length));
}

/** A person who looks at the table through any process, does something about it, and insists until it is answered. */
function newClient(who: Who, table: string, random: FastRandom, commands: ReturnType<typeof newLedger>['commands']) {
  let count = 0;
  let pending: { readonly key: string; readonly command: Command } | null = null;
  const send = async (node: Node, key: string, command: Command): Promise<void> => {
    const sent = commands.get(key) ?? { person: who.person, table, command, acknowledged: [], refused: [] };
    commands.set(key, sent);
    const done = await node.rooms.command(table, who, command, key);
    if (done.ok) sent.acknowledged.push(done.value);
    else sent.refused.push(done.error.code);
    const isAnswered = done.ok || done.error.code !== 'unavailable';
    if (isAnswered && pending?.key === key) pending = null;
  };
  const decide = (room: Room, key: string): Command | null => {
    const { turn, match } = room;
    if (match === null) return { kind: 'start' };
    const own = seatOf(room, who.person);
    if (own >= 0 && botOf(room, own) !== null) return { kind: 'return' };
    const draw = random.below(20);
    if (draw === 3) return { kind: 'pause', agree: random.below(2) === 0 };
    if (draw === 0) return { kind: 'chat', text: `I am ${key}` };
    if (draw === 1) return { kind: 'undo', turn };
    if (draw === 2) return { kind: 'askUndo', turn };
    if (room.undoAsk !== null) return { kind: 'answerUndo', turn, agree: draw > 8 };
    if (actorOf(room) !== own) return null;
    const moves = legalMoves(match);
    return { kind: 'move', turn, move: at(moves, random.below(moves.length)) };
  };
  return {
    act: (node: Node): void => {
      // Sent again while the first may still be under way: both must come to the same.
      if (pending !== null) {
        if (random.below(10) === 0) void send(node, pending.key, pending.command);
        return;
      }
      const key = `${who.name}-${String(++count).padStart(8, '0')}`;
      void node.rooms
        .look(table, (room) => decide(room, key))
        .then((command) => {
          if (command === null || pending !== null) return;
          pending = { key, command };
          void send(node, key, command);
        });
    },
  };
}

/** FNV-1a. */
function traceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
