import { games } from '../games/registry.node.ts';
import { newHub } from './hub.ts';
import { newBotTurns } from './jobs.ts';
import { serverLanes } from './lanes.ts';
import { newRooms } from './rooms.ts';
import type { Database } from './store/database.ts';
import { newThinkers } from './thinkers.ts';
import { webhookMemory } from './webhookMemory.ts';

/** Thinks for the bots of the tables in a shared database, for servers that have better things to do. Nobody connects to it. */
export async function startBotWorker(
  db: Database,
  threads: number,
  failed: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const rooms = newRooms({ db, hub: newHub(false), games, failed, hasWebhook: webhookMemory(db) });
  // Two at least: one account never gets the last of them.
  const openHost = async () => (await import('../bots/host.node.ts')).openThreadHost();
  const thinkers = newThinkers(openHost, Math.max(2, threads));
  const takeTurn = newBotTurns(rooms, thinkers);
  const lanes = serverLanes(thinkers.threads).filter(({ kind }) => kind === 'bot');
  // Woken by a new job instead of looking for one; what happens at tables is read when it is needed.
  await db.listen(() => {});
  await db.startJobs((_, payload, waitedMillis) => takeTurn(payload, waitedMillis), failed, lanes);
  return {
    stop: async () => {
      await db.stopJobs();
      await rooms.settle();
      thinkers.close();
      await db.close();
    },
  };
}
