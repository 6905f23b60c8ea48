import { WebSocket } from 'ws';
import { unwrap } from '../src/core/result.ts';
import { callRoute } from '../src/protocol/client.ts';
import type { ClientMessage, ServerMessage } from '../src/protocol/messages.ts';
import { PROTOCOL, type TableUpdate } from '../src/protocol/shapes.ts';
import type { Command } from '../src/table/command.ts';
import { startProcess } from './serverProcess.ts';

/**
 * Closed loop: at each of 100 tables two programs play Harvest Dice, each answering as soon as it is its turn. Counted is every move
 * that the server has acknowledged after a durable commit, and the time from sending it to the acknowledgement.
 */
const TABLES = 100;
const WARM_UP_MILLIS = 4000;
const MEASURE_MILLIS = 8000;

const server = await startProcess();
const { url } = server;
const latencies: number[] = [];
let isMeasuring = false;
let failures = 0;

async function guest(name: string): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return /windfall=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** A program that plays one table after the other: at the end its owner asks for a rematch, and both sit down again. */
function playForever(token: string, first: string, isOwner: boolean): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  const sent = new Map<number, number>();
  let id = 0;
  let table = first;
  let satAt = '';
  const post = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  const perform = (command: Command): void =>
    post({ type: 'do', id: ++id, table, key: `${id}`.padStart(8, '0'), command });
  const follow = (next: string): void => {
    post({ type: 'unwatch', table });
    table = next;
    post({ type: 'watch', table });
  };
  const look = ({ room, match }: TableUpdate): void => {
    if (match === null) {
      if (satAt !== table) perform({ kind: 'sit', nonce: token.slice(0, 8) });
      else if (isOwner && room?.seats.every(({ kind }) => kind === 'person')) perform({ kind: 'start' });
      satAt = table;
      return;
    }
    if (room?.rematch) follow(room.rematch);
    else if (match.actor === 'over' && isOwner) perform({ kind: 'rematch' });
    const chosen = match.moves[Math.floor(Math.random() * match.moves.length)];
    if (chosen === undefined) return;
    sent.set(id + 1, performance.now());
    perform({ kind: 'move', turn: match.turn, move: chosen.move });
  };
  socket.on('open', () => post({ type: 'hello', protocol: PROTOCOL, token }));
  return new Promise((ready) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') {
        post({ type: 'watch', table });
        ready();
      } else if (message.type === 'refused') failures++;
      else if (message.type === 'done') {
        const began = sent.get(message.id);
        sent.delete(message.id);
        if (began !== undefined && isMeasuring) latencies.push(performance.now() - began);
      } else if (message.table === table) look(message);
    });
  });
}

async function runTable(number: number): Promise<void> {
  const owner = await guest(`A${number}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: url, token: owner }, 'openTable', { body }));
  await playForever(owner, table, true);
  await playForever(await guest(`B${number}`), table, false);
}

for (let i = 0; i < TABLES; i++) await runTable(i);
const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
await pause(WARM_UP_MILLIS);
isMeasuring = true;
const began = performance.now();
const serverBefore = server.cpuSeconds();
const ownBefore = process.cpuUsage();
await pause(MEASURE_MILLIS);
isMeasuring = false;
const perMove = (cpuSeconds: number): string => `${Math.round((cpuSeconds / latencies.length) * 1e6)} µs`;
const own = process.cpuUsage(ownBefore);
const shares = [server.cpuSeconds() - serverBefore, (own.user + own.system) / 1e6].map(perMove);
const seconds = (performance.now() - began) / 1000;
latencies.sort((a, b) => a - b);
const quantile = (share: number): string => (latencies[Math.floor(share * (latencies.length - 1))] ?? 0).toFixed(1);
console.log(
  `  ${TABLES} tables: ${Math.round(latencies.length / seconds)} acknowledged moves/s, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ${failures} refused`,
);
console.log(`  processor time per move: server ${shares[0]}, load generator ${shares[1]}`);
await server.stop();
process.exit(latencies.length / seconds > 1000 && failures === 0 ? 0 : 1);
