import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../src/core/assert.ts';
import type { Attack } from './attack.ts';
import { ask, frame, openGreeted, requestText, TEXT, watchFrame } from './rawSocket.ts';

const ADDRESSES = 12;
const PAUSE_MILLIS = 40;

/** So often one address may not get some two hundred kilobytes in a few seconds. */
const TOO_OFTEN = 60;
const LONG_LANES = 12;

const paths = ['/api/openapi.json', '/api/docs', '/api/lobby', '/api/games', '/', '/api/codes/GUESS', '/card/t/GUESS'];
/** Each is another picture, and has to be made. */
const picture = (i: number): string => `/card/daily/${2000 + (i % 99)}-01-${10 + (i % 19)}`;
const STATUSES = ['200', '302', '404', '429', '503', 'none'];

/** Requests and messages that are in order, as many as twelve addresses can send: what is answered costs more than what is asked. */
export const flood: Attack = {
  name: 'flood',
  hole: 'Many addresses ask for what is dear to answer, as often as they may and more',
  leastMillis: 6000,
  run: async (target) => {
    const counts: Record<string, number> = {};
    const flaws = new Set<string>();
    const count = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    const endMillis = Date.now() + target.millis;
    const request = async (address: number): Promise<void> => {
      for (let i = 0; Date.now() < endMillis; i++) {
        const path = i % (paths.length + 1) === paths.length ? picture(i) : at(paths, i % (paths.length + 1));
        const text = await ask(target, address, requestText(`GET ${path}`, ['connection: close']));
        const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'none';
        count(`status ${status}`);
        if (!STATUSES.includes(status)) flaws.add(`${status} to ${path}`);
        await pause(PAUSE_MILLIS);
      }
    };
    const talk = async (address: number): Promise<void> => {
      const data = Buffer.concat([
        watchFrame(target.table),
        frame(TEXT, JSON.stringify({ type: 'unwatch', table: target.table })),
      ]);
      while (Date.now() < endMillis) {
        const socket = await openGreeted(target, address);
        socket?.resume();
        while (socket !== null && !socket.destroyed && Date.now() < endMillis) {
          socket.write(data);
          count('messages');
          await pause(PAUSE_MILLIS);
        }
        socket?.destroy();
        await pause(PAUSE_MILLIS);
      }
    };
    let [long, refused] = [0, 0];
    const askForLong = async (): Promise<void> => {
      while (Date.now() < endMillis) {
        const text = await ask(
          target,
          ADDRESSES,
          requestText(`GET /api/tables/${target.table}`, ['connection: close']),
        );
        long++;
        if (text.startsWith('HTTP/1.1 429')) refused++;
        await pause(2);
      }
    };
    await Promise.all([
      ...Array.from({ length: LONG_LANES }, askForLong),
      ...Array.from({ length: 4 * ADDRESSES }, (_, i) => (i % 2 === 0 ? request : talk)(i % ADDRESSES)),
    ]);
    if (long > TOO_OFTEN && refused === 0) flaws.add(`one address was told a long history ${long} times`);
    return { counts: { ...counts, long, longRefused: refused }, flaws: [...flaws] };
  },
};
