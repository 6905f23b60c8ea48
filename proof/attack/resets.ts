import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../src/core/assert.ts';
import type { Attack, Target } from './attack.ts';
import { frame, helloFrame, openRaw, requestText, TEXT, upgradeText, watchFrame } from './rawSocket.ts';

const AT_ONCE = 16;

/** What is begun, and not waited for. */
const beginnings = ({ table }: Target): (string | Buffer)[] => [
  upgradeText('/wrong'),
  upgradeText('/api/socket', ['origin: http://evil.example']),
  upgradeText('/api/socket').replace('sec-websocket-key', 'x'),
  Buffer.concat([Buffer.from(upgradeText('/api/socket')), helloFrame(), watchFrame(table)]),
  Buffer.concat([Buffer.from(upgradeText('/api/socket')), Buffer.from([0xff, 0xff, 0xff])]),
  Buffer.concat([Buffer.from(upgradeText('/api/socket')), frame(TEXT, '{"type":').subarray(0, 9)]),
  requestText('POST /api/guest', ['content-type: application/json', 'content-length: 100'], '{"name":'),
  requestText('GET /api/openapi.json'),
  requestText('GET /'),
  requestText(`GET /api/tables/${table}?wait=20`),
  requestText('GET /api/games', ['x'.repeat(20_000)]),
  requestText('CONNECT 127.0.0.1:1'),
  '\u0016\u0003\u0001\r\n\r\n',
];

/** Requests and upgrades of every kind, refused and welcome, and then the connection is reset instead of closed. */
export const resets: Attack = {
  name: 'resets',
  hole: 'Upgrades that are refused, requests and messages that are broken off, and then a reset of the connection',
  run: async (target) => {
    const texts = beginnings(target);
    let connections = 0;
    const one = async (): Promise<void> => {
      const number = connections++;
      const socket = openRaw(target, number);
      socket.write(at(texts, number % texts.length));
      // The server is reached at any moment: before it has read, while it answers, after that.
      await pause(number % 12);
      socket.resetAndDestroy();
    };
    const lane = async (): Promise<void> => {
      for (const endMillis = Date.now() + target.millis; Date.now() < endMillis; await pause(10)) await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return { counts: { connections }, flaws: [] };
  },
};
