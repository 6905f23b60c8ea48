import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Refusal } from '../core/errors.ts';
import { schemaMessage } from '../core/errors.ts';
import { type ClientMessage, readMessage, type ServerMessage } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/shapes.ts';
import type { Who } from '../table/perform.ts';
import { authenticate } from './accounts.ts';
import { carryOut } from './carryOut.ts';
import { framesOf } from './frame.ts';
import { updateFor, type Watcher } from './hub.ts';
import { isForeign } from './origin.ts';
import type { Services } from './services.ts';
import { updateText } from './updateText.ts';

export const SOCKET_PATH = '/api/socket';
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_WATCHED = 50;
const PING_MILLIS = 30_000;
/** Who has so much waiting gets no updates for now, and who does not catch up is let go. */
const SLOW_BYTES = 256 * 1024;
const STUCK_BYTES = 4 * 1024 * 1024;
const RETRY_MILLIS = 500;
/** "Service restart": clients come back at once. */
const RESTARTING = 1012;
const POLICY = 1008;

/** One client. Made for thousands that only wait: it holds nothing it does not need. */
interface Connection {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly id: string;
  readonly cookie: string | null;
  readonly address: string;
  who: Who | null;
  hasGreeted: boolean;
  isAlive: boolean;
  /** What is sent at the end of this turn of the event loop. */
  outgoing: string[] | null;
  watching: Map<string, Watcher> | null;
}

export interface Sockets {
  count(): number;
  dropPerson(person: string): void;
  /** Tells everybody to come back, and ends when they are gone or have had their time. */
  close(): Promise<void>;
}

export interface Surroundings {
  readonly services: Services;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly cookieOf: (request: IncomingMessage) => string | null;
}

export function openSockets(server: Server, { services, addressOf, cookieOf }: Surroundings): Sockets {
  const { config, limits } = services;
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  let lastId = 0;

  server.on('upgrade', (request, stream, head) => {
    const isOurs = request.url?.split('?')[0] === SOCKET_PATH;
    const isWelcome =
      isOurs &&
      !services.stopping.aborted &&
      limits.take('addressRequest', addressOf(request)) &&
      !isForeign(request.headers.origin, request.headers.host, config.origins);
    if (!isWelcome) {
      const status = isOurs ? '403 Forbidden' : '404 Not Found';
      stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
      return;
    }
    acceptor.handleUpgrade(request, stream, head, (socket) => {
      const connection: Connection = {
        socket,
        stream,
        id: String(++lastId),
        cookie: cookieOf(request),
        address: addressOf(request),
        who: null,
        hasGreeted: false,
        isAlive: true,
        outgoing: null,
        watching: null,
      };
      connections.add(connection);
      socket.on('message', (data, isBinary) => receive(services, connection, isBinary ? '' : String(data)));
      socket.on('pong', () => {
        connection.isAlive = true;
      });
      socket.on('close', () => {
        connections.delete(connection);
        leaveAll(services, connection);
      });
      socket.on('error', () => socket.terminate());
    });
  });

  const pinging = setInterval(() => {
    for (const connection of connections) {
      if (!connection.isAlive) connection.socket.terminate();
      connection.isAlive = false;
      connection.socket.ping();
    }
  }, PING_MILLIS).unref();

  return {
    count: () => connections.size,
    dropPerson: (person) => {
      for (const connection of connections)
        if (connection.who?.person === person) close(connection, POLICY, 'signed out');
    },
    close: async () => {
      clearInterval(pinging);
      for (const connection of connections) close(connection, RESTARTING, 'restarting');
      for (let waited = 0; connections.size > 0 && waited < 2000; waited += 20)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const { socket } of connections) socket.terminate();
    },
  };
}

/** Sends with whatever else is sent in this turn of the event loop: one packet instead of several. */
function sendText(connection: Connection, text: string): void {
  if (connection.outgoing !== null) connection.outgoing.push(text);
  else {
    connection.outgoing = [text];
    process.nextTick(flush, connection);
  }
}

function flush(connection: Connection): void {
  const { outgoing, socket, stream } = connection;
  connection.outgoing = null;
  // After the frame that closes a connection nothing may follow.
  if (outgoing !== null && socket.readyState === socket.OPEN) stream.write(framesOf(outgoing));
}

const send = (connection: Connection, message: Exclude<ServerMessage, { type: 'update' }>): void =>
  sendText(connection, JSON.stringify(message));

function close(connection: Connection, code: number, reason: string): void {
  flush(connection);
  connection.socket.close(code, reason);
}

const refuse = (connection: Connection, id: number | null, error: Refusal): void =>
  send(connection, { type: 'refused', id, error });

function receive(services: Services, connection: Connection, data: string): void {
  if (!services.limits.take('socketMessage', connection.id)) {
    refuse(connection, null, { code: 'rate_limited', message: 'Too many messages in a short time.' });
    return;
  }
  const message = parse(connection, data);
  if (message === null) return;
  handle(services, connection, message).catch((error: unknown) => {
    services.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a message failed');
    refuse(connection, 'id' in message ? message.id : null, {
      code: 'unavailable',
      message: 'Something went wrong here: try again.',
    });
  });
}

