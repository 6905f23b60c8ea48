import { at } from '../src/core/assert.ts';
import { unwrap } from '../src/core/result.ts';
import { callRoute } from '../src/protocol/client.ts';
import { playForever } from './player.ts';
import {
  type Loop,
  measure,
  newGuest,
  newLoop,
  pause,
  type ServerProcess,
  startProcess,
  summarize,
} from './serverProcess.ts';

/**
 * Tables at human speed: at each of 2,000 somebody moves every ten seconds. How long people wait for the acknowledgement, first by themselves, then while bots
 * think at 200 tables more. `WINDFALL_TABLES=200` for fewer, with a tenth as many for bots.
 */
const TABLES = Number(process.env.WINDFALL_TABLES ?? 2000);
const BOT_TABLES = TABLES / 10;
const PACE_MILLIS = 10_000;
const MEASURED_MILLIS = 60_000;
const AT_ONCE = 20;
const LEVEL = 'gardener';
const MOST_MILLIS = 15;
const MOST_RATIO = 4 / 3;

async function startTable({ url }: ServerProcess, i: number, loop: Loop): Promise<void> {
  const owner = await newGuest(url, `A${i}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: url, token: owner }, 'openTable', { body }));
  await playForever(url, owner, table, true, loop);
  await playForever(url, await newGuest(url, `B${i}`), table, false, loop);
}

/** One person against a bot that has as long as it usually takes. */
async function startBotTable({ url }: ServerProcess, i: number, loop: Loop): Promise<void> {
  const token = await newGuest(url, `C${i}`);
  const options = { origin: url, token };
  const { table } = unwrap(await callRoute(options, 'openTable', { body: { game: 'garden-dice', players: 2 } }));
  const params = { table };
  const perform = async (
    key: string,
    command: { kind: 'sit' } | { kind: 'start' } | { kind: 'addBot'; level: typeof LEVEL },
  ) => unwrap(await callRoute(options, 'command', { params, body: { key: `${key}-${i}-key`, command } }));
  await perform('sits', { kind: 'sit' });
  await perform('bot', { kind: 'addBot', level: LEVEL });
  await perform('starts', { kind: 'start' });
  await playForever(url, token, table, false, loop);
}

async function inGroups(count: number, start: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => start(i + j)));
}

const p99 = ({ latencies }: Loop): number =>
  at(
    [...latencies].sort((a, b) => a - b),
    Math.floor(0.99 * (latencies.length - 1)),
  );

/** What was held goes on, each at a time of its own: they must not move in step. */
function goOn(loop: Loop): void {
  loop.isHeld = false;
  for (const next of loop.held.splice(0)) setTimeout(next, Math.random() * PACE_MILLIS);
}

const server = await startProcess();
const people = newLoop();
people.paceMillis = PACE_MILLIS;
await inGroups(TABLES, (i) => startTable(server, i, people));
people.isHeld = true;
await pause(PACE_MILLIS);
goOn(people);
await measure([server], people, MEASURED_MILLIS);
const alone = p99(people);
console.log(`  ${TABLES} tables at human speed: ${summarize(people)}`);
people.latencies.length = 0;
people.seconds = people.serverSeconds = people.ownSeconds = 0;
goOn(people);
const thinking = newLoop();
thinking.paceMillis = PACE_MILLIS;
await inGroups(BOT_TABLES, (i) => startBotTable(server, i, thinking));
thinking.isMeasured = true;
await measure([server], people, MEASURED_MILLIS);
const beside = p99(people);
console.log(
  `  while bots think at ${BOT_TABLES} more: ${summarize(people)}; ${thinking.latencies.length} moves against bots`,
);
console.log(`  p99 ${alone.toFixed(1)} ms alone, ${(beside / alone).toFixed(2)} times that beside bots`);
await server.stop();
process.exit(people.refusals + thinking.refusals === 0 && alone < MOST_MILLIS && beside / alone < MOST_RATIO ? 0 : 1);
