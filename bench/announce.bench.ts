import pg from 'pg';
import { newId } from '../src/server/secrets.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { CHANNEL } from '../src/server/store/postgresSteps.ts';
import { pause, startProcess } from './serverProcess.ts';

/** What a node spends on steps of tables that nobody watches there: it hears of each through PostgreSQL, in messages of one table and of fifty. */
const MESSAGES = 20_000;
const AT_ONCE = 200;
/** Until what a process does at its start is done. */
const START_MILLIS = 15_000;

const postgres = await startPostgres();
const server = await startProcess(undefined, { DATABASE_URL: postgres.url });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const ids = Array.from({ length: 1000 }, newId);
const payloadOf = (message: number, together: number): string => {
  const topics = Array.from({ length: together }, (_, j) => `table ${ids[(message * together + j) % ids.length]}`);
  return `another ${topics.join('\n')}`;
};
await pause(START_MILLIS);
for (const together of [1, 10, 50]) {
  const before = server.cpuSeconds();
  for (let i = 0; i < MESSAGES; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, j) =>
        client.query('SELECT pg_notify($1, $2)', [CHANNEL, payloadOf(i + j, together)]),
      ),
    );
  await pause(500);
  const micros = ((server.cpuSeconds() - before) / (MESSAGES * together)) * 1e6;
  console.log(`  a step of a message that tells ${together}: ${micros.toFixed(1)} µs at a node where nobody watches`);
}
await client.end();
await server.stop();
await postgres.stop();
