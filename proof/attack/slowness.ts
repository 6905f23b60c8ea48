import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Target } from './attack.ts';
import { openRaw, requestText, upgradeText } from './rawSocket.ts';

const OF_EACH = 40;
const DRIP_MILLIS = 500;

interface Slow {
  readonly what: string;
  /** When the server must have had enough, with a little for a busy machine. */
  readonly patienceMillis: number;
  /** Sent at once. */
  readonly head: string;
  /** Sent a character at a time. */
  readonly drip: string;
}

const kindsFor = ({ isAlone }: Target): Slow[] => [
  { what: 'a connection without a word', patienceMillis: 12_500, head: '', drip: '' },
  { what: 'headers', patienceMillis: 12_500, head: 'GET / HTTP/1.1\r\n', drip: 'x-padding: 12345678901234567890' },
  { what: 'a WebSocket without hello', patienceMillis: 15_500, head: upgradeText('/api/socket'), drip: '' },
  {
    what: 'a body',
    patienceMillis: isAlone ? 15_500 : 33_500,
    head: requestText('POST /api/guest', ['content-type: application/json', 'content-length: 1000'], '{'),
    drip: ' '.repeat(999),
  },
];

/** Holds a connection open as long as the server lets it; how long that was. */
async function hold(target: Target, number: number, { head, drip }: Slow): Promise<number> {
  const began = Date.now();
  const socket: Socket = openRaw(target, number);
  socket.resume();
  if (head !== '') socket.write(head);
  for (let i = 0; Date.now() - began < target.millis; i++) {
    await pause(DRIP_MILLIS);
    if (socket.destroyed || socket.readyState !== 'open') return Date.now() - began;
    const next = drip[i];
    if (next !== undefined) socket.write(next);
  }
  socket.destroy();
  return Infinity;
}

/** Those who do as if they were about to say something. */
export const slowness: Attack = {
  name: 'slowness',
  hole: 'Connections, headers, bodies and WebSockets that are begun and never finished, a byte now and then',
  leastMillis: 16_000,
  // Usually it is 30 s, and the short form of the proof would end before.
  env: { WINDFALL_REQUEST_SECONDS: '12' },
  run: async (target) => {
    const counts: Record<string, number> = {};
    const flaws: string[] = [];
    const one = async (kind: Slow, number: number): Promise<void> => {
      const heldMillis = await hold(target, number, kind);
      counts[kind.what] = (counts[kind.what] ?? 0) + 1;
      if (heldMillis > kind.patienceMillis && target.millis > kind.patienceMillis)
        flaws.push(`${kind.what} was waited for, ${heldMillis} ms`);
    };
    await Promise.all(kindsFor(target).flatMap((kind) => Array.from({ length: OF_EACH }, (_, i) => one(kind, i))));
    return { counts, flaws: [...new Set(flaws)].slice(0, 5) };
  },
};
