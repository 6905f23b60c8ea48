import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Findings, Target } from './attack.ts';
import { frame, isEnded, openGreeted, PING, pour, TEXT, watchFrame } from './rawSocket.ts';

const CONNECTIONS = 40;
/** Frames of one write. */
const TOGETHER = 50;

/** Opens connections that never read and sends the same frame again and again, as fast as it is taken. */
async function pourInto(target: Target, one: Buffer, mustEnd: boolean): Promise<Findings> {
  const data = Buffer.concat(Array.from({ length: TOGETHER }, () => one));
  const endMillis = Date.now() + target.millis;
  const counts = { connections: 0, frames: 0, ended: 0, stillOpen: 0 };
  const hold = async (socket: Socket): Promise<void> => {
    socket.pause();
    while (Date.now() < endMillis && !socket.destroyed) {
      const taken = pour(socket, data).then(() => true);
      // The server may have stopped to read, which is its right.
      if (await Promise.race([taken, pause(500, false, { ref: false })])) counts.frames += TOGETHER;
      await pause(40);
    }
  };
  const lane = async (number: number): Promise<void> => {
    while (Date.now() < endMillis) {
      const socket = await openGreeted(target, number);
      if (socket === null) {
        await pause(200);
        continue;
      }
      counts.connections++;
      await hold(socket);
      if (isEnded(socket)) counts.ended++;
      else counts.stillOpen++;
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => lane(number)));
  const flaws: string[] = [];
  if (counts.connections === 0) flaws.push('no connection could be opened');
  if (mustEnd && counts.ended === 0) flaws.push('no connection was ended, however much it sent');
  return { counts, flaws };
}

export const unreadUpdates: Attack = {
  name: 'unread updates',
  hole: 'Clients that never read ask for the same table again and again: each answer is the whole match',
  run: (target) => pourInto(target, watchFrame(target.table), false),
};

export const unreadRefusals: Attack = {
  name: 'unread refusals',
  hole: 'Clients that never read send nonsense without end: every message beyond the limit was answered',
  run: (target) => pourInto(target, frame(TEXT, 'x'), true),
};

export const unreadPongs: Attack = {
  name: 'unread pongs',
  hole: 'Clients that never read send pings without end: every one was answered and none was counted',
  run: (target) => pourInto(target, frame(PING, Buffer.alloc(125, 7)), true),
};
