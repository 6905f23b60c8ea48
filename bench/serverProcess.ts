import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly folder: string;
  /** Resident memory in bytes. */
  memory(): number;
  /** Processor time used so far, in seconds, all threads together. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** A server in a process of its own, as `npm start` runs it: durable commits, every check in place, only the rate limits are wider. */
export async function startProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-bench-'));
  const child = spawn(process.execPath, [...process.execArgv, main, 'serve', '--port', '0', '--host', '127.0.0.1'], {
    env: { ...process.env, WINDFALL_DATA: folder, WINDFALL_RATE: '1000', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      const found = /http:\S+/.exec(output);
      if (found !== null) resolve(found[0]);
    });
    child.on('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
  return {
    url,
    process: child,
    folder,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    cpuSeconds: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
