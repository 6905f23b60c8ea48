import { WebSocket } from 'ws';
import { PROTOCOL } from '../src/protocol/shapes.ts';
import { pause, startProcess } from './serverProcess.ts';

/** What connections cost that only wait: each has said hello and would hear of its table. */
const CONNECTIONS = 5000;
const AT_ONCE = 100;

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
await pause(2000);
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
const after = server.memory();
const metrics = await (await fetch(`${server.url}/metrics`)).text();
const count = /windfall_sockets (\d+)/.exec(metrics)?.[1];
console.log(
  `  ${count} idle connections: ${megabytes(after)} MB (${megabytes(before)} MB without, ${((after - before) / CONNECTIONS / 1000).toFixed(1)} kB each), opened in ${seconds.toFixed(1)} s`,
);
await server.stop();
process.exit(Number(count) === CONNECTIONS && after < 400e6 ? 0 : 1);
