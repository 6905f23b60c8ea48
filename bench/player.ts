import { at } from '../src/core/assert.ts';
import type { ClientMessage, ServerMessage } from '../src/protocol/messages.ts';
import { PROTOCOL, type TableUpdate } from '../src/protocol/shapes.ts';
import type { Command } from '../src/table/command.ts';
import { openLoadSocket } from './loadSocket.ts';
import { type Loop, proceed } from './serverProcess.ts';

const oneOf = <T>(all: readonly T[]): T => at(all, Math.floor(Math.random() * all.length));

/**
 * What the generator spends is missing at the server beside it, so it reads no more than it needs. Whose turn it is not has nothing to
 * read; whose turn it is finds the moves before the view. Whatever else comes is parsed whole.
 */
const OTHERS_TURN = /"actor":\d,"moves":\[\]/;
const OWN_TURN = /"match":\{"turn":(\d+),"actor":\d,"moves":\[\{"move":(.+)\}\],"/;
const DONE = /^\{"type":"done","id":(\d+),/;

/** What stands before the view. */
function headOf(payload: Buffer): string {
  const end = payload.indexOf('"view":');
  return payload.toString('latin1', 0, end < 0 ? payload.length : end);
}

/** The turn and the texts of the moves in it; null where more has happened. */
function ownTurn(head: string, table: string): { readonly turn: string; readonly choices: string[] } | null {
  if (!head.startsWith(`{"type":"update","table":"${table}"`) || head.includes('"room":')) return null;
  const [, turn, list] = OWN_TURN.exec(head) ?? [];
  return turn === undefined || list === undefined ? null : { turn, choices: list.split('},{"move":') };
}

/** A program that plays one table after the other: at the end its owner asks for a rematch, and both sit down again. */
export function playForever(url: string, token: string, first: string, isOwner: boolean, loop: Loop): Promise<void> {
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
  /** `move` as it stands in an update. */
  const play = (turn: number | string, move: string): void =>
    proceed(loop, () => {
      sent.set(++id, performance.now());
      const key = `${id}`.padStart(8, '0');
      socket.send(
        `{"type":"do","id":${id},"table":"${table}","key":"${key}","command":{"kind":"move","turn":${turn},"move":${move}}}`,
      );
    });
  const look = ({ room, match }: TableUpdate): void => {
    if (match === null) {
      if (satAt !== table) perform({ kind: 'sit' });
      else if (isOwner && room?.seats.every(({ kind }) => kind === 'person')) perform({ kind: 'start' });
      satAt = table;
      return;
    }
    if (room?.rematch) follow(room.rematch);
    else if (match.actor === 'over' && isOwner) perform({ kind: 'rematch' });
    if (match.moves.length > 0) play(match.turn, JSON.stringify(oneOf(match.moves).move));
  };
  const acknowledge = (move: number): void => {
    const began = sent.get(move);
    sent.delete(move);
    if (began !== undefined && loop.isMeasured) loop.latencies.push(performance.now() - began);
  };
  const take = (message: ServerMessage): void => {
    if (message.type === 'welcome') {
      post({ type: 'watch', table });
      ready.resolve();
    } else if (message.type === 'refused') loop.refusals++;
    else if (message.type === 'update' && message.table === table) look(message);
  };
  const ready = Promise.withResolvers<void>();
  const socket = openLoadSocket(`${url}/api/socket`, {
    onOpen: () => post({ type: 'hello', protocol: PROTOCOL, token }),
    onText: (payload) => {
      const head = headOf(payload);
      const done = DONE.exec(head);
      if (done !== null) return acknowledge(Number(done[1]));
      if (OTHERS_TURN.test(head)) return;
      const own = ownTurn(head, table);
      if (own === null) take(JSON.parse(String(payload)) as ServerMessage);
      else play(own.turn, oneOf(own.choices));
    },
    onClose: () => sent.clear(),
  });
  return ready.promise;
}

/** Two clients pass a message of the size of an update to and fro through the relay. */
export function passForever(url: string, room: number, loop: Loop): void {
  const payload = 'x'.repeat(1100);
  for (const own of [0, 1]) {
    let began = 0;
    const pass = (): void => {
      began = performance.now();
      socket.send(JSON.stringify({ by: own, payload }));
    };
    const socket = openLoadSocket(`${url}/${room}`, {
      onOpen: () => own === 1 && setTimeout(pass, 500),
      onText: (payload) => {
        const { by } = JSON.parse(String(payload)) as { by: number };
        if (by !== own) proceed(loop, pass);
        else if (loop.isMeasured) loop.latencies.push(performance.now() - began);
      },
      onClose: () => {},
    });
  }
}
