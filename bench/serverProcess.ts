import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident memory in bytes. */
  memory(): number;
  /** Processor time used so far, in seconds, all threads together. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** A server in a process of its own, as `npm start` runs it: durable commits, every check in place, only the rate limits are wider. */
export const startProcess = (dataFolder?: string): Promise<ServerProcess> =>
  startScript([pathOf('../src/cli/main.ts'), 'serve', '--port', '0', '--host', '127.0.0.1'], dataFolder);

export const startRelay = (): Promise<ServerProcess> => startScript([pathOf('relay.ts')]);

async function startScript(args: readonly string[], dataFolder?: string): Promise<ServerProcess> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'windfall-bench-'));
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    env: { ...process.env, WINDFALL_DATA: folder, WINDFALL_RATE: '1000', LOG_LEVEL: 'warn' },
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
    cpuSeconds: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
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

/** Times of a closed loop, gathered while measuring. */
export interface Meter {
  isOn: boolean;
  readonly latencies: number[];
}

export interface Measured {
  readonly perSecond: number;
  readonly text: string;
}

/** Measures a loop that runs already: how much it does a second, how long each takes, and what it costs. */
export async function measure(server: ServerProcess, meter: Meter, millis: number): Promise<Measured> {
  const [serverBefore, ownBefore] = [server.cpuSeconds(), process.cpuUsage()];
  const began = performance.now();
  meter.isOn = true;
  await pause(millis);
  meter.isOn = false;
  const seconds = (performance.now() - began) / 1000;
  const own = process.cpuUsage(ownBefore);
  const count = meter.latencies.length;
  const micros = (cpuSeconds: number): number => Math.round((cpuSeconds / count) * 1e6);
  const sorted = meter.latencies.sort((a, b) => a - b);
  const quantile = (share: number): string => (sorted[Math.floor(share * (count - 1))] ?? 0).toFixed(1);
  const perSecond = Math.round(count / seconds);
  const costs = `${micros(server.cpuSeconds() - serverBefore)} µs of processor time at the server, ${micros((own.user + own.system) / 1e6)} µs at the generator`;
  return { perSecond, text: `${perSecond}/s, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms; each ${costs}` };
}
