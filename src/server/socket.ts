import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Refusal } from '../core/errors.ts';
import { schemaMessage } from '../core/errors.ts';
import { type ClientMessage, readMessage } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/shapes.ts';
import { authenticateNow } from './accounts.ts';
import { tooManyConnections } from './admission.ts';
import { carryOut } from './carryOut.ts';
import {
  type Connection,
  close,
  end,
  hasExpired,
  isAdmitted,
  isBusy,
  isOpen,
  isSlow,
  newConnection,
  POLICY,
  refuse,
  send,
  sendPong,
  sendText,
  shutOut,
} from './connection.ts';
import { type Hub, updateFor, type Watcher } from './hub.ts';
import { newBucket } from './limits.ts';
import { BrokenTable, brokenTable } from './rooms.ts';
import type { Services } from './services.ts';
import { hiddenFrom } from './shields.ts';
import { sessionHashesOf } from './store/sessions.ts';
import { updateText } from './updateText.ts';
import { acceptance, upgradeStatus } from './upgrade.ts';

const MAX_WATCHED = 50;
const PING_MILLIS = 30_000;
/** How long a client may take to say hello. */
const HELLO_MILLIS = 10_000;
const TEND_MILLIS = 1000;
/** "Service restart": clients come back at once. */
const RESTARTING = 1012;
/** "Try again later". */
const LATER = 1013;

export interface Sockets {
  count(): number;
  /** Ends the connections whose session has ended: of one person, or of all where announcements were missed. */
  dropEnded(person: string | null): Promise<void>;
  /** Tells everybody to come back, and ends when they are gone or have had their time. */
  close(): Promise<void>;
}

export interface Surroundings {
  readonly services: Services;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly cookieOf: (request: IncomingMessage) => string | null;
}

export function openSockets(server: Server, { services, addressOf, cookieOf }: Surroundings): Sockets {
  const { admission, config, limits, log } = services;
  const acceptor = new WebSocketServer(acceptance);
  const connections = new Set<Connection>();
  /** Those who have not said hello, in the order in which they came, and until when they may. */
  const silent = new Map<Connection, number>();

  const accept = (request: IncomingMessage, stream: Duplex, socket: WebSocket): void => {
    socket.on('error', () => socket.terminate());
    const address = addressOf(request);
    const refusal = admission.refusal(stream) ?? (config.isBehindProxy ? enter(address, socket) : null);
    if (refusal !== null) {
      socket.close(LATER, refusal.message);
      return;
    }
    const connection = newConnection({
      socket,
      stream,
      cookie: cookieOf(request),
      address,
      messages: newBucket(),
      addressMessages: limits.bucket('addressMessage', address),
    });
    connections.add(connection);
    silent.set(connection, performance.now() + HELLO_MILLIS);
    socket.on('message', (data, isBinary) => receive(services, connection, isBinary ? '' : String(data)));
    socket.on('ping', (data) => isAdmitted(services.limits, connection) && sendPong(connection, data));
    socket.on('pong', (data) => {
      if (isAdmitted(services.limits, connection) && connection.ping?.equals(data)) connection.ping = null;
    });
    socket.on('close', () => {
      connections.delete(connection);
      silent.delete(connection);
      leaveAll(services, connection);
    });
  };
  /** Behind a proxy an address is counted here, where it is known. */
  const enter = (address: string, socket: WebSocket): Refusal | null => {
    if (!admission.enter(address)) return tooManyConnections;
    socket.on('close', () => admission.leave(address));
    return null;
  };

  server.on('upgrade', (request, stream, head) => {
    try {
      const status = upgradeStatus(services, request, addressOf(request));
      if (status === null) acceptor.handleUpgrade(request, stream, head, (socket) => accept(request, stream, socket));
      else stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
    } catch (error) {
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'an upgrade failed');
      stream.destroy();
    }
  });

  const tending = setInterval(() => {
    const nowMillis = performance.now();
    for (const [connection, untilMillis] of silent) {
      if (!connection.hasGreeted && untilMillis > nowMillis) break;
      silent.delete(connection);
      if (!connection.hasGreeted) shutOut(connection, POLICY, 'no hello');
    }
  }, TEND_MILLIS).unref();
  const pinging = setInterval(() => {
    for (const connection of connections) {
      if (hasExpired(connection)) end(connection);
      // Answered is the ping itself: who does not read cannot know what it held.
      if (connection.ping !== null) connection.socket.terminate();
      connection.ping = randomBytes(4);
      connection.socket.ping(connection.ping);
    }
  }, PING_MILLIS).unref();

  return {
    count: () => connections.size,
    dropEnded: async (person) => {
      services.endings.count++;
      const people = new Map<string, Connection[]>();
      for (const connection of connections) {
        const own = connection.who?.person;
        if (own !== undefined && (person === null || person === own))
          people.set(own, [...(people.get(own) ?? []), connection]);
      }
      for (const [own, all] of people) {
        // Where the store does not answer, all have to come back and say again who they are.
        const living = await sessionHashesOf(services.db, own).catch(() => new Set<string>());
        for (const connection of all) if (!living.has(connection.session?.hash ?? '')) end(connection);
      }
    },
    close: async () => {
      clearInterval(tending);
      clearInterval(pinging);
      for (const connection of connections) close(connection, RESTARTING, 'restarting');
      for (let waited = 0; connections.size > 0 && waited < 2000; waited += 20)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const { socket } of connections) socket.terminate();
    },
  };
}

