import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../bin/windfall.mjs', import.meta.url));

/** `windfall serve` as a process of its own. */
export async function spawnServer(env: Record<string, string>, port = 0) {
  const child = spawn(process.execPath, [main, 'serve', '--port', String(port), '--host', '127.0.0.1'], {
    env: { ...process.env, WINDFALL_RATE: '1000', LOG_LEVEL: 'info', ...env },
  });
  let log = '';
  child.stderr.on('data', (data) => (log += data));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))?.[0] ?? ''));
    void ended.then((status) => reject(new Error(`the server ended with ${status}: ${log}`)));
  });
  return { child, url, ended, port: Number(new URL(url).port), log: () => log };
}

/** A command of the terminal, to its end. */
export const runCommand = (
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ status: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('exit', (status) => resolve({ status, output }));
  });
