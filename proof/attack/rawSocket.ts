import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '../../src/protocol/shapes.ts';
import type { Target } from './attack.ts';

/** A TCP connection from the attacker's address of this number: on Linux every 127.x.y.z is this machine. */
export function openRaw({ port, network }: Target, address: number): Socket {
  const localAddress = `127.0.${network}.${1 + (address % 250)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  socket.on('error', () => socket.destroy());
  return socket;
}

export const isEnded = (socket: Socket): boolean => socket.destroyed || socket.readyState !== 'open';

export const requestText = (line: string, headers: readonly string[] = [], body = ''): string =>
  `${[`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n${body}`;

export const upgradeText = (path: string, headers: readonly string[] = []): string =>
  requestText(`GET ${path}`, [
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    ...headers,
  ]);

export const TEXT = 1;
export const PING = 9;

/** A frame as clients send it: masked, and all of it whole. */
export function frame(opcode: number, payload: string | Buffer): Buffer {
  const data = Buffer.from(payload);
  const head = data.length < 126 ? [0x80 | opcode, 0x80 | data.length] : longHead(opcode, data.length);
  const mask = randomBytes(4);
  return Buffer.concat([Buffer.from(head), mask, data.map((byte, i) => byte ^ (mask[i & 3] as number))]);
}

const longHead = (opcode: number, length: number): number[] => [0x80 | opcode, 0x80 | 126, length >> 8, length & 255];

export const helloFrame = (): Buffer => frame(TEXT, JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
export const watchFrame = (table: string): Buffer =>
  frame(TEXT, JSON.stringify({ type: 'watch', table, details: true }));

/** A WebSocket that has said hello; null where the server did not take it. What comes then is up to the attack. */
export async function openGreeted(target: Target, address: number): Promise<Socket | null> {
  const socket = openRaw(target, address);
  let heard = '';
  const hear = (data: Buffer): void => {
    heard += data.toString('latin1');
  };
  socket.on('data', hear);
  socket.write(upgradeText('/api/socket'));
  if (!(await until(socket, 3000, () => heard.includes('\r\n\r\n')))) return null;
  if (!heard.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    return null;
  }
  socket.write(helloFrame());
  if (!(await until(socket, 3000, () => heard.includes('"welcome"')))) return null;
  socket.off('data', hear);
  return socket;
}

async function until(socket: Socket, millis: number, isThere: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < millis && !socket.destroyed; waited += 5) {
    if (isThere()) return true;
    await pause(5);
  }
  return isThere();
}

/** All that the server answers to a request, until it ends the connection or says nothing for a while. */
export async function ask(target: Target, address: number, text: string, millis = 3000): Promise<string> {
  const socket = openRaw(target, address);
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  socket.write(text);
  await until(socket, millis, () => socket.readyState === 'closed');
  socket.destroy();
  return heard;
}

/** Writes as fast as the other side takes it, and no faster. */
export function pour(socket: Socket, data: Buffer): Promise<void> {
  if (socket.destroyed || socket.write(data)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      socket.off('drain', end);
      socket.off('close', end);
      resolve();
    };
    socket.once('drain', end);
    socket.once('close', end);
  });
}
