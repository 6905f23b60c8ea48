import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FastRandom } from '../../src/core/random.ts';
import { ok, unwrap } from '../../src/core/result.ts';
import { games } from '../../src/games/registry.node.ts';
import { newHub } from '../../src/server/hub.ts';
import { spawnServer } from '../../src/server/process.suite.ts';
import { newRooms } from '../../src/server/rooms.ts';
import { insertPerson } from '../../src/server/store/people.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { audit, readStore } from '../audit.ts';
import { newLedger } from '../ledger.ts';
import type { Attack, Findings, Target } from './attack.ts';
import type { AttackerData } from './attack.worker.ts';
import { playHonestly } from './honest.ts';

export interface Siege {
  readonly seed: string;
  readonly millis: number;
  /** Honest ones. */
  readonly tables: number;
  /** How long to watch them before anybody attacks: how quick the machine is by itself. */
  readonly peaceMillis: number;
}

export interface SiegeReport {
  readonly lived: boolean;
  readonly megabytesBefore: number;
  /** The most it ever needed. */
  readonly megabytesPeak: number;
  /** How many cores it kept busy. */
  readonly cores: number;
  readonly honestMoves: number;
  /** Of honest moves, from sending to acknowledgement: in peace, and under attack. */
  readonly peaceP99Millis: number | null;
  readonly p50Millis: number | null;
  readonly p99Millis: number | null;
  readonly acknowledged: number;
  readonly findings: Readonly<Record<string, Findings['counts']>>;
  /** What attackers found when there were several. */
  readonly notes: readonly string[];
  readonly flaws: readonly string[];
}

/** What may come of it, whatever is tried. */
const MAX_MEGABYTES = 600;

/** Lets attacks loose, all at once, on a server with its usual settings at which honest people play, and tells what came of it. */
export async function besiege(
  attacks: readonly Attack[],
  { seed, millis, tables, peaceMillis }: Siege,
): Promise<SiegeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-attack-'));
  const isTogether = attacks.length > 1;
  const env = isTogether ? {} : attacks[0]?.env;
  const file = join(folder, 'windfall.sqlite');
  const table = await longTable(file);
  const server = await spawnServer({ WINDFALL_DATA: folder, WINDFALL_RATE: '1', LOG_LEVEL: 'warn', ...env });
  const flaws: string[] = [];
  const ledger = newLedger();
  const pid = server.child.pid ?? 0;
  const isAlive = (): boolean => server.child.exitCode === null && server.child.signalCode === null;
  try {
    const honest = await playHonestly(server.url, tables, ledger, new FastRandom(`${seed} honest`));
    await pause(peaceMillis);
    const peaceP99Millis = quantile(honest.latencies.splice(0), 0.99);
    const megabytesBefore = megabytes(pid, 'VmRSS');
    const [cpuBefore, began] = [cpuSeconds(pid), performance.now()];
    const findings = await Promise.all(
      attacks.map((attack, i) => {
        const lasting = Math.max(millis, attack.leastMillis ?? 0);
        return attackIn(attack, isTogether, {
          port: server.port,
          table,
          millis: lasting,
          network: 10 + i,
          isAlone: !isTogether,
        });
      }),
    );
    const lived = isAlive();
    const cores = lived ? ((cpuSeconds(pid) - cpuBefore) * 1000) / (performance.now() - began) : 0;
    const megabytesPeak = lived ? megabytes(pid, 'VmHWM') : 0;
    await honest.stop();
    const found = findings.flatMap((each, i) => each.flaws.map((flaw) => `${attacks[i]?.name}: ${flaw}`));
    // Attackers who keep each other from running misjudge times: together they only hurt, alone they also judge.
    if (!isTogether) flaws.push(...found);
    flaws.push(...honest.flaws.slice(0, 5));
    if (!lived) flaws.push(`the process ended: ${server.log().slice(-600)}`);
    else {
      const health = await fetch(`${server.url}/health`).catch(() => null);
      if (health?.status !== 200) flaws.push(`the server is not well: ${health?.status} ${await health?.text()}`);
      server.child.kill('SIGTERM');
      if ((await server.ended) !== 0) flaws.push('the server did not end well');
    }
    for (const line of server.log().split('\n'))
      if (/"level":[56]0/.test(line)) flaws.push(`logged as an error: ${line.slice(0, 400)}`);
    const db = await openSqlite(file);
    const { acknowledged, flaws: lost } = audit(await readStore(db), ledger);
    await db.close();
    flaws.push(...lost.slice(0, 5));
    if (megabytesPeak > MAX_MEGABYTES) flaws.push(`${megabytesPeak} MB of memory were needed`);
    return {
      lived,
      megabytesBefore,
      megabytesPeak,
      cores: Number(cores.toFixed(2)),
      honestMoves: honest.latencies.length,
      peaceP99Millis,
      p50Millis: quantile(honest.latencies, 0.5),
      p99Millis: quantile(honest.latencies, 0.99),
      acknowledged,
      findings: Object.fromEntries(attacks.map(({ name }, i) => [name, findings[i]?.counts ?? {}])),
      notes: isTogether ? found : [],
      flaws,
    };
  } finally {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const LINES = 400;

/** A table at which much has been said: each answer is some two hundred kilobytes. */
async function longTable(file: string): Promise<string> {
  const db = await openSqlite(file);
  const hub = newHub(true);
  const rooms = newRooms({ db, hub, games, meansOf: () => [], failed: () => {} });
  const who = { person: 'somebody', name: 'Somebody' };
  await db.write([insertPerson(who.person, who.name, Date.now())]);
  const settings = { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: null };
  const table = unwrap(await rooms.open(who, settings));
  const lines = Array.from({ length: LINES }, (_, i) => `${i} `.padEnd(500, 'bla '));
  unwrap(await rooms.perform(table, () => ok(lines.map((text) => ({ kind: 'said', ...who, text }))), {}));
  await rooms.settle();
  await db.close();
  return table;
}

/** Null where there is nothing to tell. */
function quantile(millis: readonly number[], share: number): number | null {
  const found = [...millis].sort((a, b) => a - b)[Math.floor(share * (millis.length - 1))];
  return found === undefined ? null : Math.round(found);
}

function attackIn({ name }: Attack, isElsewhere: boolean, target: Target): Promise<Findings> {
  const workerData: AttackerData = { name, target, isElsewhere };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./attack.worker.ts', import.meta.url), { workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (status) => reject(new Error(`the attacker ended with ${status}`)));
  });
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round((Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6);
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function describeSiege(report: SiegeReport): string {
  const { findings, flaws, notes, ...figures } = report;
  const tried = Object.entries(findings).map(([name, counts]) => `  ${name}: ${JSON.stringify(counts)}`);
  const told = [...notes.map((note) => `  note ${note}`), ...flaws.map((flaw) => `  FLAW ${flaw}`)];
  return [...tried, `  ${JSON.stringify(figures)}`, ...told].join('\n');
}
