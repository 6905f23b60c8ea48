import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastRandom } from '../src/core/random.ts';
import { games } from '../src/games/registry.node.ts';
import { runCommand, spawnServer } from '../src/server/process.suite.ts';
import { enter, leaveAll, startTable, type TestPerson } from '../src/server/testing.suite.ts';
import { fuzzHttp } from './fuzzHttp.ts';
import { fuzzSocket } from './fuzzSocket.ts';

export interface FuzzSetting {
  readonly seed: string;
  readonly millis: number;
}

export interface FuzzReport {
  messages: number;
  requests: number;
  rawRequests: number;
  refused: number;
  /** What happened to be in order, and was done. */
  done: number;
  closed: number;
  megabytesBefore: number;
  megabytesAfter: number;
  readonly flaws: string[];
}

/** Those who are fuzzed with: a server, people with tables of every game, and whom requests come from. */
export interface Target {
  readonly url: string;
  readonly port: number;
  readonly tables: readonly string[];
  readonly people: readonly TestPerson[];
  readonly report: FuzzReport;
}

/** Throws nonsense at a server for a while: it neither falls over nor changes anything it did not acknowledge. */
export async function runFuzz({ seed, millis }: FuzzSetting): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-fuzz-'));
  const env = { WINDFALL_DATA: folder, WINDFALL_RATE: '100000' };
  const server = await spawnServer(env);
  try {
    const report = await fuzzServer(server, folder, seed, millis);
    server.child.kill('SIGTERM');
    if ((await server.ended) !== 0) report.flaws.push('the server did not end well');
    for (const line of server.log().split('\n'))
      if (/"level":[56]0/.test(line)) report.flaws.push(`logged as an error: ${line.slice(0, 600)}`);
    const checked = await runCommand(['check'], env);
    if (checked.status !== 0) report.flaws.push(`windfall check: ${checked.output}`);
    return report;
  } finally {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fuzzServer(
  server: { readonly url: string; readonly port: number },
  folder: string,
  seed: string,
  millis: number,
): Promise<FuzzReport> {
  const people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob')];
  const tables: string[] = [];
  for (const game of games.values()) tables.push(await startTable(people, { game: game.profile.id }));
  const report: FuzzReport = {
    messages: 0,
    requests: 0,
    rawRequests: 0,
    refused: 0,
    done: 0,
    closed: 0,
    megabytesBefore: 0,
    megabytesAfter: 0,
    flaws: [],
  };
  const target: Target = { url: server.url, port: server.port, tables, people, report };
  const fuzz = async (name: string, duration: number): Promise<void> => {
    const endMillis = Date.now() + duration;
    await Promise.all([
      fuzzSocket(target, new FastRandom(`${seed} socket ${name}`), endMillis),
      fuzzHttp(target, new FastRandom(`${seed} http ${name}`), endMillis),
    ]);
  };
  // What the server needs in the long run is there after the first part.
  await fuzz('first', millis / 4);
  report.megabytesBefore = await memoryOf(server.url);
  const before = stepsAt(tables, folder);
  const doneBefore = report.done;
  await fuzz('second', (millis * 3) / 4);
  report.megabytesAfter = await memoryOf(server.url);
  const changed = stepsAt(tables, folder) - before;
  if (changed !== report.done - doneBefore)
    report.flaws.push(`${changed} steps were stored, and ${report.done - doneBefore} acknowledged`);
  if (report.megabytesAfter > 1.5 * report.megabytesBefore + 100)
    report.flaws.push(`memory grew from ${report.megabytesBefore} to ${report.megabytesAfter} MB`);
  if ((await fetch(`${server.url}/health`)).status !== 200) report.flaws.push('the server is not well');
  leaveAll(people);
  return report;
}

/** Only these tables: strangers may open some of their own. */
function stepsAt(tables: readonly string[], folder: string): number {
  const db = new DatabaseSync(join(folder, 'windfall.sqlite'), { readOnly: true });
  const count = db.prepare('SELECT COUNT(*) AS steps FROM steps WHERE table_id = ?');
  const steps = tables.reduce((sum, table) => sum + Number(count.get(table)?.steps), 0);
  db.close();
  return steps;
}

async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6);
}
