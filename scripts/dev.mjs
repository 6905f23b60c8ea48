// npm run dev: the page with hot reload at one address, and behind it a server that restarts when its source changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scriptOf } from './platform.mjs';
import { install, node, root } from './setup.mjs';

const port = Number(process.env.PORT ?? 8080);

/** A port that nothing listens at. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}

/** Waits until something answers at an address; the source may be broken for a while just now. */
async function answer(url) {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

install();
const api = `http://127.0.0.1:${await freePort()}`;
const children = [];

/** Where one of the two ends, so does the other, and then this process. */
function start(args, env, stdout) {
  const child = spawn(node(), args, {
    cwd: root,
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', (code) => end(code ?? 0));
}

let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => once(child, 'exit')));
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

// Tables of its own: source that is being changed does not touch those of `npm start`. The server's own address is not for people.
start(
  [
    '--watch',
    '--watch-preserve-output',
    'src/cli/main.ts',
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    new URL(api).port,
  ],
  { WINDFALL_DATA: process.env.WINDFALL_DATA ?? join(root, 'data/dev'), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  'ignore',
);
start(
  [scriptOf(root, 'vite'), '--port', String(port), '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'],
  { WINDFALL_API: api },
  'inherit',
);
const page = `http://localhost:${port}`;
await Promise.all([answer(`${api}/health`), answer(page)]);
console.log(`Windfall, as you change it: ${page} (Ctrl-C ends it)`);
