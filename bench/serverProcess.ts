import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Something that uses the processor. */
export interface Usage {
  /** Processor time used so far, in seconds, all threads together. */
  cpuSeconds(): number;
}

export interface ServerProcess extends Usage {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident memory in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** A server in a process of its own, as `npm start` runs it: durable commits, every check in place, only the limits are wider. */
export const startProcess = (dataFolder?: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  startScript([pathOf('../bin/windfall.mjs'), 'serve', '--port', '0', '--host', '127.0.0.1'], dataFolder, env);

export const startRelay = (): Promise<ServerProcess> => startScript([pathOf('relay.ts')]);

/** All the load comes from one address. */
const wide = {
  WINDFALL_RATE: '1000',
  WINDFALL_CONNECTIONS: '100000',
  WINDFALL_ADDRESS_CONNECTIONS: '100000',
  // A machine that has more to do than this would turn away some of the programs, and the bench would wait for them.
  WINDFALL_DELAY: '60000',
};

export async function startScript(
  args: readonly string[],
  dataFolder?: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'windfall-bench-'));
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    env: { ...process.env, ...wide, WINDFALL_DATA: folder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))?.[0] ?? ''));
    child.on('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
  return {
    url,
    process: child,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    cpuSeconds: () => usageOf([child.pid ?? 0]),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => {
          if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Processor time that processes have used so far, in seconds; those that have ended meanwhile are left out. */
export function usageOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids)
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {}
  return ticks / 100;
}

export const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** A guest of a server: the secret in their cookie. */
export async function newGuest(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return /windfall=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** A closed loop that can be held: what it did while it was measured, and what that cost. */
export interface Loop {
  isHeld: boolean;
  isMeasured: boolean;
  /** How long whoever is to move thinks on average. */
  paceMillis: number;
  readonly latencies: number[];
  /** Goes on with what was held back. */
  readonly held: (() => void)[];
  seconds: number;
  serverSeconds: number;
  databaseSeconds: number;
  ownSeconds: number;
  refusals: number;
}

export const newLoop = (): Loop => ({
  isHeld: false,
  isMeasured: false,
  paceMillis: 0,
  latencies: [],
  held: [],
  seconds: 0,
  serverSeconds: 0,
  databaseSeconds: 0,
  ownSeconds: 0,
  refusals: 0,
});

/** Does the next thing of a loop, now, when it has been thought about, or when it is released. Nobody thinks as long as the others: they would move in step. */
export function proceed(loop: Loop, next: () => void): void {
  if (loop.isHeld) loop.held.push(next);
  else if (loop.paceMillis > 0) setTimeout(next, loop.paceMillis * (0.5 + Math.random()));
  else next();
}

const NONE: Usage = { cpuSeconds: () => 0 };

/** Lets the loop run for a while and measures it, but for its first moments. The answer is what came of this while. */
export async function measure(
  servers: readonly Usage[],
  loop: Loop,
  millis: number,
  database: Usage = NONE,
): Promise<readonly number[]> {
  loop.isHeld = false;
  for (const next of loop.held.splice(0)) proceed(loop, next);
  await pause(Math.max(millis / 4, 2 * loop.paceMillis));
  const used = (): number => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const [serverBefore, databaseBefore, ownBefore] = [used(), database.cpuSeconds(), process.cpuUsage()];
  const [began, first] = [performance.now(), loop.latencies.length];
  loop.isMeasured = true;
  await pause(millis);
  loop.isMeasured = false;
  loop.isHeld = true;
  const own = process.cpuUsage(ownBefore);
  loop.seconds += (performance.now() - began) / 1000;
  loop.serverSeconds += used() - serverBefore;
  loop.databaseSeconds += database.cpuSeconds() - databaseBefore;
  loop.ownSeconds += (own.user + own.system) / 1e6;
  // What is under way comes to rest before anything else is measured.
  await pause(300);
  return loop.latencies.slice(first);
}

/** Forgets what was measured, and goes on at another pace. */
export function startAnew(loop: Loop, paceMillis: number): void {
  loop.paceMillis = paceMillis;
  loop.latencies.length = 0;
  loop.seconds = loop.serverSeconds = loop.databaseSeconds = loop.ownSeconds = 0;
}

export const perSecond = (loop: Loop): number => Math.round(loop.latencies.length / loop.seconds);

/** Of which this share is not larger. */
export const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

export function summarize(loop: Loop): string {
  const count = loop.latencies.length;
  const quantile = (share: number): string => quantileOf(loop.latencies, share).toFixed(1);
  const micros = (seconds: number): number => Math.round((seconds / count) * 1e6);
  const database = loop.databaseSeconds > 0 ? `, ${micros(loop.databaseSeconds)} µs at the database` : '';
  const costs = `${micros(loop.serverSeconds)} µs of processor time at the server${database}, ${micros(loop.ownSeconds)} µs at the generator`;
  const refused = loop.refusals > 0 ? `; ${loop.refusals} refused` : '';
  return `${perSecond(loop)}/s, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms; each ${costs}${refused}`;
}
