import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../src/core/assert.ts';
import { type Config, configFrom } from '../src/server/config.ts';
import { endless, fillTable, type LongPlan } from '../src/server/longTable.suite.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';

/** How long it takes to open a table that nobody has in memory, as a page does, by its recent entries: of 100 entries, of 10,000 most of which were taken back, and of 10,000 that stand; then all of it, and without a checkpoint. */
const FEW = 100;
const MANY = 10_000;
const OPENED = 40;
const WARM = 100;
/** What a table of 10,000 entries may take of the processor at most, beside one of 100. */
const MOST = 1.5;
const RECENT = '?recent=true';

const people = ['ann', 'bob'].map((name) => ({ person: name.padEnd(22, '-'), name }));

interface Opened {
  readonly millis: number;
  /** What it takes of the processor, here and at the server: whatever else the machine does changes little of that. */
  readonly processor: number;
}

const processorMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const medianOf = (list: readonly number[]): number =>
  at(
    list.toSorted((a, b) => a - b),
    list.length >> 1,
  );

/** How long each takes, in turns; the median after so many that warm up. */
async function measure(
  { url, services: { rooms } }: RunningServer,
  tables: readonly string[],
  { query = '', warm = WARM, opened = OPENED } = {},
): Promise<Opened[]> {
  const times = tables.map((): Opened[] => []);
  for (let turn = 0; turn < warm + opened; turn++)
    for (const [i, table] of tables.entries()) {
      rooms.forget(table);
      await rooms.settle();
      const [began, used] = [performance.now(), processorMillis()];
      await (await fetch(`${url}/api/tables/${table}${query}`)).text();
      const time = { millis: performance.now() - began, processor: processorMillis() - used };
      if (turn >= warm) at(times, i).push(time);
    }
  return times.map((list) => ({
    millis: medianOf(list.map(({ millis }) => millis)),
    processor: medianOf(list.map(({ processor }) => processor)),
  }));
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
const plans: Record<string, LongPlan> = {
  [`${FEW} entries`]: { game: 'garden-dice', options: {}, entries: FEW, undoFrom: null, kind: null },
  [`${MANY}, most of them taken back`]: {
    game: 'garden-dice',
    options: {},
    entries: MANY,
    undoFrom: FEW - 20,
    kind: null,
  },
  [`${MANY} that stand`]: endless(MANY),
};
const tables: string[] = [];
for (const plan of Object.values(plans)) tables.push(await fillTable(server.services.db, people, plan));
const opened = await measure(server, tables, { query: RECENT });
const whole = await measure(server, tables, { warm: 20 });
const toldOf = async (query: string): Promise<string[]> => {
  const told: string[] = [];
  for (const table of tables) {
    const { length } = await (await fetch(`${server.url}/api/tables/${table}${query}`)).text();
    told.push(`${(length / 1000).toFixed(0)} kB`);
  }
  return told;
};
const [told, toldWhole] = [await toldOf(RECENT), await toldOf('')];
await server.services.db.write([{ sql: 'DELETE FROM checkpoints', values: [] }]);
const without = await measure(server, tables, { warm: 5, opened: 10 });
const timeOf = ({ millis }: Opened): string => `${millis.toFixed(1)} ms`;
for (const [i, name] of Object.keys(plans).entries())
  console.log(
    `  ${name}: ${timeOf(at(opened, i))}, ${at(opened, i).processor.toFixed(1)} of the processor, ${at(told, i)} told; all of it ${timeOf(at(whole, i))}, ${at(toldWhole, i)}; ${timeOf(at(without, i))} without a checkpoint`,
  );
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(opened.every(({ processor }) => processor / at(opened, 0).processor < MOST) ? 0 : 1);
