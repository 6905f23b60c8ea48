import { WebSocket } from 'ws';
import { unwrap } from '../src/core/result.ts';
import { callRoute } from '../src/protocol/client.ts';
import type { ClientMessage, ServerMessage } from '../src/protocol/messages.ts';
import { PROTOCOL, type TableUpdate } from '../src/protocol/shapes.ts';
import type { Command } from '../src/table/command.ts';
import { type Meter, measure, newGuest, pause, startProcess, startRelay } from './serverProcess.ts';

/**
 * Closed loop: at each of 100 tables two programs play Harvest Dice, each answering as soon as it is its turn. Counted is every move
 * that the server has acknowledged after a durable commit, and the time from sending it to the acknowledgement. Beside it, on the
 * same machine at the same time of day, the same load on a bare relay: what a machine can do at best without checking or storing.
 */
const TABLES = 100;
const WARM_UP_MILLIS = 4000;
const MEASURE_MILLIS = 8000;

let failures = 0;

/** A program that plays one table after the other: at the end its owner asks for a rematch, and both sit down again. */
function playForever(url: string, token: string, first: string, isOwner: boolean, meter: Meter): Promise<void> {
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
  socket.on('close', () => sent.clear());
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
        if (began !== undefined && meter.isOn) meter.latencies.push(performance.now() - began);
      } else if (message.table === table) look(message);
    });
  });
}

/** Two clients pass a message of the size of an update to and fro through the relay. */
function passForever(url: string, room: number, meter: Meter): void {
  const payload = 'x'.repeat(1100);
  for (const own of [0, 1]) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${room}`, { perMessageDeflate: false });
    let began = 0;
    const pass = (): void => {
      began = performance.now();
      socket.send(JSON.stringify({ by: own, payload }));
    };
    socket.on('open', () => own === 1 && setTimeout(pass, 500));
    socket.on('message', (data) => {
      const { by } = JSON.parse(String(data)) as { by: number };
      if (by !== own) pass();
      else if (meter.isOn) meter.latencies.push(performance.now() - began);
    });
  }
}

async function measureRelay(): Promise<number> {
  const relay = await startRelay();
  const meter: Meter = { isOn: false, latencies: [] };
  for (let i = 0; i < TABLES; i++) passForever(relay.url, i, meter);
  await pause(WARM_UP_MILLIS / 2);
  const { perSecond, text } = await measure(relay, meter, MEASURE_MILLIS / 2);
  console.log(`  bare relay, ${TABLES} rooms: ${text}`);
  await relay.stop();
  return perSecond;
}

const server = await startProcess();
const meter: Meter = { isOn: false, latencies: [] };
for (let i = 0; i < TABLES; i++) {
  const owner = await newGuest(server.url, `A${i}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: server.url, token: owner }, 'openTable', { body }));
  await playForever(server.url, owner, table, true, meter);
  await playForever(server.url, await newGuest(server.url, `B${i}`), table, false, meter);
}
await pause(WARM_UP_MILLIS);
const { perSecond, text } = await measure(server, meter, MEASURE_MILLIS);
console.log(`  ${TABLES} tables, acknowledged durable moves: ${text}; ${failures} refused`);
await server.stop();
const relay = await measureRelay();
console.log(`  ${((100 * perSecond) / relay).toFixed(0)} % of the bare relay`);
process.exit(failures === 0 ? 0 : 1);
