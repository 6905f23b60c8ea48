import { games } from '../games/registry.node.ts';
import type { Config } from './config.ts';
import { newHub } from './hub.ts';
import { counted, newBotTurns } from './jobs.ts';
import { serverLanes } from './lanes.ts';
import { newMetrics } from './metrics.ts';
import { serveMetrics } from './metricsAccess.ts';
import { meansMemory } from './notices/means.ts';
import { newRooms } from './rooms.ts';
import { steadyNow } from './steadyClock.ts';
import type { Database } from './store/database.ts';
import { readBacklog } from './store/jobs.ts';
import { newThinkers } from './thinkers.ts';

/** Thinks for the bots of the tables in a shared database, for servers that have better things to do. Nobody connects to it, but to see its metrics. */
export async function startBotWorker(
  db: Database,
  threads: number,
  config: Pick<Config, 'metricsPort' | 'metricsToken' | 'grandmasterSeconds' | 'noticeMillis'>,
  failed: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const rooms = newRooms({ db, hub: newHub(false), games, failed, meansOf: meansMemory(db, config) });
  const none = (): number => 0;
  const metrics = newMetrics({
    sockets: none,
    connections: none,
    bufferedBytes: none,
    rooms: rooms.count,
    broken: rooms.countBroken,
    backlog: () => readBacklog(db, steadyNow()),
    pool: () => db.state().pool,
  });
  const metricsServer = await serveMetrics(config, metrics);
  // Two at least: one account never gets the last of them.
  const openHost = async () => (await import('../bots/host.node.ts')).openThreadHost();
  const thinkers = newThinkers(openHost, config.grandmasterSeconds, Math.max(2, threads));
  const takeTurn = counted(metrics, newBotTurns(rooms, thinkers, metrics.observeBotWait));
  const lanes = serverLanes(thinkers.threads).filter(({ kind }) => kind === 'bot');
  // Woken by a new job instead of looking for one; what happens at tables is read when it is needed.
  await db.listen(() => {});
  await db.startJobs(takeTurn, failed, lanes);
  return {
    stop: async () => {
      await db.stopJobs();
      await rooms.settle();
      thinkers.close();
      metricsServer?.close();
      await db.close();
    },
  };
}
