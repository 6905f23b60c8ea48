import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../src/protocol/shapes.ts';
import { pause, startProcess } from './serverProcess.ts';

/** What connections cost that only wait: each has said hello and would hear of its table. As many of 20,000 as files may be open (`ulimit -Hn`), here and at the server. */
const limit = Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
const AT_ONCE = 100;
const CONNECTIONS = Math.min(20_000, Math.floor(limit / AT_ONCE) * AT_ONCE - 200);
/** What a node of that many may take. */
const MOST_BYTES = 1e9;

const server = await startProcess();
const before = server.memory();
const open = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', () => resolve());
    socket.on('error', reject);
  });
const began = performance.now();
for (let i = 0; i < CONNECTIONS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
const seconds = (performance.now() - began) / 1000;
const used = server.cpuSeconds();
await pause(2000);
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
const after = server.memory();
const metrics = await (await fetch(`${server.url}/metrics`)).text();
const count = /windfall_sockets (\d+)/.exec(metrics)?.[1];
console.log(
  `  ${count} idle connections: ${megabytes(after)} MB (${megabytes(before)} MB without, ${((after - before) / CONNECTIONS / 1000).toFixed(1)} kB each), opened in ${seconds.toFixed(1)} s, ${((used / CONNECTIONS) * 1e6).toFixed(0)} µs of processor time each`,
);
await server.stop();
process.exit(Number(count) === CONNECTIONS && after < MOST_BYTES ? 0 : 1);
