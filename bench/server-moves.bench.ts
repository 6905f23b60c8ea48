import { unwrap } from '../src/core/result.ts';
import { callRoute } from '../src/protocol/client.ts';
import type { ClientMessage, ServerMessage } from '../src/protocol/messages.ts';
import { PROTOCOL, type TableUpdate } from '../src/protocol/shapes.ts';
import type { Command } from '../src/table/command.ts';
import { openLoadSocket } from './loadSocket.ts';
import {
  type Loop,
  measure,
  newGuest,
  newLoop,
  pause,
  perSecond,
  proceed,
  startProcess,
  startRelay,
  summarize,
} from './serverProcess.ts';

/**
 * Closed loop: at each of 100 tables two programs play Harvest Dice, each answering as soon as it is its turn. Counted is every move
 * that the server has acknowledged after a durable commit, and the time from sending it to the acknowledgement. Beside it, in turns, the
 * same load on a bare relay: what a machine can do at best without checking or storing anything.
 */
const TABLES = 100;
const WARM_UP_MILLIS = 3000;
const ROUNDS = 8;
const ROUND_MILLIS = 1200;

let failures = 0;

/** Whose turn it is not has nothing to read: the server has written and sent it all the same, and the generator's time is the server's. */
const isOthersTurn = (text: string): boolean => /"actor":\d,"moves":\[\]/.test(text);

/** A turn in the middle of a game, as most updates are: the rest of the text need not be read. */
const OWN_TURN =
  /^\{"type":"update","table":"([^"]+)",.*"match":\{"turn":(\d+),"actor":\d,"moves":\[\{"move":(.+)\}\],"deadlineMillis"/;
const hasNews = (text: string): boolean => text.includes('"room":');

/** A program that plays one table after the other: at the end its owner asks for a rematch, and both sit down again. */
function playForever(url: string, token: string, first: string, isOwner: boolean, loop: Loop): Promise<void> {
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
  const move = (turn: number, chosen: unknown): void =>
    proceed(loop, () => {
      sent.set(id + 1, performance.now());
      perform({ kind: 'move', turn, move: chosen });
    });
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
    if (chosen !== undefined) move(match.turn, chosen.move);
  };
  const take = (message: ServerMessage): void => {
    if (message.type === 'welcome') {
      post({ type: 'watch', table });
      ready.resolve();
    } else if (message.type === 'refused') failures++;
    else if (message.type === 'done') {
      const began = sent.get(message.id);
      sent.delete(message.id);
      if (began !== undefined && loop.isMeasured) loop.latencies.push(performance.now() - began);
    } else if (message.type === 'update' && message.table === table) look(message);
  };
  const ready = Promise.withResolvers<void>();
  const socket = openLoadSocket(`${url}/api/socket`, {
    onOpen: () => post({ type: 'hello', protocol: PROTOCOL, token }),
    onText: (text) => {
      if (isOthersTurn(text)) return;
      const [, of, turn, list] = hasNews(text) ? [] : (OWN_TURN.exec(text) ?? []);
      if (list === undefined) return take(JSON.parse(text) as ServerMessage);
      const choices = list.split('},{"move":');
      if (of === table) move(Number(turn), JSON.parse(choices[Math.floor(Math.random() * choices.length)] ?? ''));
    },
    onClose: () => sent.clear(),
  });
  return ready.promise;
}

/** Two clients pass a message of the size of an update to and fro through the relay. */
function passForever(url: string, room: number, loop: Loop): void {
  const payload = 'x'.repeat(1100);
  for (const own of [0, 1]) {
    let began = 0;
    const pass = (): void => {
      began = performance.now();
      socket.send(JSON.stringify({ by: own, payload }));
    };
    const socket = openLoadSocket(`${url}/${room}`, {
      onOpen: () => own === 1 && setTimeout(pass, 500),
      onText: (text) => {
        const { by } = JSON.parse(text) as { by: number };
        if (by !== own) proceed(loop, pass);
        else if (loop.isMeasured) loop.latencies.push(performance.now() - began);
      },
      onClose: () => {},
    });
  }
}

const server = await startProcess();
const moves = newLoop();
for (let i = 0; i < TABLES; i++) {
  const owner = await newGuest(server.url, `A${i}`);
  const body = { game: 'harvest-dice', players: 2 };
  const { table } = unwrap(await callRoute({ origin: server.url, token: owner }, 'openTable', { body }));
  await playForever(server.url, owner, table, true, moves);
  await playForever(server.url, await newGuest(server.url, `B${i}`), table, false, moves);
}
await pause(WARM_UP_MILLIS);
moves.isHeld = true;
const relay = await startRelay();
const passes = newLoop();
for (let i = 0; i < TABLES; i++) passForever(relay.url, i, passes);
await pause(WARM_UP_MILLIS);
passes.isHeld = true;
// In turns: whatever else the machine does meanwhile slows both alike.
for (let i = 0; i < ROUNDS; i++) {
  await measure(server, moves, ROUND_MILLIS);
  await measure(relay, passes, ROUND_MILLIS / 4);
}
console.log(`  ${TABLES} tables, acknowledged durable moves: ${summarize(moves)}; ${failures} refused`);
console.log(`  the same load on a bare relay: ${summarize(passes)}`);
console.log(`  ${((100 * perSecond(moves)) / perSecond(passes)).toFixed(0)} % of the bare relay`);
await server.stop();
await relay.stop();
process.exit(failures === 0 ? 0 : 1);
