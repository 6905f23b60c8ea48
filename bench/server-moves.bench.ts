import { at } from '../src/core/assert.ts';
import { unwrap } from '../src/core/result.ts';
import { callRoute } from '../src/protocol/client.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { passForever, playForever } from './player.ts';
import {
  type Loop,
  measure,
  newGuest,
  newLoop,
  pause,
  perSecond,
  quantileOf,
  type ServerProcess,
  startAnew,
  startProcess,
  startRelay,
  summarize,
  type Usage,
  usageOf,
} from './serverProcess.ts';

/**
 * Closed loop: at each of 100 tables two programs play Harvest Dice, each answering as soon as it is its turn. Counted is every move
 * that the server has acknowledged after a durable commit, and the time from sending it to the acknowledgement. On SQLite, on PostgreSQL
 * with one node, with two of which each has half of the tables, as a proxy keeps them, and with two where the two programs of each table are
 * at different ones; and with two servers that share nothing but the machine, to tell what is the machine's. Beside it, in turns, the same load on a bare relay: what a machine can do at best without checking or storing anything.
 */
const TABLES = 100;
/** Of each node. By then the compiler is done with the way of a move: what it costs while that is made quick is not what it costs. */
const WARM_UP_MOVES = 25_000;
const MOST_WARM_UP_MILLIS = 15_000;
const ROUNDS = 6;
const ROUND_MILLIS = 1200;
const THINKING_MILLIS = 250;
const LEISURELY_ROUNDS = 12;
/** By how much tables may be slower with two nodes than with one: what equal nodes differ by, and what a second process costs a machine of two cores (docs/BENCHMARKS.md). */
const BOUNDS = {
  median: { share: 0.5, ratio: 1.15, millis: 0.1 },
  p99: { share: 0.99, ratio: 2, millis: 1 },
};

/** What is measured in turns with the others. */
interface Contestant {
  readonly name: string;
  readonly loop: Loop;
  readonly nodes: readonly ServerProcess[];
  readonly millis: number;
}

/** `isApart`: the two of each table are at different nodes. */
async function startTables(name: string, nodes: readonly ServerProcess[], isApart = false): Promise<Contestant> {
  const loop = newLoop();
  const urlOf = (i: number): string => at(nodes, i % nodes.length).url;
  await Promise.all(
    Array.from({ length: TABLES }, (_, i) => startTable(i, urlOf(i), urlOf(isApart ? i + 1 : i), loop)),
  );
  return rest({ name, loop, nodes, millis: ROUND_MILLIS });
}

async function startTable(i: number, here: string, there: string, loop: Loop): Promise<void> {
  const owner = await newGuest(here, `A${i}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: here, token: owner }, 'openTable', { body }));
  await playForever(here, owner, table, true, loop);
  await playForever(there, await newGuest(there, `B${i}`), table, false, loop);
}

async function startPasses(): Promise<Contestant> {
  const relay = await startRelay();
  const loop = newLoop();
  for (let i = 0; i < TABLES; i++) passForever(relay.url, i, loop);
  return rest({ name: 'a bare relay', loop, nodes: [relay], millis: ROUND_MILLIS / 4 });
}

/** Warm, and held until it is measured. */
async function rest(contestant: Contestant): Promise<Contestant> {
  const { loop, nodes } = contestant;
  const untilMillis = performance.now() + nodes.length * MOST_WARM_UP_MILLIS;
  loop.isMeasured = true;
  while (loop.latencies.length < nodes.length * WARM_UP_MOVES && performance.now() < untilMillis) await pause(100);
  loop.isMeasured = false;
  loop.isHeld = true;
  await pause(300);
  startAnew(loop, 0);
  return contestant;
}

const postgres = await startPostgres();
const startNode = (database: string): Promise<ServerProcess> =>
  startProcess(undefined, { DATABASE_URL: postgres.url.replace(/windfall$/, database) });
const sqlite = await startTables('SQLite', [await startProcess()]);
const one = await startTables('PostgreSQL', [await startNode('windfall')]);
for (const database of ['kept', 'apart', 'first', 'second']) await postgres.createDatabase(database);
const startTwo = async (...databases: [string, string]): Promise<ServerProcess[]> => [
  await startNode(databases[0]),
  await startNode(databases[1]),
];
const two = await startTables('PostgreSQL, two nodes, tables kept together', await startTwo('kept', 'kept'));
const apart = await startTables('PostgreSQL, two nodes, players apart', await startTwo('apart', 'apart'), true);
const strangers = await startTables('PostgreSQL, two servers, a database each', await startTwo('first', 'second'));
const relay = await startPasses();
const contestants = [sqlite, one, two, apart, strangers, relay];
const database: Usage = { cpuSeconds: () => usageOf(postgres.pids()) };
// In turns: whatever else the machine does meanwhile slows all alike.
for (let i = 0; i < ROUNDS; i++)
  for (const { nodes, loop, millis } of contestants) await measure(nodes, loop, millis, database);
for (const { name, loop } of contestants) console.log(`  ${TABLES} tables, ${name}: ${summarize(loop)}`);
const share = (a: Contestant, b: Contestant): string =>
  `${((100 * perSecond(a.loop)) / perSecond(b.loop)).toFixed(0)} %`;
console.log(`  SQLite does ${share(sqlite, relay)} of the bare relay, PostgreSQL ${share(one, sqlite)} of SQLite`);
console.log(
  `  two nodes do ${share(two, one)} of one, ${share(apart, one)} with players apart, ${share(strangers, one)} where they share nothing`,
);
const leisurely = [one, two, apart, strangers];
const rounds = new Map<Contestant, (readonly number[])[]>(leisurely.map((contestant) => [contestant, []]));
// With time to think the machine is not full: what a second node costs is not what it takes from the first.
for (const { loop } of leisurely) startAnew(loop, THINKING_MILLIS);
for (let i = 0; i < LEISURELY_ROUNDS; i++)
  for (const contestant of leisurely) {
    const { nodes, loop, millis } = contestant;
    rounds.get(contestant)?.push(await measure(nodes, loop, millis, database));
  }
for (const { name, loop } of leisurely) console.log(`  at leisure, ${name}: ${summarize(loop)}`);
/** Of the rounds the middle one: what else the machine does for a moment is in few of them. */
const typical = (contestant: Contestant, share: number): number =>
  quantileOf(
    (rounds.get(contestant) ?? []).map((round) => quantileOf(round, share)),
    0.5,
  );
const isSlower = Object.entries(BOUNDS).map(([name, { share, ratio, millis }]) => {
  const [alone, shared] = [typical(one, share), typical(two, share)];
  const most = ratio * alone + millis;
  console.log(
    `  at leisure, ${name} of the middle round: ${alone.toFixed(2)} ms with one node, ${shared.toFixed(2)} with two (at most ${most.toFixed(2)}), ` +
      `${typical(strangers, share).toFixed(2)} with two that share nothing`,
  );
  return shared > most;
});
for (const { nodes } of contestants) for (const node of nodes) await node.stop();
await postgres.stop();
const isRefused = contestants.some(({ loop }) => loop.refusals > 0);
process.exit(isRefused || isSlower.includes(true) ? 1 : 0);
