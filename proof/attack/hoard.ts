import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Target } from './attack.ts';
import { ask, isEnded, openRaw, requestText, upgradeText } from './rawSocket.ts';

/** More than an address may have, even with those who wait to be told so. */
const CONNECTIONS = 1150;
const [HOARDER, OTHER] = [0, 1];

const CLOSE: readonly string[] = ['connection: close'];

/** One address takes all connections it can get. */
export const hoard: Attack = {
  name: 'hoard',
  hole: 'One address opens more connections than it may hold: the others must still come in, and health checks too',
  leastMillis: 5000,
  run: async (target) => {
    const held: Socket[] = [];
    const flaws: string[] = [];
    let asked = 0;
    const endMillis = Date.now() + target.millis;
    do {
      for (let i = held.length; i < CONNECTIONS; i++) {
        held.push(openRaw(target, HOARDER));
        if (i % 50 === 49) await pause(10);
      }
      await pause(300);
      // Of those who wait to be told, some give way to those who ask.
      for (const socket of held.splice(-100)) socket.destroy();
      await pause(300);
      flaws.push(...(await look(target, held)));
      asked++;
      for (const socket of held.splice(0)) if (!isEnded(socket)) socket.destroy();
      await pause(500);
    } while (Date.now() < endMillis);
    return { counts: { connections: CONNECTIONS, asked }, flaws: [...new Set(flaws)].slice(0, 5) };
  },
};

/** What those hear who come now. */
async function look(target: Target, held: readonly Socket[]): Promise<string[]> {
  const flaws: string[] = [];
  const open = held.filter((socket) => !isEnded(socket)).length;
  const games = requestText('GET /api/games', CLOSE);
  const refused = await ask(target, HOARDER, games);
  if (!/^HTTP\/1\.1 503 .*retry-after: \d.*"code":"unavailable"/is.test(refused))
    flaws.push(`with ${open} connections of its own, one more of an address hears "${refused.slice(0, 60)}"`);
  // The frame that closes: 1013 is 0x03f5.
  const socket = await ask(target, HOARDER, upgradeText('/api/socket'), 500);
  if (!socket.includes('\u0003\u00f5')) flaws.push(`a WebSocket more hears "${socket.slice(0, 60)}"`);
  const health = await ask(target, HOARDER, requestText('GET /health', CLOSE));
  if (!health.startsWith('HTTP/1.1 200')) flaws.push(`a health check hears "${health.slice(0, 60)}"`);
  const other = await ask(target, OTHER, games);
  if (!other.startsWith('HTTP/1.1 200')) flaws.push(`another address hears "${other.slice(0, 60)}"`);
  return flaws;
}
