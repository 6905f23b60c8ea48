import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Refusal } from '../core/errors.ts';
import { tooManyConnections } from './admission.ts';
import type { Bans } from './bans.ts';
import {
  type Connection,
  close,
  end,
  hasExpired,
  hearPong,
  isAdmitted,
  LATER,
  newConnection,
  POLICY,
  sendPing,
  sendPong,
  sendRefusal,
  shutOut,
} from './connection.ts';
import { leaveAll, noteHere, receive } from './conversation.ts';
import { readPlainly } from './fast/readFrame.ts';
import { newBucket } from './limits.ts';
import { nextToAsk, PING_STEP_MILLIS } from './pinging.ts';
import type { Services } from './services.ts';
import { sessionHashesOf } from './store/sessions.ts';
import { acceptance, upgradeStatus } from './upgrade.ts';

/** How long a client may take to say hello. */
const HELLO_MILLIS = 10_000;
const TEND_MILLIS = 1000;
/** "Service restart": clients come back at once. */
const RESTARTING = 1012;

export interface Sockets {
  count(): number;
  /** Ends the connections whose session has ended: of one person, or of all where announcements were missed. */
  dropEnded(person: string | null): Promise<void>;
  /** Ends the connections of those who are shut out now, and tells them why. */
  dropBanned(bans: Bans): void;
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
      messages: newBucket('socketMessage'),
      addressMessages: limits.bucket('addressMessage', address),
    });
    connections.add(connection);
    silent.set(connection, performance.now() + HELLO_MILLIS);
    socket.on('message', (data, isBinary) => receive(services, connection, isBinary ? '' : String(data)));
    readPlainly(stream, (text) => receive(services, connection, text));
    socket.on('ping', (data) => isAdmitted(services.limits, connection) && sendPong(connection, data));
    socket.on('pong', (data) => {
      if (!isAdmitted(services.limits, connection)) return;
      hearPong(connection, data);
      noteHere(services, connection);
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
    for (const connection of nextToAsk(connections, performance.now())) {
      if (hasExpired(connection)) end(connection);
      if (connection.ping === null) sendPing(connection);
      else connection.socket.terminate();
    }
  }, PING_STEP_MILLIS).unref();

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
    dropBanned: (bans) => {
      for (const connection of connections) {
        const own = connection.who === null ? null : bans.refusal('person', connection.who.person);
        const banned = own ?? bans.refusal('address', connection.address);
        if (banned === null) continue;
        sendRefusal(connection, null, banned);
        end(connection, 'banned');
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
