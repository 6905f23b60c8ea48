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
 * with one node, and with two where the two programs of each table are at different ones. Beside it, in turns, the same load on a bare relay:
 * what a machine can do at best without checking or storing anything.
 */
const TABLES = 100;
/** By then the compiler is done with the way of a move: what it costs while that is made quick is not what it costs. */
const WARM_UP_MOVES = 25_000;
const MOST_WARM_UP_MILLIS = 15_000;
const ROUNDS = 6;
const ROUND_MILLIS = 1200;
const THINKING_MILLIS = 250;

/** What is measured in turns with the others. */
interface Contestant {
  readonly name: string;
  readonly loop: Loop;
  readonly nodes: readonly ServerProcess[];
  readonly millis: number;
}

async function startTables(name: string, nodes: readonly ServerProcess[]): Promise<Contestant> {
  const loop = newLoop();
  await Promise.all(Array.from({ length: TABLES }, (_, i) => startTable(i, nodes, loop)));
  return rest({ name, loop, nodes, millis: ROUND_MILLIS });
}

async function startTable(i: number, nodes: readonly ServerProcess[], loop: Loop): Promise<void> {
  const [here = '', there = here] = i % 2 === 0 ? urls(nodes) : urls(nodes).reverse();
  const owner = await newGuest(here, `A${i}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: here, token: owner }, 'openTable', { body }));
  await playForever(here, owner, table, true, loop);
  await playForever(there, await newGuest(there, `B${i}`), table, false, loop);
}

const urls = (nodes: readonly ServerProcess[]): string[] => nodes.map(({ url }) => url);

async function startPasses(): Promise<Contestant> {
  const relay = await startRelay();
  const loop = newLoop();
  for (let i = 0; i < TABLES; i++) passForever(relay.url, i, loop);
  return rest({ name: 'a bare relay', loop, nodes: [relay], millis: ROUND_MILLIS / 4 });
}

/** Warm, and held until it is measured. */
async function rest(contestant: Contestant): Promise<Contestant> {
  const { loop } = contestant;
  const untilMillis = performance.now() + MOST_WARM_UP_MILLIS;
  loop.isMeasured = true;
  while (loop.latencies.length < WARM_UP_MOVES && performance.now() < untilMillis) await pause(100);
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
await postgres.createDatabase('shared');
const two = await startTables('PostgreSQL, two nodes', [await startNode('shared'), await startNode('shared')]);
const relay = await startPasses();
const contestants = [sqlite, one, two, relay];
const database: Usage = { cpuSeconds: () => usageOf(postgres.pids()) };
// In turns: whatever else the machine does meanwhile slows all alike.
for (let i = 0; i < ROUNDS; i++)
  for (const { nodes, loop, millis } of contestants) await measure(nodes, loop, millis, database);
for (const { name, loop } of contestants) console.log(`  ${TABLES} tables, ${name}: ${summarize(loop)}`);
const share = (a: Contestant, b: Contestant): string =>
  `${((100 * perSecond(a.loop)) / perSecond(b.loop)).toFixed(0)} %`;
console.log(`  SQLite does ${share(sqlite, relay)} of the bare relay, PostgreSQL ${share(one, sqlite)} of SQLite`);
console.log(`  two nodes do ${share(two, one)} of one`);
// With time to think the machine is not full: what a second node costs is not what it takes from the first.
for (const { loop } of [one, two]) startAnew(loop, THINKING_MILLIS);
for (let i = 0; i < ROUNDS; i++)
  for (const { nodes, loop, millis } of [one, two]) await measure(nodes, loop, millis, database);
for (const { name, loop } of [one, two]) console.log(`  at leisure, ${name}: ${summarize(loop)}`);
for (const { nodes } of contestants) for (const node of nodes) await node.stop();
await postgres.stop();
process.exit(contestants.every(({ loop }) => loop.refusals === 0) ? 0 : 1);
