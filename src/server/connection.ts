import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refusal } from '../core/errors.ts';
import type { ClientMessage, ServerMessage } from '../protocol/messages.ts';
import type { Who } from '../table/judge.ts';
import { writeFrames } from './fast/frame.ts';
import type { Watcher } from './hub.ts';
import type { Bucket, Limits } from './limits.ts';
import type { StoredSession } from './store/sessions.ts';

/** Who has so much waiting is not read from and gets no updates until it is gone. */
const SLOW_BYTES = 256 * 1024;
/** Who has so much waiting is cut. Only what nobody asked for, or had begun before, can come to that. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** Messages of one connection that are worked on at once; the others wait, and nothing more is read. */
const MAX_IN_WORK = 4;

/** Messages beyond the limit that are still answered, so that a hasty program learns to wait. */
const MAX_EXCESS = 50;
/** The close code for those who break a rule of ours. */
export const POLICY = 1008;
/** "Try again later". */
export const LATER = 1013;

/** One client. Made for thousands that only wait: it holds nothing it does not need. */
export interface Connection {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly cookie: string | null;
  readonly address: string;
  /** What it may send: it alone, and all of its address together. */
  readonly messages: Bucket;
  readonly addressMessages: Bucket;
  /** How often it has sent more than that. */
  excess: number;
  who: Who | null;
  /** The session that it lives by. */
  session: StoredSession | null;
  hasGreeted: boolean;
  /** What the last ping held that was not answered yet. */
  ping: Buffer | null;
  pingedMillis: number;
  /** How long the answer to the last ping took. */
  lagMillis: number;
  inWork: number;
  /** Messages that wait until something is done or read; nothing is read from the connection meanwhile. */
  inbox: string[] | null;
  /** What is sent at the end of this turn of the event loop, and its length. */
  outgoing: string[] | null;
  outgoingLength: number;
  watching: Map<string, Watcher> | null;
  /** Tables whose last steps it was not sent, since it does not read; not null while it is waited for. */
  missed: Set<string> | null;
}

export const newConnection = (
  given: Pick<Connection, 'socket' | 'stream' | 'cookie' | 'address' | 'messages' | 'addressMessages'>,
): Connection => ({
  ...given,
  excess: 0,
  who: null,
  session: null,
  hasGreeted: false,
  ping: null,
  pingedMillis: performance.now(),
  lagMillis: 0,
  inWork: 0,
  inbox: null,
  outgoing: null,
  outgoingLength: 0,
  watching: null,
  missed: null,
});

export const isOpen = ({ socket }: Connection): boolean => socket.readyState === socket.OPEN;

/** What waits to be read by the client. */
const bufferedBytes = ({ outgoingLength, stream }: Connection): number => outgoingLength + stream.writableLength;

export const isSlow = (connection: Connection): boolean => bufferedBytes(connection) > SLOW_BYTES;

/** What a message counts while it is worked on. The answer to `watch` may be a whole match: after it nothing is begun until it is seen how much waits now. */
export const weightOf = ({ type }: ClientMessage): number => (type === 'watch' ? MAX_IN_WORK : 1);

/** Whether the next message has to wait. */
export const isBusy = (connection: Connection): boolean => connection.inWork >= MAX_IN_WORK || isSlow(connection);

/** Everything that is sent comes through here, or through `sendPong`. Together with whatever else is sent in this turn of the event loop: one packet instead of several. */
export function sendText(connection: Connection, text: string): void {
  if (bufferedBytes(connection) > MAX_BUFFERED_BYTES) {
    connection.socket.terminate();
    return;
  }
  connection.outgoingLength += text.length;
  if (connection.outgoing !== null) connection.outgoing.push(text);
  else {
    connection.outgoing = [text];
    if (unflushed.push(connection) === 1) process.nextTick(flushAll);
  }
}

/** Those to whom something is sent at the end of this turn. */
let unflushed: Connection[] = [];

function flushAll(): void {
  const all = unflushed;
  unflushed = [];
  for (const connection of all) flush(connection);
}

function flush(connection: Connection): void {
  const { outgoing, stream } = connection;
  connection.outgoing = null;
  connection.outgoingLength = 0;
  // After the frame that closes a connection nothing may follow.
  if (outgoing !== null && isOpen(connection)) writeFrames(stream, outgoing);
}

export const send = (connection: Connection, message: Exclude<ServerMessage, { type: 'update' }>): void =>
  sendText(connection, JSON.stringify(message));

export const sendRefusal = (connection: Connection, id: number | null, error: Refusal): void =>
  send(connection, { type: 'refused', id, error });

/** Asks for a sign of life, and how long its way is. */
export function sendPing(connection: Connection): void {
  // Answered is the ping itself: who does not read cannot know what it held.
  connection.ping = randomBytes(4);
  connection.pingedMillis = performance.now();
  connection.socket.ping(connection.ping);
}

export function hearPong(connection: Connection, data: Buffer): void {
  if (!connection.ping?.equals(data)) return;
  connection.ping = null;
  connection.lagMillis = performance.now() - connection.pingedMillis;
}

/** Not every ping has to be answered: none is while something waits. */
export function sendPong(connection: Connection, data: Buffer): void {
  // A copy: otherwise the whole packet that the ping came with would wait too.
  if (isOpen(connection) && !isSlow(connection)) connection.socket.pong(Buffer.from(data));
}

export function close(connection: Connection, code: number, reason: string): void {
  flush(connection);
  connection.socket.close(code, reason);
}

/** Its session is over: nothing that still comes in is done for anybody. */
export function end(connection: Connection, reason = 'signed out'): void {
  connection.who = null;
  connection.session = null;
  close(connection, POLICY, reason);
}

export const hasExpired = ({ session }: Connection): boolean =>
  session !== null && session.expiresMillis !== null && session.expiresMillis <= Date.now();

/** Closes the connection of somebody who sends too much: no more is read, so that nothing is spent on it until it ends. */
export function shutOut(connection: Connection, code: number, reason: string): void {
  close(connection, code, reason);
  connection.inbox = null;
  connection.socket.pause();
}

/** Counts what a client sends, of whatever kind. Who sends too much is told so, and closed where that does not help. */
export function isAdmitted(limits: Limits, connection: Connection): boolean {
  if (!isOpen(connection)) return false;
  if (limits.takeFrom(connection.messages) && limits.takeFrom(connection.addressMessages)) return true;
  if (++connection.excess > MAX_EXCESS) shutOut(connection, POLICY, 'too many messages');
  else sendRefusal(connection, null, { code: 'rate_limited', message: 'Too many messages in a short time.' });
  return false;
}
