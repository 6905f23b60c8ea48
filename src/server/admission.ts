import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../core/errors.ts';
import { networkOf } from './address.ts';
import type { Config } from './config.ts';
import { MAX_ALL_BUFFERED_BYTES, watchLoad } from './load.ts';

/** Who is let in: a limited number of connections, in all and from one address, and nobody new while there is too much to do. */
export interface Admission {
  /** Guards the connections of a server, from their first moment on. */
  guard(server: Server): void;
  /** Why what comes by this connection now is not taken; null where it is. */
  refusal(stream: Duplex): Refusal | null;
  /** Whether so much is to do that what nobody needs now is better left undone. */
  isTense(): boolean;
  /** Counts something that an address holds open; false where it has too much of it. For those who come through a proxy. */
  enter(address: string): boolean;
  leave(address: string): void;
  /** Connections of every kind, and what waits in them to be read. */
  count(): number;
  bufferedBytes(): number;
  close(): void;
}

/** Beyond the bounds, so that there is an answer: for health checks, and to tell everybody else to come later. */
const EXTRA_CONNECTIONS = 100;
const TEND_MILLIS = 250;

export function newAdmission(config: Config, warn: (what: string) => void): Admission {
  const streams = new Set<Duplex>();
  const extra = new Set<Duplex>();
  const open = new Map<string, number>();
  let bufferedBytes = 0;
  const load = watchLoad({ ...config, bufferedBytes: () => bufferedBytes });

  const enter = (address: string): boolean => {
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= config.maxAddressConnections) return false;
    open.set(network, count + 1);
    return true;
  };
  const leave = (address: string): void => {
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) - 1;
    if (count > 0) open.set(network, count);
    else open.delete(network);
  };

  const guard = (server: Server): void => {
    // The code that takes a stream over or refuses it may forget to listen: a reset must not end the process.
    server.on('connection', (stream) => {
      stream.on('error', ignore);
      // The proxy is no visitor: those behind it are counted when their requests tell their address.
      const address = config.isBehindProxy ? null : (stream.remoteAddress ?? '');
      const isWelcome = streams.size - extra.size < config.maxConnections && (address === null || enter(address));
      if (!isWelcome && extra.size >= EXTRA_CONNECTIONS) {
        stream.destroy();
        return;
      }
      streams.add(stream);
      if (!isWelcome) extra.add(stream);
      stream.once('close', () => {
        streams.delete(stream);
        if (!extra.delete(stream) && address !== null) leave(address);
      });
    });
    // No file descriptor is left, for example. That the port is taken is told to the one who starts the server.
    server.once('listening', () => server.on('error', (error) => warn(`the listener failed: ${error.message}`)));
  };

  const tend = (): void => {
    bufferedBytes = 0;
    for (const stream of streams) bufferedBytes += stream.writableLength;
    if (bufferedBytes > MAX_ALL_BUFFERED_BYTES) relieve();
  };
  /** Those with the most waiting are cut, down to half of the bound. */
  const relieve = (): void => {
    const bySize = [...streams].sort((a, b) => b.writableLength - a.writableLength);
    let left = bufferedBytes;
    let cut = 0;
    for (const stream of bySize) {
      if (left <= MAX_ALL_BUFFERED_BYTES / 2) break;
      left -= stream.writableLength;
      stream.destroy();
      cut++;
    }
    warn(`${bufferedBytes} bytes waited to be read: ${cut} connections were cut`);
  };
  let told: string | null = null;
  const timer = setInterval(() => {
    tend();
    const strain = load.strain();
    if (strain !== told) warn(strain === null ? 'newcomers are taken again' : `newcomers are turned away: ${strain}`);
    told = strain;
  }, TEND_MILLIS).unref();

  return {
    guard,
    enter,
    leave,
    refusal: (stream) => {
      if (extra.has(stream)) return tooManyConnections;
      return load.strain() === null ? null : tooMuchToDo;
    },
    isTense: load.isTense,
    count: () => streams.size,
    bufferedBytes: () => bufferedBytes,
    close: () => {
      clearInterval(timer);
      load.close();
    },
  };
}

const ignore = (): void => {};

export const tooManyConnections: Refusal = {
  code: 'unavailable',
  message: 'There are too many connections, from your address or in all: try again in a moment.',
};
const tooMuchToDo: Refusal = {
  code: 'unavailable',
  message: 'The server has too much to do just now: try again in a moment.',
};