function parse(connection: Connection, data: string): ClientMessage | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    refuse(connection, null, { code: 'malformed_request', message: 'The message is not JSON.' });
    return null;
  }
  const read = readMessage(json);
  if (read.ok) return read.value;
  const id =
    typeof json === 'object' && json !== null && 'id' in json && Number.isSafeInteger(json.id) ? json.id : null;
  refuse(connection, id as number | null, {
    code: 'malformed_request',
    message: `The message is wrong at ${schemaMessage(read.error)}.`,
  });
  return null;
}

async function handle(services: Services, connection: Connection, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') return greet(services, connection, message);
  if (!connection.hasGreeted)
    return refuse(connection, 'id' in message ? message.id : null, {
      code: 'malformed_request',
      message: 'The first message must be hello, and its answer must have come.',
    });
  switch (message.type) {
    case 'watch':
      return watch(services, connection, message);
    case 'unwatch':
      unwatch(services, connection, message.table);
      return tellLeft(services, message.table);
    case 'do': {
      if (connection.who === null)
        return refuse(connection, message.id, {
          code: 'not_signed_in',
          message: 'Tell us your name first, or sign in.',
        });
      const { table, command, key } = message;
      const done = await carryOut(services, connection.who, table, command, key, connection.address);
      if (done.ok) send(connection, { type: 'done', id: message.id, sequence: done.value });
      else refuse(connection, message.id, done.error);
    }
  }
}

async function greet(
  services: Services,
  connection: Connection,
  hello: ClientMessage & { type: 'hello' },
): Promise<void> {
  if (hello.protocol !== PROTOCOL) {
    const message = `This server speaks version ${PROTOCOL} of the protocol, not ${hello.protocol}.`;
    refuse(connection, null, { code: 'old_protocol', message });
    close(connection, POLICY, 'protocol');
    return;
  }
  const secret = hello.token ?? connection.cookie;
  const signedIn = secret === null ? null : await authenticate(services.db, secret);
  if (hello.token !== undefined && signedIn === null) {
    refuse(connection, null, { code: 'wrong_credentials', message: 'The token is not known.' });
    return;
  }
  connection.who = signedIn === null ? null : { person: signedIn.person.id, name: signedIn.person.name };
  connection.hasGreeted = true;
  const person = connection.who === null ? null : { id: connection.who.person, name: connection.who.name };
  send(connection, { type: 'welcome', protocol: PROTOCOL, person });
}

async function watch(
  services: Services,
  connection: Connection,
  message: ClientMessage & { type: 'watch' },
): Promise<void> {
  const { hub, rooms } = services;
  const { table, from = 0, details = false } = message;
  unwatch(services, connection, table);
  connection.watching ??= new Map();
  if (connection.watching.size >= MAX_WATCHED)
    return refuse(connection, null, { code: 'too_many', message: `You watch ${MAX_WATCHED} tables already.` });
  const person = connection.who?.person ?? null;
  const watcher: Watcher = {
    person,
    hasDetails: details,
    sent: from,
    send: (update) => {
      const waiting = connection.socket.bufferedAmount;
      if (waiting > STUCK_BYTES) connection.socket.terminate();
      if (waiting > SLOW_BYTES) {
        setTimeout(() => void rooms.look(table, hub.publish), RETRY_MILLIS).unref();
        return false;
      }
      sendText(connection, updateText(update));
      return true;
    },
    ...(details ? { tellPresent: (seats) => send(connection, { type: 'present', table, seats: [...seats] }) } : {}),
  };
  const found = await rooms.look(table, (room) => {
    // A client that knows more than the store has seen another table: it starts anew.
    if (watcher.sent > room.sequence) watcher.sent = 0;
    sendText(connection, updateText(updateFor(room, person, watcher.sent, details)));
    watcher.sent = room.sequence;
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    // Asked twice at once, the last counts.
    unwatch(services, connection, table);
    connection.watching?.set(table, watcher);
    hub.watch(table, watcher);
    hub.publishPresent(room);
  });
  if (found === null) refuse(connection, null, { code: 'unknown_table', message: 'There is no such table.' });
}

function unwatch({ hub }: Services, connection: Connection, table: string): void {
  const watcher = connection.watching?.get(table);
  if (watcher === undefined) return;
  hub.unwatch(table, watcher);
  connection.watching?.delete(table);
}

function leaveAll(services: Services, connection: Connection): void {
  for (const [table, watcher] of connection.watching ?? []) {
    services.hub.unwatch(table, watcher);
    tellLeft(services, table);
  }
  connection.watching = null;
}

/** Those who still look learn that somebody has gone. */
function tellLeft({ hub, rooms, stopping, log }: Services, table: string): void {
  if (stopping.aborted || !hub.isWatched(table)) return;
  rooms.look(table, hub.publishPresent).catch((error: unknown) => log.warn({ error: String(error) }, 'not told'));
}