function receive(services: Services, connection: Connection, data: string): void {
  if (!isAdmitted(services.limits, connection)) return;
  if (hasExpired(connection)) end(connection);
  else if (connection.inbox !== null) connection.inbox.push(data);
  else if (isBusy(connection)) {
    connection.inbox = [data];
    connection.socket.pause();
    if (isSlow(connection)) awaitReading(services, connection);
  } else take(services, connection, data);
}

function take(services: Services, connection: Connection, data: string): void {
  const message = parse(connection, data);
  if (message === null) return;
  connection.inWork++;
  handle(services, connection, message).then(
    () => finish(services, connection),
    (error: unknown) => {
      const id = 'id' in message ? message.id : null;
      if (error instanceof BrokenTable) refuse(connection, id, brokenTable);
      else {
        services.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a message failed');
        refuse(connection, id, { code: 'unavailable', message: 'Something went wrong here: try again.' });
      }
      finish(services, connection);
    },
  );
}

function finish(services: Services, connection: Connection): void {
  connection.inWork--;
  if (connection.inbox !== null) proceed(services, connection);
}

/** Goes on with what had to wait, as far as possible. */
function proceed(services: Services, connection: Connection): void {
  while (connection.inbox !== null && isOpen(connection)) {
    if (isSlow(connection)) awaitReading(services, connection);
    if (isBusy(connection)) return;
    const next = connection.inbox.shift();
    if (next !== undefined) take(services, connection, next);
    else {
      connection.inbox = null;
      connection.socket.resume();
    }
  }
}

/** As soon as the client has read what waits for it, it is read from again and sent what it has missed. */
function awaitReading(services: Services, connection: Connection): Set<string> {
  if (connection.missed !== null) return connection.missed;
  const missed = new Set<string>();
  connection.missed = missed;
  const goOn = (): void => {
    connection.missed = null;
    for (const table of missed) tell(services, table, services.hub.publish);
    proceed(services, connection);
  };
  const { stream } = connection;
  const wait = (): void => (stream.writableNeedDrain ? void stream.once('drain', goOn) : goOn());
  if (stream.writableNeedDrain) wait();
  // It is written at the end of this turn, and may be gone at once: then nothing drains.
  else setImmediate(wait);
  return missed;
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
      if (connection.session?.scope === 'read')
        return refuse(connection, message.id, {
          code: 'not_allowed',
          message: 'This token is for the scope "read", not "play".',
        });
      const done = await carryOut(
        services,
        connection.who,
        message.table,
        message.command,
        message.key,
        connection.address,
      );
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
  const signedIn = secret === null ? null : await authenticateNow(services, secret);
  if (hello.token !== undefined && signedIn === null) {
    refuse(connection, null, { code: 'wrong_credentials', message: 'The token is not known.' });
    return;
  }
  const banned = signedIn === null ? null : services.bans.refusal('person', signedIn.person.id);
  if (banned !== null) {
    refuse(connection, null, banned);
    close(connection, POLICY, 'banned');
    return;
  }
  if (!isOpen(connection)) return;
  connection.session = signedIn?.session ?? null;
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
  const { hub, limits, rooms } = services;
  const { table, from = 0, details = false } = message;
  unwatch(services, connection, table);
  connection.watching ??= new Map();
  if (connection.watching.size >= MAX_WATCHED)
    return refuse(connection, null, { code: 'too_many', message: `You watch ${MAX_WATCHED} tables already.` });
  const person = connection.who?.person ?? null;
  const watcher: Watcher = {
    person,
    hidden: await hiddenFrom(services.db, person),
    hasDetails: details,
    sent: from,
    send: (update) => {
      if (isSlow(connection)) {
        awaitReading(services, connection).add(table);
        return false;
      }
      sendText(connection, updateText(update));
      return true;
    },
    ...(details ? { tellPresent: (seats) => send(connection, { type: 'present', table, seats: [...seats] }) } : {}),
  };
  const found = await rooms.look(table, (room) => {
    if (!isOpen(connection)) return;
    // A client that knows more than the store has seen another table: it starts anew.
    if (watcher.sent > room.sequence) watcher.sent = 0;
    const text = updateText(updateFor(room, person, watcher.sent, details, watcher.hidden));
    limits.charge(connection.addressMessages, text.length);
    sendText(connection, text);
    watcher.sent = room.sequence;
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
function tellLeft(services: Services, table: string): void {
  if (!services.stopping.aborted && services.hub.isWatched(table)) tell(services, table, services.hub.publishPresent);
}

function tell({ rooms, log }: Services, table: string, publish: Hub['publish']): void {
  rooms.look(table, publish).catch((error: unknown) => log.warn({ error: String(error) }, 'not told'));
}
